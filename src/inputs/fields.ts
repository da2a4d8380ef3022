/** The schema of each input, with the values it allows in the words of a problem. */
import * as z from 'zod'
import { readLimits } from '../contract/plans.ts'
import {
  type GivenList,
  MOST_SHARDS,
  readAlpha,
  readAmount,
  readBaseUrl,
  readBranchName,
  readCompetitors,
  readCountries,
  readDateRange,
  readEngineChoice,
  readInteger,
  readKeywords,
  readLineList,
  readList,
  readMatch,
  readMinutes,
  readNumber,
  readPercent,
  readSampleRange,
  readShard,
  readTolerance,
  readWebhook,
} from './values.ts'

/**
 * Returns a schema that parses what `form` takes with `read`. Where `form` or `read` refuses it, the problem says what is
 * `allowed`.
 */
function parsed<G, T>(form: z.ZodType<G>, allowed: string, read: (given: G) => T | undefined) {
  return form.transform((given, context): T => {
    const result = read(given)
    if (result !== undefined) return result
    context.addIssue({ code: 'custom', message: allowed })
    return z.NEVER
  })
}

/** Returns a schema that parses text with `read`. */
function value<T>(allowed: string, read: (text: string) => T | undefined) {
  return parsed(z.string(allowed), allowed, read)
}

/** Returns a schema that parses a number, or its text, with `read`. */
function numeric<T>(allowed: string, read: (text: string) => T | undefined) {
  return parsed(z.union([z.number(), z.string()], allowed), allowed, given => read(String(given)))
}

/** Returns a schema that parses a list, as text or as its items, with `read`. */
function listOf<T>(allowed: string, read: (given: GivenList) => T | undefined) {
  return parsed(z.union([z.string(), z.array(z.string())], allowed), allowed, read)
}

/** Replaces empty text by `text`: a workflow may pass an expression that is empty. */
function withDefault<T extends z.ZodType>(text: string, schema: T) {
  return z.preprocess(given => (isEmpty(given) ? text : given), schema).meta({ default: text })
}

/** Replaces empty text by undefined. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(given => (isEmpty(given) ? undefined : given), schema.optional())
}

function isEmpty(given: unknown): boolean {
  return given === undefined || given === ''
}

const anyText = z.string('one text')
const list = listOf('a list: one item a line, or separated by commas with CSV quoting', readList)
const number = numeric('a number such as 42 or 0.5', readNumber)
const count = numeric('a whole number, 0 or more', given => readInteger(given, 0))
const choices = (items: readonly string[]) => `one of ${items.join(', ')}`
const choice = <const T extends readonly [string, ...string[]]>(...items: T) =>
  z.enum(items, { error: choices(items) })
const trueOrFalse = z
  .union([z.enum(['true', 'false']), z.boolean()], choices(['true', 'false']))
  .transform(String)

/** Returns a schema for a list of `items`, or `none` alone. */
function choiceList<const T extends readonly [string, ...string[]]>(...items: T) {
  const allowed = `a list of ${items.join(', ')}; or none`
  const form = z.union([z.string(), z.array(z.enum([...items, 'none'], allowed))], allowed)
  return parsed(form, allowed, readList)
    .transform(given => (given.join() === 'none' ? [] : given))
    .pipe(z.array(z.enum(items, { error: allowed })))
}

const BRAND = 'the name of your brand; it is required'
const KEYWORDS =
  'a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and takes a line'

/** A keyword with its own questions, as an item of a list. */
export const askedKeyword = z.strictObject({
  keyword: z.string('the keyword'),
  questions: z.array(z.string('a question'), 'a list of questions'),
})

/** Each input's schema, by its name in action.yml. */
export const fields = {
  config: anyText,
  brand: z.string(BRAND).min(1, BRAND),
  keywords: parsed(
    z.union([z.string(), z.array(z.union([z.string(), askedKeyword]))], KEYWORDS),
    KEYWORDS,
    readKeywords,
  ).refine(items => items.length > 0, 'at least one keyword; it is required'),
  engines: listOf(
    'a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?',
    readEngineChoice,
  ),
  language: withDefault(
    'en',
    value('a language code such as en or pt-BR', readMatch(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/)),
  ),
  'base-url': optional(
    value(
      'the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service',
      readBaseUrl,
    ),
  ),
  'api-key': optional(
    value('one line of visible ASCII characters without spaces', readMatch(/^[\x21-\x7e]+$/)),
  ),
  plan: withDefault('free', choice('free', 'pro', 'business', 'enterprise')),
  limits: value(
    'parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0',
    readLimits,
  ),
  'timeout-minutes': withDefault('10', numeric('minutes above 0, at most 360', readMinutes)),
  'scan-per': withDefault('auto', choice('auto', 'all', 'keyword')),
  samples: withDefault(
    '1',
    numeric('a whole number from 1 to 100, or a range of them such as 3..9', readSampleRange),
  ),
  'min-overall-bcr': optional(number),
  'min-cited-engines': optional(count),
  'baseline-overall-bcr': optional(number),
  'baseline-cited-engines': optional(count),
  baseline: withDefault(
    'none',
    value(
      'none, base, artifact, branch, or the path of a file that ends in .json',
      readMatch(/^(none|base|artifact|branch)$|\.json$/),
    ),
  ),
  'baseline-window': withDefault(
    '20',
    numeric('a whole number from 1 to 100', text => readInteger(text, 1, 100)),
  ),
  'history-branch': withDefault(
    'ai-visibility-history',
    value('the name of a branch that holds nothing else, such as ai-visibility-history', readBranchName),
  ),
  record: withDefault('auto', choice('auto', 'always', 'never')),
  accept: withDefault('false', trueOrFalse),
  alpha: withDefault('0.05', numeric('a number from 0.001 to 0.5, such as 0.05', readAlpha)),
  'max-bcr-drop': optional(
    numeric('0 or more, such as 2.5; or a share of the baseline, such as 10%', readTolerance),
  ),
  'max-cited-engines-drop': optional(count),
  'max-answer-loss': optional(numeric('percent from 0 to 100, such as 19%', readPercent)),
  'required-engines': list,
  'min-answers': optional(numeric('percent from 0 to 100, such as 50%', readPercent)),
  'fail-on-sentiment': list,
  'fail-on': withDefault('fail, error', choiceList('fail', 'error', 'inconclusive', 'no-baseline')),
  key: withDefault(
    'default',
    value(
      '1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit',
      readMatch(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/),
    ),
  ),
  mode: withDefault('gate', choice('gate', 'plan', 'merge', 'comment')),
  comment: withDefault('always', choice('always', 'on-failure', 'never')),
  'github-token': anyText,
  report: withDefault(
    'none',
    choiceList('json', 'csv', 'html', 'pdf', 'outcome', 'service-csv', 'service-pdf'),
  ),
  'report-range': withDefault(
    '30d',
    value('days such as 30d, or dates such as 2026-01-01..2026-01-31, in this order', readDateRange),
  ),
  'report-competitors': withDefault('false', trueOrFalse),
  'report-wait-minutes': withDefault(
    '0',
    numeric('whole minutes from 0 to 60', text => readInteger(text, 0, 60)),
  ),
  'report-font': anyText,
  competitors: listOf('a list of names, or of name = domain, such as Globex = globex.com', readCompetitors),
  'min-share-of-voice': optional(numeric('percent from 0 to 100, such as 25%', readPercent)),
  'suggest-content': withDefault('never', choice('never', 'on-failure', 'always')),
  'suggest-max': withDefault(
    '3',
    numeric('a whole number from 1 to 20', text => readInteger(text, 1, 20)),
  ),
  'content-type': anyText,
  tone: anyText,
  'content-max-length': optional(numeric('a whole number above 0', text => readInteger(text, 1))),
  notify: optional(
    value(
      'the https URL of a webhook of Slack or of a workflow of Teams; or slack=URL, teams=URL, json=URL for another host',
      readWebhook,
    ),
  ),
  issue: withDefault('never', choice('never', 'on-failure')),
  'artifact-name': withDefault(
    'ai-visibility-{key}',
    value(
      'none, or up to 200 characters without " : < > | * ? \\ / or line breaks',
      readMatch(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u),
    ),
  ),
  content: list,
  'base-content': anyText,
  'site-url': list,
  'competitor-content': list,
  'brand-domains': list,
  'brand-aliases': list,
  'prompt-template': listOf('a list: one question a line', readLineList),
  country: listOf('a list of ISO 3166-1 codes of two letters, such as DE, GB, US', readCountries),
  city: anyText,
  'max-requests': optional(count),
  'max-cost': optional(numeric('US dollars above 0, such as 2.50', readAmount)),
  answers: anyText,
  'artifact-retention-days': optional(numeric('whole days from 1 to 400', text => readInteger(text, 1, 400))),
  shard: optional(
    value(
      `one of at most ${MOST_SHARDS} shards, such as 2/8: a number from 1, and how many there are`,
      readShard,
    ),
  ),
  'max-shards': withDefault(
    '20',
    numeric(`a whole number from 1 to ${MOST_SHARDS}`, text => readInteger(text, 1, MOST_SHARDS)),
  ),
  partial: withDefault('refuse', choice('refuse', 'allow')),
}

export type InputName = keyof typeof fields
export type Inputs = z.output<z.ZodObject<typeof fields>>

export const secretInputs: InputName[] = ['api-key', 'github-token', 'notify']

/** Inputs that are lists: repeating one on a command line adds an item. */
export const listInputs = [
  'keywords',
  'engines',
  'required-engines',
  'fail-on-sentiment',
  'fail-on',
  'report',
  'competitors',
  'content',
  'site-url',
  'competitor-content',
  'brand-domains',
  'brand-aliases',
  'prompt-template',
  'country',
] as const satisfies InputName[]

/** The texts that inputs which are not given stand for, by their names. */
export const inputDefaults: Record<string, unknown> = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.meta()?.['default']]),
)

/** The names of all inputs, as action.yml lists them. */
export const inputNames = Object.keys(fields)
