/** Words for errors of the service and of downloads. Plain text, which may hold the service's own words. */
import type { DownloadErrorFacts } from '../client/download-error.ts'
import type { OperationFailure, ServiceErrorFacts } from '../contract/errors.ts'
import type { ReportFailure } from '../service-reports/service-report.ts'
import { type CODES, type Message, messageWithRemedy } from './codes.ts'
import { codeOfCorpusProblem, describeCorpusProblem } from './corpus-words.ts'
import { plainLine } from './escape.ts'

const DETAIL_LENGTH = 200

/** Returns what went wrong with a call to the service, and what the owner of the workflow can do. */
export function explainServiceError(facts: ServiceErrorFacts): Message {
  return messageWithRemedy(codeOfServiceError(facts), describeServiceError(facts))
}

/** Returns the code of an error of the service. */
export function codeOfServiceError({
  kind,
  status,
  retryAfter,
  corpus,
}: ServiceErrorFacts): keyof typeof CODES {
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
      return corpus === undefined ? 'AVG_SETUP' : codeOfCorpusProblem(corpus)
    case 'not-completed':
      return 'AVG_SERVICE_INCOMPLETE'
    case 'not-sent':
      return 'AVG_ANSWER_COST'
  }
}

function codeOfStatus(status = 0): keyof typeof CODES {
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

/** Returns what went wrong with a call to the service, without advice. */
export function describeServiceError(facts: ServiceErrorFacts): string {
  if (facts.corpus !== undefined) return describeCorpusProblem(facts.corpus)
  const detail = plainLine(facts.detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
  return `${nameServiceError(facts)}${countTries(facts)}${detail && `: ${detail}`}. The call was ${plainLine(facts.request, DETAIL_LENGTH)}.`
}

function nameServiceError({ kind, status, code, retryAfter }: ServiceErrorFacts): string {
  switch (kind) {
    case 'http':
      return `The service answered ${[status ?? 'an error', code && `(${plainLine(code, 60)})`].filter(Boolean).join(' ')}`
    case 'connection':
      return `The service could not be reached${code ? `, ${plainLine(code, 60)}` : ''}`
    case 'timeout':
      return retryAfter === undefined
        ? 'The time budget for the service ran out'
        : `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`
    case 'cancelled':
      return 'The workflow was cancelled before the service answered'
    case 'invalid-response':
      return 'The answer of the service does not follow its contract'
    case 'setup':
      return 'The embedded service lacks something it needs'
    case 'not-completed':
      return 'The service accepted the request and did not complete it'
    case 'not-sent':
      return 'The request was not sent'
  }
}

function countTries({ attempts = 1 }: { attempts?: number }): string {
  return attempts > 1 ? ` (tried ${attempts} times)` : ''
}

/** Returns in one plain line why the file of a report is missing. */
export function describeDownloadError({ kind, url, detail, ...facts }: DownloadErrorFacts): string {
  const place = url && ` from ${plainLine(url, DETAIL_LENGTH)}`
  const said = plainLine(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
  const happened = {
    refused: 'the action does not fetch from there',
    http: `the answer was ${facts.status ?? 'an error'}`,
    'too-many-redirects': 'there are too many redirects',
    connection: `the server could not be reached${facts.code ? `, ${plainLine(facts.code, 60)}` : ''}`,
    timeout: 'it took too long',
    cancelled: 'the workflow was cancelled',
    'too-large': 'it is too large',
    'wrong-type': 'it has the wrong type',
    disk: 'it could not be written to disk',
  }[kind]
  return `The file${place} is missing: ${happened}${countTries(facts)}${said && ` (${said})`}.`
}

/** Returns why there is no draft for a keyword. */
export function explainDraftFailure(failure: OperationFailure): Message {
  const text =
    failure.kind === 'service'
      ? describeServiceError(failure.facts)
      : `The draft could not be made: ${failure.detail}`
  return { code: 'AVG_DRAFT', text: plainLine(text) }
}

/** Returns why a report of the service is missing. */
export function explainReportFailure(failure: ReportFailure): Message {
  return { code: 'AVG_SERVICE_REPORT', text: plainLine(describeReportFailure(failure)) }
}

function describeReportFailure(failure: ReportFailure): string {
  switch (failure.kind) {
    case 'download':
      return describeDownloadError(failure.facts)
    case 'service': {
      const what = describeServiceError(failure.facts)
      return failure.facts.status === 403 ? `${what} The plan of the key may not permit reports.` : what
    }
    case 'unexpected':
      return `The report could not be made: ${failure.detail}`
  }
}
