/** Workflow inputs → Settings. The only module that reads inputs. */
import * as core from '@actions/core'
import * as z from 'zod'
import type { RunContext } from './context.ts'
import {
  readBaseUrl,
  readInteger,
  readList,
  readMatch,
  readMinutes,
  readNumber,
  readTolerance,
} from './input-values.ts'
import { limitsOf, readLimits } from './service/plans.ts'
import type { Settings } from './settings.ts'

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

/** A text input whose value `read` understands; otherwise the problem says what is `allowed`. */
function value<T>(allowed: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const result = read(text)
    if (result !== undefined) return result
    context.addIssue({ code: 'custom', message: allowed })
    return z.NEVER
  })
}

/** Empty text means `text`: a workflow often passes an expression that turned out empty. */
function withDefault<T extends z.ZodType>(text: string, schema: T) {
  return z.preprocess(given => given || text, schema)
}

/** Empty text means undefined. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(given => given || undefined, schema.optional())
}

const list = value('a list: one item a line, or separated by commas with CSV quoting', readList)
const number = value('a number such as 42 or 0.5', readNumber)
const count = value('a whole number, 0 or more', text => readInteger(text, 0))
const choices = (items: readonly string[]) => `one of ${items.join(', ')}`
const choice = <const T extends readonly [string, ...string[]]>(...items: T) =>
  z.enum(items, { error: choices(items) })

/** A list of `items`, or `none` alone. */
function choiceList<const T extends readonly [string, ...string[]]>(...items: T) {
  const allowed = `a list of ${items.join(', ')}; or none`
  return list
    .transform(given => (given.join() === 'none' ? [] : given))
    .pipe(z.array(z.enum(items, { error: allowed })))
}

const fields = {
  brand: z.string().min(1, 'the name of your brand; it is required'),
  keywords: list.refine(items => items.length > 0, 'at least one keyword; it is required'),
  engines: list,
  language: withDefault(
    'en',
    value('a language code such as en or pt-BR', readMatch(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/)),
  ),
  'base-url': value(
    "the service's root without /v1, user, query or fragment: https://…, or http:// on loopback; it is required",
    readBaseUrl,
  ),
  'api-key': optional(
    value('one line of visible ASCII characters without spaces', readMatch(/^[\x21-\x7e]+$/)),
  ),
  plan: withDefault('free', choice('free', 'pro', 'business', 'enterprise')),
  limits: value(
    'parts such as 600/minute, 200000/day, 50 concurrent; each once, whole numbers above 0',
    readLimits,
  ),
  'timeout-minutes': withDefault('10', value('minutes above 0, at most 360', readMinutes)),
  'scan-per': withDefault('all', choice('all', 'keyword')),
  samples: withDefault(
    '1',
    value('a whole number from 1 to 100', text => readInteger(text, 1, 100)),
  ),
  'min-overall-bcr': optional(number),
  'min-cited-engines': optional(count),
  'baseline-overall-bcr': optional(number),
  'baseline-cited-engines': optional(count),
  baseline: withDefault(
    'none',
    value('none, or the path of a file that ends in .json', readMatch(/^none$|\.json$/)),
  ),
  'max-bcr-drop': withDefault(
    '0',
    value('0 or more, such as 2.5; or a share of the baseline, such as 10%', readTolerance),
  ),
  'max-cited-engines-drop': withDefault('0', count),
  'required-engines': list,
  'fail-on-sentiment': list,
  'fail-on': withDefault('fail, error', choiceList('fail', 'error', 'inconclusive', 'no-baseline')),
  key: withDefault(
    'default',
    value(
      '1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit',
      readMatch(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/),
    ),
  ),
  comment: withDefault('always', choice('always', 'on-failure', 'never')),
  'github-token': z.string(),
  report: withDefault('none', choiceList('json', 'csv')),
  'artifact-name': value(
    'up to 200 characters without " : < > | * ? \\ / or line breaks',
    readMatch(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u),
  ),
  'artifact-retention-days': optional(value('whole days from 1 to 400', text => readInteger(text, 1, 400))),
}

type InputName = keyof typeof fields
type Inputs = z.output<z.ZodObject<typeof fields>>

/** What only several inputs together can get wrong. A check speaks when all that it `needs` was understood. */
interface CrossCheck {
  input: InputName
  needs: InputName[]
  isWrong(inputs: Inputs, context: RunContext): boolean
  allowed: string
}

const crossChecks: CrossCheck[] = [
  {
    input: 'api-key',
    needs: ['api-key'],
    // A fork's pull request has no secrets: that is a verdict, not a mistake.
    isWrong: (inputs, context) => inputs['api-key'] === undefined && !context.withoutSecrets,
    allowed:
      'the key of the service, as a secret: api-key: ${{ secrets.AI_VISIBILITY_KEY }}. Is the secret set?',
  },
  {
    input: 'limits',
    needs: ['plan', 'limits'],
    isWrong: ({ plan, limits }) => plan === 'enterprise' && Object.keys(limits).length < 3,
    allowed: 'all of N/minute, N/day and N concurrent: the enterprise plan has no limits of its own',
  },
  {
    input: 'min-cited-engines',
    needs: ['min-cited-engines', 'engines'],
    isWrong: ({ engines, 'min-cited-engines': least = 0 }) => engines.length > 0 && least > engines.length,
    allowed: 'at most the number of engines listed in engines',
  },
  {
    input: 'required-engines',
    needs: ['required-engines', 'engines'],
    isWrong: ({ engines, 'required-engines': required }) =>
      engines.length > 0 && required.some(engine => !engines.includes(engine)),
    allowed: 'engines that are listed in engines, spelled the same',
  },
]

const secretInputs: InputName[] = ['api-key', 'github-token']

/** The names of all inputs, as action.yml lists them. */
export const inputNames = Object.keys(fields)

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
export function readSettings(env: NodeJS.ProcessEnv, context: RunContext): Settings {
  const texts = readTexts(env)
  const schema = z.strictObject(fields).superRefine(
    (inputs, issues) => {
      const misread = new Set(issues.issues.map(({ path }) => path?.[0]))
      for (const { input, needs, isWrong, allowed } of crossChecks) {
        if (needs.some(name => misread.has(name)) || !isWrong(inputs, context)) continue
        issues.addIssue({ code: 'custom', path: [input], message: allowed })
      }
    },
    { when: () => true },
  )
  const parsed = schema.safeParse(texts)
  if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts))
  return toSettings(parsed.data)
}

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

function toSettings(inputs: Inputs): Settings {
  return {
    brand: inputs.brand,
    keywords: inputs.keywords,
    engines: inputs.engines,
    language: inputs.language,
    scanPer: inputs['scan-per'],
    samples: inputs.samples,
    baseUrl: inputs['base-url'],
    apiKey: inputs['api-key'],
    limits: limitsOf(inputs.plan, inputs.limits),
    timeoutMinutes: inputs['timeout-minutes'],
    thresholds: {
      minOverallBcr: inputs['min-overall-bcr'],
      minCitedEngines: inputs['min-cited-engines'],
      maxBcrDrop: inputs['max-bcr-drop'],
      maxCitedEnginesDrop: inputs['max-cited-engines-drop'],
      requiredEngines: inputs['required-engines'],
      failOnSentiment: inputs['fail-on-sentiment'],
    },
    baseline: {
      file: inputs.baseline === 'none' ? undefined : inputs.baseline,
      overallBcr: inputs['baseline-overall-bcr'],
      citedEngines: inputs['baseline-cited-engines'],
    },
    failOn: inputs['fail-on'],
    key: inputs.key,
    comment: inputs.comment,
    githubToken: inputs['github-token'],
    reports: inputs.report,
    artifactName: inputs['artifact-name'].replaceAll('{key}', inputs.key),
    artifactRetentionDays: inputs['artifact-retention-days'],
  }
}
