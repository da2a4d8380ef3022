import { describe, expect, it } from 'vitest'
import { ServiceError, type ServiceErrorDetails } from '../../../src/errors/service.ts'
import { readRetryAfter, retry, retryDelay } from '../../../src/lib/http/retry.ts'
import { createManualClock } from '../../support/clock.ts'

const NOW = Date.parse('2026-01-15T09:00:00Z')

function failureWith(details: Partial<ServiceErrorDetails>): ServiceErrorDetails {
  return { kind: 'http', request: 'POST https://service.example', detail: 'broken', ...details }
}

const middle = () => 0.5

describe('retryDelay', () => {
  const details = (more: Partial<ServiceErrorDetails>, statuses: number[], codes: string[]) => [
    ...statuses.map((status): Partial<ServiceErrorDetails> => ({ ...more, status })),
    ...codes.map((code): Partial<ServiceErrorDetails> => ({ ...more, kind: 'connection', code })),
  ]

  it.each(
    details(
      {},
      [429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529],
      ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'],
    ),
  )('tries again after %j', given => {
    expect(retryDelay(failureWith(given), 1, middle)).toBe(500)
  })

  it.each([
    ...details(
      { retryAfter: 1 },
      [307, 400, 401, 403, 404, 408, 409, 422, 501],
      [
        ...['ENOTFOUND', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'HPE_INVALID_CONSTANT'],
        ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID'],
      ],
    ),
    ...(['timeout', 'cancelled', 'invalid-response', 'not-completed'] as const).map(kind => {
      return { kind, status: 503, code: 'ECONNRESET' }
    }),
  ])('does not try again after %j', given => {
    expect(retryDelay(failureWith(given), 1, middle)).toBeUndefined()
  })

  it('waits as long as the service requests', () => {
    expect(retryDelay(failureWith({ status: 429, retryAfter: 7 }), 1, middle)).toBe(7_000)
    expect(retryDelay(failureWith({ status: 503, retryAfter: 7 }), 1, middle)).toBe(7_000)
  })

  it('backs off as usual when the service asks for 0 seconds', () => {
    expect(retryDelay(failureWith({ status: 429, retryAfter: 0 }), 3, middle)).toBe(2_000)
  })

  it('doubles the longest wait from a second up to half a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 2_000].map(attempts =>
      retryDelay(failureWith({ status: 429 }), attempts, () => 1),
    )
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  it('spreads the wait over the whole range', () => {
    expect(retryDelay(failureWith({ status: 429 }), 3, () => 0)).toBe(0)
    expect(retryDelay(failureWith({ status: 429 }), 3, () => 0.25)).toBe(1_000)
  })

  it('gives up on a service that is down after six attempts, but not on a rate limit', () => {
    expect(retryDelay(failureWith({ status: 503 }), 5, middle)).toBeDefined()
    expect(retryDelay(failureWith({ status: 503 }), 6, middle)).toBeUndefined()
    expect(retryDelay(failureWith({ kind: 'connection', code: 'ECONNREFUSED' }), 6, middle)).toBeUndefined()
    expect(retryDelay(failureWith({ status: 429 }), 600, middle)).toBeDefined()
  })
})

describe('retry', () => {
  const unavailable = failureWith({ status: 503, retryAfter: 7 })

  /** Runs a task whose attempts end with `endings` in turn: an error, or the text that it resolves to. */
  async function run(endings: (ServiceErrorDetails | Error | string)[], deadline = 60_000) {
    const clock = createManualClock()
    const start = clock.now()
    const before: (ServiceErrorDetails | undefined)[] = []
    const task = async (failure: ServiceErrorDetails | undefined) => {
      const ending = endings[before.length] ?? 'no more endings'
      before.push(failure)
      if (typeof ending === 'string') return ending
      throw ending instanceof Error ? ending : new ServiceError(ending)
    }
    const result = await retry(task, {
      readDetails: error => (error instanceof ServiceError ? error.details : undefined),
      giveUp: (details, attempts, outOfTime) => new Error(`${details.status} ${attempts} ${outOfTime}`),
      clock,
      timeLeft: () => start + deadline - clock.now(),
      signal: new AbortController().signal,
    }).catch((error: unknown) => error)
    return { result, before, waited: clock.now() - start }
  }

  it('waits and tries again after a temporary failure, which it passes to the task', async () => {
    expect(await run([unavailable, 'done'])).toEqual({
      result: 'done',
      before: [undefined, unavailable],
      waited: 7_000,
    })
  })

  it('gives up at once after a permanent failure', async () => {
    const { result, before } = await run([failureWith({ status: 401 })])
    expect(result).toEqual(new Error('401 1 false'))
    expect(before).toHaveLength(1)
  })

  it('gives up without a wait if the next attempt would start at the deadline', async () => {
    expect(await run([unavailable, unavailable, 'done'], 14_000)).toMatchObject({
      result: new Error('503 2 true'),
      waited: 7_000,
    })
  })

  it('rethrows other errors unchanged', async () => {
    const defect = new TypeError('a defect')
    expect((await run([unavailable, defect])).result).toBe(defect)
  })
})

describe('readRetryAfter', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    [String(NOW / 1_000 + 90), 90],
    [String(NOW / 1_000 - 90), 0],
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
