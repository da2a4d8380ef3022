import type { DownloadErrorFacts } from '../client/download-error.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'
import { plainLine } from './escape.ts'

/** Plain text that may hold the service's own words: escape it for the place where it is shown. */
export interface Explanation {
  what: string
  advice: string
}

const DETAIL_LENGTH = 200
const SERVICE_SIDE =
  'This is on the side of the service. Run the job again later; if it lasts, ask the service for its status.'

/** Says what went wrong with a call to the service, and what the owner of the workflow can do about it. */
export function explainServiceError(facts: ServiceErrorFacts): Explanation {
  const what = (happened: string) => {
    const detail = plainLine(facts.detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
    const tries = facts.attempts !== undefined && facts.attempts > 1 ? ` (tried ${facts.attempts} times)` : ''
    return `${happened}${tries}${detail && `: ${detail}`}. The call was ${plainLine(facts.request, DETAIL_LENGTH)}.`
  }
  switch (facts.kind) {
    case 'http':
      return { what: what(`The service answered ${nameStatus(facts)}`), advice: adviseOnStatus(facts.status) }
    case 'connection':
      return {
        what: what(`The service could not be reached${facts.code ? `, ${plainLine(facts.code, 60)}` : ''}`),
        advice:
          'Check the host name and port in base-url, and that the runner may reach it. Behind a proxy, set ' +
          'HTTPS_PROXY (and NO_PROXY) for the job.',
      }
    case 'timeout':
      return facts.retryAfter === undefined
        ? {
            what: what('The time budget for the service ran out'),
            advice: 'Raise timeout-minutes, or ask for less: fewer keywords, engines or samples.',
          }
        : {
            what: what(
              `The service asks to wait ${facts.retryAfter} seconds, longer than is left of the time budget`,
            ),
            advice:
              'Raise timeout-minutes above that wait, or run the job later. If it keeps coming, set plan or ' +
              'limits to what the service really allows, or ask for fewer scans.',
          }
    case 'cancelled':
      return {
        what: what('The workflow was cancelled before the service had answered'),
        advice: 'Run the job again if you need the result.',
      }
    case 'invalid-response':
      return {
        what: what('The answer of the service is not what its contract says'),
        advice:
          'Check that base-url is the root of an AI visibility service, not of a web page or a proxy. If it is, ' +
          'report this to the service.',
      }
    case 'setup':
      return {
        what: what('The embedded service lacks something that it works with'),
        advice:
          'Check that actions/checkout runs before this step, that the keys of live engines are in its env, and the ' +
          'paths in the inputs.',
      }
    case 'not-completed':
      return {
        what: what('The service took the request but did not complete it'),
        advice:
          'Run the job again later. Only a completed scan is judged, for anything less would be a guess.',
      }
  }
}

function nameStatus({ status, code }: ServiceErrorFacts): string {
  return [status ?? 'an error', code && `(${plainLine(code, 60)})`].filter(part => part).join(' ')
}

function adviseOnStatus(status: number | undefined): string {
  switch (status) {
    case 400:
      return 'Check the inputs that are sent: brand, keywords, engines and language. The service may not know one of the engines or the language.'
    case 401:
      return `The key is missing or not valid. Check the api-key input and the secret behind it (api-key: \${{ secrets.AI_VISIBILITY_KEY }}): it must hold a key from the API keys page of the service's console.`
    case 403:
      return 'The key is known but not permitted to do this. Check what your plan with the service permits, engines and number of keywords included, or use the key of another plan.'
    case 404:
      return `Check base-url: it must be the service's root, without /v1 at its end; the action adds /v1/brand/monitor itself.`
    case 429:
      return 'More calls were made than your plan allows. Set the plan input to the plan you have (or limits to its numbers), ask for fewer scans, or run at a quieter time: other jobs with the same key count too.'
  }
  if (status !== undefined && status >= 500) return SERVICE_SIDE
  if (status !== undefined && status >= 300 && status < 400) {
    return 'base-url leads to another address. Set base-url to that address itself: the key is never sent on to another one.'
  }
  return 'Check base-url and the inputs that are sent: brand, keywords, engines and language.'
}

/** Says in one plain line why the file of a report is not there. */
export function explainDownloadError({ kind, url, detail, ...facts }: DownloadErrorFacts): string {
  const place = url && ` from ${plainLine(url, DETAIL_LENGTH)}`
  const tries = facts.attempts !== undefined && facts.attempts > 1 ? ` (tried ${facts.attempts} times)` : ''
  const said = plainLine(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
  const happened = {
    refused: 'it is not fetched from there',
    http: `the answer was ${facts.status ?? 'an error'}`,
    'too-many-redirects': 'it is passed on without end',
    connection: `it could not be reached${facts.code ? `, ${plainLine(facts.code, 60)}` : ''}`,
    timeout: 'it took too long',
    cancelled: 'the workflow was cancelled',
    'too-large': 'it is too large',
    'wrong-type': 'it is not what was asked for',
    disk: 'it could not be kept on disk',
  }[kind]
  return `The file${place} is missing: ${happened}${tries}${said && ` (${said})`}.`
}
