import type { Limits } from '../contract/plans.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import type { InputName, Inputs, inputs } from './inputs.ts'
import type { ScanPer, Tolerance } from './stored-settings.ts'

/** The setting declared for an input; '' if the parsed input is not a setting. */
type SettingOf<Name extends InputName> = (typeof inputs)[Name] extends { setting: infer Path extends string }
  ? Path
  : ''

/** Settings that equal their parsed inputs. */
export type PlainSettings = {
  [Name in InputName as Exclude<SettingOf<Name>, '' | `${string}.${string}`>]: Inputs[Name]
}

/** Settings of a section that equal their parsed inputs. */
export type PlainSection<Section extends string> = {
  [Name in InputName as SettingOf<Name> extends `${Section}.${infer Key}` ? Key : never]: Inputs[Name]
}

export interface Thresholds extends PlainSection<'thresholds'> {
  maxBcrDrop: Tolerance | undefined
  maxCitedEnginesDrop: number | undefined
  requiredEngines: string[]
  /** Engines that only warn if they do not answer. */
  optionalEngines: string[]
  /** Percent of the planned answers of live engines that must be evaluated. */
  minAnswers: number
}

/** Origin of the baseline. `base` is the tree that the change is based on. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'branch' }
  | { kind: 'file'; path: string }

/** Numbers from inputs take precedence over the source. */
export interface BaselineSettings extends PlainSection<'baseline'> {
  source: BaselineSource
}

/** `auto` records runs on the default branch, except those of pull requests. */
export type RecordMode = Settings['record']

export type CommentMode = Settings['comment']

export type ReportFormat = Settings['reports'][number]

export type DraftSettings = PlainSection<'drafts'>

export interface HostedService {
  kind: 'hosted'
  baseUrl: string
  /** Undefined only if the host gives no secrets to the run. */
  apiKey: string | undefined
  limits: Limits
}

export interface EmbeddedServiceSettings extends EmbeddedSettings {
  kind: 'embedded'
  /** Only allowed if the host gives no secrets to the run. */
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
  exports: PlainSection<'exports'>
}
