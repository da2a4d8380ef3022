import type { ParsedAnswer } from './engine-answer.ts'

interface UserLocation {
  /** ISO 3166-1 alpha-2 code in upper case. */
  country: string
}

export interface EngineQuestion {
  question: string
  /** Language of the question, a BCP 47 tag. */
  language: string
  /** Without it, the engine decides. */
  location?: UserLocation
}

/** A request to a path below the vendor's base URL: a POST of JSON, or a GET if there is no body. */
export interface EngineRequest {
  path: string
  body?: object
}

/** Where a vendor is and how to authenticate, by the variables that the vendor's own tools read. */
interface VendorAccess {
  userVariable?: string
  /** The first variable that is set is used; also for `baseUrlVariables`. */
  keyVariables: string[]
  keyPage?: string
  /** Returns the headers that carry the key; by default it is a bearer token, or the password of `userVariable`. */
  keyHeaders?(key: string): Record<string, string>
  /** Returns the query parameters that carry the key, for APIs that accept it nowhere else. */
  keyQuery?(key: string): Record<string, string>
  /** For servers that may work without a key. */
  keyOptional?: true
  baseUrlVariables: string[]
  /** Undefined if the user has to set one. */
  baseUrl: string | undefined
}

/** Returns the access by a bearer token, with the variables `PREFIX_API_KEY` and `PREFIX_BASE_URL`. */
export function accessByKey(prefix: string, keyPage: string, baseUrl: string): VendorAccess {
  return { keyVariables: [`${prefix}_API_KEY`], keyPage, baseUrlVariables: [`${prefix}_BASE_URL`], baseUrl }
}

/** The lowest paid tier of every vendor allows this rate. A higher one only causes more 429 replies. */
export const VENDOR_LIMITS = { perMinute: 50, concurrent: 5 }

/** One vendor. The functions are pure. Replies are untrusted: the readers throw a ZodError with the path of the invalid value. */
export interface Engine {
  access: VendorAccess
  /** Undefined if the user has to name the model. */
  defaultModel?: string
  /** All models of the engine; undefined if the vendor decides. */
  models?: string[]
  /** Whether the vendor's terms forbid storing its answers: docs/live-engines.md. */
  forbidsStoring?: true
  /** Whether the vendor repeats an answer for some time, so that a second sample adds nothing. */
  repeatsAnswers?: boolean
  givesSources: boolean
  /** Reads an error that the vendor sends with status 200; `status` is the corresponding HTTP status. */
  readFailure?(body: unknown): { status: number; message: string; code?: string } | undefined
  buildRequest(asked: EngineQuestion, model: string): EngineRequest
  /** Returns the next request, or undefined if the replies complete the answer. */
  continueRequest?(asked: EngineQuestion, model: string, bodies: unknown[]): EngineRequest | undefined
  readAnswer(bodies: unknown[]): ParsedAnswer
}

/** Tokens of a reply. Reasoning counts as well, so that a lower limit would cut texts off. */
export const MAX_TOKENS = 16_000

/** Returns an instruction that names the country of the person. */
export function describeLocation({ country }: UserLocation): string {
  return `The user is in ${new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country}.`
}

/** Returns the country of the person; without a location, the likely one for the language. */
export function likelyCountry({ language, location }: EngineQuestion): string {
  return location?.country ?? likelyLocale(language).region ?? 'US'
}

/** Returns the language as Google's search pages write it: `de`, and `zh-CN` or `zh-TW` for Chinese. */
export function googleLanguage({ language: tag }: EngineQuestion): string {
  const { language, script } = likelyLocale(tag)
  return language === 'zh' ? `zh-${script === 'Hant' ? 'TW' : 'CN'}` : language
}

/** Numbers of former countries (ISO 3166-3), which the runtime reads as their successors. */
const WITHDRAWN = new Set([
  172, 200, 230, 249, 278, 280, 530, 532, 536, 582, 720, 736, 810, 830, 886, 890, 891,
])

/**
 * Returns Google's number of a country: 2000 plus its number in ISO 3166-1
 * (https://developers.google.com/google-ads/api/data/geotargets). Undefined for an unknown country.
 */
export function googleCountryId(country: string): number | undefined {
  // The runtime knows the numbers, in the other direction. Numbers from 900 are for private use.
  for (let number = 1; number < 900; number += 1) {
    const { region } = new Intl.Locale(`und-${String(number).padStart(3, '0')}`)
    if (region === country && !WITHDRAWN.has(number)) return 2000 + number
  }
  return undefined
}

function likelyLocale(tag: string): Intl.Locale {
  return new Intl.Locale(tag).maximize()
}
