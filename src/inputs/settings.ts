/** What a workflow asked for: the inputs, understood. Each room takes the part it needs. */

import type { Limits } from '../contract/plans.ts'
import type { EmbeddedSettings, Rival } from '../embedded/settings.ts'

/** A tolerated drop: in the value's own unit, or as a share of the baseline. */
export type Tolerance = { kind: 'absolute'; value: number } | { kind: 'percent'; value: number }

export interface Thresholds {
  /** Floors; undefined where none is set. */
  minOverallBcr: number | undefined
  minCitedEngines: number | undefined
  /** Tolerated drops below the baseline. */
  maxBcrDrop: Tolerance
  maxCitedEnginesDrop: number
  requiredEngines: string[]
  failOnSentiment: string[]
  /** Percent of the citations of all brands compared. */
  minShareOfVoice: number | undefined
}

/** Where the yardstick is kept. `base`: the tree that the pull request changes. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'artifact' }
  | { kind: 'branch'; branch: string }
  | { kind: 'file'; path: string }

export interface BaselineSettings {
  source: BaselineSource
  /** The last so many comparable runs together are the yardstick. */
  window: number
  /** Explicit numbers; they win over the source's. */
  overallBcr: number | undefined
  citedEngines: number | undefined
}

/** What fails the step. */
export type FailOn = 'fail' | 'error' | 'inconclusive' | 'no-baseline'

/** `auto`: runs on the default branch that no pull request asked for. */
export type RecordMode = 'auto' | 'always' | 'never'

/** How often a scan is made: `most` times while the verdict is not clear, `least` times in any case. */
export interface SampleRange {
  least: number
  most: number
}

export type CommentMode = 'always' | 'on-failure' | 'never'

export type ReportFormat = 'json' | 'csv' | 'html' | 'pdf' | 'service-csv' | 'service-pdf'

/** What the service is asked to export, where a report `service-…` is wanted. */
export interface ServiceReportSettings {
  /** The last so many days, today included; or calendar dates, YYYY-MM-DD. */
  range: { days: number } | { start: string; end: string }
  includeCompetitors: boolean
  /** Minutes to wait for a report that is not ready. */
  waitMinutes: number
}

/** Content to be generated where a citation was lost. */
export interface SuggestionSettings {
  mode: 'never' | 'on-failure' | 'always'
  /** Most keywords to suggest content for. */
  most: number
  /** In the service's own words; undefined leaves the choice to it. */
  contentType: string | undefined
  tone: string | undefined
  maxLength: number | undefined
}

export type IssueMode = 'never' | 'on-failure'

export interface HostedService {
  kind: 'hosted'
  baseUrl: string
  /** Undefined only where GitHub hands out no secrets. */
  apiKey: string | undefined
  limits: Limits
}

export interface EmbeddedServiceSettings extends EmbeddedSettings {
  kind: 'embedded'
  /** A live engine's key is not there; only where GitHub hands out no secrets. */
  keysMissing: boolean
}

export interface Settings {
  brand: string
  keywords: string[]
  engines: string[]
  language: string
  scanPer: 'all' | 'keyword'
  samples: SampleRange
  service: HostedService | EmbeddedServiceSettings
  timeoutMinutes: number
  thresholds: Thresholds
  baseline: BaselineSettings
  record: RecordMode
  /** Rate of false alarms that the comparison with a baseline keeps to. */
  alpha: number
  failOn: FailOn[]
  key: string
  comment: CommentMode
  githubToken: string
  reports: ReportFormat[]
  serviceReport: ServiceReportSettings
  /** A font file for what the PDF's own font lacks. */
  reportFont: string | undefined
  competitors: Rival[]
  suggestions: SuggestionSettings
  issue: IssueMode
  /** Empty: upload nothing. */
  artifactName: string
  artifactRetentionDays: number | undefined
}
