/** The texts of a run. Every report takes its texts from here, never from another report. */
import type { Change, Level } from '../../comparison/comparison.ts'
import type { Message } from '../../errors/avg-error.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Verdict } from '../../gate/verdict.ts'
import type { FailOn } from '../../inputs/stored-settings.ts'
import type { Card, Line, Mark } from '../../lib/document/blocks.ts'
import type { Outcome } from '../outcome.ts'
import type { Names } from '../words/names.ts'

/** The wording of a finding. `describeFindings` derives the parts that are missing. */
export interface Wording extends Partial<Pick<FindingText, 'codes' | 'brief' | 'why' | 'causes' | 'places'>> {
  /** From the fullest to the shortest, without a full stop. */
  headlines: Line[]
  /** One headline for all findings like this one. */
  together?: Line[]
  /** Under the headline: how certain it is, what did not change, and its effect on the check. */
  detail?: Line
  /** Causes that follow the headline of the finding. If it is not the headline of the report, it becomes their title. */
  evidence?: Card[]
}

export interface FindingText {
  finding: Finding
  mark: Mark
  /** The code of the finding, then those of the vendors that gave no answers. */
  codes: [Message['code'], ...Message['code'][]]
  /** Without a full stop. */
  headline: Line
  /** What happened, to show next to the name of a gate, without numbers that a grid has. */
  brief: Line
  /** What a change of pages did, or what stopped the run; empty for another finding. */
  why: Line
  /** Does not repeat the headline of the report. */
  causes: Card[]
  /** Each question that loses its answer, and the line to look at. Empty for a finding without questions. */
  places: LossPlace[]
}

export interface LossPlace {
  question: string
  /** What became of its answer, why, and what to do. */
  text: string
  path: string
  /** From 1; undefined in a deleted page. */
  line: number | undefined
}

export type FindingOf<K extends Finding['kind']> = Extract<Finding, { kind: K }>

export type FindingDescribers = {
  [K in Finding['kind']]: (finding: FindingOf<K>, context: FindingContext) => Wording
}

/** What the text of a finding depends on. */
export interface FindingContext {
  outcome: Outcome
  /** At least one, the most important first. */
  findings: readonly Finding[]
  names: Names
  /** The planned engines, with their countries. */
  engines: readonly string[]
  /** The verdict fails the step by `fail-on`. */
  failsCheck: boolean
}

/** The texts of all findings of a gate. */
export interface GateText {
  texts: readonly FindingText[]
  mark: Mark
  /** The headline of the first finding and others like it, without a full stop. */
  headline: Line
  detail: Line
}

/** A described gate with its outcome. */
export interface ReportContext extends FindingContext, GateText {}

/** The level of an engine in all countries. */
interface EngineLevel {
  name: string
  /** Names in the scans, with the country. */
  engines: string[]
  change: Change | undefined
  level: Level | undefined
}

/** The part of a gate that stays in memory. Only one outcome at a time does. */
export interface DescribedGate extends Omit<FindingContext, 'outcome'>, GateText {
  key: string
  brand: string
  /** ISO 8601 UTC. */
  finishedAt: string
  /** ISO 3166 codes of the countries that it asks in; empty if it names none. */
  countries: string[]
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails if there are any. */
  failures: FailOn[]
  isMeasured: boolean
  /** The gate compares the pages of two trees, so no citation rate is shown. */
  isContent: boolean
  /** Over the cells that both sides evaluated; undefined if nothing is compared. */
  change: Change | undefined
  engineLevels: EngineLevel[]
  /** Returns all that is known of the gate. A call may read a file: the answers of all gates may exceed the memory. */
  load(): Outcome
}
