import type { Limits } from '../contract/plans.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import type { Inputs } from './inputs.ts'
import type { ScanPer, Tolerance } from './stored-settings.ts'

export interface Thresholds {
  minOverallBcr: number | undefined
  minCitedEngines: number | undefined
  minShareOfVoice: number | undefined
  maxBcrDrop: Tolerance | undefined
  maxCitedEnginesDrop: number | undefined
  requiredEngines: string[]
  /** Engines that only warn if they do not answer. */
  optionalEngines: string[]
  /** Percent of the planned answers of live engines that must be evaluated. */
  minAnswers: number
}

/** Where the baseline comes from. `base` is the state of the pages before the change. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'branch' }
  | { kind: 'file'; path: string }

/** The numbers come from inputs, and take precedence over those of the source. */
export interface BaselineSettings {
  source: BaselineSource
  overallBcr: number | undefined
  citedEngines: number | undefined
}

/** `auto` records runs on the default branch, except those of pull requests. */
export type RecordMode = Settings['record']

export type CommentMode = Settings['comment']

export type ReportFormat = Settings['reports'][number]

export type DraftSettings = Settings['drafts']

export interface HostedService {
  kind: 'hosted'
  baseUrl: string
  /** Undefined only in a run without secrets. */
  apiKey: string | undefined
  limits: Limits
}

export interface EmbeddedServiceSettings extends EmbeddedSettings {
  kind: 'embedded'
  /** True only in a run without secrets. */
  keysMissing: boolean
}

export interface Settings {
  brand: string
  /** Unique among the gates of a run. */
  key: string
  keywords: string[]
  engines: string[]
  competitors: Inputs['competitors']
  language: string
  samples: number
  /** May change when the history is read. */
  scanPer: ScanPer
  service: HostedService | EmbeddedServiceSettings
  timeoutMinutes: number
  thresholds: Thresholds
  falseAlarmsPerYear: number
  baseline: BaselineSettings
  record: Inputs['record']
  accept: boolean
  failOn: Inputs['fail-on']
  reports: Inputs['report']
  comment: Inputs['comment']
  issue: Inputs['issue']
  notify: Inputs['notify']
  githubToken: string
  hostCheck: boolean
  drafts: {
    mode: Inputs['drafts.mode']
    max: number
    type: string | undefined
    tone: string | undefined
    length: number | undefined
  }
  exports: {
    formats: Inputs['exports.formats']
    days: number
    end: string | undefined
    engines: string[] | undefined
    includeCompetitors: boolean
  }
}
