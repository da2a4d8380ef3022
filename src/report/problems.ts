/** Words for what stops a run, or fails its step. */
import type { UnusableBaseline } from '../comparison/baseline.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'
import { CorpusError } from '../embedded/pages/errors.ts'
import type { Blocker } from '../gate/verdict.ts'
import type { InputProblem } from '../inputs/read-settings.ts'
import { LinkOutError } from '../lib/files.ts'
import { listReasons } from './answer-words.ts'
import { describeUnusable } from './baseline-words.ts'
import { type CODES, formatMessage, type Message, messageWithRemedy } from './codes.ts'
import { plainLine } from './escape.ts'
import { codeOfServiceError, explainServiceError } from './explain.ts'
import { codeOfFileProblem, describeFileProblem } from './file-words.ts'
import { formatUsd } from './money.ts'
import { countOf, formatSetting } from './numbers.ts'
import { explainMissingShards } from './shard-words.ts'
import { NAME_LENGTH } from './words.ts'

/** Returns lines for the log. The first says how many problems there are, and each further line is one problem. */
export function explainInputs(problems: InputProblem[]): string[] {
  const count = problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`
  return [
    `AVG_INPUT: ${count} to be corrected before anything is scanned.`,
    ...problems.map(({ place, input, given, allowed }) => {
      const got =
        given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${plainLine(given, 100)}"; `
      const where = place === undefined ? '' : `${place.path}:${place.line}:${place.column}: `
      return plainLine(`${where}${plainLine(input, NAME_LENGTH)}: ${got}expected ${allowed}`, 2000)
    }),
  ]
}

/** Returns why a run could not be judged, and what to do about it. */
export function explainBlocker(blocker: Blocker): Message {
  switch (blocker.kind) {
    case 'no-secrets':
      return messageWithRemedy(
        'AVG_NO_SECRETS',
        'There is no key for the service: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only. Nothing was scanned.',
      )
    case 'baseline':
      return explainUnusable(blocker.unusable)
    case 'day-limit': {
      const { requests, perDay } = blocker
      return messageWithRemedy(
        'AVG_LIMIT_DAY',
        `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`,
      )
    }
    case 'time-budget': {
      const { requests, perMinute, timeoutMinutes } = blocker
      return messageWithRemedy(
        'AVG_TIME_BUDGET',
        `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`,
      )
    }
    case 'cost-limit': {
      const { estimate, maxCost } = blocker
      return messageWithRemedy(
        'AVG_COST_LIMIT',
        `This run is estimated to cost ${formatUsd(estimate)}, and max-cost is ${formatSetting(maxCost)} USD. Nothing was scanned.`,
      )
    }
    case 'missing-shards':
      return explainMissingShards(blocker)
    case 'service':
      return explainServiceError(blocker.facts)
    case 'few-answers': {
      const { planned, evaluated, minAnswers, missing } = blocker
      const counts = `${evaluated} of ${countOf(planned, 'planned answer')} were evaluated, and min-answers is ${formatSetting(minAnswers)}%.`
      return messageWithRemedy('AVG_FEW_ANSWERS', `${counts} Missing: ${listReasons(missing)}.`)
    }
    case 'required-unanswered': {
      const counts = blocker.engines.map(
        ({ engine, planned, evaluated }) => `${plainLine(engine, NAME_LENGTH)} ${evaluated} of ${planned}`,
      )
      return messageWithRemedy(
        'AVG_REQUIRED_UNANSWERED',
        `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${formatSetting(blocker.minAnswers)}%.`,
      )
    }
    case 'no-answers':
      return messageWithRemedy('AVG_NO_ANSWERS', 'All scans completed, and no engine answered.')
  }
}

/** Returns why a shard could not scan a gate as a whole. */
export function explainShardFailure(key: string, blocker: Blocker): string {
  const { code, text } = explainBlocker(blocker)
  return formatMessage({ code, text: `${plainLine(key, NAME_LENGTH)}: ${text}` })
}

function explainUnusable(unusable: UnusableBaseline): Message {
  return messageWithRemedy(codeOfUnusable(unusable), describeUnusable(unusable))
}

function codeOfUnusable(unusable: UnusableBaseline): keyof typeof CODES {
  switch (unusable.kind) {
    case 'base':
      return codeOfServiceError(unusable.facts)
    case 'all-dropped':
      return 'AVG_BASELINE_DROPPED'
    case 'history': {
      const { cause } = unusable
      return cause.kind === 'not-to-be-used' ? codeOfFileProblem(cause.facts) : 'AVG_BASELINE_UNUSABLE'
    }
  }
}

/** Returns why a competitor has no share of voice. `failure` is undefined where its scans completed. */
export function explainUnmeasured(competitor: string, failure: ServiceErrorFacts | undefined): string {
  const reason = failure
    ? explainServiceError(failure).text
    : 'No engine answered for it where one answered for the brand.'
  const text = `The competitor ${plainLine(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`
  return formatMessage({ code: 'AVG_COMPETITOR_UNMEASURED', text })
}

/** Returns the lines of the log for an error that ended the run, which the program need not know. */
export function explainUnexpected(error: unknown): string[] {
  if (error instanceof LinkOutError) {
    const { path } = error.facts
    const text = `The path ${plainLine(path, NAME_LENGTH)} cannot be used: ${describeFileProblem(error.facts)}.`
    return [formatMessage(messageWithRemedy('AVG_LINK_OUT', text))]
  }
  if (error instanceof CorpusError && error.facts.kind === 'no-base-file') {
    const text = `The file ${plainLine(error.facts.path, NAME_LENGTH)} cannot be used: ${describeFileProblem(error.facts)}.`
    return [formatMessage(messageWithRemedy(codeOfFileProblem(error.facts), text))]
  }
  const detail = error instanceof Error ? error.message : String(error)
  return [formatMessage({ code: 'AVG_UNEXPECTED', text: `The gate could not run: ${detail}` })]
}
