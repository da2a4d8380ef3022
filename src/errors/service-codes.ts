/** The codes of failed calls. */
import { plainLine } from '../lib/escape.ts'

/** The reply is a web page instead of JSON, such as that of a firewall. */
export const WEB_PAGE = 'web-page'
export const INVALID_PROXY = 'invalid-proxy'

interface FailedCall {
  status?: number
  code?: string
  retryAfter?: number
}

export interface CallDeclaration {
  meaning: string
  remedy: string
  /** In a few words without a full stop. Default: the status. */
  headline?: string
  /** The beginning of a sentence that ends with the detail and the call. Default: the status. */
  happened?: (failed: FailedCall) => string
}

export const SERVICE_ERRORS = {
  AVG_REQUEST_400: {
    meaning: 'The service did not accept the request.',
    remedy: 'Check brand, keywords, engines and language.',
  },
  AVG_AUTH_401: {
    meaning: 'The key is missing or not valid.',
    remedy: 'Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal.',
    headline: 'The scan service refused the key',
  },
  AVG_AUTH_403: {
    meaning: 'The key is valid and not permitted to do this.',
    remedy: 'Check what your plan permits, or use a key of another plan.',
    headline: 'The scan service refused the key',
  },
  AVG_SERVICE_404: {
    meaning: 'The address does not exist.',
    remedy: 'Check base-url: the root of the service.',
  },
  AVG_LIMIT_429: {
    meaning: 'More requests were made than the plan allows.',
    remedy: 'Set plan or limits to those of your account, ask for less, or run at another time.',
  },
  AVG_SERVICE_REDIRECT: {
    meaning: 'The service redirects to another address (status 3xx).',
    remedy: 'Set base-url to the new address. The key is sent to no other.',
  },
  AVG_SERVICE_5XX: {
    meaning: 'The service failed (status 500 or above).',
    remedy: 'Run the job later.',
  },
  AVG_SERVICE_HTTP: {
    meaning: 'The service answered with another error status.',
    remedy:
      'Check base-url, brand, keywords, engines and language, and whether a firewall blocks the runner.',
  },
  AVG_PROXY: {
    meaning: 'The address of the proxy is not valid.',
    remedy: 'Set HTTPS_PROXY and HTTP_PROXY to a URL such as http://proxy.example:3128.',
    headline: 'The address of the proxy is not valid',
    happened: () => 'No request was sent',
  },
  AVG_SERVICE_CONNECTION: {
    meaning: 'The service could not be reached.',
    remedy: 'Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.',
    happened: ({ code }) => `The service could not be reached${code ? `, ${plainLine(code, 60)}` : ''}`,
  },
  AVG_SERVICE_TIMEOUT: {
    meaning: 'The service did not answer within the time budget.',
    remedy: 'Raise timeout-minutes, or ask for less.',
    happened: () => 'The time budget for the service ran out',
  },
  AVG_SERVICE_WAIT: {
    meaning: 'The service asks for too long a wait.',
    remedy: 'Raise timeout-minutes above that wait, or run the job later.',
    happened: ({ retryAfter }) =>
      `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`,
  },
  AVG_SERVICE_RESPONSE: {
    meaning: 'The answer of the service does not follow its contract.',
    remedy: 'Check base-url, then report it to the service.',
    headline: 'The scan service gave an invalid answer',
    happened: () => 'The answer of the service does not follow its contract',
  },
  AVG_SERVICE_INCOMPLETE: {
    meaning: 'The service accepted the request and did not complete it.',
    remedy: 'Run the job later. Only completed scans are judged.',
    headline: 'The scan service did not complete the scan',
    happened: () => 'The service accepted the request and did not complete it',
  },
  AVG_CANCELLED: {
    meaning: 'The workflow was cancelled before the service answered.',
    remedy: 'Run the job again.',
    headline: 'The run was cancelled',
    happened: () => 'The workflow was cancelled before the service answered',
  },
  AVG_SETUP: {
    meaning: 'A key or a recording is missing.',
    remedy: 'Check the keys in the env of the step, and the paths in the inputs.',
    headline: 'The pages could not be read',
    happened: () => 'The embedded service lacks something it needs',
  },
} satisfies Record<`AVG_${string}`, CallDeclaration>
