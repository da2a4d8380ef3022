/** What a person must know of a run: facts without prose. `report/` has the words. */
import type { CellRef, Change, Level } from '../comparison/comparison.ts'
import type { HiddenReason } from '../embedded/corpus/indexing/hidden.ts'
import type { AnswerReason } from '../embedded/engines/answer-record.ts'
import type { Quote } from '../embedded/repository/outcome.ts'
import type { Blocker } from '../gate/blocker.ts'
import type { RuleResult } from '../gate/verdict.ts'
import type { ConfigChange } from '../inputs/config-file.ts'

export type Certainty = 'fact' | 'more-than-chance' | 'may-be-chance' | 'too-early' | 'page-not-confirmed'

export type LeadsTo = 'fail' | 'error' | 'inconclusive' | 'warn' | 'none'

/** The smallest part of a gate that a live finding is about. */
export type Scope =
  | { kind: 'whole' }
  /** ISO 3166 code. */
  | { kind: 'country'; country: string }
  /** Name of the engine without its country; `country` where the finding is about one. */
  | { kind: 'engine'; engine: string; country?: string | undefined }

/** A site that took or keeps the place of the brand. Counts are of the answers in scope. */
export interface SiteEvidence {
  kind: 'site'
  domain: string
  /** The page of it that is cited most; undefined where no address is known. */
  page: string | undefined
  /** The brand's page that it replaced most often; undefined where it is not known. */
  instead: string | undefined
  answers: number
  /** Number of answers that cite it in the runs compared with, on average, weighted by the answers now; undefined where the history does not tell. */
  usually: number | undefined
  of: number
}

/** How often the engines read a page of the brand. */
export interface ReadEvidence {
  kind: 'read'
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

interface Content extends Common {
  /** At least one. */
  questions: QuestionChange[]
  path: string
}

/** In the order of telling within the same `leadsTo`. */
export type Finding =
  /** Nothing, or only a part, could be measured. `isPartly`: a part was. */
  | ({ kind: 'incident'; blocker: Blocker; isPartly: boolean } & Common)
  /** `engines` share the vendor and the reason, which a hosted service does not tell. `again`: silent in the run before, too. */
  | ({
      kind: 'engine-silent'
      engines: string[]
      planned: number
      reason: AnswerReason | undefined
      again: boolean
      isOptional: boolean
    } & Common)
  | ({ kind: 'engine-blind'; engine: string; answers: number; isOptional: boolean } & Common)
  | ({ kind: 'page-gone'; to: string | undefined } & Content)
  | ({ kind: 'page-hidden'; reasons: HiddenReason[] } & Content)
  /** `way`: what became of the page: its text was rewritten, or the file is no page any more. */
  | ({ kind: 'answer-lost'; way: 'rewritten' | 'unread'; reason?: string | undefined } & Content)
  | ({ kind: 'dropped' } & Live)
  | ({ kind: 'engine-lost' } & Live)
  /** `since`: ISO 8601 UTC. `change.was` is the level before that day; `sinceThen` the mean of the runs since, this one included. */
  | ({ kind: 'declined'; since: string; sinceThen: number; before: number } & Live)
  | ({ kind: 'floor-broken'; rule: RuleResult; level: Level | undefined } & Common)
  | ({ kind: 'may-be-chance'; test: 'suspicious' | 'untested' } & Live)
  | ({ kind: 'config-changed'; files: ConfigChange[] } & Common)
  | ({ kind: 'still-low'; since: string; sinceThen: number; toldOn: string } & Live)
  | ({ kind: 'competitor-ahead'; site: SiteEvidence; own: Level } & Common)
  | ({
      kind: 'share-of-voice'
      share: number
      was: number
      brands: number
      grew: string | undefined
    } & Common)
  | ({ kind: 'answer-weaker'; way: 'less' | 'moved' | 'outranked'; to: string | undefined } & Content)
  | ({ kind: 'back'; since: string; low: number; isCertain: boolean } & Live)
  | ({ kind: 'answer-new' } & Content)
  | ({ kind: 'first-run'; level: Level | undefined } & Common)
  | ({ kind: 'no-rule'; level: Level | undefined } & Common)
  /** `content`: the counts of a run that compares pages. */
  | ({ kind: 'unchanged'; change: Change | undefined; level: Level | undefined } & Common)

export type FindingKind = Finding['kind']
