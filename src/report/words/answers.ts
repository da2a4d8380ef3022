/** Describes missing answers. Their details come from outside. */
import type {
  AnswerReason,
  EngineProblem,
  EngineProblemCode,
  VendorSetup,
} from '../../engines/answer-record.ts'
import { lineOf, remedyOfCode } from '../../errors/avg-error.ts'
import type { ANSWERS } from '../../errors/plain-errors.ts'
import { detailOf, nameOf } from '../../errors/words.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import type { MissingAnswers } from '../../scan/count-answers.ts'
import { countOf } from './numbers.ts'

interface Reason {
  code: keyof typeof ANSWERS
  why: (vendor: string) => string
}

const unread = () => 'its replies could not be read'
const refused = (vendor: string) => `${vendor} refused the requests`
const unavailable = (vendor: string) => `${vendor} was not available`
const limited = (vendor: string) => `${vendor} limited the requests`

const REASONS: Record<AnswerReason['code'], Reason> = {
  unsearched: { code: 'AVG_ANSWER_UNSEARCHED', why: () => 'it did not search the web' },
  refused: { code: 'AVG_ANSWER_REFUSED', why: () => 'it refused to answer' },
  failed: { code: 'AVG_ANSWER_FAILED', why: unread },
  'no-sources': { code: 'AVG_ANSWER_SOURCES', why: () => 'it named no sources' },
  unreadable: { code: 'AVG_ANSWER_UNREADABLE', why: () => 'its answers can no longer be read' },
  malformed: { code: 'AVG_ANSWER_MALFORMED', why: unread },
  rejected: { code: 'AVG_ANSWER_REJECTED', why: refused },
  redirected: { code: 'AVG_ANSWER_REDIRECT', why: refused },
  'server-error': { code: 'AVG_ANSWER_5XX', why: unavailable },
  unreachable: { code: 'AVG_ANSWER_CONNECTION', why: unavailable },
  busy: { code: 'AVG_ANSWER_429', why: limited },
  'timed-out': { code: 'AVG_ANSWER_TIMEOUT', why: unavailable },
  'out-of-time': { code: 'AVG_ANSWER_BUDGET', why: () => 'the time of the run ended' },
  'cost-limit': { code: 'AVG_ANSWER_COST', why: () => 'the run had reached max-cost' },
  'key-refused': { code: 'AVG_ENGINE_KEY', why: vendor => `${vendor} refused the key` },
  forbidden: {
    code: 'AVG_ENGINE_FORBIDDEN',
    why: vendor => `${vendor} does not permit the key to do this`,
  },
  'no-credit': { code: 'AVG_ENGINE_CREDIT', why: vendor => `the account at ${vendor} has no credit left` },
  'day-quota': { code: 'AVG_ENGINE_QUOTA', why: vendor => `the day’s quota at ${vendor} is used up` },
  'unknown-model': { code: 'AVG_ENGINE_MODEL', why: vendor => `${vendor} does not know the model` },
  'rate-limited': { code: 'AVG_ENGINE_RATE_LIMIT', why: limited },
  unresponsive: { code: 'AVG_ENGINE_TIMEOUT', why: unavailable },
}

/** How to restore the access to an engine. `key` names the variable of its key. */
const ADVICE: Record<EngineProblemCode, (vendor: VendorSetup, key: Line) => Line> = {
  'key-refused': (_, key) => line`Put a valid key into the secret ${key} and run again.`,
  forbidden: ({ model }, key) =>
    line`Permit the key in ${key} to use the model ${{ name: model }} and web search.`,
  'no-credit': (_, key) => line`Add credit to the account of the key in ${key}, or raise its spending limit.`,
  'day-quota': (_, key) =>
    line`Run the job tomorrow, or raise the quota a day of the account of the key in ${key}. Fewer questions or samples need less of it.`,
  'unknown-model': ({ model, baseUrlVariable }, key) =>
    line`Check the model ${{ name: model }} in ${{ code: 'engines' }}, whether the key in ${key} may use it, and the address in ${{ code: baseUrlVariable }} if it is set.`,
  'rate-limited': (_, key) =>
    line`Raise the limits of the account of the key in ${key}, or ask fewer questions or samples.`,
  unresponsive: () =>
    line`Run the job again later. If the model is slow, raise ${{ code: 'timeout-minutes' }}.`,
}

/** Returns the code of a reason. */
export function codeOfReason({ code }: Pick<AnswerReason, 'code'>): Reason['code'] {
  return REASONS[code].code
}

/** Returns as a clause why there is no answer. */
export function reasonOf(reason: Pick<AnswerReason, 'code'> | undefined, vendor: string): string {
  return reason === undefined ? 'the service has no result of it' : REASONS[reason.code].why(vendor)
}

/** Returns how to restore the access to an engine, with a link to the keys of the vendor. */
export function adviceOn({ code, vendor }: EngineProblem): Line {
  const { keyVariable, keyPage } = vendor
  return ADVICE[code](vendor, [
    { code: keyVariable },
    ...(keyPage === undefined ? [] : [' (', { link: keyPage, label: ['your keys'] }, ')']),
  ])
}

/** Describes why answers of an engine are missing, and what to do. */
export function describeMissingAnswers({ engine, count, planned, keyword, reason }: MissingAnswers) {
  const { code, why } = REASONS[reason.code]
  const facts = [reason.status === undefined ? '' : `status ${reason.status}`, detailOf(reason.detail)]
  const known = facts.filter(fact => fact !== '').join(': ')
  const are = count === 1 ? 'is' : 'are'
  const missing = `${count} of ${countOf(planned, 'answer')} of ${nameOf(engine)} ${are} missing`
  const what = `${missing}: ${why('the vendor')}${known && ` (${known})`}`
  return reason.scope === 'answer'
    ? { code, what: `${what}, such as on “${nameOf(keyword)}”.`, todo: [remedyOfCode(code)] }
    : { code, what: `${what}. The engine was no longer asked.`, todo: adviceOn(reason) }
}

/** Formats missing answers as a line for the log. */
export function lineOfMissingAnswers(missing: MissingAnswers): string {
  const { code, what, todo } = describeMissingAnswers(missing)
  return lineOf(code, what, plainOf(todo))
}
