/**
 * What each vendor replies when an account or a model fails, in its own words. From the vendors' pages on errors and from
 * replies that users quote in public issues; ids are made up.
 */
import type { EngineName } from '../../src/engines/engines.ts'
import type { EngineReply } from './engine-server.ts'

export interface VendorError {
  /** What happened, for the name of the test. */
  name: string
  reply: EngineReply
  /** The class of the failure. */
  code: string
  /** Number of requests for one question. */
  attempts: number
}

/** Requests for a question of 150 seconds that is limited all the time, with waits of half the longest backoff. */
export const LIMITED = 14
const RETRIED = 6

const error = (
  name: string,
  status: number,
  body: unknown,
  code: string,
  attempts = code === 'rate-limited' ? LIMITED : code === 'server-error' ? RETRIED : 1,
): VendorError => ({ name, reply: { status, body }, code, attempts })

const openai = (message: string, type: string, code: string | null) => ({
  error: { message, type, param: null, code },
})
const anthropic = (type: string, message: string) => ({ type: 'error', error: { type, message } })
const google = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, message, status, details },
})
const quota = (quotaId: string, retryDelay: string) => [
  { '@type': 'type.googleapis.com/google.rpc.Help', links: [{ description: 'x', url: 'https://ai.dev' }] },
  { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaMetric: 'x', quotaId }] },
  { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
]
const QUOTA_WORDS = 'You exceeded your current quota, please check your plan and billing details.'
const xai = (code: string, message: string) => ({ code, error: message })
const TEAM = 'Your team 16f2151a-40f4-4a80-8ad0-cae00c27e8dd has either'
const SPENT = `${TEAM} used all available credits or reached its monthly spending limit. To continue making API requests, please purchase more credits or raise your spending limit.`
const mistral = (message: unknown, type: string, code: string | null, status: number) => ({
  ...{ object: 'error', message, type, param: null, code, raw_status_code: status },
})
const request = (status_code: number, status_message: string) => ({ status_code, status_message, tasks: [] })
const task = (status_code: number, status_message: string) => ({
  ...{ status_code: 20000, status_message: 'Ok.', tasks: [{ status_code, status_message, result: null }] },
})

export const VENDOR_ERRORS: Record<EngineName, VendorError[]> = {
  openai: [
    error('no quota', 429, openai(QUOTA_WORDS, 'insufficient_quota', 'insufficient_quota'), 'no-credit'),
    error(
      'no credit',
      429,
      openai('You have no credits remaining.', 'insufficient_quota', 'credit_balance_exhausted'),
      'no-credit',
    ),
    error(
      'the hard limit',
      400,
      openai('Billing hard limit has been reached', 'invalid_request_error', 'billing_hard_limit_reached'),
      'no-credit',
    ),
    error(
      'the limit of a day',
      429,
      openai(
        'Rate limit reached for gpt-6.1-sol in organization org-0 on requests per day (RPD): Limit 200, Used 200, Requested 1. Please try again in 7m12s.',
        'requests',
        'rate_limit_exceeded',
      ),
      'day-quota',
    ),
    error(
      'the limit of a minute',
      429,
      openai(
        'Rate limit reached for gpt-6.1-sol in organization org-0 on tokens per min (TPM): Limit 30000, Used 29000.',
        'tokens',
        'rate_limit_exceeded',
      ),
      'rate-limited',
    ),
    error(
      'an unknown model',
      400,
      openai('The requested model does not exist.', 'invalid_request_error', 'model_not_found'),
      'unknown-model',
    ),
    error(
      'a model that the project may not use',
      403,
      openai(
        'Project `proj_0` does not have access to model `x`',
        'invalid_request_error',
        'model_not_found',
      ),
      'unknown-model',
    ),
    error(
      'a wrong key',
      401,
      openai('Incorrect API key provided: sk-0.', 'invalid_request_error', 'invalid_api_key'),
      'key-refused',
    ),
    error(
      'a country without the API',
      403,
      openai('Country not supported', 'request_forbidden', 'unsupported_country_region_territory'),
      'forbidden',
    ),
  ],
  anthropic: [
    error(
      'no credit',
      400,
      anthropic(
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      ),
      'no-credit',
    ),
    error(
      'the limit of the month',
      400,
      anthropic(
        'invalid_request_error',
        'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
      ),
      'no-credit',
    ),
    error('a billing error', 402, anthropic('billing_error', 'Billing'), 'no-credit'),
    error('an unknown model', 404, anthropic('not_found_error', 'model: x'), 'unknown-model'),
    error('a wrong key', 401, anthropic('authentication_error', 'invalid x-api-key'), 'key-refused'),
    error('no permission', 403, anthropic('permission_error', 'Not permitted'), 'forbidden'),
    error(
      'a rate limit',
      429,
      anthropic('rate_limit_error', 'This request would exceed your account’s rate limit.'),
      'rate-limited',
    ),
    error('an overload', 529, anthropic('overloaded_error', 'Overloaded'), 'server-error'),
  ],
  gemini: [
    error(
      'the quota of a day',
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        QUOTA_WORDS,
        quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '59s'),
      ),
      'day-quota',
    ),
    error(
      'the quota of a minute',
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        QUOTA_WORDS,
        quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '40.2s'),
      ),
      'rate-limited',
      // It says when to ask again: after 40 seconds.
      4,
    ),
    error(
      'a rate limit without details',
      429,
      google(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'),
      'rate-limited',
    ),
    error(
      'no credit',
      429,
      google(
        429,
        'RESOURCE_EXHAUSTED',
        'Your prepayment credits are depleted. Please go to AI Studio at https://ai.studio/projects to manage your project and billing.',
      ),
      'no-credit',
    ),
    error(
      'a wrong key',
      400,
      google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
      'key-refused',
    ),
    error(
      'a leaked key',
      403,
      google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
      'key-refused',
    ),
    error(
      'a country without the API',
      400,
      google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
      'forbidden',
    ),
    error(
      'an unknown model',
      404,
      google(404, 'NOT_FOUND', 'models/x is not found for API version v1beta'),
      'unknown-model',
    ),
    error('an overload', 503, google(503, 'UNAVAILABLE', 'The model is overloaded.'), 'server-error'),
  ],
  perplexity: [
    error(
      'no credit',
      401,
      { error: { message: QUOTA_WORDS, type: 'insufficient_quota', code: 401 } },
      'no-credit',
    ),
    error('a wrong key', 401, '<html><h1>401 Authorization Required</h1></html>', 'key-refused'),
    error(
      'an unknown model',
      400,
      { error: { message: 'Invalid model', type: 'invalid_model', code: 400 } },
      'unknown-model',
    ),
  ],
  xai: [
    error(
      'no credit yet',
      403,
      xai(
        'permission-denied',
        'Your newly created team doesn’t have any credits or licenses yet. You can purchase those on https://console.x.ai/team/0.',
      ),
      'no-credit',
    ),
    error('no credit left', 403, xai('permission-denied', SPENT), 'no-credit'),
    error('no credit left', 429, xai('Some resource has been exhausted', SPENT), 'no-credit'),
    error(
      'a wrong key',
      400,
      xai('Client specified an invalid argument', 'Incorrect API key provided: xa***st.'),
      'key-refused',
    ),
    error('an unknown model', 400, xai('invalid-argument', 'Model not found: grok-9'), 'unknown-model'),
    error(
      'no permission',
      403,
      xai('The caller does not have permission to execute the specified operation', 'Forbidden'),
      'forbidden',
    ),
    error('a rate limit', 429, xai('Some resource has been exhausted', 'Too many requests'), 'rate-limited'),
  ],
  mistral: [
    error(
      'an unknown model',
      400,
      mistral('Invalid model: x', 'invalid_model', '1500', 400),
      'unknown-model',
    ),
    error('a wrong key', 401, { message: 'Unauthorized', request_id: 'r' }, 'key-refused'),
    error('a wrong key', 401, { detail: 'Unauthorized' }, 'key-refused'),
    error('no credit', 402, { message: 'Payment required' }, 'no-credit'),
    error('a rate limit', 429, mistral('Rate limit exceeded', 'rate_limited', '1300', 429), 'rate-limited'),
    error(
      'no capacity',
      429,
      mistral(
        'Service tier capacity exceeded for this model.',
        'service_tier_capacity_exceeded',
        '3505',
        429,
      ),
      'rate-limited',
    ),
    error(
      'a field too many',
      422,
      mistral(
        { detail: [{ type: 'extra_forbidden', loc: ['body', 'x'], msg: 'Extra inputs are not permitted' }] },
        'invalid_request_error',
        null,
        422,
      ),
      'rejected',
    ),
  ],
  dataforseo: [
    error('no money', 402, request(40200, 'Payment Required.'), 'no-credit'),
    error('no money, of the request', 200, request(40200, 'Payment Required.'), 'no-credit'),
    error('no money, of the task', 200, task(40210, 'Insufficient Funds.'), 'no-credit'),
    error(
      'the cost limit of a day',
      200,
      task(40203, 'The cost limit has been exceeded. You can modify your cost limit in the user panel.'),
      'day-quota',
    ),
    error('a wrong password', 401, request(40100, 'You are not Authorized to Access.'), 'key-refused'),
    error('a wrong password', 200, request(40100, 'You are not Authorized to Access.'), 'key-refused'),
    error('an account to verify', 200, request(40104, 'Please verify your account.'), 'forbidden'),
    error(
      'a rate limit',
      200,
      request(40202, 'The rate-limit per minute has been exceeded.'),
      'rate-limited',
    ),
    error('an internal error', 200, request(50000, 'Internal Error.'), 'server-error'),
    error('an error of the search engine', 200, task(40101, 'Internal SE Server Error.'), 'failed'),
    error('a wrong field', 200, task(40501, 'Invalid Field: ‘location_code’.'), 'failed'),
  ],
  serpapi: [
    error('no searches left', 429, { error: 'Your account has run out of searches.' }, 'no-credit'),
    error('no searches left', 200, { error: 'Your account has run out of searches.' }, 'no-credit'),
    error(
      'a wrong key',
      401,
      { error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key' },
      'key-refused',
    ),
    // No public reply has the exact words: each of these is quoted once or more in code that handles it.
    ...[
      'The number of requests sent using this API key exceeds the hourly throughput limit.',
      'Your account has exceeded the hourly searches limit.',
      'Your hourly searches limit has been reached. Please try again later.',
    ].map((words, index) =>
      error(`the limit of an hour, ${index + 1}`, 429, { error: words }, 'rate-limited', 1),
    ),
    {
      ...error('the limit of an hour, with a wait', 429, {}, 'rate-limited', 4),
      reply: {
        ...{ status: 429, headers: { 'retry-after': '40' } },
        body: { error: 'Your hourly searches limit has been reached.' },
      },
    },
    error(
      'one of two limits, as its page on errors says it',
      429,
      {
        error:
          'The number of requests sent using this API key exceeds the hourly throughput limit OR your account has run out of searches.',
      },
      'no-credit',
    ),
    error('no result', 200, { error: 'Google hasn’t returned any results for this query.' }, 'failed'),
  ],
  'openai-compatible': [
    error('an unknown model, of Ollama', 404, { error: 'model "x" not found' }, 'unknown-model'),
    error(
      'an unknown model, of OpenRouter',
      400,
      { error: { message: 'x/y is not a valid model ID', code: 400 } },
      'unknown-model',
    ),
    error('no credit', 402, { error: { message: 'Insufficient credits', code: 402 } }, 'no-credit'),
    error('no credit', 200, { error: { message: 'Insufficient credits', code: 402 } }, 'no-credit'),
    error('a failure behind it', 200, { error: { message: 'Provider error', code: 502 } }, 'server-error'),
    error(
      'the tokens of a day',
      429,
      openai('Rate limit reached for model `x` on tokens per day (TPD)', 'tokens', 'rate_limit_exceeded'),
      'day-quota',
    ),
  ],
}
