/** The schemas that inputs have, each with the values that it allows in the words of a problem. */
import * as z from 'zod'
import { readLimits } from '../contract/plans.ts'
import { KEYWORDS, readKeywords } from './keywords.ts'
import {
  type GivenList,
  readAlpha,
  readAmount,
  readBaseUrl,
  readBranchName,
  readCompetitors,
  readCountries,
  readDateRange,
  readEngineChoice,
  readFalseAlarms,
  readInteger,
  readLineList,
  readList,
  readMatch,
  readMinutes,
  readNumber,
  readPercent,
  readSampleRange,
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
export function value<T>(allowed: string, read: (text: string) => T | undefined) {
  return parsed(z.string(allowed), allowed, read)
}

/** Returns a schema that parses a number, or its text, with `read`. */
export function numeric<T>(allowed: string, read: (text: string) => T | undefined) {
  return parsed(z.union([z.number(), z.string()], allowed), allowed, given => read(String(given)))
}

/** Returns a schema that parses a list, as text or as its items, with `read`. */
export function listOf<T>(allowed: string, read: (given: GivenList) => T | undefined) {
  return parsed(z.union([z.string(), z.array(z.string())], allowed), allowed, read)
}

/** Replaces empty text by `text`: a workflow may pass an expression that is empty. */
export function withDefault<T extends z.ZodType>(text: string, schema: T) {
  return z.preprocess(given => (isEmpty(given) ? text : given), schema).meta({ default: text })
}

/** Replaces empty text by undefined. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(given => (isEmpty(given) ? undefined : given), schema.optional())
}

function isEmpty(given: unknown): boolean {
  return given === undefined || given === ''
}

export const anyText = z.string('one text')
export const list = listOf('a list: one item a line, or separated by commas with CSV quoting', readList)
export const number = numeric('a number such as 42 or 0.5', readNumber)
export const count = numeric('a whole number, 0 or more', given => readInteger(given, 0))
export const integer = (min: number, max: number) =>
  numeric(`a whole number from ${min} to ${max}`, given => readInteger(given, min, max))
export const percent = (example: string) => numeric(`percent from 0 to 100, such as ${example}`, readPercent)
const choices = (items: readonly string[]) => `one of ${items.join(', ')}`
export const choice = <const T extends readonly [string, ...string[]]>(...items: T) =>
  z.enum(items, { error: choices(items) })

export const trueOrFalse = z
  .union([z.enum(['true', 'false']), z.boolean()], choices(['true', 'false']))
  .transform(given => String(given) === 'true')

/** Returns a schema for a list of `items`, or `none` alone. */
export function choiceList<const T extends readonly [string, ...string[]]>(...items: T) {
  const allowed = `a list of ${items.join(', ')}; or none`
  const form = z.union([z.string(), z.array(z.enum([...items, 'none'], allowed))], allowed)
  return parsed(form, allowed, readList)
    .transform(given => (given.join() === 'none' ? [] : given))
    .pipe(z.array(z.enum(items, { error: allowed })))
}

/** A keyword with its own questions and the page that owns it, as an item of a list. */
export const listedKeyword = z.strictObject({
  keyword: z.string('the keyword'),
  questions: z.array(z.string('a question'), 'a list of questions').optional(),
  owner: z.string('the path of the page that owns the keyword').optional(),
})

/** Keywords, each with its own questions and the page that owns it where it has some. */
export const keywords = z
  .union([z.string(), z.array(z.union([z.string(), listedKeyword]))], KEYWORDS)
  .transform((given, context) => {
    const read = readKeywords(given)
    if ('keywords' in read) return read.keywords
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
  .refine(items => items.length > 0, 'at least one keyword; it is required')

export const engineChoice = listOf(
  'a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?',
  readEngineChoice,
)
export const baseUrl = value(
  'the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service',
  readBaseUrl,
)
export const apiKey = value(
  'one line of visible ASCII characters without spaces',
  readMatch(/^[\x21-\x7e]+$/),
)
export const baselineSource = value(
  'none, base, branch, or the path of a file that ends in .json. For a history in artifacts, write baseline: branch',
  readMatch(/^(none|base|branch)$|\.json$/),
)
export const gateKey = value(
  '1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit',
  readMatch(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/),
)
export const languageCode = value(
  'a language code such as en or pt-BR',
  readMatch(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/),
)
export const countries = listOf(
  'a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK',
  readCountries,
)
export const lines = listOf('a list: one question a line', readLineList)
export const sampleRange = numeric(
  'a whole number from 1 to 100, or a range of them such as 3..9',
  readSampleRange,
)
export const amount = numeric('US dollars above 0, such as 2.50', readAmount)
export const limits = value(
  'parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0',
  readLimits,
)
export const tolerance = numeric(
  '0 or more, such as 2.5; or a share of the baseline, such as 10%',
  readTolerance,
)
export const falseAlarms = numeric('a number above 0, at most 52, such as 0.5', readFalseAlarms)
export const alpha = numeric('a number from 0.001 to 0.5, such as 0.05', readAlpha)
/** Where the history is unless an input names another branch. */
export const HISTORY_BRANCH = 'ai-visibility-history'
export const branchName = value(
  `the name of a branch that holds nothing else, such as ${HISTORY_BRANCH}`,
  readBranchName,
)
export const competitors = listOf(
  'a list of names, or of name = domain, such as Globex = globex.com',
  readCompetitors,
)
export const webhook = value(
  'the https URL of a webhook of Slack or of a workflow of Teams; or slack=URL, teams=URL, json=URL for another host',
  readWebhook,
)
export const artifactName = value(
  'none, or up to 200 characters without " : < > | * ? \\ / or line breaks',
  readMatch(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u),
)
export const retentionDays = numeric('whole days from 1 to 400', text => readInteger(text, 1, 400))
export const dateRange = value(
  'days such as 30d, or dates such as 2026-01-01..2026-01-31, in this order',
  readDateRange,
)
export const waitMinutes = numeric('whole minutes from 0 to 60', text => readInteger(text, 0, 60))
export const minutes = numeric('minutes above 0, at most 360', readMinutes)
export const wordCount = numeric('a whole number above 0', text => readInteger(text, 1))
