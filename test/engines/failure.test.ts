import { describe, expect, it } from 'vitest'
import { classifyFailure } from '../../src/engines/failure.ts'
import type { ServiceErrorDetails } from '../../src/errors/service.ts'
import { textTable } from '../support/text-table.ts'

const facts = (given: Partial<ServiceErrorDetails>): ServiceErrorDetails => ({
  kind: 'http',
  request: 'POST https://api.example.com',
  detail: '',
  ...given,
})

/** Class | its statuses. */
const STATUSES = `
  rejected      | 204 400 409 413 422 451
  redirected    | 302 307
  key-refused   | 401
  no-credit     | 402
  forbidden     | 403
  unknown-model | 404 405 410
  rate-limited  | 429
  server-error  | 408 500 501 502 503 504 524 529
`
/** Class | status | what else there is in the error. */
const ERRORS = `
  key-refused   | 400 | API key not valid. Please pass a valid API key.
  key-refused   | 400 | API key expired. Please renew the API key.
  key-refused   | 400 | Incorrect API key provided: xa***st
  no-credit     | 401 | code insufficient_quota
  no-credit     | 429 | code insufficient_quota
  no-credit     | 400 | Your credit balance is too low to access the API
  day-quota     | 429 | code GenerateRequestsPerDayPerProjectPerModel
  unknown-model | 400 | code model_not_found
  unknown-model | 400 | code invalid_model
  rejected      | 400 | The prompt is too long
  server-error  | 500 | Invalid API key
`

describe('classifyFailure', () => {
  it.each(textTable(STATUSES))('is %s for %s', (code = '', statuses = '') => {
    for (const status of statuses.split(' '))
      expect(classifyFailure(facts({ status: Number(status) })), status).toBe(code)
  })

  it.each(textTable(ERRORS))('is %s for a %s: %s', (code = '', status = '', words = '') => {
    const [, name] = /^code (.*)/.exec(words) ?? []
    const error = name === undefined ? { detail: words } : { code: name }
    expect(classifyFailure(facts({ status: Number(status), ...error }))).toBe(code)
  })

  it.each<[Partial<ServiceErrorDetails>, string | undefined]>([
    [{ kind: 'connection', code: 'ENOTFOUND' }, 'unreachable'],
    [{ kind: 'invalid-response' }, 'malformed'],
    [{ kind: 'timeout', code: 'no-answer-in-time' }, 'timed-out'],
    [{ kind: 'timeout' }, 'out-of-time'],
    [{ kind: 'cancelled' }, undefined],
    [{ kind: 'setup', code: 'missing-recording' }, undefined],
  ])('of %j is %s', (given, code) => {
    expect(classifyFailure(facts(given))).toBe(code)
  })
})
