/** A run in words: what each surface says of it is read from here, and never from another surface. */

import type { Change, Level } from '../../comparison/comparison.ts'
import type { Message } from '../../errors/avg-error.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Verdict } from '../../gate/verdict.ts'
import type { FailOn } from '../../inputs/stored-settings.ts'
import type { Card, Line, Mark } from '../../lib/document/blocks.ts'
import type { Outcome } from '../outcome.ts'
import type { Names } from '../words/names.ts'

/** What the function of a kind of finding says. What is left out follows from the rest. */
export interface Wording extends Partial<Pick<FindingText, 'codes' | 'brief' | 'why' | 'causes' | 'places'>> {
  /** From the fullest to the shortest, without a full stop. */
  headlines: Line[]
  /** The same of all findings like it, which one headline tells together. */
  together?: Line[]
  /** Under the headline: how sure it is, what is as before, and what it does to the check. */
  detail?: Line
  /** Causes that need the headline before them. */
  evidence?: Card[]
}

/** A finding in words. */
export interface FindingText {
  finding: Finding
  mark: Mark
  /** The code of the finding, then those of the vendors that gave no answers. */
  codes: [Message['code'], ...Message['code'][]]
  /** Without a full stop. */
  headline: Line
  /** What happened, beside the name of a gate: without its brand, and without numbers that a grid has. */
  brief: Line
  /** What a change of pages did, or what stopped the run; empty for another finding. */
  why: Line
  /** What made it. What the headline of the report says is not said again. */
  causes: Card[]
  /** Each question that a change costs, and the line to look at. Empty for a finding without questions. */
  places: LossPlace[]
}

export interface LossPlace {
  question: string
  /** What became of its answer, why, and what to do. */
  text: string
  path: string
  /** From 1; undefined in a page that is gone. */
  line: number | undefined
}

/** The finding of a kind. */
export type FindingOf<K extends Finding['kind']> = Extract<Finding, { kind: K }>

/** The function of each kind of finding. */
export type FindingDescribers = {
  [K in Finding['kind']]: (finding: FindingOf<K>, context: FindingContext) => Wording
}

/** What words are made of. */
export interface FindingContext {
  outcome: Outcome
  /** At least one, the most important first. */
  findings: readonly Finding[]
  names: Names
  /** Those that were planned, with their countries. */
  engines: readonly string[]
  /** The verdict fails the step by `fail-on`. */
  failsCheck: boolean
}

/** What a gate says, however many findings it has. */
export interface GateText {
  /** One for each finding, in their order. */
  texts: readonly FindingText[]
  mark: Mark
  /** Of the first finding and those like it; without a full stop. */
  headline: Line
  /** Under the headline: how sure it is, what is as before, and what it does to the check. */
  detail: Line
}

/** A gate, texts, with all that is known of it. */
export interface ReportContext extends FindingContext, GateText {}

/** A gate after its verdict, in words: what is needed of every gate while the outcome of one is in memory. */
export interface DescribedGate extends Omit<FindingContext, 'outcome'>, GateText {
  key: string
  brand: string
  /** ISO 8601 UTC. */
  finishedAt: string
  /** ISO 3166 codes of the countries that it asks in; empty where it names none. */
  countries: string[]
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails where there are any. */
  failures: FailOn[]
  /** The gate was measured, at least in part. */
  isMeasured: boolean
  /** Compares the pages of two trees, so that no level is texts. */
  isContent: boolean
  /** Over the cells that both sides evaluated; undefined where nothing is compared. */
  change: Change | undefined
  /** Over all cells; undefined without an answer. */
  level: Level | undefined
  /** Returns all that is known of the gate. A call may read a file: the answers of all gates may exceed the memory. */
  load(): Outcome
}
