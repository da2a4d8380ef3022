import type { ServiceErrorFacts } from '../../contract/errors.ts'
import { NO_ANSWER_IN_TIME } from '../../lib/http/caller.ts'
import type { AnswerProblemCode, EngineProblemCode } from './answer-record.ts'

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
