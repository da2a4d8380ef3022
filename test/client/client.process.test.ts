import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'
import { PLANS } from '../../src/contract/plans.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createManualClock } from '../support/clock.ts'
import { generationFor, reportFor, scanFor } from '../support/scans.ts'
import { API_KEY, BUDGET, connectTo, failureOf, startServiceForTest } from '../support/service-client.ts'
import { failure, type ServiceAnswer } from '../support/service-server.ts'

const request = { brand_name: 'Acme', keywords: ['crm'], engines: ['chatgpt', 'claude'], language: 'en' }

/** A service that gives these answers first, then valid ones. */
function startWithAnswers(...answers: ServiceAnswer[]) {
  return startServiceForTest({ answer: (_, index) => answers[index] })
}

function startWithAnswer(answer: ServiceAnswer) {
  return startServiceForTest({ answer: () => answer })
}

/** A service that never answers, and calls `onRequest` for each request. */
function startHanging(onRequest: () => void) {
  return startServiceForTest({
    answer() {
      onRequest()
      return 'hang'
    },
  })
}

it('the operations send their requests to their paths, and read the answers', async () => {
  const generated = { brand_name: 'Acme', topic: 'CRM for teams', max_length: 500 }
  const date_range = { start: '2026-01-01', end: '2026-01-31' }
  const exported = { brand_name: 'Acme', date_range, format: 'pdf', include_competitors: false } as const
  const service = await startServiceForTest({ apiKey: API_KEY })
  const client = connectTo(service.url)
  expect(await client.monitor(request)).toEqual(scanFor(request))
  expect(await client.generate(generated)).toEqual(generationFor(generated))
  expect(await client.export(exported)).toEqual(reportFor())
  expect(service.requests).toMatchObject([
    { path: '/v1/brand/monitor', body: request },
    { path: '/v1/content/generate', body: generated },
    { path: '/v1/report/export', body: exported },
  ])
})

it.each([
  ['is not a scan', { body: {} }, 'invalid-response'],
  ['is still processing', { body: scanFor(request, { status: 'processing' }) }, 'not-completed'],
] as const)('a call is not tried again if the answer %s', async (_, answer, kind) => {
  const service = await startWithAnswer(answer)
  expect(await failureOf(connectTo(service.url).monitor(request))).toMatchObject({ kind, attempts: 1 })
  expect(service.requests).toHaveLength(1)
})

describe('a temporary failure', () => {
  it.each([429, 503])('is tried again: status %i', async status => {
    const clock = createManualClock({ random: () => 0.25 })
    const service = await startWithAnswers(failure(status, 'some_code', 'Later.'), { status, body: '<html>' })
    expect(await connectTo(service.url, { clock }).monitor(request)).toMatchObject({ status: 'completed' })
    expect(service.statuses).toEqual({ [status]: 2, 200: 1 })
    expect(clock.sleeps).toEqual([250, 500])
  })

  it('is tried again within the time budget if it is a rate limit', async () => {
    const clock = createManualClock()
    const service = await startWithAnswer(failure(429, 'rate_limited', 'Slow down.', 50))
    expect(await failureOf(connectTo(service.url, { clock }).monitor(request))).toMatchObject({
      kind: 'timeout',
      status: 429,
      code: 'rate_limited',
      detail: 'Slow down.',
      retryAfter: 50,
      attempts: 12,
    })
    expect(clock.sleeps).toEqual(new Array(11).fill(50_000))
  })

  it('joins the queue again for every attempt', async () => {
    const service = await startServiceForTest({
      answer: ({ body }, index) =>
        body.brand_name === 'Unlucky' && index === 0 ? failure(429, 'rate_limited', '', 30) : undefined,
    })
    const client = connectTo(service.url, { limits: { ...PLANS.free, concurrent: 1 } })
    const unlucky = client.monitor({ ...request, brand_name: 'Unlucky' })
    const others = [1, 2, 3].map(number => client.monitor({ ...request, brand_name: `Brand ${number}` }))
    await Promise.all([unlucky, ...others])
    const order = service.requests.map(({ body }) => body.brand_name)
    expect(order).toEqual(['Unlucky', 'Brand 1', 'Brand 2', 'Brand 3', 'Unlucky'])
  })
})

describe('the time budget', () => {
  it('ends a call without an answer', async () => {
    const clock = createManualClock()
    const service = await startHanging(() => clock.advance(BUDGET))
    expect(await failureOf(connectTo(service.url, { clock }).monitor(request))).toEqual({
      kind: 'timeout',
      request: `POST ${service.url}/v1/brand/monitor`,
      detail: 'the time budget ended before the answer arrived',
      attempts: 1,
    })
  })

  it('ends a call whose answer never ends, in real time', async () => {
    const service = await startWithAnswer('trickle')
    const client = connectTo(service.url, { clock: systemClock, deadline: systemClock.now() + 60 })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'timeout', attempts: 1 })
  })

  it('is shared by all calls, including calls in the queue', async () => {
    const clock = createManualClock()
    const service = await startHanging(() => clock.advance(BUDGET))
    const client = connectTo(service.url, { clock, limits: PLANS.free })
    const [first, second] = await Promise.all([
      failureOf(client.monitor(request)),
      failureOf(client.monitor(request)),
    ])
    expect(first).toMatchObject({ kind: 'timeout', attempts: 1 })
    expect(second).toMatchObject({
      kind: 'timeout',
      attempts: 0,
      detail: 'the time budget ended before the request started',
    })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'timeout', attempts: 0 })
    expect(service.requests).toHaveLength(1)
  })

  it('ends a call with the failure of the previous attempt', async () => {
    const clock = createManualClock()
    const service = await startServiceForTest({
      answer(_, index) {
        if (index === 0) return failure(503, 'service_unavailable', 'Maintenance.')
        clock.advance(BUDGET)
        return 'hang'
      },
    })
    expect(await failureOf(connectTo(service.url, { clock }).monitor(request))).toMatchObject({
      kind: 'timeout',
      detail: 'the time budget ended before the answer arrived; the attempt before failed: Maintenance.',
      attempts: 2,
    })
  })
})

describe('a cancelled call', () => {
  it('ends with the signal of the client', async () => {
    const controller = new AbortController()
    const service = await startHanging(() => controller.abort())
    expect(
      await failureOf(connectTo(service.url, { signal: controller.signal }).monitor(request)),
    ).toMatchObject({
      kind: 'cancelled',
      detail: 'cancelled before the answer arrived',
    })
  })

  it('ends with its own signal, and other calls continue', async () => {
    const controller = new AbortController()
    const service = await startServiceForTest({
      answer({ body }) {
        if (body.brand_name !== 'Unwanted') return undefined
        controller.abort()
        return 'hang'
      },
    })
    const client = connectTo(service.url)
    const unwanted = client.monitor({ ...request, brand_name: 'Unwanted' }, controller.signal)
    expect(await failureOf(unwanted)).toMatchObject({ kind: 'cancelled' })
    expect(await client.monitor(request)).toMatchObject({ status: 'completed' })
  })

  it('ends while it waits for another attempt', async () => {
    const controller = new AbortController()
    const service = await startWithAnswer(failure(429, 'rate_limited', 'Slow down.', 300))
    const clock = { ...systemClock, sleep: () => Promise.reject(controller.abort()) }
    const client = connectTo(service.url, {
      clock,
      deadline: clock.now() + BUDGET,
      signal: controller.signal,
    })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'cancelled', attempts: 1 })
    expect(service.requests).toHaveLength(1)
  })

  it('is every call when the client closes, and every later call', async () => {
    const arrived = Promise.withResolvers<void>()
    const service = await startHanging(arrived.resolve)
    const client = connectTo(service.url)
    const call = failureOf(client.monitor(request))
    await arrived.promise
    await client.close()
    expect(await call).toMatchObject({ kind: 'cancelled' })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'cancelled', attempts: 0 })
  })
})

describe('a client', () => {
  it('leaves no listener on the signals', async () => {
    const service = await startWithAnswers(failure(503, 'service_unavailable', ''))
    const [whole, single] = [new AbortController().signal, new AbortController().signal]
    const client = connectTo(service.url, { signal: whole })
    await Promise.all([
      client.monitor(request, single),
      client.generate({ brand_name: 'Acme', topic: 'CRM' }, single),
    ])
    await client.close()
    expect(getEventListeners(whole, 'abort')).toEqual([])
    expect(getEventListeners(single, 'abort')).toEqual([])
  })

  it('closes its connections', async () => {
    const server = createServer((_, response) => response.end(JSON.stringify(scanFor(request))))
    // The server itself would end an idle connection after five seconds.
    server.keepAliveTimeout = 0
    const { url, close } = await listen(server)
    onTestFinished(close)
    const connected = once(server, 'connection')
    const client = connectTo(url)
    await client.monitor(request)
    const [connection] = await connected
    await Promise.all([once(connection, 'close'), client.close()])
  })
})

describe('the limits of the plan', () => {
  it('are met by 60 scans, of which 5 run at once, without a 429', async () => {
    const limits = { perWindow: 60, windowMilliseconds: 60_000, concurrent: 5 }
    const service = await startServiceForTest({ limits, latency: 5 })
    const client = connectTo(service.url, { limits: PLANS.pro })
    await Promise.all(Array.from({ length: 60 }, () => client.monitor(request)))
    expect(service.statuses).toEqual({ 200: 60 })
    expect(service.peak()).toBe(5)
  })
})
