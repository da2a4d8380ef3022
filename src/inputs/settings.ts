import { type Limits, limitsOf } from '../contract/plans.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import { withSlashes } from '../lib/files.ts'
import { groupEngines, groupRequired } from './cross-checks.ts'
import type { EmbeddedReading } from './embedded-inputs.ts'
import type { Inputs } from './inputs.ts'
import type { ScanPer, Tolerance } from './stored-settings.ts'

/** The settings of a gate. */
export type Settings = ReturnType<typeof toSettings>

export type Thresholds = Settings['thresholds']

export type CommentMode = Settings['comment']

export type ReportFormat = Settings['reports'][number]

/** The numbers come from inputs and override the source. */
export type BaselineSettings = Settings['baseline']

/** Where the baseline comes from. `base` is the state of the pages before the change. */
export type BaselineSource =
  | { kind: 'none' }
  | { kind: 'base' }
  | { kind: 'branch' }
  | { kind: 'file'; path: string }

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

const NO_DROP: Tolerance = { kind: 'absolute', value: 0 }

/** Percent of the planned answers. */
const DEFAULT_MIN_ANSWERS = 50

/** Builds the settings of a gate. `embedded` is required unless the inputs have a `base-url`. */
export function toSettings(inputs: Inputs, embedded?: EmbeddedReading) {
  const { engines, country } = inputs
  // Compared with its base, a change fails for lost answers. A drop of the score counts only if a limit is set.
  const comparesBase = inputs.baseline === 'base'
  return {
    brand: inputs.brand,
    /** Unique among the gates of a run. */
    key: inputs.key,
    keywords: inputs.keywords.map(({ keyword }) => keyword),
    engines: groupEngines(engines.names, country),
    competitors: inputs.competitors,
    language: inputs.language,
    samples: inputs.samples,
    /** May change when the history is read. */
    scanPer: toScanPer(inputs),
    service: toService(inputs, embedded),
    timeoutMinutes: inputs['timeout-minutes'],
    thresholds: {
      minOverallBcr: inputs['min-overall-bcr'],
      minCitedEngines: inputs['min-cited-engines'],
      minShareOfVoice: inputs['min-share-of-voice'],
      maxBcrDrop: inputs['max-bcr-drop'] ?? (comparesBase ? undefined : NO_DROP),
      maxCitedEnginesDrop: inputs['max-cited-engines-drop'] ?? (comparesBase ? undefined : 0),
      requiredEngines: groupRequired(inputs['required-engines'], engines.names, country),
      /** Engines that only warn if they do not answer. */
      optionalEngines: groupEngines(engines.optional, country),
      /** Percent of the planned answers of live engines that must be evaluated. */
      minAnswers: inputs['min-answers'] ?? DEFAULT_MIN_ANSWERS,
    },
    falseAlarmsPerYear: inputs['false-alarms-per-year'],
    baseline: {
      source: toSource(inputs),
      overallBcr: inputs['baseline-overall-bcr'],
      citedEngines: inputs['baseline-cited-engines'],
    },
    /** `auto` records runs on the default branch, except runs for pull requests. */
    record: inputs.record,
    accept: inputs.accept,
    failOn: inputs['fail-on'],
    reports: inputs.report,
    comment: inputs.comment,
    issue: inputs.issue,
    notify: inputs.notify,
    githubToken: inputs['github-token'],
    hostCheck: inputs['host-check'],
    drafts: {
      mode: inputs['drafts.mode'],
      max: inputs['drafts.max'],
      type: inputs['drafts.type'],
      tone: inputs['drafts.tone'],
      length: inputs['drafts.length'],
    },
    exports: {
      formats: inputs['exports.formats'],
      days: inputs['exports.days'],
      end: inputs['exports.end'],
      engines: inputs['exports.engines'],
      includeCompetitors: inputs['exports.include-competitors'],
    },
  }
}

/**
 * Significance tests compare answers keyword by keyword, so each keyword has its own scan if the run is compared with
 * recorded runs, or if that costs no more requests. `followRecords` later adopts the choice of the newest record.
 */
function toScanPer({ 'base-url': baseUrl, baseline }: Inputs): ScanPer {
  const isRecorded = baseline !== 'none' && baseline !== 'base'
  return isRecorded || baseUrl === undefined ? 'keyword' : 'all'
}

function toSource({ baseline }: Inputs): BaselineSource {
  switch (baseline) {
    case 'none':
    case 'base':
    case 'branch':
      return { kind: baseline }
    default:
      return { kind: 'file', path: withSlashes(baseline) }
  }
}

function toService(
  inputs: Inputs,
  embedded: EmbeddedReading | undefined,
): HostedService | EmbeddedServiceSettings {
  const { 'base-url': baseUrl, 'api-key': apiKey, plan, limits } = inputs
  if (baseUrl !== undefined) return { kind: 'hosted', baseUrl, apiKey, limits: limitsOf(plan, limits) }
  if (embedded === undefined) throw new TypeError('the inputs of the embedded service were not read')
  return { kind: 'embedded', ...embedded.settings, keysMissing: embedded.missingKeys.length > 0 }
}
