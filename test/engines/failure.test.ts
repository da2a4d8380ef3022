import { describe, expect, it } from 'vitest'
import { classifyFailure } from '../../src/engines/failure.ts'
import type { ServiceErrorDetails } from '../../src/errors/service.ts'

const facts = (given: Partial<ServiceErrorDetails>): ServiceErrorDetails => ({
  ...{ kind: 'http', request: 'POST https://api.example.com', detail: '' },
  ...given,
})

describe('classifyFailure', () => {
  it.each<[Partial<ServiceErrorDetails>, string | undefined]>([
    [{ status: 401 }, 'key-refused'],
    [{ status: 400, detail: 'API key not valid. Please pass a valid API key.' }, 'key-refused'],
    [{ status: 400, detail: 'API key expired. Please renew the API key.' }, 'key-refused'],
    [{ status: 400, detail: 'Incorrect API key provided: xa***st' }, 'key-refused'],
    [{ status: 401, code: 'insufficient_quota' }, 'no-credit'],
    [{ status: 402 }, 'no-credit'],
    [{ status: 429, code: 'insufficient_quota' }, 'no-credit'],
    [{ status: 400, detail: 'Your credit balance is too low to access the API' }, 'no-credit'],
    [{ status: 403 }, 'forbidden'],
    [{ status: 429, code: 'GenerateRequestsPerDayPerProjectPerModel' }, 'day-quota'],
    [{ status: 404 }, 'unknown-model'],
    [{ status: 400, code: 'model_not_found' }, 'unknown-model'],
    [{ status: 400, code: 'invalid_model' }, 'unknown-model'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 400, detail: 'The prompt is too long' }, 'rejected'],
    [{ status: 422 }, 'rejected'],
    [{ status: 307 }, 'redirected'],
    [{ status: 529 }, 'server-error'],
    [{ kind: 'connection', code: 'ENOTFOUND' }, 'unreachable'],
    [{ kind: 'invalid-response' }, 'malformed'],
    [{ kind: 'timeout', code: 'no-answer-in-time' }, 'timed-out'],
    [{ kind: 'timeout' }, 'out-of-time'],
    [{ kind: 'cancelled' }, undefined],
    [{ kind: 'setup', code: 'missing-recording' }, undefined],
  ])('%j is %s', (given, code) => {
    expect(classifyFailure(facts(given))).toBe(code)
  })

  it('does not take words of another status for a bad key', () => {
    expect(classifyFailure(facts({ status: 500, detail: 'Invalid API key' }))).toBe('server-error')
  })
})
