/** One run in a history. The lines of a history and the outcome file are two texts of the same record. */
import * as z from 'zod'
import { count, list, maybe, text, textsByName, time } from '../contract/parts.ts'
import { engineContentsSchema } from '../scan/answer-counts.ts'
import { cellSchema } from '../scan/measurement.ts'

/** The models that answered, by engine. Without an entry they are not known. */
export type AnsweredModels = z.output<typeof textsByName>

/**
 * What must be equal for two runs to be comparable, by name: brand, keywords, engines with their models, language, back
 * end and settings. The order within a list does not matter. A name that one of the runs does not have is not compared.
 */
export type Fingerprint = z.output<typeof textsByName>

export const baselineRunSchema = z.object({
  /** ISO 8601 UTC; undefined where it is not known. */
  createdAt: time.optional(),
  overallBcr: z.number(),
  citedEngines: count,
  cells: list(cellSchema),
  models: textsByName.optional(),
  /** What the answers of live engines hold; undefined where it is not known. */
  contents: list(engineContentsSchema).optional(),
})
/** The part of an earlier run that a comparison needs. */
export type BaselineRun = z.output<typeof baselineRunSchema>

export const recordSchema = baselineRunSchema.extend({
  createdAt: time,
  sha: maybe(text),
  /** Not kept, like every address. */
  runUrl: text.optional().transform((): string | undefined => undefined),
  /** Of the workflow run with this page: 1, and more for each time it was run again. */
  attempt: z.int().positive(),
  /** The step failed, for any reason. */
  failed: z.boolean(),
  /** A drop failed. */
  dropped: z.boolean(),
  /** A drop exceeded its tolerance and may be chance. A later run confirms or clears the suspicion. */
  suspect: z.boolean(),
  /** The user accepted the level of this run: earlier runs form no baseline any more. */
  accepted: z.boolean(),
  totalEngines: count,
  /** The number of samples of each scan. */
  samples: count,
  fingerprint: textsByName,
})
export type HistoryRecord = z.output<typeof recordSchema>
