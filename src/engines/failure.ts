import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { ServiceError, type ServiceErrorDetails } from '../errors/service.ts'
import { NO_ANSWER_IN_TIME } from '../lib/http/caller.ts'
import { excerpt, readPage } from '../lib/http/excerpt.ts'
import { readRetryAfter } from '../lib/http/retry.ts'
import type { HttpReply } from '../lib/http/transport.ts'
import { parseJson } from '../lib/json.ts'
import type { AnswerProblemCode, EngineProblemCode } from './answer-record.ts'
import type { Engine } from './engine.ts'
import { lenient, listOf } from './wire.ts'

/** `unresponsive` and `busy` depend on more than one failure. */
export type FailureCode = Exclude<AnswerProblemCode | EngineProblemCode, 'unresponsive' | 'busy'>

const issuesSchema = z.union([
  z.string(),
  z.array(z.object({ msg: z.string() })).transform(issues => issues.map(({ msg }) => msg).join('; ')),
])
/** Servers built with FastAPI, including Mistral's, list the faults of a request as `detail`. */
const wordsSchema = z.union([
  issuesSchema,
  z.object({ detail: issuesSchema }).transform(({ detail }) => detail),
])

const nameSchema = lenient(z.union([z.string(), z.number()]))

/** Google adds the exhausted quotas to an error, and when to ask again. */
const detailSchema = z.object({
  violations: lenient(z.array(z.object({ quotaId: lenient(z.string()) }))),
  retryDelay: lenient(z.string()),
})

/** Each vendor puts the error code into another field. */
const errorShape = {
  message: lenient(wordsSchema),
  detail: lenient(wordsSchema),
  code: nameSchema,
  type: nameSchema,
  status: nameSchema,
  details: listOf(lenient(detailSchema)).catch([]),
}

/** Most vendors wrap the error, Mistral does not, and with xAI, SerpApi and Ollama `error` is the message. */
const errorBodySchema = z.object({
  ...errorShape,
  error: lenient(z.union([z.string(), z.object(errorShape)])),
})

interface VendorError {
  message: string
  code?: string | undefined
  /** Seconds to wait. */
  retryAfter?: number | undefined
}

function readError(text: string): VendorError {
  const body = errorBodySchema.safeParse(parseJson(text)).data
  const error = typeof body?.error === 'object' ? body.error : body
  const words = typeof body?.error === 'string' ? body.error : (error?.message ?? error?.detail)
  const details = error?.details.filter(detail => detail !== undefined) ?? []
  const quotas = details.flatMap(({ violations = [] }) => violations.map(({ quotaId }) => quotaId))
  const names = [...quotas, error?.code, error?.type, error?.status].flatMap(name =>
    typeof name === 'string' && name !== '' ? [name] : [],
  )
  const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay
  return {
    message: words ?? '',
    // A known code is more specific than an unknown one before it.
    code: names.find(name => classifyName(name)) ?? names.find(name => !quotas.includes(name)),
    retryAfter: delay === undefined ? undefined : readRetryAfter(delay.replace(/(?:\.\d+)?s$/, ''), 0),
  }
}

/** Returns the text of a reply with status 200, unless it contains an error. Throws a ServiceError for any other reply. */
export function readReply(
  { request, status, text, ...reply }: HttpReply,
  wallTime: number,
  readFailure?: Engine['readFailure'],
): string {
  const failure = status === 200 ? readFailure?.(parseJson(text)) : undefined
  if (status === 200 && failure === undefined) return text
  const { message, code, retryAfter }: VendorError = failure ?? readError(text)
  const hour = HOUR_LIMIT_WORDS.test(message) ? HOUR : undefined
  const wait = readRetryAfter(reply.retryAfter, wallTime) ?? retryAfter ?? hour
  const effectiveStatus = failure?.status ?? status
  throw new ServiceError({
    kind: 'http',
    request,
    status: effectiveStatus,
    detail:
      excerpt(message || readPage(text)?.detail || text) || STATUS_CODES[effectiveStatus] || 'no explanation',
    ...(code !== undefined && { code: excerpt(code) }),
    ...(wait !== undefined && { retryAfter: wait }),
  })
}

/** Names of errors with the same meaning for every status, from OpenAI, Anthropic, Perplexity, Mistral and DataForSEO. */
const NAMES: ReadonlyMap<string, FailureCode> = new Map([
  ['insufficient_quota', 'no-credit'],
  ['credit_balance_exhausted', 'no-credit'],
  ['billing_error', 'no-credit'],
  ['billing_not_active', 'no-credit'],
  ['billing_hard_limit_reached', 'no-credit'],
  ['model_not_found', 'unknown-model'],
  ['invalid_model', 'unknown-model'],
  ['40203', 'day-quota'],
])

function classifyName(name: string): FailureCode | undefined {
  // Google's quotas: `GenerateRequestsPerDayPerProjectPerModel-FreeTier`.
  return name.includes('PerDay') ? 'day-quota' : NAMES.get(name)
}

/**
 * Words of vendors that have no code for it. Anthropic (400): `credit balance is too low`, `You have reached your specified
 * API usage limits`. Gemini (429): `Your prepayment credits are depleted`. xAI (403 and 429): `doesn't have any credits`,
 * `has either used all available credits or reached its monthly spending limit`. SerpApi (429): `run out of searches`.
 * Cloro (403): insufficient credits.
 */
const NO_CREDIT_WORDS =
  /credit balance is too low|reached your specified API usage limits|credits are depleted|run out of (?:searches|credits)|insufficient credits|(?:any|all available) credits/i
/** Gemini sends status 400, `API key not valid`, or 403, `reported as leaked`; xAI 400, `Incorrect API key provided`. */
const BAD_KEY_WORDS =
  /API key (?:not valid|not found|expired|was reported as leaked)|(?:incorrect|invalid) API key/i
/** xAI (400): `Model not found: grok-9`. OpenRouter (400): `… is not a valid model ID`. */
const UNKNOWN_MODEL_WORDS = /^Model not found|is not a valid model ID/i
/** OpenAI (429): `Rate limit reached for … on requests per day (RPD)`. The limit frees the requests one by one. */
const DAY_QUOTA_WORDS = /\b(?:requests|tokens) per day\b/i

/**
 * SerpApi (429): its documentation says `exceeds the hourly throughput limit`; its users quote `Your account has exceeded the
 * hourly searches limit` and `Your hourly searches limit has been reached`. No header states the wait.
 */
const HOUR_LIMIT_WORDS = /\bhourly (?:throughput|search(?:es)?) limit\b/i
const HOUR = 3600

/** Returns the code of a failed call to a vendor; undefined if the failure is not the vendor's. */
export function classifyFailure(details: ServiceErrorDetails): FailureCode | undefined {
  switch (details.kind) {
    case 'http':
      return classifyStatus(details)
    case 'invalid-response':
      return 'malformed'
    case 'connection':
      return 'unreachable'
    case 'timeout':
      return details.code === NO_ANSWER_IN_TIME ? 'timed-out' : 'out-of-time'
    case 'not-sent':
      return 'cost-limit'
    case 'cancelled':
    case 'setup':
    case 'not-completed':
      return undefined
  }
}

/** The words of each vendor count only with the statuses that it sends them with. */
const BY_WORDS: [statuses: number[], words: RegExp, FailureCode][] = [
  [[400, 403, 429], NO_CREDIT_WORDS, 'no-credit'],
  [[400, 403], BAD_KEY_WORDS, 'key-refused'],
  [[400], UNKNOWN_MODEL_WORDS, 'unknown-model'],
  [[429], DAY_QUOTA_WORDS, 'day-quota'],
]

const BY_STATUS: ReadonlyMap<number, FailureCode> = new Map([
  [401, 'key-refused'],
  [402, 'no-credit'],
  [403, 'forbidden'],
  [404, 'unknown-model'],
  [405, 'unknown-model'],
  [408, 'server-error'],
  [410, 'unknown-model'],
  [429, 'rate-limited'],
])

function classifyStatus({ status = 0, code = '', detail }: ServiceErrorDetails): FailureCode {
  const worded = BY_WORDS.find(([statuses, words]) => statuses.includes(status) && words.test(detail))
  const known = classifyName(code) ?? worded?.[2] ?? BY_STATUS.get(status)
  if (known !== undefined) return known
  // Gemini: the country of the runner is not supported, or not without billing.
  if (status === 400 && code === 'FAILED_PRECONDITION') return 'forbidden'
  if (status >= 500) return 'server-error'
  return status >= 300 && status < 400 ? 'redirected' : 'rejected'
}

const FINAL = ['key-refused', 'forbidden', 'no-credit', 'day-quota', 'unknown-model'] as const

/** Returns whether every further question to the engine would fail the same way, however long the wait. */
export function isFinal(code: FailureCode | undefined): code is (typeof FINAL)[number] {
  return FINAL.some(final => final === code)
}
