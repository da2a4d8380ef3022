import * as z from 'zod'
import { baseSchema } from '../checkout/base.ts'
import { count, kind, list, maybe, text, texts } from '../contract/parts.ts'
import { serviceErrorSchema, warningSchema } from '../errors/schemas.ts'
import { skippedFilesSchema } from '../errors/skipped-files.ts'
import { wrongFactSchema } from '../facts/find-wrong.ts'
import { baselineRunSchema, lossSchema } from '../history/record.ts'
import {
  engineNumbersSchema,
  missingHistorySchema,
  placeSchema,
  unusableHistorySchema,
} from '../history/store.ts'
import { citedStakeSchema, keywordChangeSchema } from '../owners/keyword-change.ts'
import { cellRefSchema } from '../scan/measurement.ts'

const contentComparisonSchema = z.strictObject({
  /** Number of pages, including those of competitors. */
  pages: count,
  /** Files that could be pages but were not read. */
  skipped: list(skippedFilesSchema),
  warnings: list(warningSchema).exactOptional(),
  /** Facts that pages newly state wrongly; undefined if no fact is configured. */
  facts: list(wrongFactSchema).exactOptional(),
  keywords: list(keywordChangeSchema),
  /** The changed pages that engines cite, the most cited first; undefined without a history. */
  stakes: list(citedStakeSchema).exactOptional(),
})
export type ContentComparison = z.output<typeof contentComparisonSchema>

const [branch, file] = placeSchema.options
/** Number of recorded runs behind the numbers; 0 if a person wrote the numbers. */
const runs = { runs: count }
const sources = [
  branch.extend(runs),
  file.extend(runs),
  /** The pages before the change. */
  kind('base', { against: baseSchema }),
] as const
const sourceOriginSchema = z.discriminatedUnion('kind', sources)

export const originSchema = z.discriminatedUnion('kind', [
  ...sources,
  /** `rest`: origin of the values that the inputs do not give. */
  kind('inputs', { rest: maybe(sourceOriginSchema) }),
])
export type BaselineOrigin = z.output<typeof originSchema>

export const unusableSchema = z.discriminatedUnion('kind', [
  kind('history', { place: placeSchema, cause: unusableHistorySchema }),
  /** `details`: why the pages before the change cannot be measured. */
  kind('base', { details: serviceErrorSchema }),
])
/** Why an existing baseline cannot be used. Without it, a run could pass by accident. */
export type UnusableBaseline = z.output<typeof unusableSchema>

export const fingerprintChangeSchema = z.object({
  name: text,
  added: texts,
  removed: texts,
  single: z.boolean(),
})

export const missingSchema = z.discriminatedUnion('kind', [
  kind('none-configured', {}),
  kind('accepted', { place: placeSchema }),
  kind('no-history-yet', { place: placeSchema, cause: missingHistorySchema }),
  kind('no-run-yet', { place: placeSchema }),
  /** `changes`: from the settings of the newest run to those of this run. `losses`: left open by the newest run. */
  kind('other-settings', {
    place: placeSchema,
    changes: list(fingerprintChangeSchema),
    losses: list(lossSchema).optional(),
  }),
  /** The run has no access to any history. */
  kind('unreadable', { place: placeSchema }),
  /** Only a pull request, a merge group and a push have a tree before the change. */
  kind('no-base-for-event', { event: text }),
  /** `commit`: the commit before the push if the checkout does not contain it; undefined if the event names none. */
  kind('no-commit-before-push', { commit: text.exactOptional() }),
  /** A hosted service cannot measure an earlier tree. */
  kind('no-base-for-service', {}),
  kind('unusable', { unusable: unusableSchema }),
])
/** Why there is no baseline. Then only floors are checked. */
export type MissingBaseline = z.output<typeof missingSchema>

export const comparedRunSchema = baselineRunSchema.extend({
  /** Evaluated cells that this run does not ask, under their own names. */
  others: list(cellRefSchema).optional(),
})

export const baselineSchema = z.object({
  overallBcr: maybe(z.number()),
  citedEngines: maybe(z.number()),
  engines: maybe(list(engineNumbersSchema)),
  /** The comparable runs since the last accepted one, oldest first, without answers during ended losses. */
  runs: list(comparedRunSchema),
  content: contentComparisonSchema.exactOptional(),
  origin: originSchema,
  losses: list(lossSchema).optional(),
})

/** What a measurement is compared with. Unknown parts are undefined and not compared. */
export interface Baseline extends z.output<typeof baselineSchema> {
  /** Engines that should answer in this run: see SelectedRuns. */
  expectedEngines?: readonly string[] | undefined
  /** Of these, the ones without an answer in the newest recorded run. */
  silentBefore?: string[] | undefined
}

export type BaselineLookup =
  | { baseline: Baseline }
  | { missing: MissingBaseline }
  | { unusable: UnusableBaseline }
