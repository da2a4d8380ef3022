import { describe, expect, it } from 'vitest'
import type { ServiceErrorFacts } from '../../../src/contract/errors.ts'
import { readRetryAfter, retryDelay } from '../../../src/lib/http/retry.ts'

const NOW = Date.parse('2026-01-15T09:00:00Z')

function factsFor(facts: Partial<ServiceErrorFacts>): ServiceErrorFacts {
  return { kind: 'http', request: 'POST https://service.example', detail: 'broken', ...facts }
}

const middle = () => 0.5

describe('retryDelay', () => {
  it.each([429, 500, 502, 503, 504])('tries again after status %i', status => {
    expect(retryDelay(factsFor({ status }), 1, middle)).toBe(500)
  })

  it.each([307, 400, 401, 403, 404, 408, 409, 422, 501])('does not try again after status %i', status => {
    expect(retryDelay(factsFor({ status, retryAfter: 1 }), 1, middle)).toBeUndefined()
  })

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])(
    'tries again after %s',
    code => {
      expect(retryDelay(factsFor({ kind: 'connection', code }), 1, middle)).toBe(500)
    },
  )

  it.each([
    'ENOTFOUND',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'HPE_INVALID_CONSTANT',
  ])('does not try again after %s', code => {
    expect(retryDelay(factsFor({ kind: 'connection', code }), 1, middle)).toBeUndefined()
  })

  it.each(['timeout', 'cancelled', 'invalid-response', 'not-completed'] as const)(
    'does not try again after a failure of kind %s',
    kind => {
      expect(retryDelay(factsFor({ kind, status: 503, code: 'ECONNRESET' }), 1, middle)).toBeUndefined()
    },
  )

  it('waits as long as the service asks', () => {
    expect(retryDelay(factsFor({ status: 429, retryAfter: 7 }), 1, middle)).toBe(7_000)
    expect(retryDelay(factsFor({ status: 503, retryAfter: 7 }), 1, middle)).toBe(7_000)
  })

  it('backs off as usual when the service asks for 0 seconds', () => {
    expect(retryDelay(factsFor({ status: 429, retryAfter: 0 }), 3, middle)).toBe(2_000)
  })

  it('doubles the longest wait from a second up to half a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 2_000].map(attempts =>
      retryDelay(factsFor({ status: 429 }), attempts, () => 1),
    )
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  it('spreads the wait over the whole range', () => {
    expect(retryDelay(factsFor({ status: 429 }), 3, () => 0)).toBe(0)
    expect(retryDelay(factsFor({ status: 429 }), 3, () => 0.25)).toBe(1_000)
  })

  it('gives up on a service that is down after six attempts, but not on a rate limit', () => {
    expect(retryDelay(factsFor({ status: 503 }), 5, middle)).toBeDefined()
    expect(retryDelay(factsFor({ status: 503 }), 6, middle)).toBeUndefined()
    expect(retryDelay(factsFor({ kind: 'connection', code: 'ECONNREFUSED' }), 6, middle)).toBeUndefined()
    expect(retryDelay(factsFor({ status: 429 }), 600, middle)).toBeDefined()
  })
})

describe('readRetryAfter', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    ['Thu, 15 Jan 2026 09:00:30 GMT', 30],
    ['Thursday, 15-Jan-26 09:00:30 GMT', 30],
    ['Thu, 15 Jan 2026 08:00:00 GMT', 0],
  ])('reads %j as %i seconds', (header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds)
  })

  it('rounds a part of a second up', () => {
    expect(readRetryAfter('Thu, 15 Jan 2026 09:00:30 GMT', NOW + 1)).toBe(30)
  })

  it.each(['', '-5', '1.5', '1e3', 'soon', '99999999999', 'Thu, 99 Foo 2026 09:00:30 GMT', '15 Jan 2026'])(
    'does not understand %j',
    header => {
      expect(readRetryAfter(header, NOW)).toBeUndefined()
    },
  )
})
