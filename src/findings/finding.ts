/** What a person must know of a run: facts without prose. `report/` has the words. */
import type * as z from 'zod'
import type { Baseline } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { Verdict } from '../gate/verdict.ts'
import type { ConfigChange } from '../inputs/stored-settings.ts'
import type { Measurement } from '../scan/measure.ts'
import type {
  droppedValueSchema,
  findingSchema,
  levelOverTimeSchema,
  overTimeSchema,
  questionChangeSchema,
  readSchema,
  siteSchema,
} from './finding-schema.ts'

/** What decides the verdict comes first. */
export const LEADS_TO = [
  'fail',
  'error',
  'inconclusive',
  'warn',
  'none',
] as const satisfies Finding['leadsTo'][]
export type LeadsTo = (typeof LEADS_TO)[number]

/** What a person must know of a run. */
export type Finding = z.output<typeof findingSchema>
/** A site that took or keeps the place of the brand. */
export type SiteEvidence = z.output<typeof siteSchema>
/** How often the engines read a page of the brand. */
export type ReadEvidence = z.output<typeof readSchema>
export type LiveEvidence = SiteEvidence | ReadEvidence
/** A question that a change of pages affects, with what stood there and what stands there now. */
export type QuestionChange = z.output<typeof questionChangeSchema>
/** The number of a rule that decides where the shares of answers do not show the drop, or are not known. */
export type DroppedValue = z.output<typeof droppedValueSchema>
/** A level over several runs, of the answers in a part of the gate. */
export type LevelOverTime = z.output<typeof levelOverTimeSchema>
/** A lower level that lasts for several runs. */
export type OverTime = z.output<typeof overTimeSchema>

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
