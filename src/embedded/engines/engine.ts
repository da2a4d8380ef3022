import type { ParsedAnswer } from './engine-answer.ts'

/** Where the person who asks is. */
export interface UserLocation {
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
  /** Sent instead if the vendor rejects the request with status 400. */
  fallback?: EngineRequest
}

/** The address of a vendor and how to authenticate. The variables are those that the vendor's own tools read. */
export interface VendorAccess {
  /** Environment variable for the user name that belongs to the key; undefined if there is none. */
  userVariable?: string
  /** Environment variables for the key; the first one that is set is used. */
  keyVariables: string[]
  /** Page where the vendor lists the keys of an account; undefined if there is no single vendor. */
  keyPage?: string
  /** Returns the headers that carry the key; '' stands for no key, and for no user name. */
  keyHeaders(key: string, user: string): Record<string, string>
  /** Returns the query parameters that carry the key, for APIs that read it from nowhere else. */
  keyQuery?(key: string): Record<string, string>
  /** False for servers that may work without a key. */
  keyRequired: boolean
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
  /** Returns the request for a model, where the vendor's reply has the day of its end as `shutdown_date`. */
  buildModelRequest?(model: string): EngineRequest
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
  /** Whether its models think before they answer, which counts as tokens of the answer. */
  thinks?: true
  /**
   * Builds a request for JSON text of at most so many tokens that follows a JSON schema, without a web search. Undefined if the
   * engine has no model.
   */
  buildJudgeRequest?(prompt: string, schema: object, model: string, maxTokens: number): EngineRequest
}

/** Returns the Authorization header for a key; no header for ''. */
export function bearerHeaders(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}

/** Returns the Authorization header for a user name and its password. */
export function basicHeaders(password: string, user: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}
