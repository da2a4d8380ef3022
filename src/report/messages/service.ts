/** Messages may quote the service. */
import type { DownloadErrorFacts } from '../../client/download-error.ts'
import type { ServiceErrorFacts } from '../../contract/errors.ts'
import { plainLine } from '../../lib/escape.ts'
import { INVALID_PROXY, WEB_PAGE } from '../../lib/http/error-codes.ts'
import type { ReportFailure } from '../deliveries.ts'
import { type Description, detailOf, messageOf } from './message.ts'
import { describeCorpusProblem } from './pages.ts'

/** Describes a failed call to the service, and what the owner of the workflow can do. */
export function describeServiceError(facts: ServiceErrorFacts): Description {
  if (facts.corpus !== undefined) return describeCorpusProblem(facts.corpus)
  const describe = (code: Parameters<typeof messageOf>[0], happened: string) =>
    messageOf(code, joinSentences(happened, facts))
  const { kind, status, code, retryAfter } = facts
  switch (kind) {
    case 'http': {
      const answer = [status ?? 'an error', code && `(${plainLine(code, 60)})`].filter(Boolean).join(' ')
      return describe(codeOfStatus(facts), `The service answered ${answer}`)
    }
    case 'connection':
      if (code === INVALID_PROXY) return describe('AVG_PROXY', 'No request was sent')
      return describe('AVG_SERVICE_CONNECTION', `The service could not be reached${codeAfterComma(facts)}`)
    case 'timeout':
      return retryAfter === undefined
        ? describe('AVG_SERVICE_TIMEOUT', 'The time budget for the service ran out')
        : describe(
            'AVG_SERVICE_WAIT',
            `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`,
          )
    case 'cancelled':
      return describe('AVG_CANCELLED', 'The workflow was cancelled before the service answered')
    case 'invalid-response':
      return describe('AVG_SERVICE_RESPONSE', 'The answer of the service does not follow its contract')
    case 'not-completed':
      return describe('AVG_SERVICE_INCOMPLETE', 'The service accepted the request and did not complete it')
    case 'not-sent':
      return describe('AVG_ANSWER_COST', 'The request was not sent')
    case 'setup':
      return describe('AVG_SETUP', 'The embedded service lacks something it needs')
  }
}

/** Describes the failure of the service in a few words, without a full stop. */
export function headlineOfFailure({ kind, status, code }: ServiceErrorFacts): string {
  if (kind === 'setup') return 'The pages could not be read'
  if (code === INVALID_PROXY) return 'The address of the proxy is not valid'
  if (status === 401 || (status === 403 && code !== WEB_PAGE)) return 'The scan service refused the key'
  if (kind === 'cancelled') return 'The run was cancelled'
  if (status !== undefined) return `The scan service failed with status ${status}`
  return 'The scan service did not answer'
}

function codeOfStatus({ status = 0, code }: ServiceErrorFacts) {
  switch (status) {
    case 400:
      return 'AVG_REQUEST_400'
    case 401:
      return 'AVG_AUTH_401'
    case 403:
      // A firewall on the way answers with a page. It says nothing about the key.
      return code === WEB_PAGE ? 'AVG_SERVICE_HTTP' : 'AVG_AUTH_403'
    case 404:
      return 'AVG_SERVICE_404'
    case 429:
      return 'AVG_LIMIT_429'
  }
  if (status >= 500) return 'AVG_SERVICE_5XX'
  return status >= 300 && status < 400 ? 'AVG_SERVICE_REDIRECT' : 'AVG_SERVICE_HTTP'
}

/** Adds the number of attempts, the service's own message and the call. */
function joinSentences(happened: string, facts: ServiceErrorFacts): string {
  const detail = detailOf(facts.detail)
  return `${happened}${countTries(facts)}${detail && `: ${detail}`}. The call was ${plainLine(facts.request, 200)}.`
}

function countTries({ attempts = 1 }: { attempts?: number }): string {
  return attempts > 1 ? ` (tried ${attempts} times)` : ''
}

function codeAfterComma({ code }: { code?: string }): string {
  return code ? `, ${plainLine(code, 60)}` : ''
}

function describeDownloadError({ url, detail, ...facts }: DownloadErrorFacts): string {
  const place = url && ` from ${plainLine(url, 200)}`
  const status = facts.status === undefined ? '' : `, status ${facts.status}`
  return `The file${place} is missing: ${detailOf(detail)}${status}${codeAfterComma(facts)}${countTries(facts)}.`
}

/** Describes in one line why a draft or the file of a report is missing. */
export function describeMissingFile(failure: ReportFailure, noun: 'draft' | 'report'): string {
  switch (failure.kind) {
    case 'download':
      return describeDownloadError(failure.facts)
    case 'service': {
      const { what } = describeServiceError(failure.facts)
      const isForbidden = noun === 'report' && failure.facts.status === 403
      return isForbidden ? `${what} The plan of the key may not permit reports.` : what
    }
    case 'unexpected':
      return plainLine(`The ${noun} could not be made: ${failure.detail}`)
  }
}
