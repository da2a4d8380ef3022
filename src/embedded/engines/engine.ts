import type { Limits } from '../../contract/plans.ts'
import type { ParsedAnswer } from './engine-answer.ts'

/** One POST of JSON to a path below the vendor's base URL. */
export interface EngineRequest {
  path: string
  body: object
}

/** The address of a vendor and how to authenticate. The variables are those that the vendor's own tools read. */
export interface VendorAccess {
  /** Environment variables for the key; the first one that is set is used. */
  keyVariables: string[]
  /** Page where the vendor lists the keys of an account; undefined if there is no single vendor. */
  keyPage?: string
  /** Returns the headers that carry the key; '' stands for no key. */
  keyHeaders(key: string): Record<string, string>
  /** False for servers that may work without a key. */
  keyRequired: boolean
  /** Environment variables for another base URL; the first one that is set is used. */
  baseUrlVariables: string[]
  /** Default base URL; undefined if the user has to set one. */
  baseUrl: string | undefined
  limits: Pick<Limits, 'perMinute' | 'concurrent'>
}

/** Limits that the lowest paid tier of every vendor allows. A higher rate only leads to more 429 replies. */
export const LOWEST_TIER_LIMITS = { perMinute: 50, concurrent: 5 }

/**
 * One vendor: its address, its requests and its replies. The functions are pure and need neither key nor connection.
 * Reply bodies are untrusted; the readers throw a ZodError with the path of the invalid value.
 */
export interface Engine {
  access: VendorAccess
  /** Undefined if the user has to name the model. */
  defaultModel: string | undefined
  /** Whether answers name their sources. */
  givesSources: boolean
  buildRequest(question: string, model: string): EngineRequest
  /** Returns the next request if the replies so far do not complete the answer; undefined if they do. */
  continueRequest?(question: string, model: string, bodies: unknown[]): EngineRequest | undefined
  /** Parses all replies of one answer. */
  readAnswer(bodies: unknown[]): ParsedAnswer
  /** Builds a request for JSON text that follows a JSON schema, without a web search. */
  buildJudgeRequest(prompt: string, schema: object, model: string): EngineRequest
}

/** Returns the Authorization header for a key; no header for ''. */
export function bearerHeaders(key: string): Record<string, string> {
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}
