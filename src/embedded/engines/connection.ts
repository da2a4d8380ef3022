/** The connection to a vendor: its address and key, its replies, and what a failure of it means. */
import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import {
  type CallerOptions,
  type CallLimits,
  createCaller,
  NO_ANSWER_IN_TIME,
} from '../../lib/http/caller.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { isLoopback } from '../../lib/http/loopback.ts'
import { readRetryAfter } from '../../lib/http/retry.ts'
import type { HttpReply } from '../../lib/http/transport.ts'
import { parseJson } from '../../lib/json.ts'
import type { AnswerProblemCode, EngineProblemCode, VendorFacts } from './answer-record.ts'
import type { EngineRequest, VendorAccess } from './engine.ts'
import { type EngineName, type EngineSpec, engines } from './engines.ts'

interface Connection {
  baseUrl: string
  /** '' for no key. */
  apiKey: string
  keyHeaders: Record<string, string>
  /** Query parameters that carry the key. */
  keyQuery?: Record<string, string>
}

/** What is wrong with the environment. Never holds a value of a variable, which may be a secret. */
export type ConnectionProblem =
  /** None of the variables is set. */
  | { kind: 'missing'; engine: EngineName; variables: string[] }
  /** Not one line of visible ASCII characters. */
  | { kind: 'bad-key'; engine: EngineName; variable: string }
  /** Not an https URL without user, query and fragment. Plain http is allowed on loopback and without a key. */
  | { kind: 'bad-base-url'; engine: EngineName; variable: string }

/** Returns how to reach an engine, as `env` says, or what is wrong with `env`. */
export function readConnection(
  engine: EngineName,
  env: NodeJS.ProcessEnv,
): { connection: Connection } | { problem: ConnectionProblem } {
  const access: VendorAccess = engines[engine].access
  const key = firstSet(access.keyVariables, env)
  if (key === undefined && access.keyRequired) {
    return { problem: { kind: 'missing', engine, variables: access.keyVariables } }
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
    return { problem: { kind: 'bad-key', engine, variable: key.variable } }
  }
  const user = access.userVariable === undefined ? '' : env[access.userVariable]?.trim()
  if (!user && access.userVariable !== undefined) {
    return { problem: { kind: 'missing', engine, variables: [access.userVariable] } }
  }
  const apiKey = key?.value ?? ''
  const given = firstSet(access.baseUrlVariables, env)
  const baseUrl = given?.value ?? access.baseUrl
  if (baseUrl === undefined) {
    return { problem: { kind: 'missing', engine, variables: access.baseUrlVariables } }
  }
  if (given && !isUsable(given.value, apiKey)) {
    return { problem: { kind: 'bad-base-url', engine, variable: given.variable } }
  }
  const keyQuery = access.keyQuery?.(apiKey)
  const keyHeaders = access.keyHeaders(apiKey, user ?? '')
  return { connection: { baseUrl, apiKey, keyHeaders, ...(keyQuery && { keyQuery }) } }
}

/** Sends a request and resolves to the text of a reply with status 200. Rejects with a ServiceError. */
export type Post = (request: EngineRequest, signal?: AbortSignal) => Promise<string>

type ConnectionOptions = Omit<CallerOptions, keyof Connection>

export interface OpenConnection {
  post(request: EngineRequest, signal?: AbortSignal, limits?: CallLimits): Promise<string>
  /** Replaces the key in a text. Text that is put together from several parts of a reply may hold it again. */
  redact(text: string): string
  close(): Promise<void>
}

/** Opens a connection with its own rate limits, retries and time budget. The key does not leave it. */
export function openConnection(connection: Connection, options: ConnectionOptions): OpenConnection {
  const caller = createCaller({ ...options, ...connection })
  return {
    post: ({ path, body }, signal, limits) => caller.call(path, body, readReply, signal, limits),
    redact: caller.redact,
    close: caller.close,
  }
}

/** Returns the names that the owner of the workflow needs to correct the access to an engine. */
export function describeVendor({ name, model }: EngineSpec, env: NodeJS.ProcessEnv): VendorFacts {
  const { keyVariables, keyPage, baseUrlVariables }: VendorAccess = engines[name].access
  const nameOf = (variables: string[]) => firstSet(variables, env)?.variable ?? variables[0] ?? ''
  return {
    model,
    keyVariable: nameOf(keyVariables),
    ...(keyPage !== undefined && { keyPage }),
    baseUrlVariable: nameOf(baseUrlVariables),
  }
}

function firstSet(
  variables: string[],
  env: NodeJS.ProcessEnv,
): { variable: string; value: string } | undefined {
  for (const variable of variables) {
    // Secrets are often pasted with a line break.
    const value = env[variable]?.trim()
    if (value) return { variable, value }
  }
  return undefined
}

function isUsable(text: string, apiKey: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && (isLoopback(hostname) || apiKey === ''))
  return isSafe && username === '' && password === ''
}

const nameSchema = z.union([z.string(), z.number()]).nullish()

/** The error bodies of all vendors. Each vendor puts the error code into another field. */
const errorBodySchema = z.object({
  error: z.union([
    z.string().transform(message => ({ message, code: undefined, type: undefined, status: undefined })),
    z.object({
      message: z.string().nullish(),
      code: nameSchema,
      type: z.string().nullish(),
      status: z.string().nullish(),
    }),
  ]),
})

/** Returns the text of a reply with status 200. Throws a ServiceError for any other status. */
function readReply(reply: HttpReply, wallTime: number): string {
  const { request, status, text } = reply
  if (status === 200) return text
  const { error } = errorBodySchema.safeParse(parseJson(text)).data ?? {}
  const code = [error?.code, error?.type, error?.status].find(name => typeof name === 'string' && name !== '')
  const retryAfter = readRetryAfter(reply.retryAfter, wallTime)
  throw new ServiceError({
    kind: 'http',
    request,
    status,
    detail: excerpt(error?.message || text) || STATUS_CODES[status] || 'no explanation',
    ...(code !== undefined && { code: excerpt(String(code)) }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** `unresponsive` and `busy` depend on more than one failure. */
export type FailureCode = Exclude<AnswerProblemCode | EngineProblemCode, 'unresponsive' | 'busy'>

const NO_CREDIT_CODES = new Set(['insufficient_quota', 'billing_error'])
const UNKNOWN_MODEL_CODES = new Set(['model_not_found', 'invalid_model'])

/** Anthropic sends status 400 without a code of its own. */
const NO_CREDIT_WORDS = /credit balance is too low/i
/** Gemini sends status 400: `API key not valid`, `API key expired`; xAI: `Incorrect API key provided`. */
const BAD_KEY_WORDS = /API key (?:not valid|not found|expired)|(?:incorrect|invalid) API key/i

/** Returns what a failed call to a vendor means for the run; undefined if the failure is not the vendor's. */
export function classifyFailure(facts: ServiceErrorFacts): FailureCode | undefined {
  switch (facts.kind) {
    case 'http':
      return classifyStatus(facts)
    case 'invalid-response':
      return 'malformed'
    case 'connection':
      return 'unreachable'
    case 'timeout':
      return facts.code === NO_ANSWER_IN_TIME ? 'timed-out' : 'out-of-time'
    case 'not-sent':
      return 'cost-limit'
    case 'cancelled':
    case 'setup':
    case 'not-completed':
      return undefined
  }
}

function classifyStatus({ status = 0, code = '', detail }: ServiceErrorFacts): FailureCode {
  if (status === 402 || NO_CREDIT_CODES.has(code)) return 'no-credit'
  if (UNKNOWN_MODEL_CODES.has(code)) return 'unknown-model'
  switch (status) {
    case 400:
      if (NO_CREDIT_WORDS.test(detail)) return 'no-credit'
      return BAD_KEY_WORDS.test(detail) ? 'key-refused' : 'rejected'
    case 401:
      return 'key-refused'
    case 403:
      return 'forbidden'
    case 404:
      return 'unknown-model'
    case 429:
      return 'rate-limited'
  }
  if (status >= 500) return 'server-error'
  return status >= 300 && status < 400 ? 'redirected' : 'rejected'
}
