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
import { keywordChangeSchema } from '../owners/keyword-change.ts'
import { cellRefSchema } from '../scan/measurement.ts'

const contentComparisonSchema = z.strictObject({
  /** How many pages there are now, competitors' included. */
  pages: count,
  /** Files that could hold pages and were not read. */
  skipped: list(skippedFilesSchema),
  /** What it could not judge. */
  warnings: list(warningSchema).exactOptional(),
  /** What pages newly say of facts that are stated; undefined where none is. */
  facts: list(wrongFactSchema).exactOptional(),
  /** What became of each keyword, in the order of the inputs. */
  keywords: list(keywordChangeSchema),
})
/** What a change of pages did to the answers drawn from them. */
export type ContentComparison = z.output<typeof contentComparisonSchema>

const [branch, file] = placeSchema.options
/** How many recorded runs give the numbers; 0 when a person wrote the numbers. */
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
  /** `rest`: where the values come from that the inputs do not give, which is not the inputs again. */
  kind('inputs', { rest: maybe(sourceOriginSchema) }),
])
/** Where a baseline comes from. */
export type BaselineOrigin = z.output<typeof originSchema>

export const unusableSchema = z.discriminatedUnion('kind', [
  kind('history', { place: placeSchema, cause: unusableHistorySchema }),
  /** `details`: why the pages before the change cannot be measured. */
  kind('base', { details: serviceErrorSchema }),
])
/** A baseline that exists and cannot be used. Going on without it would be a pass by accident. */
export type UnusableBaseline = z.output<typeof unusableSchema>

export const fingerprintChangeSchema = z.object({
  name: text,
  added: texts,
  removed: texts,
  /** Both sides hold exactly one value. */
  single: z.boolean(),
})

export const missingSchema = z.discriminatedUnion('kind', [
  kind('none-configured', {}),
  /** The user accepts the level of this run, whatever that of earlier runs was. */
  kind('accepted', { place: placeSchema }),
  kind('no-history-yet', { place: placeSchema, cause: missingHistorySchema }),
  kind('no-run-yet', { place: placeSchema }),
  /** `changes`: how the settings of the newest run differ from those of this run. `losses`: that it left open. */
  kind('other-settings', {
    place: placeSchema,
    changes: list(fingerprintChangeSchema),
    losses: list(lossSchema).optional(),
  }),
  /** The run lacks what it needs to read any history. */
  kind('unreadable', { place: placeSchema }),
  /** Only a pull request, a merge group and a push have a tree before the change. */
  kind('no-base-for-event', { event: text }),
  /** `commit`: that the branch was at before the push, and the checkout lacks; undefined where the event names none. */
  kind('no-commit-before-push', { commit: text.exactOptional() }),
  /** A hosted service cannot measure an earlier tree. */
  kind('no-base-for-service', {}),
  kind('unusable', { unusable: unusableSchema }),
])
/** Why there is no baseline. The gate then judges by floors alone. */
export type MissingBaseline = z.output<typeof missingSchema>

export const comparedRunSchema = baselineRunSchema.extend({
  /** What it evaluated and this run does not ask, under its own names. */
  others: list(cellRefSchema).optional(),
})

export const baselineSchema = z.object({
  overallBcr: maybe(z.number()),
  citedEngines: maybe(z.number()),
  /** Undefined when the baseline names no engines. */
  engines: maybe(list(engineNumbersSchema)),
  /** The comparable runs since the last accepted one, oldest first, without what is known to be low; empty when only numbers are known. */
  runs: list(comparedRunSchema),
  /** Undefined unless the pages of two trees were compared. */
  content: contentComparisonSchema.exactOptional(),
  origin: originSchema,
  /** The losses that the newest recorded run left open. */
  losses: list(lossSchema).optional(),
})

/** What a measurement is compared with. Parts that are not known are undefined and not compared. */
export interface Baseline extends z.output<typeof baselineSchema> {
  /** Engines that the newest recorded run asked, and that did not answer. */
  silentBefore?: string[] | undefined
}

export type BaselineLookup =
  | { baseline: Baseline }
  | { missing: MissingBaseline }
  | { unusable: UnusableBaseline }
