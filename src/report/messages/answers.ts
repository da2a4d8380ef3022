/** Messages about answers of engines that are missing. Details come from outside. */
import type { AnswerReason, EngineProblem, VendorFacts } from '../../embedded/engines/answer-record.ts'
import type { MissingAnswers } from '../../scan/count-answers.ts'
import type { Line } from '../document/blocks.ts'
import { plainOf } from '../document/plain-text.ts'
import { plainLine } from '../escape.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Description, detailOf, type Entry, formatMessage, messageOf } from './message.ts'

interface Reason {
  /** The reason in a few words, of a vendor by its name. */
  reason: (vendor: string) => string
  meaning: string
  remedy: string
  /** The detail says nothing more. */
  saysAll?: boolean
}

interface EngineReason extends Reason {
  /** What corrects the access to an engine. `key`: how the variable of its key is named. */
  advise: (vendor: VendorFacts, key: Line) => Line
}

type AnswerEntry = Entry<MissingAnswers> & Pick<Reason, 'reason'>

/** An answer is missing, and the engine was asked on. */
function answerEntry(entry: Reason): AnswerEntry {
  return {
    ...entry,
    words: missing =>
      `${countMissing(missing)}: ${explain(entry, missing)}, such as on “${plainLine(missing.keyword, NAME_LENGTH)}”.`,
  }
}

/** An engine dropped out of the run. */
function engineEntry(entry: EngineReason): AnswerEntry & Pick<EngineReason, 'advise'> {
  return {
    ...entry,
    endsWithRemedy: false,
    words(missing) {
      const { reason } = missing
      const advice =
        reason.scope === 'engine'
          ? plainOf(entry.advise(reason.vendor, [{ code: reason.vendor.keyVariable }]))
          : entry.remedy
      return `${countMissing(missing)}: ${explain(entry, missing)}. The engine was asked no further. ${advice}`
    },
  }
}

export const ANSWERS = {
  AVG_ANSWER_UNSEARCHED: answerEntry({
    reason: () => 'it did not search the web',
    meaning: 'The engine answered without a web search.',
    remedy: 'Another model of the vendor may search more often.',
    saysAll: true,
  }),
  AVG_ANSWER_REFUSED: answerEntry({
    reason: () => 'it refused to answer',
    meaning: 'The engine, or a filter of its vendor, refused to answer.',
    remedy: 'Rephrase the keyword, if it may look harmful out of context.',
  }),
  AVG_ANSWER_FAILED: answerEntry({
    reason: () => 'its replies could not be read',
    meaning: 'The engine reported a failure or stopped before the end.',
    remedy: 'If most answers fail, try another model.',
  }),
  AVG_ANSWER_SOURCES: answerEntry({
    reason: () => 'it named no sources',
    meaning:
      'The engine searched, and its answer names no page that it cites; it may cite some in an unknown form.',
    remedy:
      'If this affects most answers, report it to us, and put a ? after the name of the engine in engines.',
  }),
  AVG_ANSWER_UNREADABLE: answerEntry({
    reason: () => 'its answers can no longer be read',
    meaning:
      'The answers cite or name nobody, and chance does not explain it: the form of the replies has changed.',
    remedy:
      'Use the newest version of the action. If it is the newest, report `shape` in the result file to us: it holds names of fields, and no texts. A ? after the name in engines goes on without the engine.',
    saysAll: true,
  }),
  AVG_ANSWER_MALFORMED: answerEntry({
    reason: () => 'its replies could not be read',
    meaning: "A reply does not follow the vendor's format.",
    remedy: 'If this affects most answers, check the address of the engine, and report the message to us.',
  }),
  AVG_ANSWER_REJECTED: answerEntry({
    reason: vendor => `${vendor} refused the requests`,
    meaning: 'The vendor refused the request, such as with status 400.',
    remedy: 'If this affects all answers, the model may not support web search.',
  }),
  AVG_ANSWER_REDIRECT: answerEntry({
    reason: vendor => `${vendor} refused the requests`,
    meaning: 'The vendor redirects to another address (status 3xx).',
    remedy:
      'Check the address of the engine in the environment, and the proxy. The key is never sent to another address.',
  }),
  AVG_ANSWER_5XX: answerEntry({
    reason: vendor => `${vendor} was not available`,
    meaning: 'The server of the vendor failed after all attempts.',
    remedy: 'Run the job again later. If the failure lasts, look at the status page of the vendor.',
  }),
  AVG_ANSWER_CONNECTION: answerEntry({
    reason: vendor => `${vendor} was not available`,
    meaning: 'The vendor could not be reached after all attempts.',
    remedy:
      'Check that the runner may reach the vendor, and the address in the environment. Behind a proxy, set HTTPS_PROXY for the job.',
  }),
  AVG_ANSWER_429: answerEntry({
    reason: vendor => `${vendor} limited the requests`,
    meaning: 'The vendor limited the question for its whole time (status 429).',
    remedy: 'Ask for fewer keywords or samples, run at another time, or raise the limits of the account.',
  }),
  AVG_ANSWER_TIMEOUT: answerEntry({
    reason: vendor => `${vendor} was not available`,
    meaning: 'No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.',
    remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  }),
  AVG_ANSWER_BUDGET: answerEntry({
    reason: () => 'the time of the run ended',
    meaning: 'The time budget ended before the answer.',
    remedy: 'Raise timeout-minutes, or ask for fewer keywords, engines or samples.',
    saysAll: true,
  }),
  AVG_ANSWER_COST: answerEntry({
    reason: () => 'the run had reached max-cost',
    meaning: 'The question was not sent: the cost of the run had reached `max-cost`.',
    remedy: 'Raise max-cost, or ask for fewer keywords, engines or samples.',
    saysAll: true,
  }),
  AVG_ENGINE_KEY: engineEntry({
    reason: vendor => `${vendor} refused the key`,
    meaning: 'The vendor refused the key (status 401).',
    remedy: 'Check the variable that the message names.',
    advise: (_, key) => ['Put a valid key into the secret ', ...key, ' and run again.'],
  }),
  AVG_ENGINE_FORBIDDEN: engineEntry({
    reason: vendor => `${vendor} does not permit the key to do this`,
    meaning: 'The key has no permission (status 403).',
    remedy: 'Permit the key to use the model and web search.',
    advise: ({ model }, key) => [
      'Permit the key in ',
      ...key,
      ' to use the model ',
      { name: model },
      ' and web search.',
    ],
  }),
  AVG_ENGINE_CREDIT: engineEntry({
    reason: vendor => `the account at ${vendor} has no credit left`,
    meaning: 'The account has no credit left, or has reached its spending limit.',
    remedy: 'Add credit, or raise the limit.',
    advise: (_, key) => [
      'Add credit to the account of the key in ',
      ...key,
      ', or raise its spending limit.',
    ],
  }),
  AVG_ENGINE_QUOTA: engineEntry({
    reason: vendor => `the day’s quota at ${vendor} is used up`,
    meaning: 'The account may ask nothing more on this day.',
    remedy: 'Run the job tomorrow, raise the quota, or ask for less.',
    advise: (_, key) => [
      ...['Run the job tomorrow, or raise the quota a day of the account of the key in ', ...key],
      '. Fewer questions or samples need less of it.',
    ],
  }),
  AVG_ENGINE_MODEL: engineEntry({
    reason: vendor => `${vendor} does not know the model`,
    meaning: 'The vendor does not know the model or the address, such as with status 404.',
    remedy: 'Check the model in `engines`, and the variable that the message names.',
    advise: ({ model, baseUrlVariable }, key) => [
      ...['Check the model ', { name: model }, ' in ', { code: 'engines' }, ', whether the key in ', ...key],
      ...[' may use it, and the address in ', { code: baseUrlVariable }, ' if it is set.'],
    ],
  }),
  AVG_ENGINE_RATE_LIMIT: engineEntry({
    reason: vendor => `${vendor} limited the requests`,
    meaning: 'The vendor limited a question for its whole time (status 429) and answered no other.',
    remedy: 'Raise the limits of the account, or ask for less.',
    advise: (_, key) => [
      'Raise the limits of the account of the key in ',
      ...key,
      ', or ask fewer questions or samples.',
    ],
  }),
  AVG_ENGINE_TIMEOUT: engineEntry({
    reason: vendor => `${vendor} was not available`,
    meaning: 'Three questions in a row got no answer in the time of a question.',
    remedy: 'Run the job again later. If the model is slow, raise timeout-minutes.',
    advise: () => ['Run the job again later. If the model is slow, raise ', { code: 'timeout-minutes' }, '.'],
  }),
}

/** Messages about engines that are told without the number of their answers. */
export const ENGINES = {
  AVG_ENGINE_SILENT: {
    meaning: 'A hosted service returned no answer of an engine that `engines` lists.',
    remedy: 'Ask the service why. To go on without the engine, put a ? after its name in engines.',
    endsWithRemedy: false,
    words: (finding: string) => finding,
  },
  AVG_ENGINE: {
    meaning: 'The embedded service skipped a page, a stored record or the sentiment of an answer.',
    remedy: 'What was skipped is not measured.',
    endsWithRemedy: false,
    words: (reason: string) => reason,
  },
}

const CODES = {
  unsearched: 'AVG_ANSWER_UNSEARCHED',
  refused: 'AVG_ANSWER_REFUSED',
  failed: 'AVG_ANSWER_FAILED',
  'no-sources': 'AVG_ANSWER_SOURCES',
  unreadable: 'AVG_ANSWER_UNREADABLE',
  malformed: 'AVG_ANSWER_MALFORMED',
  rejected: 'AVG_ANSWER_REJECTED',
  redirected: 'AVG_ANSWER_REDIRECT',
  'server-error': 'AVG_ANSWER_5XX',
  unreachable: 'AVG_ANSWER_CONNECTION',
  busy: 'AVG_ANSWER_429',
  'timed-out': 'AVG_ANSWER_TIMEOUT',
  'out-of-time': 'AVG_ANSWER_BUDGET',
  'cost-limit': 'AVG_ANSWER_COST',
  'key-refused': 'AVG_ENGINE_KEY',
  forbidden: 'AVG_ENGINE_FORBIDDEN',
  'no-credit': 'AVG_ENGINE_CREDIT',
  'day-quota': 'AVG_ENGINE_QUOTA',
  'unknown-model': 'AVG_ENGINE_MODEL',
  'rate-limited': 'AVG_ENGINE_RATE_LIMIT',
  unresponsive: 'AVG_ENGINE_TIMEOUT',
} as const satisfies Record<AnswerReason['code'], keyof typeof ANSWERS>

/** Returns the code of a reason. */
export function codeOfReason({ code }: Pick<AnswerReason, 'code'>): keyof typeof ANSWERS {
  return CODES[code]
}

/** Returns why an engine gave no answer: the fault of the vendor, in a few words. */
export function reasonOf(reason: Pick<AnswerReason, 'code'> | undefined, vendor: string): string {
  return reason === undefined
    ? 'the service has no result of it'
    : ANSWERS[codeOfReason(reason)].reason(vendor)
}

/** Returns what corrects the access to an engine, with a link to the keys of the vendor. */
export function adviceOn({ code, vendor }: EngineProblem): Line {
  const { keyVariable, keyPage } = vendor
  return ANSWERS[CODES[code]].advise(vendor, [
    { code: keyVariable },
    ...(keyPage === undefined ? [] : [' (', { link: keyPage, label: ['your keys'] }, ')']),
  ])
}

/** Returns why answers of an engine are missing, and what to do. `keyPage` is the page of the vendor's keys, where it helps. */
export function describeMissingAnswers(
  missing: MissingAnswers,
): Description & { keyPage: string | undefined } {
  const { reason } = missing
  const keyPage = reason.scope === 'engine' ? reason.vendor.keyPage : undefined
  return { ...messageOf(ANSWERS, codeOfReason(reason), missing), keyPage }
}

/** Returns the same as a line for the log. */
export function lineOfMissingAnswers(missing: MissingAnswers): string {
  const { code, text, keyPage } = describeMissingAnswers(missing)
  return formatMessage({ code, text: keyPage === undefined ? text : `${text} Keys: ${keyPage}` })
}

/** Returns the engines and reasons that cost most answers: `openai 20 (the vendor refused the key)`. */
export function listReasons(missing: MissingAnswers[], most = 3): string {
  const named = missing
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ engine, count, reason }) => `${nameOf(engine)} ${count} (${reasonOf(reason, 'the vendor')})`)
  return named.join(', ')
}

function countMissing({ engine, count, planned }: MissingAnswers): string {
  return `${count} of ${countOf(planned, 'answer')} of ${nameOf(engine)} ${count === 1 ? 'is' : 'are'} missing`
}

function explain({ reason, saysAll }: Omit<Reason, 'meaning'>, missing: MissingAnswers): string {
  const { status, detail } = missing.reason
  const facts = [status === undefined ? '' : `status ${status}`, saysAll ? '' : detailOf(detail)]
  const known = facts.filter(fact => fact !== '').join(': ')
  return `${reason('the vendor')}${known && ` (${known})`}`
}

function nameOf(text: string): string {
  return plainLine(text, NAME_LENGTH)
}
