import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../scripts/lib/listen.ts'
import { ServiceError } from '../../../src/errors/service.ts'
import { createTransport, type TransportOptions } from '../../../src/lib/http/transport.ts'
import { startProxy } from '../../support/proxy-server.ts'
import { API_KEY, failureOf, startServiceForTest } from '../../support/service-client.ts'
import { failure } from '../../support/service-server.ts'

const keyHeaders = { authorization: `Bearer ${API_KEY}` }

const PATH = '/v1/brand/monitor'
const BODY = JSON.stringify({ brand_name: 'Acme', keywords: ['crm'] })
const never = new AbortController().signal

function open(baseUrl: string, options: Partial<TransportOptions> = {}) {
  const transport = createTransport({ baseUrl, apiKey: API_KEY, keyHeaders, env: {}, ...options })
  onTestFinished(() => transport.close())
  return {
    ...transport,
    send: (signal = never) => transport.send(PATH, BODY, signal),
    get: (path: string) => transport.send(path, undefined, never),
  }
}

async function startTestProxy(port?: number) {
  const proxy = await startProxy(port)
  onTestFinished(() => proxy.close())
  return proxy
}

describe('a call', () => {
  it('is a POST of JSON with the key as bearer token', async () => {
    const service = await startServiceForTest()
    const answer = await open(service.url).send()

    expect(answer).toMatchObject({
      request: `POST ${service.url}${PATH}`,
      status: 200,
      contentType: 'application/json',
    })
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: PATH,
        body: { brand_name: 'Acme', keywords: ['crm'] },
        headers: {
          authorization: `Bearer ${API_KEY}`,
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'identity',
          'user-agent': 'ai-visibility-gate',
        },
      },
    ])
  })

  it.each(['gzip', 'BR'])('refuses a compressed answer: %s', async encoding => {
    const service = await startServiceForTest({
      answer: () => ({ headers: { 'content-encoding': encoding }, body: Buffer.from([31, 139, 8, 0]) }),
    })
    expect(await failureOf(open(service.url).send())).toMatchObject({
      kind: 'invalid-response',
      detail: `the answer is compressed (${encoding}), although none was asked for`,
    })
  })

  it.each([
    ['', PATH],
    ['/', PATH],
    ['//', PATH],
    ['/prefix', `/prefix${PATH}`],
    ['/a/b/', `/a/b${PATH}`],
  ])('goes below the base URL, which may end with %j', async (ending, path) => {
    const service = await startServiceForTest()
    const answer = await open(service.url + ending).send()
    expect(service.requests.map(request => request.path)).toEqual([path])
    expect(answer.request).toBe(`POST ${service.url}${path}`)
  })

  it('reads text without its byte order mark', async () => {
    const service = await startServiceForTest({ answer: () => ({ body: Buffer.from('\ufeff{"a":"é"}') }) })
    expect((await open(service.url).send()).text).toBe('{"a":"é"}')
  })
})

describe('a call without a body', () => {
  const options = { keyHeaders: {}, keyQuery: { api_key: API_KEY } }

  it('is a GET with the key in the query, and is described without the key', async () => {
    const requests: string[] = []
    const server = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url}`)
      response.end('{}')
    })
    const { url, close } = await listen(server)
    onTestFinished(close)
    const { request } = await open(url, options).get('/search.json?q=a%20b')
    expect(requests).toEqual([`GET /search.json?q=a+b&api_key=${encodeURIComponent(API_KEY)}`])
    expect(request).toBe(`GET ${url}/search.json?q=a%20b`)
  })

  it('keeps the key out of every failure', async () => {
    const service = await startServiceForTest()
    await service.close()
    const outcome = await open(service.url, options)
      .get('/search.json?q=x')
      .catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(ServiceError)
    const shown = inspect(outcome, { depth: Number.POSITIVE_INFINITY, showHidden: true })
    expect(shown).not.toContain(API_KEY)
    expect(shown).not.toContain(encodeURIComponent(API_KEY))
  })
})

describe('a connection that fails', () => {
  it.each(['127.0.0.1', 'localhost'])('is refused at %s, which may have several addresses', async host => {
    const service = await startServiceForTest()
    await service.close()
    const url = service.url.replace('127.0.0.1', host)
    expect(await failureOf(open(url).send())).toMatchObject({
      kind: 'connection',
      code: 'ECONNREFUSED',
      detail: expect.stringContaining('ECONNREFUSED'),
      request: `POST ${url}${PATH}`,
    })
  })

  it('is a TLS error if the service speaks plain HTTP', async () => {
    const service = await startServiceForTest()
    const failed = await failureOf(open(service.url.replace('http:', 'https:')).send())
    expect(failed).toMatchObject({ kind: 'connection', detail: expect.stringContaining('SSL') })
  })
})

describe('the size of an answer', () => {
  it('is limited, also if the answer is endless', async () => {
    const bytes = 10 * 1024 * 1024
    const service = await startServiceForTest({
      answer: (_, index) => (index === 2 ? 'flood' : { body: Buffer.alloc(bytes + index, ' ') }),
    })
    const transport = open(service.url)
    expect((await transport.send()).text).toHaveLength(bytes)
    for (const _ of ['one byte more', 'endless']) {
      expect(await failureOf(transport.send())).toEqual({
        kind: 'invalid-response',
        request: `POST ${service.url}${PATH}`,
        detail: `the answer is larger than ${bytes} bytes`,
      })
    }
  })
})

describe('a redirect', () => {
  it.each([307, 308])(
    'of status %i within the origin is followed with method, body and key',
    async status => {
      const service = await startServiceForTest({
        answer: (_, index) =>
          index === 0 ? { status, headers: { location: '/moved/v1/brand/monitor?a=1' } } : undefined,
      })
      await open(service.url).send()
      expect(service.requests).toMatchObject([
        { path: PATH },
        {
          method: 'POST',
          path: '/moved/v1/brand/monitor?a=1',
          body: { brand_name: 'Acme' },
          headers: { authorization: `Bearer ${API_KEY}` },
        },
      ])
    },
  )

  it.each([301, 302, 303, 307, 308])('of status %i within the origin is followed by a GET', async status => {
    const paths: (string | undefined)[] = []
    const server = createServer(({ url }, response) => {
      paths.push(url)
      response.writeHead(url === '/new' ? 200 : status, { location: '/new' }).end('{}')
    })
    const { url, close } = await listen(server)
    onTestFinished(close)
    expect((await open(url).get('/old')).status).toBe(200)
    expect(paths).toEqual(['/old', '/new'])
  })

  const lost = 'redirects to ORIGIN/moved, and a POST would lose its body there: correct the base URL'
  it.each([
    ...[300, 301, 302, 303, 304].map(status => [status, '/moved', lost] as const),
    [307, undefined, 'redirects without a valid location'],
    [308, 'http://', 'redirects without a valid location'],
    // The path of another origin may contain a token.
    [307, 'http://localhost:1/v1?token=1', 'redirects to http://localhost:1'],
    // Another scheme, port or spelling of the host is another origin.
    [308, 'https://127.0.0.1/', 'redirects to https://127.0.0.1'],
    [308, 'http://127.0.0.1/', 'redirects to http://127.0.0.1'],
    [308, '//localhost/', 'redirects to http://localhost'],
    [308, 'data:text/plain,x', 'redirects to null'],
  ] as const)('of status %i to %s is not followed by a POST', async (status, location, detail) => {
    const service = await startServiceForTest({
      answer: () => ({ status, headers: location === undefined ? {} : { location } }),
    })
    expect(await failureOf(open(service.url).send())).toEqual({
      kind: 'http',
      request: `POST ${service.url}${PATH}`,
      status,
      detail: detail.replace('ORIGIN', service.url),
    })
    expect(service.requests).toHaveLength(1)
  })

  it('is followed up to five times', async () => {
    const service = await startServiceForTest({
      answer: () => ({ status: 307, headers: { location: '/again' } }),
    })
    expect(await failureOf(open(service.url).send())).toMatchObject({
      status: 307,
      detail: 'redirects more than 5 times',
    })
    expect(service.requests).toHaveLength(6)
  })
})

describe('the key', () => {
  it('is masked in the whole reply', async () => {
    const escaped = API_KEY.replaceAll('/', '\\/')
    const service = await startServiceForTest({
      answer: () => ({
        headers: { 'content-type': `text/${API_KEY}`, 'retry-after': API_KEY },
        body: `{"key":"${API_KEY}","again":"${escaped}"}`,
      }),
    })
    const answer = await open(service.url).send()
    expect(answer.text).toBe('{"key":"***","again":"***"}')
    expect(answer.contentType).toBe('text/***')
    expect(answer.retryAfter).toBe('***')
  })

  it('is masked in Base64 with its user name, as in the header', async () => {
    const credentials = Buffer.from(`user:${API_KEY}`).toString('base64')
    const service = await startServiceForTest({
      answer: () => ({ body: `{"header":"Basic ${credentials}"}` }),
    })
    const { text } = await open(service.url, { keyHeaders: { authorization: `Basic ${credentials}` } }).send()
    expect(text).toBe('{"header":"Basic ***"}')
  })

  it('is not in any failure, at any depth', async () => {
    const apiKey = 'plain-key-0123456789'
    const hosts = await startServiceForTest({
      answer: () => ({ status: 302, headers: { location: `https://${apiKey}.example/${apiKey}` } }),
    })
    const errors = await startServiceForTest({ answer: () => failure(500, apiKey, `Your key is ${apiKey}`) })
    const closed = await startServiceForTest()
    await closed.close()
    for (const url of [hosts.url, `${errors.url}/${apiKey}`, `${closed.url}/${apiKey}`]) {
      const outcome = await open(url, { apiKey })
        .send()
        .catch((error: unknown) => error)
      expect(inspect(outcome, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(apiKey)
    }
  })
})

describe('a proxy', () => {
  it.each(['HTTP_PROXY', 'http_proxy'])('named by %s carries calls over http', async name => {
    const service = await startServiceForTest()
    const proxy = await startTestProxy(Number(new URL(service.url).port))
    const answer = await open('http://service.test', { env: { [name]: proxy.url } }).send()
    expect(answer.status).toBe(200)
    expect(proxy.tunnels).toEqual(['service.test:80'])
    expect(service.requests).toHaveLength(1)
  })

  it.each([
    ['HTTPS_PROXY', 'http://'],
    ['https_proxy', ''],
  ])('named by %s, with the scheme %j, carries calls over https', async (name, scheme) => {
    const proxy = await startTestProxy()
    const env = { [name]: proxy.url.replace('http://', scheme) }
    const failure = await failureOf(open('https://service.test', { env }).send())
    expect(failure).toMatchObject({ kind: 'connection', detail: expect.stringContaining('403') })
    expect(proxy.tunnels).toEqual(['service.test:443'])
  })

  it('that never opens its tunnel does not block an abort', async () => {
    const tunnel = Promise.withResolvers<void>()
    const proxy = createServer().on('connect', () => tunnel.resolve())
    const { url, close } = await listen(proxy)
    onTestFinished(close)
    const abandon = new AbortController()
    const call = open('http://service.test', { env: { HTTP_PROXY: url } }).send(abandon.signal)
    await tunnel.promise
    abandon.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })

  it.each(['socks5://proxy.test', 'http://'])('cannot be at %j', url => {
    const env = { HTTPS_PROXY: url }
    expect(() =>
      createTransport({ baseUrl: 'https://service.test', apiKey: API_KEY, keyHeaders, env }),
    ).toThrow(/HTTPS_PROXY/)
  })
})
