import * as z from 'zod'
import { type Baseline, baselineSchema } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { count, list, maybe, text, texts, textsByName, time } from '../contract/parts.ts'
import { type AnswerRecord, costSchema } from '../engines/answer-record.ts'
import type { LostPage } from '../findings/finding.ts'
import { RULES } from '../gate/rules/rules.ts'
import { blockedSchema, judgedSchemaOf } from '../gate/verdict-schema.ts'
import { type HistoryRecord, recordSchema } from '../history/record.ts'
import { configChangeSchema, failOnSchema, scanPerSchema } from '../inputs/stored-settings.ts'
import { answerCountsSchema, brandShareSchema, measurementSchema } from '../scan/measurement.ts'
import type { CompletedScan } from '../scan/run.ts'
import { hostBlocksSchema } from '../sites/barriers.ts'

/**
 * The part of an outcome that a file can hold. It has no full answers, drafts and exports, which need keys that the run of a fork lacks. The reader computes the
 * comparison again, and takes the addresses of the run and its commit from a trusted source.
 */
export const storedOutcomeSchema = z.object({
  brand: text,
  keywords: texts,
  engines: texts,
  language: text,
  key: text,
  scanPer: scanPerSchema,
  samples: count,
  fingerprint: textsByName,
  verdict: z.discriminatedUnion('kind', [blockedSchema, judgedSchemaOf(RULES)]),
  /** The conditions of `fail-on` that hold; the step fails if there are any. */
  failures: list(failOnSchema),
  /** Undefined when no scan completed. */
  measurement: maybe(measurementSchema),
  /** Counts of the answers of live engines, and of missing answers. */
  answers: answerCountsSchema,
  /** What the replies of live engines used and cost. */
  costs: list(costSchema),
  baseline: maybe(baselineSchema),
  /** The models that answered, by engine; empty if the service does not report it. */
  models: textsByName,
  /** Earlier comparable runs, oldest first. */
  trend: list(recordSchema),
  /** The brand and its competitors; empty if none was scanned. */
  shareOfVoice: list(brandShareSchema),
  plannedScans: count,
  /** Edits of the settings by the change that is checked. */
  configChanges: list(configChangeSchema).optional(),
  /** What the host hides from answer engines; undefined if nothing, or if it was not checked. */
  hostBlocks: hostBlocksSchema.optional(),
  run: z.object({ startedAt: time, finishedAt: time }),
})

/** What is known after the verdict. Every report is rendered from it. */
export interface Outcome extends Omit<z.output<typeof storedOutcomeSchema>, 'run'> {
  /** The questions to live engines one by one, with the content of their answers; empty if the service does not report it. */
  answerRecords: readonly AnswerRecord[]
  baseline: Baseline | undefined
  /** The run compared with the runs of the baseline; undefined without a measurement or a baseline. */
  comparison: Comparison | undefined
  /** The newest record of the gate, possibly of an incident, or of an earlier attempt of this run. */
  last?: HistoryRecord | undefined
  /** Time of the oldest record of the gate, whatever its settings: ISO 8601 UTC. */
  historyStart?: string | undefined
  /** The key that the gate had before. */
  formerKey?: string | undefined
  scans: CompletedScan[]
  suggestions: Suggestion[]
  serviceReports: ServiceReport[]
  /** Pages that lost citations since the last good run, and were changed. The findings have them. */
  lostPages?: readonly LostPage[] | undefined
  run: {
    /** ISO 8601 UTC. */
    startedAt: string
    finishedAt: string
    /** http(s) URLs from the runner's context; undefined outside a workflow run. */
    runUrl: string | undefined
    commitUrl: string | undefined
    sha: string | undefined
    pullUrl?: string | undefined
  }
}

export interface Suggestion {
  keyword: string
  engines: string[]
  /** `error`: what the request rejected with. */
  draft: Draft | { error: unknown }
}

export interface Draft {
  content: string
  /** Structured data of the service, if any, which may be invalid JSON. */
  schemaMarkup: { text: string; isJson: boolean } | undefined
  recommendedKeywords: string[]
  /** In the service's own unit. */
  citationScoreEstimate: number | undefined
}

export interface ServiceReport {
  format: 'csv' | 'pdf'
  /** '' if the request failed. */
  reportId: string
  state: ServiceReportState
}

export type ServiceReportState =
  /** `path` is on this machine. */
  | { kind: 'fetched'; path: string }
  /** Not ready in time. `readyAt` is the service's ISO 8601 time, or ''. */
  | { kind: 'pending'; readyAt: string }
  | { kind: 'failed'; error: unknown }
