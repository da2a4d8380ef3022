import { limitsOf } from '../contract/plans.ts'
import { withSlashes } from '../lib/files.ts'
import { crossChecks, groupEngines, groupRequired } from './cross-checks.ts'
import type { EmbeddedReading } from './embedded-inputs.ts'
import {
  completeValues,
  createProblem,
  type InputProblem,
  InputsError,
  listProblems,
  type WrittenGate,
} from './given-values.ts'
import { allNames, type Inputs } from './inputs.ts'
import { readTexts } from './parse-values.ts'
import type { BaselineSource, Settings } from './settings.ts'
import type { ScanPer } from './stored-settings.ts'
import { CONFIG_PATH } from './unknown-names.ts'

/** Reads the settings of one gate from texts, by the names of inputs and file-only values. Rejects with an InputsError. */
export async function readSettings(
  texts: Record<string, string>,
  env: NodeJS.ProcessEnv,
  run: { withoutSecrets: boolean },
): Promise<Settings> {
  const problems: InputProblem[] = []
  const gateProblems: InputProblem[] = []
  const values = readTexts(texts, problems, CONFIG_PATH, allNames)
  const settings = await readGateSettings({ values }, env, run, gateProblems)
  if (settings === undefined || problems.length > 0) {
    throw new InputsError(listProblems([...gateProblems, ...problems]))
  }
  return settings
}

/**
 * Returns the settings of a gate with the keys of live engines in `env`; undefined if a value is wrong. Wrong values were
 * reported when they were parsed. This adds the problems of missing and contradicting values.
 */
export async function readGateSettings(
  gate: WrittenGate,
  env: NodeJS.ProcessEnv,
  run: { withoutSecrets: boolean },
  problems: InputProblem[],
): Promise<Settings | undefined> {
  const inputs = completeValues(gate.values)
  const wrong = new Set([...gate.values].filter(([, { isWrong }]) => isWrong).map(([name]) => name))
  const isEmbedded = inputs['base-url'] === undefined && !wrong.has('base-url')
  const embedded = isEmbedded
    ? (await import('./embedded-inputs.ts')).readEmbeddedInputs(inputs, wrong, env)
    : undefined
  const unusable = new Set(wrong)
  if (embedded?.hasUnknownEngine) unusable.add('engines')
  const found = [
    ...crossChecks
      .filter(({ needs }) => !needs.some(name => unusable.has(name)))
      .filter(({ isWrong }) => isWrong(inputs, run, gate.values)),
    ...(embedded?.problems ?? []).filter(({ input }) => !wrong.has(input)),
  ]
  if (embedded && embedded.missingKeys.length > 0 && !run.withoutSecrets) {
    const allowed = `engines whose keys are in the environment. Missing: ${embedded.missingKeys.join(', ')}. A workflow sets them from secrets, in the env of the step`
    found.push({ input: 'engines', allowed })
  }
  problems.push(...found.map(({ input, allowed }) => createProblem(gate, input, allowed)))
  return found.length === 0 && wrong.size === 0 ? toSettings(inputs, embedded) : undefined
}

/** Percent of the planned answers. */
const DEFAULT_MIN_ANSWERS = 50

/** Builds the settings of a gate. `embedded` is required unless the inputs have a `base-url`. */
export function toSettings(inputs: Inputs, embedded?: EmbeddedReading): Settings {
  const { engines, country } = inputs
  // Compared with its base, a change fails for lost answers. A drop of the score counts only if a limit is set.
  const comparesBase = inputs.baseline === 'base'
  return {
    brand: inputs.brand,
    key: inputs.key,
    keywords: inputs.keywords.map(({ keyword }) => keyword),
    engines: groupEngines(engines.names, country),
    competitors: inputs.competitors,
    language: inputs.language,
    samples: inputs.samples,
    scanPer: toScanPer(inputs),
    service: toService(inputs, embedded),
    timeoutMinutes: inputs['timeout-minutes'],
    thresholds: {
      minOverallBcr: inputs['min-overall-bcr'],
      minCitedEngines: inputs['min-cited-engines'],
      minShareOfVoice: inputs['min-share-of-voice'],
      maxBcrDrop: inputs['max-bcr-drop'] ?? (comparesBase ? undefined : { kind: 'absolute', value: 0 }),
      maxCitedEnginesDrop: inputs['max-cited-engines-drop'] ?? (comparesBase ? undefined : 0),
      requiredEngines: groupRequired(inputs['required-engines'], engines.names, country),
      optionalEngines: groupEngines(engines.optional, country),
      minAnswers: inputs['min-answers'] ?? DEFAULT_MIN_ANSWERS,
    },
    falseAlarmsPerYear: inputs['false-alarms-per-year'],
    baseline: {
      source: toSource(inputs),
      overallBcr: inputs['baseline-overall-bcr'],
      citedEngines: inputs['baseline-cited-engines'],
    },
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

function toService(inputs: Inputs, embedded: EmbeddedReading | undefined): Settings['service'] {
  const { 'base-url': baseUrl, 'api-key': apiKey, plan, limits } = inputs
  if (baseUrl !== undefined) return { kind: 'hosted', baseUrl, apiKey, limits: limitsOf(plan, limits) }
  if (embedded === undefined) throw new TypeError('the inputs of the embedded service were not read')
  return { kind: 'embedded', ...embedded.settings, keysMissing: embedded.missingKeys.length > 0 }
}

export type CommentSettings = Pick<Settings, 'key' | 'comment' | 'issue' | 'failOn' | 'githubToken'>

const COMMENT_INPUTS = ['key', 'comment', 'issue', 'fail-on', 'github-token']

/** Reads the settings of `mode: comment`. Ignores other inputs. Throws an InputsError. */
export function readCommentSettings(texts: Record<string, string>): CommentSettings {
  const problems: InputProblem[] = []
  const own = Object.entries(texts).filter(([name]) => COMMENT_INPUTS.includes(name))
  const inputs = completeValues(readTexts(Object.fromEntries(own), problems, CONFIG_PATH))
  if (problems.length > 0) throw new InputsError(problems)
  const { key, comment, issue, 'fail-on': failOn, 'github-token': githubToken } = inputs
  return { key, comment, issue, failOn, githubToken }
}
