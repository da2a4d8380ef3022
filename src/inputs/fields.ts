/** The field types of inputs: how a value is parsed, and the sentence about its allowed values. */
import { readLimits } from '../contract/plans.ts'
import type { Fact } from '../facts/fact.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import { KEYWORDS, type ListedKeyword, readKeywords } from './keywords.ts'
import {
  type GivenList,
  readAmount,
  readBaseUrl,
  readCompetitors,
  readCountries,
  readDate,
  readEngineChoice,
  readFalseAlarms,
  readInteger,
  readLineList,
  readList,
  readMatch,
  readMinutes,
  readNumber,
  readPercent,
  readTolerance,
  readWebhook,
} from './values.ts'

interface Words {
  /** The allowed values, as worded in a problem. */
  allowed: string
  explain?: (text: string) => string | undefined
  /** The allowed words, if limited; for a list, those of its items. */
  choices?: readonly string[]
}

interface TextField<T> extends Words {
  /** The type of the value in a config file. */
  form: 'text' | 'number' | 'boolean'
  /** Parses a non-empty text. Undefined if it is not allowed. */
  read(text: string): T | undefined
}

interface ListField<T> extends Words {
  form: 'list'
  /** Parses a list, as text or items. Undefined if it is not allowed. */
  read(given: GivenList): T | undefined
}

export type Field<T = unknown> = TextField<T> | ListField<T>

type Reader<T> = (text: string) => T | undefined

function text<T>(allowed: string, read: Reader<T>): TextField<T> {
  return { form: 'text', allowed, read }
}

function numeric<T>(allowed: string, read: Reader<T>): TextField<T> {
  return { form: 'number', allowed, read }
}

function listOf<T>(allowed: string, read: (given: GivenList) => T | undefined): ListField<T> {
  return { form: 'list', allowed, read }
}

const oneOf = (words: readonly string[]) => `one of ${words.join(', ')}`

/** Creates a field that is one of some words. */
export function choice<const T extends string>(...choices: T[]): TextField<T> {
  return {
    form: 'text',
    allowed: oneOf(choices),
    choices,
    read: given => choices.find(word => word === given),
  }
}

/** Names the first invalid item of a list, and the most similar of `names`. */
function explainItem(allowed: string, isRight: (item: string) => boolean, names: readonly string[] = []) {
  return (given: string) => {
    const wrong = readList(given)?.find(item => !isRight(item))
    if (wrong === undefined) return undefined
    return `${findNearestName(wrong, names) ?? 'another item'} in place of ${wrong}: ${allowed}`
  }
}

/** Creates a field that is a list of some words, or `none`. */
export function choiceList<const T extends string>(...choices: T[]): ListField<T[]> {
  const allowed = `a list of ${choices.join(', ')}; or none`
  return {
    ...{ form: 'list', allowed, choices: [...choices, 'none'] },
    explain: explainItem(allowed, item => choices.some(word => word === item), choices),
    read(given) {
      const items = readList(given)
      if (items?.join() === 'none') return []
      const known = items?.flatMap(item => choices.find(word => word === item) ?? [])
      return known?.length === items?.length ? known : undefined
    },
  }
}

export const FAIL_ON = ['fail', 'error', 'inconclusive', 'no-baseline', 'owner-missing'] as const
const isCondition = (item: string) => item === 'none' || FAIL_ON.some(word => word === item)
const conditions = `a list of ${FAIL_ON.join(', ')}, which are added to fail, error; or none, which takes these away`
/** Conditions in addition to `fail` and `error`, which `none` removes. */
export const failOn: Field<(typeof FAIL_ON)[number][]> = {
  form: 'list',
  allowed: conditions,
  choices: [...FAIL_ON, 'none'],
  explain: explainItem(conditions, isCondition, FAIL_ON),
  read(given) {
    const items = readList(given)
    if (items?.every(isCondition) !== true) return undefined
    const always = items.includes('none') ? [] : ['fail', 'error']
    return FAIL_ON.filter(word => always.includes(word) || items.includes(word))
  },
}

const formats = choiceList('json', 'csv', 'html', 'pdf', 'junit', 'sarif', 'outcome')
export const reportFormats = {
  ...formats,
  explain: (given: string) =>
    /\bservice-(csv|pdf)\b/.test(given)
      ? 'no service-csv and no service-pdf: exports in the config file has these reports, as in exports: { formats: [csv, pdf] }'
      : formats.explain?.(given),
}

const words = ['true', 'false']
export const trueOrFalse: TextField<boolean> = {
  form: 'boolean',
  allowed: oneOf(words),
  choices: words,
  read: given => (words.includes(given) ? given === 'true' : undefined),
}

export const anyText = text('one text', given => given)
export const list = listOf('a list: one item a line, or separated by commas with CSV quoting', readList)
export const lines = listOf('a list: one question a line', readLineList)
export const number = numeric('a number such as 42 or 0.5', readNumber)
export const count = numeric('a whole number, 0 or more', given => readInteger(given, 0))
export const integer = (min: number, max: number) =>
  numeric(`a whole number from ${min} to ${max}`, given => readInteger(given, min, max))
export const percent = (example: string) => numeric(`percent from 0 to 100, such as ${example}`, readPercent)
/** Only the config file has facts, and its schema reads them. */
export const facts: Field<Fact[]> = text('a list of facts in the config file', given =>
  given === '' ? [] : undefined,
)
export const keywords: Field<ListedKeyword[]> = {
  ...listOf(KEYWORDS, given => {
    const read = readKeywords(given)
    return 'keywords' in read ? read.keywords : undefined
  }),
  explain(given) {
    const read = readKeywords(given)
    return 'problem' in read ? read.problem : undefined
  },
}
export const engineChoice = listOf(
  'a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?',
  readEngineChoice,
)
export const baseUrl = text(
  'the root URL of the service without user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service',
  readBaseUrl,
)
export const apiKey = text('one line of visible ASCII characters without spaces', readMatch(/^[\x21-\x7e]+$/))
export const baselineSource = text(
  'none, base, branch, or the path of a file that ends in .json',
  readMatch(/^(none|base|branch)$|\.json$/),
)
export const gateKey = text(
  '1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit',
  readMatch(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/),
)
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/
export const language = text('a language code such as en or pt-BR', readMatch(LANGUAGE))
export const languages = listOf('a list of language codes, such as en or pt-BR', given => {
  const codes = readList(given)
  return codes?.every(code => LANGUAGE.test(code)) ? codes : undefined
})
const COUNTRIES = 'a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK'
export const countries = {
  ...listOf(COUNTRIES, readCountries),
  explain: explainItem(COUNTRIES, code => readCountries([code]) !== undefined),
}
export const sampleCount: Field<number> = {
  ...integer(1, 100),
  explain(given) {
    const [, first] = /^([1-9]\d?)\s*\.\.\s*\d+$/.exec(given) ?? []
    return first === undefined ? undefined : `one whole number, not a range: write ${first}`
  },
}
export const amount = numeric('US dollars above 0, such as 2.50', readAmount)
export const limits = text(
  'parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0',
  readLimits,
)
export const tolerance = numeric(
  '0 or more, such as 2.5; or a share of the baseline, such as 10%',
  readTolerance,
)
export const falseAlarms = numeric('a number above 0, at most 52, such as 0.5', readFalseAlarms)
export const competitors = listOf(
  'a list of names, or of name = domain, such as Globex = globex.com',
  readCompetitors,
)
export const webhook = text(
  'the https URL of a webhook of Slack; or slack=URL, json=URL for another host',
  readWebhook,
)
export const minutes = numeric('minutes above 0, at most 360', readMinutes)
export const date = text('a date, YYYY-MM-DD', readDate)
export const wordCount = numeric('a whole number above 0', given => readInteger(given, 1))
