import { describe, expect, it } from 'vitest'
import { ServiceError, type ServiceErrorDetails } from '../../src/errors/service.ts'
import { describeFailure } from '../../src/server/http-answer.ts'
import { tenantOf } from '../../src/server/keys.ts'
import type { RequestEntry } from '../../src/server/server.ts'
import { createManualClock } from '../support/clock.ts'
import { serviceWith } from '../support/reference-service.ts'
import { scanFor } from '../support/scans.ts'
import { ask, createSlowMonitor, monitorBody, startServerForTest } from '../support/served.ts'
import { API_KEY } from '../support/service-client.ts'
import { textTable } from '../support/text-table.ts'

const MONITOR = '/v1/brand/monitor'

const errorBody = (code: string, message: unknown = expect.any(String)) => ({ error: { code, message } })

/** Asks a service whose monitor operation throws this. */
async function askWithFailure(failure: unknown) {
  const errors: unknown[] = []
  const service = serviceWith({ monitor: () => Promise.reject(failure) })
  const { url } = await startServerForTest({ service, onError: error => errors.push(error) })
  return { ...(await ask(url, MONITOR, { body: monitorBody })), errors }
}

const facts = (own: Partial<ServiceErrorDetails>): ServiceErrorDetails => ({
  kind: 'http',
  request: 'POST https://inner.example/v1/brand/monitor',
  detail: 'The detail.',
  ...own,
})

describe('an operation', () => {
  it('is answered with status 200 and JSON that is not cached', async () => {
    const { url } = await startServerForTest()
    const { status, headers, body } = await ask(url, MONITOR, { body: monitorBody })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual(scanFor({ brand_name: 'Acme', engines: ['chatgpt'] }))
  })

  it('gets only the fields of the contract', async () => {
    const requests: unknown[] = []
    const service = serviceWith({
      async monitor(request) {
        requests.push(request)
        return { ...scanFor(request), internal: 'secret' }
      },
    })
    const { url } = await startServerForTest({ service })
    const body = { brand_name: 'Acme', keywords: ['crm'], color: 'red' }
    const answer = await ask(url, MONITOR, { body: JSON.stringify(body) })
    expect(requests).toEqual([{ brand_name: 'Acme', keywords: ['crm'] }])
    expect(answer.body).toEqual(scanFor(body))
  })
})

describe('a bad request', () => {
  it.each([
    ['no JSON', '{', 'The body is not JSON in UTF-8.'],
    ['no body', '', 'The body is not JSON in UTF-8.'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'The body is not JSON in UTF-8.'],
    ['no object', '[]', 'the request: expected object, received array'],
    ['nothing but brackets', '['.repeat(100_000), 'The body is not JSON in UTF-8.'],
  ])('is answered with 400 and the reason: %s', async (_, body, message) => {
    const { url } = await startServerForTest()
    const answer = await ask(url, MONITOR, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(errorBody('bad_request', message))
  })

  it('may be as large as 1 MiB', async () => {
    const { url } = await startServerForTest()
    const answer = await ask(url, MONITOR, { body: monitorBody.padStart(1024 * 1024) })
    expect(answer.status).toBe(200)
  })

  it.each([1024 * 1024 + 1, 8 * 1024 * 1024])('ends the connection if it is larger: %i bytes', async size => {
    const { url } = await startServerForTest()
    const answer = await ask(url, MONITOR, { body: monitorBody.padEnd(size) })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(errorBody('bad_request', 'The body is larger than 1048576 bytes.'))
    expect(answer.headers.get('connection')).toBe('close')
  })
})

describe('a key', () => {
  it.each([
    ['none', ''],
    ['another', 'Bearer another'],
  ])('is refused with 401: %s', async (_, authorization) => {
    const { url } = await startServerForTest()
    const answer = await ask(url, MONITOR, { body: monitorBody, headers: { authorization } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.body).toEqual(errorBody('unauthorized'))
  })

  it('is required, even without any configured key', async () => {
    const { url } = await startServerForTest({ keys: [] })
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(401)
  })
})

describe('tenants', () => {
  const keys = [
    { key: API_KEY, plan: 'pro' as const, group: 'acme' },
    { key: 'colleague', plan: 'free' as const, group: 'acme' },
    { key: 'stranger', plan: 'enterprise' as const },
  ]
  const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

  /** A server whose tenants each have a report of one name, and scans that show the tenant. */
  function startTenants() {
    const opened: string[] = []
    const server = startServerForTest({
      keys,
      openTenant(tenant) {
        opened.push(tenant)
        return {
          service: serviceWith({ monitor: async request => scanFor(request, { scan_id: tenant }) }),
          readReport: async name =>
            name === `${tenant}.csv` ? { bytes: Buffer.from('a,b'), contentType: 'text/csv' } : undefined,
        }
      },
    })
    return server.then(({ url }) => ({ url, opened }))
  }

  it('are the groups of keys, and the keys without a group', async () => {
    const { url, opened } = await startTenants()
    expect(opened).toHaveLength(2)
    const scanIds: unknown[] = []
    for (const { key } of keys)
      scanIds.push((await ask(url, MONITOR, { body: monitorBody, ...withKey(key) })).body)
    expect(scanIds).toMatchObject([opened[0], opened[0], opened[1]].map(scan_id => ({ scan_id })))
  })

  it('read only their own reports, and only with a key', async () => {
    const { url, opened } = await startTenants()
    const path = `/reports/${opened[0]}.csv`
    const statusFor = async (init: RequestInit) => (await fetch(url + path, init)).status
    expect(await statusFor(withKey(API_KEY))).toBe(200)
    expect(await statusFor(withKey('colleague'))).toBe(200)
    expect(await statusFor(withKey('stranger'))).toBe(404)
    expect(await statusFor(withKey('unknown'))).toBe(401)
    expect(await statusFor({})).toBe(401)
  })
})

describe('the health of a server', () => {
  it('is public', async () => {
    const { url } = await startServerForTest({ keys: [] })
    const response = await fetch(`${url}/healthz`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    const head = await fetch(`${url}/healthz`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', ''])
  })
})

describe('the log', () => {
  it('has an entry for each request, without any text from the caller', async () => {
    const entries: RequestEntry[] = []
    const clock = createManualClock()
    const server = await startServerForTest({
      clock,
      service: serviceWith({
        async monitor(request) {
          clock.advance(1_500)
          return scanFor(request)
        },
      }),
      onRequest: entry => entries.push(entry),
    })
    const { url } = server
    await ask(url, MONITOR, { body: monitorBody })
    await ask(url, `${MONITOR}?key=${API_KEY}`, { body: '{', headers: { authorization: 'Bearer other' } })
    await ask(url, `/v1/${API_KEY}`, {})
    await ask(url, '/reports/secret-name.csv', { method: 'GET' })
    await fetch(`${url}/healthz`)
    await fetch(`${url}/healthz`, { method: 'HEAD' })
    await server.close()
    const tenant = tenantOf({ key: API_KEY, plan: 'enterprise' })
    expect(entries).toMatchObject([
      { route: `POST ${MONITOR}`, status: 200, duration: 1_500, tenant },
      { route: `POST ${MONITOR}`, status: 401, duration: 0, tenant: undefined },
      { route: 'none', status: 404, tenant },
      { route: 'GET /reports/*', status: 404, tenant },
      { route: 'GET /healthz', status: 200, bytes: 15, tenant: undefined },
      { route: 'GET /healthz', status: 200, bytes: 0, tenant: undefined },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/secret/)
  })

  it('has an entry without a status for a caller who disconnected', async () => {
    const entry = Promise.withResolvers<RequestEntry>()
    const { monitor, called, finish } = createSlowMonitor()
    const { url } = await startServerForTest({ service: serviceWith({ monitor }), onRequest: entry.resolve })
    const controller = new AbortController()
    const answer = ask(url, MONITOR, { body: monitorBody, signal: controller.signal })
    await called
    controller.abort()
    await expect(answer).rejects.toThrow()
    expect(await entry.promise).toMatchObject({ route: `POST ${MONITOR}`, status: undefined, bytes: 0 })
    finish()
  })
})

describe('any other request', () => {
  it.each([
    ['POST', '/'],
    ['POST', '/v1/brand/monitor/'],
    ['POST', '/v2/brand/monitor'],
    ['GET', '/v1/brand/monitor'],
    ['DELETE', '/v1/brand/monitor'],
    ['POST', '//v1/brand/monitor'],
    ['POST', '/constructor'],
  ])('is answered with 404: %s %s', async (method, path) => {
    const { url } = await startServerForTest()
    const answer = await ask(url, path, { method })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(errorBody('not_found'))
  })
})

describe('the limits of a plan', () => {
  const keys = [
    { key: API_KEY, plan: 'free' as const },
    { key: 'another', plan: 'free' as const },
  ]

  it('are answered with 429 and the seconds to wait, in header and body', async () => {
    const clock = createManualClock()
    const { url } = await startServerForTest({ keys, clock })
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(200)
    }
    clock.advance(17_500)
    const refused = await ask(url, MONITOR, { body: monitorBody })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('43')
    expect(refused.body).toEqual({
      error: { code: 'rate_limited', message: 'A rate limit was exceeded.', retry_after: 43 },
    })
    clock.advance(43_000)
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(200)
  })

  it('apply to each key separately', async () => {
    const { monitor, called, finish } = createSlowMonitor()
    const { url } = await startServerForTest({ keys, service: serviceWith({ monitor }) })
    const running = ask(url, MONITOR, { body: monitorBody })
    await called
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(429)
    const others = ask(url, MONITOR, { body: monitorBody, headers: { authorization: 'Bearer another' } })
    finish()
    expect([(await running).status, (await others).status]).toEqual([200, 200])
  })

  it('free a place after an answer or a failure', async () => {
    let calls = 0
    const service = serviceWith({
      async monitor(request) {
        calls += 1
        if (calls === 1) throw new Error('Broken.')
        return scanFor(request)
      },
    })
    const { url } = await startServerForTest({ keys, service })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await ask(url, MONITOR, { body: count === 2 ? '{' : monitorBody })).status)
    }
    expect(statuses).toEqual([500, 200, 400, 200])
  })

  it('do not apply to an enterprise plan', async () => {
    const { url } = await startServerForTest()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(url, MONITOR, { body: monitorBody })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a failure of the service', () => {
  /** The details of the error | the answer | its message | whether the operator need not see the error. */
  const FAILURES = `
    {"status": 400, "code": "own"}                | 400 bad_request         | The detail. | known
    {"status": 401}                               | 401 unauthorized        | The detail. | known
    {"status": 403}                               | 403 forbidden           | The detail. | known
    {"status": 404}                               | 404 not_found           | The detail. | known
    {"status": 429}                               | 429 rate_limited 1      | The detail. | known
    {"status": 429, "retryAfter": 0}              | 429 rate_limited 1      | The detail. | known
    {"status": 429, "retryAfter": 7.2}            | 429 rate_limited 8      | The detail. | known
    {"status": 500}                               | 500 internal_error      | The detail. | known
    {"status": 503}                               | 503 service_unavailable | The detail. | known
    {"status": 502}                               | 503 service_unavailable | The service is temporarily unavailable. |
    {"status": 529}                               | 503 service_unavailable | The service is temporarily unavailable. |
    {"status": 402}                               | 500 internal_error      | Internal server error. |
    {"kind": "timeout"}                           | 503 service_unavailable | The service is temporarily unavailable. |
    {"kind": "timeout", "status": 429}            | 503 service_unavailable | The service is temporarily unavailable. |
    {"kind": "connection"}                        | 503 service_unavailable | The service is temporarily unavailable. |
    {"kind": "cancelled"}                         | 503 service_unavailable | The service is temporarily unavailable. |
    {"kind": "invalid-response", "status": 200}   | 500 internal_error      | Internal server error. |
    {"kind": "not-completed", "status": 200}      | 500 internal_error      | Internal server error. |
    {"kind": "setup", "code": "no-connection"}    | 400 bad_request         | engines: The detail. |
    {"kind": "setup", "code": "bad-recording"}    | 503 service_unavailable | The service is not set up: bad-recording. |
    {"kind": "setup", "cause": {"code": "AVG_GIT", "command": "git", "detail": "/srv/secret"}} | 503 service_unavailable | The service has no pages to answer from: AVG_GIT. |
  `
  it.each(textTable(FAILURES))('with %s is answered with %s: %s', (own = '', head = '', message, known) => {
    const { answer, ...rest } = describeFailure(new ServiceError(facts(JSON.parse(own))))
    const [status, code, wait] = head.split(' ')
    const error = { code, message, ...(wait && { retry_after: Number(wait) }) }
    expect([answer.status, JSON.parse(String(answer.body))]).toEqual([Number(status), { error }])
    expect([answer.headers['retry-after'], rest.known]).toEqual([wait, known === 'known'])
  })

  it.each([new Error('The password is 1234.'), 'The password is 1234.', undefined])(
    'is an internal error, whose words only onError receives: %s',
    async error => {
      const answer = await askWithFailure(error)
      expect(answer.status).toBe(500)
      expect(answer.body).toEqual(errorBody('internal_error', 'Internal server error.'))
      expect(answer.errors).toEqual([error])
    },
  )

  it('is not reported to the operator if the caller learns it', async () => {
    const answer = await askWithFailure(new ServiceError(facts({ status: 403 })))
    expect(answer.status).toBe(403)
    expect(answer.errors).toEqual([])
  })

  it('is an internal error if the answer violates the contract', async () => {
    const errors: unknown[] = []
    const summary = { total_engines: 1, cited_engines: 1, overall_bcr: Number.NaN, avg_sentiment: '' }
    const service = serviceWith({ monitor: async request => scanFor(request, { summary }) })
    const { url } = await startServerForTest({ service, onError: error => errors.push(error) })
    const answer = await ask(url, MONITOR, { body: monitorBody })
    expect(answer.body).toEqual(errorBody('internal_error', 'Internal server error.'))
    expect(errors).toHaveLength(1)
  })
})
