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

/** A service that gives these answers first, and healthy ones from then on. */
function startWithAnswers(...answers: ServiceAnswer[]) {
  return startServiceForTest({ answer: (_, index) => answers[index] })
}

function startWithAnswer(answer: ServiceAnswer) {
  return startServiceForTest({ answer: () => answer })
}

describe('the operations', () => {
  const exported = {
    brand_name: 'Acme',
    date_range: { start: '2026-01-01', end: '2026-01-31' },
    format: 'pdf',
    include_competitors: false,
  } as const
  const generated = { brand_name: 'Acme', topic: 'CRM for teams', max_length: 500 }

  it('send their request to their path, and read the answer', async () => {
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
})

describe('an answer that another attempt would not better', () => {
  it.each([
    ['is not a scan', { body: {} }, 'invalid-response'],
    ['is still processing', { body: scanFor(request, { status: 'processing' }) }, 'not-completed'],
    ['never ends', 'flood', 'invalid-response'],
  ] as const)('fails at once: it %s', async (_, answer, kind) => {
    const service = await startWithAnswer(answer)
    expect(await failureOf(connectTo(service.url).monitor(request))).toMatchObject({ kind, attempts: 1 })
    expect(service.requests).toHaveLength(1)
  })
})

describe('an answer that may pass', () => {
  it.each([429, 503])('is asked for again: %i', async status => {
    const clock = createManualClock({ random: () => 0.25 })
    const service = await startWithAnswers(failure(status, 'some_code', 'Later.'), { status, body: '<html>' })
    expect(await connectTo(service.url, { clock }).monitor(request)).toMatchObject({ status: 'completed' })
    expect(service.statuses).toEqual({ [status]: 2, 200: 1 })
    expect(clock.sleeps).toEqual([250, 500])
  })

  it('is asked for again as long as the time budget lasts when it is a rate limit', async () => {
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

  it('fails without a wait when the wait would end beyond the time budget', async () => {
    const clock = createManualClock()
    const service = await startWithAnswer(failure(429, 'rate_limited', 'Quota used up.', BUDGET / 1_000))
    expect(await failureOf(connectTo(service.url, { clock }).monitor(request))).toMatchObject({
      kind: 'timeout',
      status: 429,
      detail: 'Quota used up.',
      retryAfter: BUDGET / 1_000,
      attempts: 1,
    })
    expect(clock.sleeps).toEqual([])
    expect(service.requests).toHaveLength(1)
  })

  it('takes a new place in the queue for every attempt and holds none while it waits', async () => {
    const service = await startServiceForTest({
      answer: ({ body }, index) =>
        body.brand_name === 'Unlucky' && index === 0 ? failure(429, 'rate_limited', '', 30) : undefined,
    })
    const client = connectTo(service.url, { limits: { ...PLANS.free, concurrent: 1 } })
    const unlucky = client.monitor({ ...request, brand_name: 'Unlucky' })
    const others = [1, 2, 3].map(number => client.monitor({ ...request, brand_name: `Brand ${number}` }))
    await Promise.all([unlucky, ...others])
    expect(service.requests.map(({ body }) => body.brand_name)).toEqual([
      'Unlucky',
      'Brand 1',
      'Brand 2',
      'Brand 3',
      'Unlucky',
    ])
  })
})

describe('the time budget', () => {
  it('ends a call that gets no answer', async () => {
    const clock = createManualClock()
    const service = await startServiceForTest({
      answer() {
        clock.advance(BUDGET)
        return 'hang'
      },
    })
    expect(await failureOf(connectTo(service.url, { clock }).monitor(request))).toEqual({
      kind: 'timeout',
      request: `POST ${service.url}/v1/brand/monitor`,
      detail: 'the time budget ended before the answer arrived',
      attempts: 1,
    })
  })

  it('ends a call whose answer does not come to an end, in real time', async () => {
    const service = await startWithAnswer('trickle')
    const client = connectTo(service.url, { clock: systemClock, deadline: systemClock.now() + 60 })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'timeout', attempts: 1 })
  })

  it('ends a wait between two attempts, in real time', async () => {
    const service = await startWithAnswer(failure(503, 'service_unavailable', 'Maintenance.'))
    const clock = { ...systemClock, random: () => 0.02 }
    const client = connectTo(service.url, { clock, deadline: clock.now() + 300 })
    expect(await failureOf(client.monitor(request))).toMatchObject({
      detail: expect.stringContaining('Maintenance.'),
    })
  })

  it('is one for all calls, also for those that wait for their turn', async () => {
    const clock = createManualClock()
    const service = await startServiceForTest({
      answer() {
        clock.advance(BUDGET)
        return 'hang'
      },
    })
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

  it('tells what the attempt before had ended with', async () => {
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
    const service = await startServiceForTest({
      answer() {
        controller.abort()
        return 'hang'
      },
    })
    expect(
      await failureOf(connectTo(service.url, { signal: controller.signal }).monitor(request)),
    ).toMatchObject({
      kind: 'cancelled',
      detail: 'cancelled before the answer arrived',
    })
  })

  it('ends with its own signal, and the others go on', async () => {
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

  it('is every call in flight when the client closes, and every call after that', async () => {
    const arrived = Promise.withResolvers<void>()
    const service = await startServiceForTest({
      answer() {
        arrived.resolve()
        return 'hang'
      },
    })
    const client = connectTo(service.url)
    const call = failureOf(client.monitor(request))
    await arrived.promise
    await client.close()
    expect(await call).toMatchObject({ kind: 'cancelled' })
    expect(await failureOf(client.monitor(request))).toMatchObject({ kind: 'cancelled', attempts: 0 })
  })
})

describe('a client', () => {
  it('leaves no listener on the signals it was given', async () => {
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

  it('lets go of its connections when it closes', async () => {
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
  it('are met by 60 scans at 60 a minute and 5 at once without a single 429', async () => {
    const limits = { perWindow: 60, windowMilliseconds: 60_000, concurrent: 5 }
    const service = await startServiceForTest({ limits, latency: 5 })
    const client = connectTo(service.url, { limits: PLANS.pro })
    await Promise.all(Array.from({ length: 60 }, () => client.monitor(request)))
    expect(service.statuses).toEqual({ 200: 60 })
    expect(service.peak()).toBe(5)
  })

  it('count retries as requests', async () => {
    const clock = createManualClock()
    const service = await startWithAnswers(
      failure(503, 'service_unavailable', ''),
      failure(503, 'service_unavailable', ''),
    )
    await connectTo(service.url, { clock, limits: { perMinute: 1, concurrent: 1 } }).monitor(request)
    expect(clock.now()).toBeGreaterThan(120_000)
  })

  it('that are wrong cost retries, not scans', async () => {
    const limits = { perWindow: 1_000, windowMilliseconds: 60_000, concurrent: 2 }
    const service = await startServiceForTest({ limits, latency: 2 })
    const client = connectTo(service.url, { limits: PLANS.business })
    const scans = await Promise.all(Array.from({ length: 10 }, () => client.monitor(request)))
    expect(scans).toHaveLength(10)
    expect(service.statuses[200]).toBe(10)
    expect(service.statuses[429]).toBeGreaterThan(0)
  })
})
