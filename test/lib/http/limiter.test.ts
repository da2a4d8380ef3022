import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLimiter, createLimiterPool } from '../../../src/lib/http/limiter.ts'
import { createManualClock } from '../../support/clock.ts'

const MINUTE = 60_000
const never = new AbortController().signal

/** Runs tasks of these durations in milliseconds, and returns the span in which the service may have counted each. */
async function runTasks(limits: { perMinute: number; concurrent: number }, durations: number[]) {
  const clock = createManualClock()
  const limit = createLimiter(limits, clock)
  const spans: { index: number; start: number; end: number }[] = []
  let running = 0
  let peak = 0
  await Promise.all(
    durations.map((duration, index) =>
      limit(async () => {
        const start = clock.now()
        running += 1
        peak = Math.max(peak, running)
        if (duration > 0) await clock.sleep(duration, never)
        running -= 1
        spans.push({ index, start, end: clock.now() })
      }, never),
    ),
  )
  return { spans, peak }
}

/** The largest number of requests in any minute. */
function mostInAMinute(moments: number[]): number {
  return Math.max(
    0,
    ...moments.map(start => moments.filter(moment => moment >= start && moment <= start + MINUTE).length),
  )
}

describe('createLimiterPool', () => {
  it('counts the requests of each account separately', async () => {
    const clock = createManualClock()
    const limiters = createLimiterPool(clock)
    const limits = { perMinute: 2, concurrent: 2 }
    const startsOf = (account: string) =>
      Promise.all([1, 2].map(() => limiters(account, limits)(async () => clock.now(), never)))
    const begun = clock.now()
    expect(await startsOf('acme')).toEqual([begun, begun])
    expect(await startsOf('globex')).toEqual([begun, begun])
    expect(Math.min(...(await startsOf('acme')))).toBeGreaterThan(begun + MINUTE)
  })
})

describe('createLimiter', () => {
  it('keeps the limits for any durations, and any time at which a request counts', async () => {
    const limits = fc.record({
      perMinute: fc.integer({ min: 1, max: 8 }),
      concurrent: fc.integer({ min: 1, max: 6 }),
    })
    const tasks = fc.array(
      fc.record({
        duration: fc.integer({ min: 0, max: 100_000 }),
        counted: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(limits, tasks, async (limit, given) => {
        const { spans, peak } = await runTasks(
          limit,
          given.map(({ duration }) => duration),
        )
        const moments = spans.map(
          ({ index, start, end }) => start + (end - start) * (given[index]?.counted ?? 0),
        )
        expect(spans).toHaveLength(given.length)
        expect(peak).toBeLessThanOrEqual(limit.concurrent)
        expect(mostInAMinute(moments)).toBeLessThanOrEqual(limit.perMinute)
      }),
    )
  })

  it('counts a minute from the answer, not from the start', async () => {
    const { spans } = await runTasks({ perMinute: 1, concurrent: 1 }, [45_000, 0])
    const [slow, next] = spans
    expect((next?.start ?? 0) - (slow?.end ?? 0)).toBeGreaterThanOrEqual(MINUTE)
  })

  it('starts the next minute within a second', async () => {
    const { spans } = await runTasks({ perMinute: 10, concurrent: 10 }, new Array(20).fill(0))
    const [first, , , , , , , , , , eleventh] = spans
    expect((eleventh?.start ?? 0) - (first?.end ?? 0)).toBeLessThan(MINUTE + 1_000)
  })

  it('keeps the order of arrival', async () => {
    const { spans } = await runTasks({ perMinute: 4, concurrent: 2 }, new Array(12).fill(10))
    expect(spans.map(({ index }) => index)).toEqual(Array.from({ length: 12 }, (_, index) => index))
  })

  it('returns the result or the error of a task, and frees its place', async () => {
    const limit = createLimiter({ perMinute: 10, concurrent: 1 }, createManualClock())
    await expect(limit(async () => 7, never)).resolves.toBe(7)
    await expect(limit(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken')
    await expect(limit(async () => 8, never)).resolves.toBe(8)
  })

  it('lets an aborted task leave the queue', async () => {
    const limit = createLimiter({ perMinute: 10, concurrent: 1 }, createManualClock())
    const { promise, resolve } = Promise.withResolvers<void>()
    const impatient = new AbortController()
    const order: string[] = []
    const first = limit(() => promise, never)
    const second = limit(async () => order.push('second'), impatient.signal)
    const third = limit(async () => order.push('third'), impatient.signal)
    const fourth = limit(async () => order.push('fourth'), never)

    impatient.abort(new Error('given up'))
    await expect(second).rejects.toThrow('given up')
    await expect(third).rejects.toThrow('given up')
    expect(order).toEqual([])
    resolve()
    await Promise.all([first, fourth])
    expect(order).toEqual(['fourth'])
  })

  it('keeps the order if a later task is aborted', async () => {
    const limit = createLimiter({ perMinute: 10, concurrent: 1 }, createManualClock())
    const { promise, resolve } = Promise.withResolvers<void>()
    const impatient = new AbortController()
    let running = 0
    let peak = 0
    const task = async () => {
      running += 1
      peak = Math.max(peak, running)
      await Promise.resolve()
      running -= 1
    }
    const first = limit(() => promise, never)
    const second = limit(task, never)
    const third = limit(task, impatient.signal)
    const fourth = limit(task, never)
    impatient.abort()
    await expect(third).rejects.toThrow()
    resolve()
    await Promise.all([first, second, fourth])
    expect(peak).toBe(1)
  })

  it('ends the wait for the next minute when the signal aborts', async () => {
    const clock = createManualClock()
    const limit = createLimiter({ perMinute: 1, concurrent: 1 }, clock)
    const impatient = new AbortController()
    await limit(async () => {}, never)
    const waiting = limit(async () => 'ran', impatient.signal)
    const last = limit(async () => 'ran', never)
    queueMicrotask(() => queueMicrotask(() => impatient.abort(new Error('given up'))))
    await expect(waiting).rejects.toThrow('given up')
    await expect(last).resolves.toBe('ran')
  })

  it('leaves no listener on the signal', async () => {
    const limit = createLimiter({ perMinute: 2, concurrent: 1 }, createManualClock())
    const { signal } = new AbortController()
    await Promise.all([1, 2, 3, 4].map(number => limit(async () => number, signal)))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('starts no task after an abort', async () => {
    const limit = createLimiter({ perMinute: 1, concurrent: 1 }, createManualClock())
    let started = false
    const call = limit(
      async () => {
        started = true
      },
      AbortSignal.abort(new Error('too late')),
    )
    await expect(call).rejects.toThrow('too late')
    expect(started).toBe(false)
  })
})
