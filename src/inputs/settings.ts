/** The settings of a run, as read from its inputs. */
import type { Limits } from '../contract/plans.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import type { InputName, Inputs, inputs } from './inputs.ts'
import type { ScanPer, Tolerance } from './stored-settings.ts'

/** The setting that the table declares for an input; '' where the input is none as it is parsed. */
type SettingOf<Name extends InputName> = (typeof inputs)[Name] extends { setting: infer Path extends string }
  ? Path
  : ''

/** The settings that are inputs as they are parsed. */
export type PlainSettings = {
  [Name in InputName as Exclude<SettingOf<Name>, '' | `${string}.${string}`>]: Inputs[Name]
}

/** The settings of a section that are inputs as they are parsed. */
export type PlainSection<Section extends string> = {
  [Name in InputName as SettingOf<Name> extends `${Section}.${infer Key}` ? Key : never]: Inputs[Name]
}

export interface Thresholds extends PlainSection<'thresholds'> {
  /** Tolerated drops below the baseline. */
  maxBcrDrop: Tolerance | undefined
  maxCitedEnginesDrop: number | undefined
  requiredEngines: string[]
  /** Engines whose silence only warns. */
  optionalEngines: string[]
  /** Percent of the planned answers of live engines that must be evaluated. */
  minAnswers: number
}

/** Where the baseline comes from. `base`: the tree that the change is based on. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'branch' }
  | { kind: 'file'; path: string }

/** The numbers from the inputs take precedence over the source. */
export interface BaselineSettings extends PlainSection<'baseline'> {
  source: BaselineSource
}

/** Which runs are recorded. `auto`: runs on the default branch, without those of pull requests. */
export type RecordMode = Settings['record']

export type CommentMode = Settings['comment']

export type ReportFormat = Settings['reports'][number]

/** The drafts of content for keywords without a citation. */
export type DraftSettings = PlainSection<'drafts'>

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

export interface Settings extends PlainSettings {
  keywords: string[]
  engines: string[]
  /** Before the history is read. */
  scanPer: ScanPer
  service: HostedService | EmbeddedServiceSettings
  thresholds: Thresholds
  baseline: BaselineSettings
  drafts: DraftSettings
  /** The reports that the service exports. */
  exports: PlainSection<'exports'>
}
