/** Words for answers of live engines that are missing. Details come from outside. */
import type {
  AnswerProblemCode,
  AnswerReason,
  EngineProblem,
  EngineProblemCode,
} from '../embedded/engines/answer-record.ts'
import type { MissingAnswers } from '../scan/count-answers.ts'
import { CODES, type Code, formatMessage, type Message } from './codes.ts'
import { plainLine } from './escape.ts'
import { countOf } from './numbers.ts'
import { NAME_LENGTH } from './words.ts'

const DETAIL_LENGTH = 200

/** The error code of a reason, and the reason in a few words. */
export const REASONS = {
  unsearched: { code: 'AVG_ANSWER_UNSEARCHED', words: 'the engine did not search the web' },
  refused: { code: 'AVG_ANSWER_REFUSED', words: 'the engine refused to answer' },
  failed: { code: 'AVG_ANSWER_FAILED', words: 'the engine did not complete the answer' },
  malformed: { code: 'AVG_ANSWER_MALFORMED', words: "the reply does not follow the vendor's format" },
  rejected: { code: 'AVG_ANSWER_REJECTED', words: 'the vendor refused the request' },
  redirected: { code: 'AVG_ANSWER_REDIRECT', words: 'the vendor redirects to another address' },
  'server-error': { code: 'AVG_ANSWER_5XX', words: "the vendor's server failed" },
  unreachable: { code: 'AVG_ANSWER_CONNECTION', words: 'the vendor could not be reached' },
  busy: { code: 'AVG_ANSWER_429', words: 'the vendor limited the requests' },
  'timed-out': { code: 'AVG_ANSWER_TIMEOUT', words: 'no answer came in the time of a question' },
  'out-of-time': { code: 'AVG_ANSWER_BUDGET', words: 'the time budget of the run ended' },
  'cost-limit': { code: 'AVG_ANSWER_COST', words: 'the cost of the run had reached max-cost' },
  'key-refused': { code: 'AVG_ENGINE_KEY', words: 'the vendor refused the key' },
  forbidden: { code: 'AVG_ENGINE_FORBIDDEN', words: 'the key has no permission' },
  'no-credit': { code: 'AVG_ENGINE_CREDIT', words: 'the account has no credit or quota left' },
  'unknown-model': { code: 'AVG_ENGINE_MODEL', words: 'the vendor does not know the model or the address' },
  'rate-limited': {
    code: 'AVG_ENGINE_RATE_LIMIT',
    words: 'the vendor limited the requests and answered none',
  },
  unresponsive: { code: 'AVG_ENGINE_TIMEOUT', words: 'several questions in a row got no answer' },
} as const satisfies Record<
  AnswerProblemCode | EngineProblemCode,
  { code: keyof typeof CODES & Code; words: string }
>

/** Reasons whose detail says nothing more. */
const SAYS_ALL = new Set<AnswerReason['code']>(['unsearched', 'out-of-time', 'cost-limit'])

/**
 * Returns why answers of an engine are missing, and what to do. `keyPage` is the page of the vendor's keys, where it
 * helps.
 */
export function explainMissing(missing: MissingAnswers): Message & { keyPage: string | undefined } {
  const { engine, count, planned, keyword, reason } = missing
  const { code } = REASONS[reason.code]
  const name = plainLine(engine, NAME_LENGTH)
  const lost = `${count} of ${countOf(planned, 'answer')} of ${name} ${count === 1 ? 'is' : 'are'} missing`
  const why = describeReason(reason)
  if (reason.scope === 'engine') {
    const text = `${lost}: ${why}. The engine was asked no further. ${adviseOnEngine(reason)}`
    return { code, text, keyPage: reason.vendor.keyPage }
  }
  const example = plainLine(keyword, NAME_LENGTH)
  const text = `${lost}: ${why}, such as on “${example}”. ${CODES[code].remedy}`
  return { code, text, keyPage: undefined }
}

/** Returns the line of the log for answers that are missing. */
export function warnOfMissing(missing: MissingAnswers): string {
  const { code, text, keyPage } = explainMissing(missing)
  return formatMessage({ code, text: keyPage === undefined ? text : `${text} Keys: ${keyPage}` })
}

/** Returns the engines and reasons that cost most answers: `openai 20 (the vendor refused the key)`. */
export function listReasons(missing: MissingAnswers[], most = 3): string {
  const named = missing
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(
      ({ engine, count, reason }) =>
        `${plainLine(engine, NAME_LENGTH)} ${count} (${REASONS[reason.code].words})`,
    )
  return named.join(', ')
}

function describeReason({ code, status, detail }: AnswerReason): string {
  const said = SAYS_ALL.has(code) ? '' : plainLine(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
  const facts = [status === undefined ? '' : `status ${status}`, said].filter(fact => fact !== '').join(': ')
  return `${REASONS[code].words}${facts && ` (${facts})`}`
}

/** Returns what corrects the access to an engine. Names of variables and models are the user's and ours. */
function adviseOnEngine({ code, vendor }: EngineProblem): string {
  const { keyVariable, baseUrlVariable } = vendor
  const model = plainLine(vendor.model, NAME_LENGTH)
  switch (code) {
    case 'key-refused':
      return `Check ${keyVariable} in the env of the step, and the secret behind it: it must hold a valid key of this vendor.`
    case 'forbidden':
      return `Check what the key in ${keyVariable} may do: it needs the model ${model} and web search.`
    case 'no-credit':
      return `Add credit to the account of the key in ${keyVariable}, or raise its spending limit.`
    case 'unknown-model':
      return `Check the model ${model} in engines, whether the key in ${keyVariable} may use it, and the address in ${baseUrlVariable} if it is set.`
    case 'rate-limited':
      return `Raise the limits of the account of the key in ${keyVariable}, ask for fewer keywords or samples, or run at another time.`
    case 'unresponsive':
      return `Run the job again later. If the model ${model} is slow, raise timeout-minutes: a question may take a quarter of it.`
  }
}
