import type { Baseline } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { EngineCost } from '../engines/account.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import type { LostPage } from '../findings/finding.ts'
import type { Verdict } from '../gate/verdict.ts'
import type { AnsweredModels, Fingerprint, HistoryRecord } from '../history/record.ts'
import type { ConfigChange, FailOn, ScanPer } from '../inputs/stored-settings.ts'
import type { AnswerCounts } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import type { CompletedScan } from '../scan/run.ts'
import type { BrandShare } from '../scan/share-of-voice.ts'
import type { HostBlocks } from '../sites/barriers.ts'

/** Declared here, so that a run without such a file does not load its schemas. */
export const OUTCOME_FILE = 'outcome.json'

/** What is known after the verdict. Every report is rendered from it. */
export interface Outcome {
  brand: string
  keywords: string[]
  engines: string[]
  language: string
  key: string
  scanPer: ScanPer
  samples: number
  fingerprint: Fingerprint
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails if there are any. */
  failures: FailOn[]
  /** Undefined when no scan completed. */
  measurement: Measurement | undefined
  /** Counts of the answers of live engines, and of missing answers. */
  answers: AnswerCounts
  /** The questions to live engines one by one, with the content of their answers; empty if the service does not report it. */
  answerRecords: readonly AnswerRecord[]
  /** What the replies of live engines used and cost. */
  costs: readonly EngineCost[]
  baseline: Baseline | undefined
  /** The models that answered, by engine; empty if the service does not report it. */
  models: AnsweredModels
  /** The run compared with the runs of the baseline; undefined without a measurement or a baseline. */
  comparison: Comparison | undefined
  /** Earlier comparable runs, oldest first. */
  trend: HistoryRecord[]
  /** The newest record of the gate, possibly of an incident, or of an earlier attempt of this run. */
  last?: HistoryRecord | undefined
  /** Time of the oldest record of the gate, whatever its settings: ISO 8601 UTC. */
  historyStart?: string | undefined
  /** The key that the gate had before. */
  formerKey?: string | undefined
  scans: CompletedScan[]
  /** The brand and its competitors; empty if none was scanned. */
  shareOfVoice: BrandShare[]
  suggestions: Suggestion[]
  serviceReports: ServiceReport[]
  plannedScans: number
  /** Edits of the settings by the change that is checked. */
  configChanges?: ConfigChange[] | undefined
  /** Pages that lost citations since the last good run, and were changed. The findings have them. */
  lostPages?: readonly LostPage[] | undefined
  /** What the host hides from answer engines; undefined if nothing, or if it was not checked. */
  hostBlocks?: HostBlocks | undefined
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

/**
 * Omits what a file has in another form or not at all: the full answers, the drafts, the exports of the service and the
 * comparison.
 */
export function omitDetails({
  answerRecords: _answers,
  suggestions: _drafts,
  serviceReports: _reports,
  scans: _scans,
  comparison: _comparison,
  lostPages: _lost,
  last: _last,
  historyStart: _start,
  formerKey: _key,
  ...rest
}: Outcome) {
  return { ...rest, costs: [...rest.costs] }
}

/** What a run asked the service for besides scans. */

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
