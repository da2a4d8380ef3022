/** Texts of the inputs → Settings. */
import * as z from 'zod'
import { limitsOf } from '../contract/plans.ts'
import { withSlashes } from '../lib/files.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import { crossChecks, groupEngines, groupRequired } from './cross-checks.ts'
import type { EmbeddedReading } from './embedded-inputs.ts'
import {
  type Declaration,
  inputs as declared,
  type InputName,
  type Inputs,
  inputNames,
  inputSchemas,
  secretInputs,
} from './inputs.ts'
import type { RunFacts } from './run-facts.ts'
import type { BaselineSource, PlainSection, PlainSettings, Settings, Thresholds } from './settings.ts'

/** Where a value stands in a file. Line and column count from 1. */
export interface FilePlace {
  path: string
  line: number
  column: number
}

export interface InputProblem {
  /** Where the value was given, for a value of a config file. */
  place?: FilePlace | undefined
  input: string
  /** The text that was given; undefined for a secret. */
  given: string | undefined
  /** The values that are allowed. */
  allowed: string
}

/** All problems with the inputs of a run. */
export class InputsError extends Error {
  readonly problems: InputProblem[]

  constructor(problems: InputProblem[]) {
    super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`)
    this.name = 'InputsError'
    this.problems = problems
  }
}

/**
 * Reads the settings of a run from `given`, its inputs by their names as in action.yml: texts, or values of a config file,
 * which may be lists. An input that is absent or empty takes its default. The keys of live engines come from `env`.
 * Throws one InputsError with every problem: an unknown name, a value that does not parse, inputs that contradict each
 * other.
 */
export async function readSettings(
  given: Record<string, unknown>,
  env: NodeJS.ProcessEnv,
  facts: Pick<RunFacts, 'withoutSecrets' | 'defaultBranch'>,
): Promise<Settings> {
  const texts = fillTexts(given)
  // Loaded on demand: a run with a hosted service needs none of the embedded one.
  const embeddedReader = texts['base-url'] ? undefined : await import('./embedded-inputs.ts')
  let embedded: EmbeddedReading | undefined
  const schema = z.strictObject(inputSchemas).superRefine(
    (inputs, issues) => {
      const misread = new Set(issues.issues.map(({ path }) => path?.[0]))
      const report = (input: string, message: string) =>
        issues.addIssue({ code: 'custom', path: [input], message })
      for (const { input, needs, isWrong, allowed } of crossChecks) {
        if (!needs.some(name => misread.has(name)) && isWrong(inputs, facts)) report(input, allowed)
      }
      if (embeddedReader === undefined) return
      const withoutStandIn = embeddedReader.embeddedNeeds.filter(name => !hasStandIn(name))
      if (withoutStandIn.some(name => misread.has(name))) return
      // Stand-ins for inputs that did not parse, so that all other problems are found at once.
      const readable = {
        ...inputs,
        engines: inputs.engines.names,
        ...(misread.has('samples') && { samples: { min: 1, max: 1 } }),
        ...(misread.has('language') && { language: 'en' }),
      }
      embedded = embeddedReader.readEmbeddedInputs(readable, env)
      for (const { input, allowed } of embedded.problems) report(input, allowed)
      const { missingKeys } = embedded
      if (missingKeys.length > 0 && !facts.withoutSecrets) report('engines', describeKeys(missingKeys))
    },
    { when: () => true },
  )
  const parsed = schema.safeParse(texts)
  if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts))
  return toSettings(parsed.data, embedded)
}

/** Returns whether the settings of the embedded service can be read without the input. */
function hasStandIn(name: InputName): boolean {
  return name === 'samples' || name === 'language'
}

/** Percent of the planned answers. */
const DEFAULT_MIN_ANSWERS = 50
/** A year. */
const DEFAULT_FALSE_ALARMS = 1

function describeKeys(names: string[]): string {
  return `engines whose keys are in the environment. Missing: ${names.join(', ')}. A workflow sets them from secrets, in the env of the step`
}

/** Returns a trimmed text or a value of a config file for every input, '' where none was given. */
function fillTexts(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([
    ...inputNames.map(name => [name, '']),
    ...Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ])
}

/** Returns the problems of inputs, one for each input. */
function describeIssues(issues: z.core.$ZodIssue[], texts: Record<string, unknown>): InputProblem[] {
  const problems = new Map<string, InputProblem>()
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys'
    const names = unknown ? issue.keys : [String(issue.path[0])]
    for (const input of names) {
      const secret = secretInputs.some(name => name === input)
      const allowed = unknown ? describeKnown(input) : issue.message
      if (!problems.has(input)) {
        problems.set(input, { input, given: secret ? undefined : describeGiven(texts[input]), allowed })
      }
    }
  }
  return [...problems.values()]
}

/** Returns a value as its text. */
export function describeGiven(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(describeGiven).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : value === undefined ? undefined : String(value)
}

/** Returns which input an unknown name may stand for. */
function describeKnown(unknown: string): string {
  const nearest = findNearestName(unknown, inputNames)
  return nearest === undefined
    ? `only these inputs exist: ${inputNames.join(', ')}`
    : `the name of an input. Did you mean ${nearest}?`
}

function toSettings(inputs: Inputs, embedded: EmbeddedReading | undefined): Settings {
  const { keywords, engines, country } = inputs
  return {
    ...plainSettings(inputs),
    keywords: keywords.map(({ keyword }) => keyword),
    engines: groupEngines(engines.names, country),
    ...toScanPer(inputs),
    service: toService(inputs, embedded),
    thresholds: {
      ...plainSettings(inputs, 'thresholds'),
      ...toDropThresholds(inputs),
      requiredEngines: groupRequired(inputs['required-engines'], engines.names, country),
      optionalEngines: groupEngines(engines.optional, country),
      minAnswers: inputs['min-answers'] ?? DEFAULT_MIN_ANSWERS,
    },
    baseline: { ...plainSettings(inputs, 'baseline'), source: toSource(inputs) },
    falseAlarmsPerYear: inputs['false-alarms-per-year'] ?? DEFAULT_FALSE_ALARMS,
    serviceReport: plainSettings(inputs, 'serviceReport'),
    suggestions: plainSettings(inputs, 'suggestions'),
    artifactName: nameArtifact(inputs),
  }
}

/** Returns the settings that are inputs as they are parsed: those of a section, or those outside of sections. */
export function plainSettings(inputs: Inputs): PlainSettings
export function plainSettings<Section extends string>(inputs: Inputs, section: Section): PlainSection<Section>
export function plainSettings(inputs: Record<string, unknown>, section?: string): Record<string, unknown> {
  const settings = Object.entries<Declaration>(declared).flatMap(([name, { setting }]) => {
    const [key, of] = setting?.split('.').toReversed() ?? []
    return key !== undefined && of === section ? [[key, inputs[name]]] : []
  })
  return Object.fromEntries(settings)
}

/** Returns the name of the artifact, in which `{key}` stands for the key. */
function nameArtifact({ 'artifact-name': name, key }: Pick<Inputs, 'artifact-name' | 'key'>): string {
  return name === 'none' ? '' : name.replaceAll('{key}', key)
}

/**
 * Resolves `scan-per`. Answers keyword by keyword are what a test against chance compares, so `auto` asks for them where
 * runs are recorded, and where they cost no more requests. The history is read later: `comparison/follow-records.ts` then
 * takes what the newest recorded run did.
 */
function toScanPer({
  'scan-per': scanPer,
  'base-url': baseUrl,
  baseline,
}: Inputs): Pick<Settings, 'scanPer' | 'scanPerReason'> {
  if (scanPer !== 'auto') return { scanPer, scanPerReason: 'given' }
  if (baseline !== 'none' && baseline !== 'base')
    return { scanPer: 'keyword', scanPerReason: 'recorded-runs' }
  if (baseUrl === undefined) return { scanPer: 'keyword', scanPerReason: 'embedded' }
  return { scanPer: 'all', scanPerReason: 'unrecorded' }
}

/** Compared with its base, a change fails by the answers it loses. A drop of the mean fails it only where a user says so. */
function toDropThresholds({
  baseline,
  'max-bcr-drop': maxBcrDrop,
  'max-cited-engines-drop': maxCitedEnginesDrop,
}: Inputs): Pick<Thresholds, 'maxBcrDrop' | 'maxCitedEnginesDrop'> {
  if (baseline === 'base') return { maxBcrDrop, maxCitedEnginesDrop }
  return {
    maxBcrDrop: maxBcrDrop ?? { kind: 'absolute', value: 0 },
    maxCitedEnginesDrop: maxCitedEnginesDrop ?? 0,
  }
}

function toSource({ baseline, 'history-branch': branch }: Inputs): BaselineSource {
  switch (baseline) {
    case 'none':
    case 'base':
      return { kind: baseline }
    case 'branch':
      return { kind: 'branch', branch }
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

/** The settings of `mode: comment`, which measures nothing. */
export type CommentSettings = Pick<
  Settings,
  'key' | 'comment' | 'issue' | 'failOn' | 'githubToken' | 'artifactName'
>

const commentSchema = z.object(inputSchemas).pick({
  key: true,
  comment: true,
  issue: true,
  'fail-on': true,
  'github-token': true,
  'artifact-name': true,
})

/** Reads the settings of `mode: comment` from the texts of the inputs by their names. Throws an InputsError. Other inputs are ignored. */
export function readCommentSettings(given: Record<string, string>): CommentSettings {
  const texts = fillTexts(given)
  const parsed = commentSchema.safeParse(texts)
  if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts))
  const inputs = parsed.data
  return {
    key: inputs.key,
    comment: inputs.comment,
    issue: inputs.issue,
    failOn: inputs['fail-on'],
    githubToken: inputs['github-token'],
    artifactName: nameArtifact(inputs),
  }
}
