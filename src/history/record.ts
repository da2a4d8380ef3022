/** One run in a history. The lines of a history and the outcome file are two texts of the same record. */
import * as z from 'zod'
import { count, list, maybe, text, textsByName, time } from '../contract/parts.ts'
import { fromSnakeCase } from '../lib/snake-case.ts'
import { engineContentsSchema } from '../scan/answer-counts.ts'
import { cellSchema, scopeSchema } from '../scan/measurement.ts'

/** The models that answered, by engine. Without an entry they are not known. */
export type AnsweredModels = z.output<typeof textsByName>

/**
 * What must be equal for two runs to be comparable, by name: brand, keywords, engines with their models, language, back
 * end and settings. The order within a list does not matter. A name that one of the runs does not have is not compared.
 */
export type Fingerprint = z.output<typeof textsByName>

export const baselineRunSchema = z.object({
  /** ISO 8601 UTC; undefined if unknown. */
  createdAt: time.optional(),
  /** Undefined if the answers do not state it. */
  overallBcr: maybe(z.number()),
  citedEngines: count,
  cells: list(cellSchema),
  models: textsByName.optional(),
  /** What the answers of live engines hold; undefined if unknown. */
  contents: list(engineContentsSchema).optional(),
})
/** The part of an earlier run that a comparison needs. */
export type BaselineRun = z.output<typeof baselineRunSchema>

export const lossSchema = z.object({
  /** What fell: the number of answers that cite the brand, or their score. */
  measure: z.enum(['citations', 'score']),
  scope: scopeSchema,
  /** First run of the lower level, and the run that reported it first. */
  since: time,
  reportedOn: time,
  /**
   * What it does to this run. `failed`: it fails. `low`: it only warns, because the loss failed three runs. `recovering`: the
   * newest runs are closer to the old level. `recovered`: chance does not explain that, which ends the loss. `not-measured`: the
   * run has no answer of its scope, as of a silent engine.
   */
  state: z.enum(['failed', 'low', 'recovering', 'not-measured', 'recovered']),
  /** Number of runs that failed by it, this one included. */
  failedRuns: count,
  /** First run of a further fall within the loss; undefined without one. */
  lowerSince: maybe(time),
  /** First of the newest runs that are closer to the old level; undefined without one. */
  recoveringSince: maybe(time),
})
/** A loss of citations, from the run that found it to the run that ends it. */
export type Loss = z.output<typeof lossSchema>
/** A loss in the lines of a history and in result files. */
export const lossLineSchema = z
  .preprocess(fromSnakeCase, lossSchema)
  .transform(
    (loss): Loss => ({ ...loss, lowerSince: loss.lowerSince, recoveringSince: loss.recoveringSince }),
  )

export const recordSchema = baselineRunSchema.extend({
  createdAt: time,
  sha: maybe(text),
  /** Not kept, like every address. */
  runUrl: text.optional().transform((): string | undefined => undefined),
  /** Of the workflow run with this page: 1, and more for each time it was run again. */
  attempt: z.int().positive(),
  /** The step failed, for any reason. */
  failed: z.boolean(),
  /** A drop may be chance, so that the run neither fails nor shows that the gate passes again. */
  suspect: z.boolean(),
  /** The losses that this run found or followed. Those that it did not end are open. */
  losses: list(lossSchema),
  /** The user accepted the level of this run: earlier runs are no longer in the baseline. */
  accepted: z.boolean(),
  totalEngines: count,
  /** The number of samples of each scan. */
  samples: count,
  fingerprint: textsByName,
  /** The key of the gate before this run, if it was renamed. */
  formerKey: text.optional(),
  /** Why the run has no verdict, as in its first message; undefined if it has one. */
  incident: text.optional(),
})
export type HistoryRecord = z.output<typeof recordSchema>

/** Returns whether a run has answers. A run that an incident stopped has a record without answers. */
export function isMeasured({ totalEngines }: HistoryRecord): boolean {
  return totalEngines > 0
}
