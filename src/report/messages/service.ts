/** Messages about calls to the service, drafts and reports of the service. They may hold the service's own words. */
import type { DownloadErrorFacts } from '../../client/download-error.ts'
import type { OperationFailure, ServiceErrorFacts } from '../../contract/errors.ts'
import type { ReportFailure } from '../../service-reports/service-report.ts'
import { plainLine } from '../escape.ts'
import { ANSWERS } from './answers.ts'
import { type Description, detailOf, inParentheses, messageOf, messageWithWords } from './message.ts'
import { describeCorpusProblem } from './pages.ts'

const SERVICE_SIDE = 'Run the job again later. If the failure lasts, ask the service for its status.'

export const SERVICE = {
  AVG_REQUEST_400: {
    meaning: 'The service did not accept the request.',
    remedy:
      'Check brand, keywords, engines and language: the service may not know an engine or the language.',
    words: answeredStatus,
  },
  AVG_AUTH_401: {
    meaning: 'The key is missing or not valid.',
    remedy:
      "Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal: it must hold a key from the API keys page of the service's console.",
    words: answeredStatus,
  },
  AVG_AUTH_403: {
    meaning: 'The key is valid and not permitted to do this.',
    remedy:
      'Check what your plan permits, including engines and number of keywords, or use a key of another plan.',
    words: answeredStatus,
  },
  AVG_SERVICE_404: {
    meaning: 'The address does not exist.',
    remedy: 'Check base-url: it must be the root of the service, without /v1 at its end.',
    words: answeredStatus,
  },
  AVG_LIMIT_429: {
    meaning: 'More requests were made than the plan allows.',
    remedy:
      'Set the plan input to your plan (or limits to its numbers), ask for fewer scans, or run at another time: other jobs with the same key count too.',
    words: answeredStatus,
  },
  AVG_SERVICE_REDIRECT: {
    meaning: 'The service redirects to another address (status 3xx).',
    remedy:
      'Set base-url to the new address itself. The key is never sent to an address that base-url does not name.',
    words: answeredStatus,
  },
  AVG_SERVICE_5XX: {
    meaning: 'The service failed (status 500 or above).',
    remedy: SERVICE_SIDE,
    words: answeredStatus,
  },
  AVG_SERVICE_HTTP: {
    meaning: 'The service answered with another error status.',
    remedy: 'Check base-url, brand, keywords, engines and language.',
    words: answeredStatus,
  },
  AVG_SERVICE_CONNECTION: {
    meaning: 'The service could not be reached.',
    remedy:
      'Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY (and NO_PROXY) for the job.',
    words: (facts: ServiceErrorFacts) =>
      sentencesOf(`The service could not be reached${codeAfterComma(facts)}`, facts),
  },
  AVG_SERVICE_TIMEOUT: {
    meaning: 'The service did not answer within the time budget.',
    remedy: 'Raise timeout-minutes, or ask for fewer keywords, engines or samples.',
    words: (facts: ServiceErrorFacts) => sentencesOf('The time budget for the service ran out', facts),
  },
  AVG_SERVICE_WAIT: {
    meaning: 'The service asks for too long a wait.',
    remedy:
      'Raise timeout-minutes above that wait, or run the job later. If it happens again, correct plan or limits, or ask for fewer scans.',
    words: (facts: ServiceErrorFacts) =>
      sentencesOf(
        `The service asks to wait ${facts.retryAfter} seconds, longer than is left of the time budget`,
        facts,
      ),
  },
  AVG_SERVICE_RESPONSE: {
    meaning: 'The answer of the service does not follow its contract.',
    remedy:
      'Check that base-url is the root of an AI visibility service, not of a web page or a proxy. If it is, report this to the service.',
    words: (facts: ServiceErrorFacts) =>
      sentencesOf('The answer of the service does not follow its contract', facts),
  },
  AVG_SERVICE_INCOMPLETE: {
    meaning: 'The service accepted the request and did not complete it.',
    remedy: 'Run the job again later. Only completed scans are judged.',
    words: (facts: ServiceErrorFacts) =>
      sentencesOf('The service accepted the request and did not complete it', facts),
  },
  AVG_CANCELLED: {
    meaning: 'The workflow was cancelled before the service answered.',
    remedy: 'Run the job again if you need the result.',
    words: (facts: ServiceErrorFacts) =>
      sentencesOf('The workflow was cancelled before the service answered', facts),
  },
  AVG_SETUP: {
    meaning: 'The embedded service lacks something it needs: a key or a recording.',
    remedy: 'Check that the keys of live engines are in the env of the step, and the paths in the inputs.',
    words: (facts: ServiceErrorFacts) => sentencesOf('The embedded service lacks something it needs', facts),
  },
  AVG_DRAFT: {
    meaning: 'The service made no draft for a keyword.',
    remedy: 'The verdict does not depend on drafts.',
    endsWithRemedy: false,
    words: (failure: OperationFailure) =>
      plainLine(
        failure.kind === 'service'
          ? describeServiceError(failure.facts).what
          : `The draft could not be made: ${failure.detail}`,
      ),
  },
  AVG_SERVICE_REPORT: {
    meaning: 'A report that the service exports could not be fetched.',
    remedy: "The run's own CSV is attached instead.",
    endsWithRemedy: false,
    words: (failure: ReportFailure) => plainLine(wordsOfReport(failure)),
  },
}

/** Returns what went wrong with a call to the service, and what the owner of the workflow can do. */
export function describeServiceError(facts: ServiceErrorFacts): Description {
  if (facts.corpus !== undefined) return describeCorpusProblem(facts.corpus)
  if (facts.kind === 'not-sent')
    return messageWithWords(ANSWERS, 'AVG_ANSWER_COST', sentencesOf('The request was not sent', facts))
  return messageOf(SERVICE, codeOf(facts.kind, facts), facts)
}

function codeOf(
  kind: Exclude<ServiceErrorFacts['kind'], 'not-sent'>,
  { status, retryAfter }: ServiceErrorFacts,
) {
  switch (kind) {
    case 'http':
      return codeOfStatus(status)
    case 'connection':
      return 'AVG_SERVICE_CONNECTION'
    case 'timeout':
      return retryAfter === undefined ? 'AVG_SERVICE_TIMEOUT' : 'AVG_SERVICE_WAIT'
    case 'cancelled':
      return 'AVG_CANCELLED'
    case 'invalid-response':
      return 'AVG_SERVICE_RESPONSE'
    case 'setup':
      return 'AVG_SETUP'
    case 'not-completed':
      return 'AVG_SERVICE_INCOMPLETE'
  }
}

function codeOfStatus(status = 0) {
  switch (status) {
    case 400:
      return 'AVG_REQUEST_400'
    case 401:
      return 'AVG_AUTH_401'
    case 403:
      return 'AVG_AUTH_403'
    case 404:
      return 'AVG_SERVICE_404'
    case 429:
      return 'AVG_LIMIT_429'
  }
  if (status >= 500) return 'AVG_SERVICE_5XX'
  return status >= 300 && status < 400 ? 'AVG_SERVICE_REDIRECT' : 'AVG_SERVICE_HTTP'
}

function answeredStatus(facts: ServiceErrorFacts): string {
  const { status, code } = facts
  const answer = [status ?? 'an error', code && `(${plainLine(code, 60)})`].filter(Boolean).join(' ')
  return sentencesOf(`The service answered ${answer}`, facts)
}

/** Returns what happened with the number of tries, the service's own words and the call. */
function sentencesOf(happened: string, facts: ServiceErrorFacts): string {
  const detail = detailOf(facts.detail)
  return `${happened}${countTries(facts)}${detail && `: ${detail}`}. The call was ${plainLine(facts.request, 200)}.`
}

function countTries({ attempts = 1 }: { attempts?: number }): string {
  return attempts > 1 ? ` (tried ${attempts} times)` : ''
}

function codeAfterComma({ code }: { code?: string }): string {
  return code ? `, ${plainLine(code, 60)}` : ''
}

/** Returns in one plain line why the file of a report is missing. */
export function describeDownloadError({ kind, url, detail, ...facts }: DownloadErrorFacts): string {
  const place = url && ` from ${plainLine(url, 200)}`
  const happened = {
    refused: 'the action does not fetch from there',
    http: `the answer was ${facts.status ?? 'an error'}`,
    'too-many-redirects': 'there are too many redirects',
    connection: `the server could not be reached${codeAfterComma(facts)}`,
    timeout: 'it took too long',
    cancelled: 'the workflow was cancelled',
    'too-large': 'it is too large',
    'wrong-type': 'it has the wrong type',
    disk: 'it could not be written to disk',
  }[kind]
  return `The file${place} is missing: ${happened}${countTries(facts)}${inParentheses(detail)}.`
}

function wordsOfReport(failure: ReportFailure): string {
  switch (failure.kind) {
    case 'download':
      return describeDownloadError(failure.facts)
    case 'service': {
      const { what } = describeServiceError(failure.facts)
      return failure.facts.status === 403 ? `${what} The plan of the key may not permit reports.` : what
    }
    case 'unexpected':
      return `The report could not be made: ${failure.detail}`
  }
}
