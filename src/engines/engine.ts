/** What a vendor is: its address, requests and replies; and what several of them write alike. */
import type { ParsedAnswer } from './engine-answer.ts'

/** Where the person who asks is. */
interface UserLocation {
  /** ISO 3166-1 alpha-2 code in upper case. */
  country: string
}

/** What an engine is asked. */
export interface Asked {
  question: string
  /** Language of the question, a BCP 47 tag. */
  language: string
  /** Without it, the engine decides where the person is. */
  location?: UserLocation
}

/** A request to a path below the vendor's base URL: a POST of JSON, or a GET if there is no body. */
export interface EngineRequest {
  /** With the query, if there is one. */
  path: string
  body?: object
}

/** The address of a vendor and how to authenticate. The variables are those that the vendor's own tools read. */
export interface VendorAccess {
  /** Environment variable for the user name that belongs to the key; undefined if there is none. */
  userVariable?: string
  /** Environment variables for the key; the first one that is set is used. */
  keyVariables: string[]
  /** Page where the vendor lists the keys of an account; undefined if there is no single vendor. */
  keyPage?: string
  /** Returns the headers that carry the key and the name of its user; by default the key is a bearer token. */
  keyHeaders?(key: string, user: string): Record<string, string>
  /** Returns the query parameters that carry the key, for APIs that read it from nowhere else. */
  keyQuery?(key: string): Record<string, string>
  /** Of servers that may work without a key. */
  keyOptional?: true
  /** Environment variables for another base URL; the first one that is set is used. */
  baseUrlVariables: string[]
  /** Default base URL; undefined if the user has to set one. */
  baseUrl: string | undefined
}

/** The limits of an account, by vendor: what the lowest paid tier of each allows. A higher rate only leads to more 429 replies. */
export const VENDOR_LIMITS = { perMinute: 50, concurrent: 5 }

/**
 * One vendor: its address, its requests and its replies. The functions are pure and need neither key nor connection.
 * Reply bodies are untrusted; the readers throw a ZodError with the path of the invalid value.
 */
export interface Engine {
  access: VendorAccess
  /** Undefined if the user has to name the model. */
  defaultModel: string | undefined
  /** All models of the engine; undefined if the vendor decides which models there are. */
  models?: string[]
  /** Whether the vendor's terms forbid storing its answers: docs/live-engines.md. */
  forbidsStoring?: true
  /** Whether the same question has the same answer again for some time, so that a second sample tells nothing. */
  repeatsAnswers?: boolean
  /** Whether answers name their sources. */
  givesSources: boolean
  /** Reads an error that the vendor sends with status 200. `status` is the one that HTTP has for it. */
  readFailure?(body: unknown): { status: number; message: string; code?: string } | undefined
  buildRequest(asked: Asked, model: string): EngineRequest
  /** Returns the next request if the replies so far do not complete the answer; undefined if they do. */
  continueRequest?(asked: Asked, model: string, bodies: unknown[]): EngineRequest | undefined
  /** Parses all replies of one answer. */
  readAnswer(bodies: unknown[]): ParsedAnswer
}

/** Tokens of a reply. Reasoning counts as well: a lower limit would cut texts off. */
export const MAX_TOKENS = 16_000

/** Returns the Authorization header for a key; no header for an empty key. */
export function bearerHeaders(apiKey: string): Record<string, string> {
  return apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }
}

/** Returns the Authorization header for a user name and its password. */
export function basicHeaders(password: string, user: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Returns an instruction for a model that tells where the person is. */
export function describeLocation({ country }: UserLocation): string {
  return `The user is in ${countryNames.of(country) ?? country}.`
}

/** Returns the country of the person as an ISO 3166-1 alpha-2 code: without a location, the likely one for the language. */
export function likelyCountry({ language, location }: Asked): string {
  return location?.country ?? likelyLocale(language).region ?? 'US'
}

/** Returns the language as Google's search pages write it: `de`, and `zh-CN` or `zh-TW` for Chinese. */
export function googleLanguage({ language: tag }: Asked): string {
  const { language, script } = likelyLocale(tag)
  return language === 'zh' ? `zh-${script === 'Hant' ? 'TW' : 'CN'}` : language
}

/** Numbers of former countries (ISO 3166-3), which the runtime reads as the countries that followed. */
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
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return new Intl.Locale('en-US')
  }
}
