/** The settings of a run, as read from its inputs. */

import type * as z from 'zod'
import type { Limits } from '../contract/plans.ts'
import type { Competitor, EmbeddedSettings } from '../embedded/settings.ts'
import type { failOnSchema, scanPerReasonSchema, scanPerSchema, toleranceSchema } from './stored-settings.ts'

/** A tolerated drop: in the unit of the value, or in percent of the baseline. */
export type Tolerance = z.output<typeof toleranceSchema>

export interface Thresholds {
  /** Floors; undefined where none is set. */
  minOverallBcr: number | undefined
  minCitedEngines: number | undefined
  /** Tolerated drops below the baseline. */
  maxBcrDrop: Tolerance | undefined
  maxCitedEnginesDrop: number | undefined
  requiredEngines: string[]
  /** Engines whose silence only warns. */
  optionalEngines: string[]
  failOnSentiment: string[]
  /** Percent of the citations of all compared brands. */
  minShareOfVoice: number | undefined
  /** Percent of the planned answers of live engines that must be evaluated. */
  minAnswers: number
}

/** Where the baseline comes from. `base`: the tree that the change is based on. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'artifact' }
  | { kind: 'branch'; branch: string }
  | { kind: 'file'; path: string }

export interface BaselineSettings {
  source: BaselineSource
  /** Number of recent comparable runs that form the baseline. */
  window: number
  /** Numbers from the inputs. They take precedence over the source. */
  overallBcr: number | undefined
  citedEngines: number | undefined
}

/** A condition that fails the step. */
export type FailOn = z.output<typeof failOnSchema>

/** Which runs are recorded. `auto`: runs on the default branch, without those of pull requests. */
export type RecordMode = 'auto' | 'always' | 'never'

/** What one scan asks about: all keywords, or one of them. */
export type ScanPer = z.output<typeof scanPerSchema>

/** Why scans are made per `ScanPer`. */
export type ScanPerReason = z.output<typeof scanPerReasonSchema>

/** Number of samples: at least `min`, and up to `max` while the verdict is not clear. */
export interface SampleRange {
  min: number
  max: number
}

/** One of the jobs that share the scans of a run. */
export interface Shard {
  /** From 1 to `count`. */
  index: number
  count: number
}

/** How the scans of a run are shared between jobs. */
export interface FleetSettings {
  /** The part that this job scans; undefined where it scans all. */
  shard: Shard | undefined
  /** Greatest number of shards that a plan makes. */
  maxShards: number
  /** What a merge does without the results of all shards: `allow` judges those that are there. */
  partial: 'refuse' | 'allow'
}

export type CommentMode = 'always' | 'on-failure' | 'never'

export type ReportFormat = 'json' | 'csv' | 'html' | 'pdf' | 'outcome' | 'service-csv' | 'service-pdf'

/** The exports of the service, for the reports `service-csv` and `service-pdf`. */
export interface ServiceReportSettings {
  /** A number of days up to today, today included; or calendar dates, YYYY-MM-DD. */
  range: { days: number } | { start: string; end: string }
  includeCompetitors: boolean
  /** Minutes to wait for an export that is not ready. */
  waitMinutes: number
}

/** The drafts of content for keywords without a citation. */
export interface SuggestionSettings {
  mode: 'never' | 'on-failure' | 'always'
  /** Greatest number of keywords to draft content for. */
  max: number
  /** A word that the service knows; undefined leaves the choice to the service. */
  contentType: string | undefined
  tone: string | undefined
  maxLength: number | undefined
}

/** A webhook that takes messages. `url`: https, or http on loopback; it is a secret. */
export interface Webhook {
  format: 'slack' | 'teams' | 'json'
  url: string
}

export type IssueMode = 'never' | 'on-failure'

export interface HostedService {
  kind: 'hosted'
  baseUrl: string
  /** Undefined only where the host gives no secrets to the run. */
  apiKey: string | undefined
  limits: Limits
}

export interface EmbeddedServiceSettings extends EmbeddedSettings {
  kind: 'embedded'
  /** The key of a live engine is missing; only where the host gives no secrets to the run. */
  keysMissing: boolean
}

export interface Settings {
  brand: string
  keywords: string[]
  engines: string[]
  language: string
  /** As `scan-per: auto` resolves it, where that is the input. */
  scanPer: ScanPer
  scanPerReason: ScanPerReason
  samples: SampleRange
  service: HostedService | EmbeddedServiceSettings
  timeoutMinutes: number
  thresholds: Thresholds
  baseline: BaselineSettings
  record: RecordMode
  /** The level of this run is accepted: it is not compared with earlier runs, and later runs are not either. */
  accept: boolean
  /** Significance level: at most this share of runs without a real change may fail, over all rules and engines. */
  alpha: number
  failOn: FailOn[]
  key: string
  comment: CommentMode
  githubToken: string
  reports: ReportFormat[]
  serviceReport: ServiceReportSettings
  /** Path of a font file with the characters that the built-in font of the PDF lacks. */
  reportFont: string | undefined
  competitors: Competitor[]
  suggestions: SuggestionSettings
  issue: IssueMode
  /** Undefined to send no messages. */
  notify: Webhook | undefined
  /** Empty to upload nothing. */
  artifactName: string
  artifactRetentionDays: number | undefined
  fleet: FleetSettings
}
