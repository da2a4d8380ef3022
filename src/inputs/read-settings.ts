/** Workflow inputs → Settings. The only module that reads inputs. */
import * as core from '@actions/core'
import * as z from 'zod'
import { limitsOf } from '../contract/plans.ts'
import type { RunContext } from './context.ts'
import { crossChecks, embeddedNeeds } from './cross-checks.ts'
import type { EmbeddedReading } from './embedded-inputs.ts'
import { fields, type Inputs, inputNames, secretInputs } from './fields.ts'
import type { BaselineSource, Settings } from './settings.ts'

export interface InputProblem {
  input: string
  /** What was given; undefined when it must not be shown. */
  given: string | undefined
  /** What is allowed and what to do. */
  allowed: string
}

/** Everything that is wrong with the inputs, in one go. */
export class InputsError extends Error {
  readonly problems: InputProblem[]

  constructor(problems: InputProblem[]) {
    super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`)
    this.name = 'InputsError'
    this.problems = problems
  }
}

/**
 * Masks the secrets among the inputs. Comes before anything else, so that not even a crash can print them.
 */
export function maskSecrets(): void {
  for (const name of secretInputs) {
    const secret = core.getInput(name)
    if (secret) core.setSecret(secret)
  }
}

/**
 * Reads all inputs from `env` as the runner passes them (`INPUT_MIN-OVERALL-BCR`). Throws one InputsError that
 * holds every problem; never falls back to a default for a value it does not understand.
 */
export async function readSettings(env: NodeJS.ProcessEnv, context: RunContext): Promise<Settings> {
  const texts = readTexts(env)
  // A chunk of its own: a run with a hosted service loads none of the embedded one.
  const embeddedReader = texts['base-url'] ? undefined : await import('./embedded-inputs.ts')
  let embedded: EmbeddedReading | undefined
  const schema = z.strictObject(fields).superRefine(
    (inputs, issues) => {
      const misread = new Set(issues.issues.map(({ path }) => path?.[0]))
      const report = (input: string, message: string) =>
        issues.addIssue({ code: 'custom', path: [input], message })
      for (const { input, needs, isWrong, allowed } of crossChecks) {
        if (!needs.some(name => misread.has(name)) && isWrong(inputs, context)) report(input, allowed)
      }
      if (embeddedReader === undefined || embeddedNeeds.some(name => misread.has(name))) return
      // These stand in for what was not understood, so that all other problems are found in the same go.
      const readable = {
        ...inputs,
        ...(misread.has('samples') && { samples: { least: 1, most: 1 } }),
        ...(misread.has('language') && { language: 'en' }),
      }
      embedded = embeddedReader.readEmbeddedInputs(readable, env)
      for (const { input, allowed } of embedded.problems) report(input, allowed)
      if (embedded.keysMissing && !context.withoutSecrets) report('engines', KEYS_MISSING)
    },
    { when: () => true },
  )
  const parsed = schema.safeParse(texts)
  if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts))
  return toSettings(parsed.data, embedded)
}

const KEYS_MISSING =
  'live engines whose key is in the env of the step, such as OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}'

/** Every `INPUT_*` variable by its input's name, and '' for the inputs that were not passed. */
function readTexts(env: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'))
  return Object.fromEntries([
    ...inputNames.map(name => [name, '']),
    ...given.map(([name, text = '']) => [name.slice('INPUT_'.length).toLowerCase(), text.trim()]),
  ])
}

function describeIssues(issues: z.core.$ZodIssue[], texts: Record<string, string>): InputProblem[] {
  const problems = new Map<string, InputProblem>()
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys'
    const names = unknown ? issue.keys : [String(issue.path[0])]
    for (const input of names) {
      const secret = secretInputs.some(name => name === input)
      const allowed = unknown ? `only these inputs exist: ${inputNames.join(', ')}` : issue.message
      if (!problems.has(input)) {
        problems.set(input, { input, given: secret ? undefined : texts[input], allowed })
      }
    }
  }
  return [...problems.values()]
}

function toSettings(inputs: Inputs, embedded: EmbeddedReading | undefined): Settings {
  return {
    brand: inputs.brand,
    keywords: inputs.keywords,
    engines: inputs.engines,
    language: inputs.language,
    scanPer: inputs['scan-per'],
    samples: inputs.samples,
    service: toService(inputs, embedded),
    timeoutMinutes: inputs['timeout-minutes'],
    thresholds: {
      minOverallBcr: inputs['min-overall-bcr'],
      minCitedEngines: inputs['min-cited-engines'],
      maxBcrDrop: inputs['max-bcr-drop'],
      maxCitedEnginesDrop: inputs['max-cited-engines-drop'],
      requiredEngines: inputs['required-engines'],
      failOnSentiment: inputs['fail-on-sentiment'],
      minShareOfVoice: inputs['min-share-of-voice'],
    },
    baseline: {
      source: toSource(inputs),
      window: inputs['baseline-window'],
      overallBcr: inputs['baseline-overall-bcr'],
      citedEngines: inputs['baseline-cited-engines'],
    },
    record: inputs.record,
    alpha: inputs.alpha,
    failOn: inputs['fail-on'],
    key: inputs.key,
    comment: inputs.comment,
    githubToken: inputs['github-token'],
    reports: inputs.report,
    serviceReport: {
      range: inputs['report-range'],
      includeCompetitors: inputs['report-competitors'] === 'true',
      waitMinutes: inputs['report-wait-minutes'],
    },
    reportFont: inputs['report-font'] || undefined,
    competitors: inputs.competitors,
    suggestions: {
      mode: inputs['suggest-content'],
      most: inputs['suggest-max'],
      contentType: inputs['content-type'] || undefined,
      tone: inputs.tone || undefined,
      maxLength: inputs['content-max-length'],
    },
    issue: inputs.issue,
    artifactName: inputs['artifact-name'].replaceAll('{key}', inputs.key),
    artifactRetentionDays: inputs['artifact-retention-days'],
  }
}

function toSource({ baseline, 'history-branch': branch }: Inputs): BaselineSource {
  switch (baseline) {
    case 'none':
    case 'base':
    case 'artifact':
      return { kind: baseline }
    case 'branch':
      return { kind: 'branch', branch }
    default:
      return { kind: 'file', path: baseline }
  }
}

function toService(inputs: Inputs, embedded: EmbeddedReading | undefined): Settings['service'] {
  const { 'base-url': baseUrl, 'api-key': apiKey, plan, limits } = inputs
  if (baseUrl !== undefined) return { kind: 'hosted', baseUrl, apiKey, limits: limitsOf(plan, limits) }
  if (embedded === undefined) throw new TypeError('the inputs of the embedded service were not read')
  return { kind: 'embedded', ...embedded.settings, keysMissing: embedded.keysMissing }
}
