import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '../../../src/errors/service.ts'
import { type CallLimits, createCaller } from '../../../src/lib/http/caller.ts'
import type { HttpReply } from '../../../src/lib/http/transport.ts'
import { createManualClock, type ManualClock } from '../../support/clock.ts'
import { type EngineReply, startVendor } from '../../support/engine-server.ts'
import { serviceErrorOf } from '../../support/engines.ts'

const BUDGET = 600_000

function read({ status, text, request, retryAfter }: HttpReply): string {
  if (status === 200) return text
  const wait = retryAfter === '' ? {} : { retryAfter: Number(retryAfter) }
  throw new ServiceError({ kind: 'http', request, status, detail: text, ...wait })
}

/** A caller with ten minutes and one request at a time. `answer` gets the path of a request and the clock. */
async function aCaller(answer: (path: string, clock: ManualClock) => EngineReply) {
  const clock = createManualClock()
  const { url, requests } = await startVendor(({ path }) => answer(path, clock))
  const caller = createCaller({
    baseUrl: url,
    apiKey: '',
    keyHeaders: {},
    env: {},
    limits: { perMinute: 100, concurrent: 1 },
    signal: new AbortController().signal,
    deadline: clock.now() + BUDGET,
    clock,
  })
  onTestFinished(() => caller.close())
  const call = (path: string, limits?: CallLimits) => caller.call(path, {}, read, undefined, limits)
  return { call, clock, requests }
}

describe('the allowance of a call', () => {
  it('ends a request without an answer, and no attempt follows', async () => {
    const { call, requests } = await aCaller((_, clock) => {
      clock.advance(30_000)
      return 'hang'
    })
    expect(await serviceErrorOf(call('/a', { allowance: { left: 30_000 } }))).toMatchObject({
      kind: 'timeout',
      code: 'no-answer-in-time',
      detail: 'no answer within 30 seconds',
      attempts: 1,
    })
    expect(requests).toHaveLength(1)
  })

  it('counts the waits between attempts, and ends with the error of the last attempt', async () => {
    const unavailable = { status: 503, headers: { 'retry-after': '20' }, body: 'maintenance' }
    const { call, clock, requests } = await aCaller(() => unavailable)
    const start = clock.now()
    expect(await serviceErrorOf(call('/a', { allowance: { left: 50_000 } }))).toMatchObject({
      kind: 'http',
      status: 503,
      attempts: 3,
    })
    expect(clock.now() - start).toBe(40_000)
    expect(requests).toHaveLength(3)
  })

  it('does not count the time in the queue', async () => {
    const { call } = await aCaller((path, clock) => {
      if (path === '/slow') clock.advance(200_000)
      return { body: path }
    })
    const slow = call('/slow')
    expect(await call('/quick', { allowance: { left: 1_000 } })).toContain('/quick')
    await slow
  })

  it('keeps the reply of an earlier attempt as the reason', async () => {
    const { call, requests } = await aCaller((_, clock) => {
      if (requests.length === 1) return { status: 503, body: 'maintenance' }
      clock.advance(30_000)
      return 'hang'
    })
    expect(await serviceErrorOf(call('/a', { allowance: { left: 20_000 } }))).toMatchObject({
      kind: 'http',
      status: 503,
      attempts: 2,
    })
  })

  it('is shared by calls that belong together', async () => {
    const { call } = await aCaller((path, clock) => {
      clock.advance(20_000)
      return path === '/second' ? 'hang' : { body: path }
    })
    const allowance = { left: 40_000 }
    await call('/first', { allowance })
    expect(allowance.left).toBe(20_000)
    expect(await serviceErrorOf(call('/second', { allowance }))).toMatchObject({ kind: 'timeout' })
  })
})

describe('the stop of a call', () => {
  const reason = new Error('stopped')

  it('ends calls in the queue, and awaits the request that was sent', async () => {
    const stop = new AbortController()
    const { call, requests } = await aCaller(path => {
      stop.abort(reason)
      return { body: path }
    })
    const limits = { stop: stop.signal }
    const calls = await Promise.allSettled([call('/sent', limits), call('/queued', limits)])
    expect(calls).toEqual([
      { status: 'fulfilled', value: '/sent' },
      { status: 'rejected', reason },
    ])
    expect(requests).toHaveLength(1)
  })

  it('can be given by the first failure, before the next call of the queue is sent', async () => {
    const stop = new AbortController()
    const { call, requests } = await aCaller(() => ({ status: 401, body: '' }))
    const limits = { stop: stop.signal, onFailure: () => stop.abort(reason) }
    const [first, second] = await Promise.allSettled([call('/sent', limits), call('/queued', limits)])
    expect(first).toMatchObject({ status: 'rejected', reason: { details: { status: 401 } } })
    expect(second).toEqual({ status: 'rejected', reason })
    expect(requests).toHaveLength(1)
  })

  it('ends the wait for the next attempt', async () => {
    const stop = new AbortController()
    const { call, requests } = await aCaller(() => {
      stop.abort(reason)
      return { status: 503, body: '' }
    })
    await expect(call('/a', { stop: stop.signal })).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })
})
