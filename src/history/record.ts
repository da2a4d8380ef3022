/** The schema of a recorded run, in history lines and the outcome file. */
import * as z from 'zod'
import { count, list, maybe, text, textsByName, time } from '../contract/parts.ts'
import type { CitedPage } from '../owners/cited-pages.ts'
import { cellSchema, engineContentsSchema, scopeSchema } from '../scan/measurement.ts'

/** Models by engine. Without an entry they are unknown. */
export type AnsweredModels = z.output<typeof textsByName>

/**
 * The settings that must be equal for runs to be comparable: brand, keywords, engines with models, language, back end and
 * others. The order of a list does not matter, and a name that only one run has is not compared.
 */
export type Fingerprint = z.output<typeof textsByName>

export const baselineRunSchema = z.object({
  /** ISO 8601 UTC; undefined if unknown. */
  createdAt: time.optional(),
  overallBcr: maybe(z.number()),
  citedEngines: count,
  cells: list(cellSchema),
  models: textsByName.optional(),
  /** Content of the answers of live engines; undefined if unknown. */
  contents: list(engineContentsSchema).optional(),
})
export type BaselineRun = z.output<typeof baselineRunSchema>

export const lossSchema = z.object({
  /** What fell: the number of citing answers, or their score. */
  measure: z.enum(['citations', 'score']),
  scope: scopeSchema,
  /** The first run at the lower level, and the run that reported it. */
  since: time,
  reportedOn: time,
  state: z.enum([
    'failed',
    /** It only warns, because it has failed three runs. */
    'low',
    /** The newest runs are closer to the old level. */
    'recovering',
    /** The run has no answer in its scope, for example because of a silent engine. */
    'not-measured',
    /** Chance does not explain the recovery, so the loss is closed. */
    'recovered',
  ]),
  /** Number of runs that it failed, including this one. */
  failedRuns: count,
  /** First run of a further fall. */
  lowerSince: maybe(time),
  /** First of the newest runs that are closer to the old level. */
  recoveringSince: maybe(time),
})
/** A loss of citations, followed from the run that found it to the run that closes it. */
export type Loss = z.output<typeof lossSchema>

export const recordSchema = baselineRunSchema.extend({
  createdAt: time,
  sha: maybe(text),
  /** Addresses are not kept. */
  runUrl: text.optional().transform((): string | undefined => undefined),
  /** Attempt of the workflow run, from 1. */
  attempt: z.int().positive(),
  /** The step failed, for any reason. */
  failed: z.boolean(),
  /** A drop may be chance, so the run neither fails nor shows that the gate passes again. */
  suspect: z.boolean(),
  losses: list(lossSchema),
  /** The user accepted the level of this run, so earlier runs are not in the baseline. */
  accepted: z.boolean(),
  totalEngines: count,
  samples: count,
  /** What the vendors charge for the replies in US dollars; undefined if a price is not known. */
  costUsd: z.number().optional(),
  fingerprint: textsByName,
  formerKey: text.optional(),
  /** Why the run has no verdict, as in its first message. */
  incident: text.optional(),
})
export interface HistoryRecord extends z.output<typeof recordSchema> {
  /** Undefined for a service that reports no answers, for an invalid list, and in the runs of a baseline and of an outcome. */
  citedPages?: CitedPage[]
}

/** Returns whether a run has answers. An incident leaves it without. */
export function isMeasured({ totalEngines }: HistoryRecord): boolean {
  return totalEngines > 0
}
