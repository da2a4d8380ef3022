/** What a person must know of a run: facts without prose. `report/` has the words. */
import type { Baseline, MissingBaseline } from '../comparison/baseline.ts'
import type { CellRef, Change, Comparison, Level, ValueChange } from '../comparison/comparison.ts'
import type { Scope } from '../comparison/scope.ts'
import type { Doubt, PassedOverReason } from '../contract/corpus-facts.ts'
import type { AnswerReason, AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { HiddenReason } from '../embedded/pages/facts.ts'
import type { KeywordOwner, LossWay, RemovedText } from '../embedded/repository/keyword-change.ts'
import type { Quote } from '../embedded/repository/quote.ts'
import type { Blocker, RuleResult, Verdict } from '../gate/verdict.ts'
import type { Loss } from '../history/record.ts'
import type { ConfigChange } from '../inputs/stored-settings.ts'
import type { Measurement } from '../scan/measure.ts'

export const CERTAINTIES = [
  'fact',
  'more-than-chance',
  'may-be-chance',
  'too-early',
  'page-not-confirmed',
] as const
type Certainty = (typeof CERTAINTIES)[number]

/** What decides the verdict comes first. */
export const LEADS_TO = ['fail', 'error', 'inconclusive', 'warn', 'none'] as const
export type LeadsTo = (typeof LEADS_TO)[number]

/** A site that took or keeps the place of the brand. Counts are of the answers in scope. */
export interface SiteEvidence {
  kind: 'site'
  domain: string
  /** The page of it that is cited most; undefined where no address is known. */
  page: string | undefined
  answers: number
  /** Number of answers that cite it in the runs compared with, on average, weighted by the answers now; undefined where the history does not tell. */
  usually: number | undefined
  of: number
  /** It alone took every place of the brand, which is named as before: it may be a new home of the brand. */
  mayBeOwn?: boolean
}

/** How often the engines read a page of the brand. */
export interface ReadEvidence {
  kind: 'read'
  /** Of the brand; undefined where no answer names an address of it. */
  domain: string | undefined
  answers: number
  usually: number | undefined
  of: number
}

export type LiveEvidence = SiteEvidence | ReadEvidence

/** A question that a change of pages affects, with what stood there and what stands there now. */
export interface QuestionChange {
  question: string
  before: Quote | undefined
  after: Quote | undefined
  /** The page that owns the question; undefined where none is known. */
  owner: KeywordOwner | undefined
}

interface Common {
  certainty: Certainty
  leadsTo: LeadsTo
  /** Findings with equal causes are one entry. */
  cause: string
}

/** `cells` of live findings are those that both sides evaluated; empty where only whole runs are known. */
interface Live extends Common {
  scope: Scope
  cells: CellRef[]
  /** Undefined where only numbers of whole runs are known. */
  change: Change | undefined
  evidence: LiveEvidence[]
}

/** The number of a rule that decides where the shares of answers do not show the drop, or are not known. */
export type DroppedValue = ValueChange & Pick<RuleResult, 'rule' | 'subject'>

/** A level over several runs, of the answers in a part of the gate. */
export interface LevelOverTime {
  scope: Scope
  /** Share of answers, 0 to 1: in the runs before the day, and in those since, this one included. */
  before: number
  since: number
  now: Level
}

/** A lower level that lasts for several runs. */
export interface OverTime {
  /** ISO 8601 UTC: the first run of the lower level. */
  since: string
  /** Number of runs on both sides, this one among the second. */
  runs: { before: number; since: number }
  /** Date of the last run before; ISO 8601 UTC. */
  lastBefore: string
  /** Of the scope of the finding; undefined where only numbers of whole runs are known. */
  levels: LevelOverTime | undefined
  /** Each engine of the gate, or each country for a loss in one, then the whole. */
  parts: LevelOverTime[]
}

/** A lower level. `value` is undefined where the shares of answers show it. */
interface Low extends Live {
  value: DroppedValue | undefined
}

interface Content extends Common {
  /** At least one. */
  questions: QuestionChange[]
  path: string
  /** What the change took away from the pages, each piece once. */
  removed: RemovedText[]
}

export type Finding =
  /** Nothing, or only a part, could be measured. `isPartly`: a part was. */
  | ({ kind: 'incident'; blocker: Blocker; isPartly: boolean } & Common)
  /** `engines` share the vendor and the reason. */
  | ({
      kind: 'engine-silent'
      engines: string[]
      planned: number
      /** Undefined where the service does not tell. */
      reason: AnswerReason | undefined
      isOptional: boolean
    } & Common)
  | ({ kind: 'page-gone'; to: string | undefined } & Content)
  | ({ kind: 'page-hidden'; reasons: HiddenReason[] } & Content)
  /** `way`: what became of the text, or that the file is no page any more. */
  | ({
      kind: 'answer-lost'
      way: LossWay | 'unread'
      reason?: PassedOverReason | undefined
      language?: string | undefined
    } & Content)
  | ({ kind: 'dropped' } & Low)
  | ({ kind: 'engine-lost' } & Low)
  /** `toldOn`: the run that told the loss first; undefined where that is this run. */
  | ({ kind: 'declined'; time: OverTime; toldOn: string | undefined } & Low)
  | ({ kind: 'floor-broken'; rule: RuleResult; level: Level | undefined } & Common)
  /** `time`: undefined where this run alone is lower. */
  | ({ kind: 'may-be-chance'; test: 'suspicious' | 'untested'; time: OverTime | undefined } & Low)
  /** The run judged less than it seems. */
  | ({ kind: 'not-judged'; doubt: Doubt } & Common)
  | ({ kind: 'config-changed'; files: ConfigChange[] } & Common)
  /** A known loss that does not fail this run. `failures`: number of runs that it failed. */
  | ({ kind: 'still-low'; time: OverTime; toldOn: string; failures: number } & Low)
  /** An open loss that this run is not compared for. `missing`: why the run is compared with nothing; else the part is not asked. */
  | ({ kind: 'loss-unseen'; loss: Loss; missing: MissingBaseline | undefined } & Common)
  | ({ kind: 'competitor-ahead'; site: SiteEvidence; own: Level } & Common)
  | ({ kind: 'answer-weaker'; way: 'less' | 'moved' | 'outranked'; to: string | undefined } & Content)
  /** `low`: the runs from the fall to the return, and their share of answers, 0 to 1. */
  | ({
      kind: 'back'
      since: string
      isCertain: boolean
      low: { since: string; runs: number; share: number | undefined }
    } & Live)
  /** A loss that earlier runs told, and that all runs since can be without any change. */
  | ({ kind: 'was-chance'; since: string } & Live)
  /** `by`: login of the reviewer. `review`: its number on GitHub. */
  | ({ kind: 'loss-accepted'; by: string; review: string } & Content)
  | ({ kind: 'answer-new' } & Content)
  /** A baseline is configured, and this run is compared with nothing. */
  | ({
      kind: 'first-run'
      level: Level | undefined
      missing: MissingBaseline
      /** The site of others that is cited most. */
      site: SiteEvidence | undefined
      /** Keywords that no answer cites the brand for, with their number of answers. */
      uncited: { keyword: string; answers: number }[]
    } & Common)
  | ({ kind: 'no-rule'; level: Level | undefined } & Common)
  | ({ kind: 'unchanged'; change: Change | undefined; level: Level | undefined } & Common)

/** In the order of telling within what leads to the same. */
export const FINDING_KINDS = [
  'incident',
  'engine-silent',
  'page-gone',
  'page-hidden',
  'answer-lost',
  'dropped',
  'engine-lost',
  'declined',
  'floor-broken',
  'may-be-chance',
  'not-judged',
  'config-changed',
  'still-low',
  'loss-unseen',
  'competitor-ahead',
  'answer-weaker',
  'back',
  'was-chance',
  'loss-accepted',
  'answer-new',
  'first-run',
  'no-rule',
  'unchanged',
] as const satisfies Finding['kind'][]

/** What findings are made of: a run after its verdict. */
export interface JudgedRun {
  verdict: Verdict
  measurement: Measurement | undefined
  baseline: Baseline | undefined
  comparison: Comparison | undefined
  answerRecords: readonly AnswerRecord[]
  configChanges?: ConfigChange[] | undefined
}
