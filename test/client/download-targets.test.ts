import { describe, expect, it } from 'vitest'
import {
  CSV,
  type downloadWith,
  type FileRequest,
  failureOf,
  lookupOf,
  redirect,
  saveCsv,
  send,
  startFileServer,
  startInternet,
  startTlsServer,
} from '../support/download-server.ts'
import { API_KEY } from '../support/service-client.ts'
import { textTable } from '../support/text-table.ts'

const key = `Bearer ${API_KEY}`

/** The key of each request, as `host/path key`. */
const keysOf = (requests: FileRequest[]) =>
  requests.map(({ target, headers }) => `${target} ${headers.authorization ?? 'none'}`)

describe('a URL', () => {
  /** URL | what the failure shows of it | why it is refused. The spellings of an address are those that URLs allow. */
  const REFUSED = `
    http://files.example/report        | http://files.example/report     | not https
    http://8.8.8.8/report              | http://8.8.8.8/report           | not https
    http://127.0.0.1:9/report          | http://127.0.0.1:9/report       | not https
    file:///etc/passwd                 | file:                           | not https
    data:text/csv,a;b                  | data:                           | not https
    ftp://files.example/report         | ftp:                            | not https
    blob:https://files.example/1       | blob:                           | not https
    javascript:alert(1)                | javascript:                     | not https
    ws://files.example/report          | ws:                             | not https
                                       |                                 | not a URL
    report.csv                         |                                 | not a URL
    /reports/1.csv                     |                                 | not a URL
    //files.example/1                  |                                 | not a URL
    https://                           |                                 | not a URL
    https://[::1                       |                                 | not a URL
    https://1.2.3.256/                 |                                 | not a URL
    https://user:pass@files.example/1  | https://files.example/1         | it contains a user or a password
    https://user@files.example/1       | https://files.example/1         | it contains a user or a password
    https://:pass@files.example/1      | https://files.example/1         | it contains a user or a password
    https://127.1/1                    | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://127.0.0.1./1               | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://2130706433/1               | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://0x7f000001/1               | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://0x7f.0.0.1/1               | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://0177.0.0.1/1               | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://%31%32%37.0.0.1/1          | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://①②⑦.0.0.1/1                | https://127.0.0.1/1             | 127.0.0.1 is not a public address
    https://0/1                        | https://0.0.0.0/1               | 0.0.0.0 is not a public address
    https://2852039166/1               | https://169.254.169.254/1       | 169.254.169.254 is not a public address
    https://[0:0:0:0:0:0:0:1]/1        | https://[::1]/1                 | ::1 is not a public address
    https://[::ffff:127.0.0.1]/1       | https://[::ffff:7f00:1]/1       | ::ffff:7f00:1 is not a public address
    https://[::127.0.0.1]/1            | https://[::7f00:1]/1            | ::7f00:1 is not a public address
  `
  it.each(textTable(REFUSED))('is refused: %j is shown as %j, %s', async (url = '', shown, detail) => {
    const failure = await failureOf(url, { lookup: () => expect.unreachable() })
    expect(failure).toEqual({ kind: 'refused', url: shown, detail, attempts: 1 })
  })

  it("is refused with credentials in it on the service's origin as well", async () => {
    const { url, requests } = await startFileServer(() => send(CSV))
    expect(await failureOf(url.replace('//', '//me@'), { baseUrl: url })).toMatchObject({ kind: 'refused' })
    expect(requests).toEqual([])
  })

  it('over http is refused for a service that is not on loopback', async () => {
    const facts = await failureOf('http://service.internal/1', { baseUrl: 'http://service.internal' })
    expect(facts).toMatchObject({ kind: 'refused', detail: 'not https' })
  })

  it.each([
    ['another port', (url: URL) => `https://127.0.0.1:${Number(url.port) - 1}/`],
    ['another name', (url: URL) => `https://localhost:${url.port}/`],
    ['another address', (url: URL) => `https://127.0.0.2:${url.port}/`],
    ['another scheme', (url: URL) => `http://127.0.0.1:${url.port}/`],
  ])('on loopback is refused when it has %s than the service', async (_, other) => {
    const { url, requests } = await startTlsServer(() => send(CSV))
    expect(await failureOf(other(new URL(url)), { baseUrl: url })).toMatchObject({ kind: 'refused' })
    expect(requests).toEqual([])
  })
})

describe('an address that is not public', () => {
  it("is the service's own, behind its name", async () => {
    const baseUrl = (await startFileServer(() => send(CSV))).url.replace('127.0.0.1', 'localhost')
    expect(await saveCsv(`${baseUrl}/report`, { baseUrl })).toBe(CSV)
  })

  it("is refused behind the service's name on another port", async () => {
    const other = await startTlsServer(() => send(CSV))
    const { port } = new URL(other.url)
    const lookup = lookupOf('127.0.0.1')
    const facts = await failureOf(`https://service.example:${port}/report`, { lookup })
    expect(facts).toMatchObject({ kind: 'refused', detail: '127.0.0.1 is not a public address' })
    expect(other.requests).toEqual([])
  })

  it.each(['localhost', 'LOCALHOST'])('is refused behind the name %s', async host => {
    const detail = expect.stringMatching(/^(127\.0\.0\.1|::1) is not/)
    expect(await failureOf(`https://${host}/report`)).toMatchObject({ kind: 'refused', detail })
  })

  it.each(['10.0.0.1', '::1', '::ffff:10.0.0.1'])(
    'is refused behind a name that leads to %s',
    async address => {
      const url = 'https://files.example/report'
      const facts = { kind: 'refused', url, detail: `${address} is not a public address`, attempts: 1 }
      expect(await failureOf(url, { lookup: lookupOf(address) })).toEqual(facts)
    },
  )

  it('is refused even if the name led to a public one before', async () => {
    const { port } = new URL((await startTlsServer(() => send(CSV))).url)
    // The first lookup is for the proxy, the second for the connection.
    const env = { HTTPS_PROXY: 'http://127.0.0.1:1', NO_PROXY: 'files.example' }
    const lookup = lookupOf('8.8.8.8', '127.0.0.1')
    expect(await failureOf(`https://files.example:${port}/report`, { env, lookup })).toMatchObject({
      kind: 'refused',
      detail: '127.0.0.1 is not a public address',
    })
  })

  it('is refused before a proxy is asked for it', async () => {
    const { env, tunnels } = await startInternet(() => send(CSV))
    const lookup = lookupOf('192.168.0.1')
    expect(await failureOf('https://files.example/report', { env, lookup })).toMatchObject({
      kind: 'refused',
    })
    expect(await failureOf('https://192.168.0.1/report', { env })).toMatchObject({ kind: 'refused' })
    expect(tunnels).toEqual([])
  })

  it('is left to the proxy for a name that only the proxy can resolve', async () => {
    const { env, tunnels } = await startInternet(() => send(CSV))
    const unknown: Parameters<typeof downloadWith>[1]['lookup'] = (_hostname, _options, callback) =>
      callback(new Error('ENOTFOUND'), [])
    await saveCsv('https://files.example/report', {
      baseUrl: 'https://service.example',
      env,
      lookup: unknown,
    })
    expect(tunnels).toEqual(['files.example:443'])
  })
})

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %i is followed, relative or not', async status => {
    const service = await startFileServer(({ target }) =>
      target.endsWith('/a/report') ? redirect('../b?c=1', status) : send(CSV),
    )
    expect(await saveCsv(`${service.url}/a/report`, { baseUrl: service.url })).toBe(CSV)
    const { host } = new URL(service.url)
    expect(keysOf(service.requests)).toEqual([`${host}/a/report ${key}`, `${host}/b?c=1 ${key}`])
  })

  it('is followed up to five times', async () => {
    const service = await startFileServer((_, index) => (index < 5 ? redirect(`/${index}`) : send(CSV)))
    expect(await saveCsv(service.url, { baseUrl: service.url })).toBe(CSV)
  })

  it('in a circle ends', async () => {
    const service = await startFileServer(() => redirect('/again?token=1'))
    expect(await failureOf(service.url, { baseUrl: service.url })).toEqual({
      kind: 'too-many-redirects',
      url: `${service.url}/again`,
      status: 302,
      detail: 'redirects more than 5 times',
      attempts: 1,
    })
    expect(service.requests).toHaveLength(6)
  })

  it.each([
    ['a private address', 'https://10.0.0.1/report', '10.0.0.1 is not a public address'],
    ['the metadata of the cloud', 'https://169.254.169.254/', '169.254.169.254 is not a public address'],
    ['a file', 'file:///etc/passwd', 'not https'],
    ['data', 'data:text/csv,a;b', 'not https'],
    ['http', 'http://files.example/report', 'not https'],
    ['a URL with credentials', 'https://a:b@files.example/', 'it contains a user or a password'],
    ['a name of this machine', 'https://localhost/', /^(127\.0\.0\.1|::1) is not a public address$/],
  ])('to %s is refused', async (_, location, detail) => {
    const service = await startFileServer(() => redirect(location))
    const facts = await failureOf(service.url, { baseUrl: service.url })
    expect(facts).toMatchObject({ kind: 'refused', detail: expect.stringMatching(detail) })
    expect(service.requests).toHaveLength(1)
  })

  it('from https to http is refused, even to the service on this machine', async () => {
    const service = await startFileServer(() => send(CSV))
    const internet = await startInternet(() => redirect(`${service.url}/report`))
    const options = { baseUrl: service.url, env: internet.env, lookup: internet.lookup }
    expect(await failureOf('https://files.example/report', options)).toMatchObject({
      kind: 'refused',
      url: `${service.url}/report`,
      detail: 'a redirect from https to http',
    })
    expect(service.requests).toEqual([])
  })

  it.each(['', 'http://', 'https://[/'])('without a valid location fails: %j', async location => {
    const service = await startFileServer(() => redirect(location))
    expect(await failureOf(service.url, { baseUrl: service.url })).toMatchObject({
      kind: 'http',
      status: 302,
      detail: 'redirects without a valid location',
    })
  })
})

describe('the key', () => {
  it('stays behind when a redirect leaves the origin', async () => {
    const service = await startFileServer(() => redirect('https://files.example/report'))
    const { requests, ...internet } = await startInternet(() => send(CSV))
    await saveCsv(service.url, { baseUrl: service.url, ...internet })
    expect(keysOf(service.requests)).toEqual([`${new URL(service.url).host}/ ${key}`])
    expect(keysOf(requests)).toEqual(['files.example/report none'])
  })

  it.each(['service.example:8443', 'services.example', 'my-service.example'])(
    'does not go to what only resembles the origin: %s',
    async host => {
      const { requests, ...internet } = await startInternet((_, index) =>
        index === 0 ? redirect(`https://${host}/2`) : send(CSV),
      )
      await saveCsv('https://service.example/1', { baseUrl: 'https://service.example', ...internet })
      expect(keysOf(requests)).toEqual([`service.example/1 ${key}`, `${host}/2 none`])
    },
  )

  it('is not sent when another host sends the download back to the service', async () => {
    const { requests, ...internet } = await startInternet(({ target }) => {
      if (target === 'service.example/1') return redirect('https://files.example/2')
      if (target === 'files.example/2') return redirect('https://service.example/3')
      return send(CSV)
    })
    await saveCsv('https://service.example/1', { baseUrl: 'https://service.example', ...internet })
    expect(keysOf(requests)).toEqual([
      `service.example/1 ${key}`,
      'files.example/2 none',
      'service.example/3 none',
    ])
  })

  it('is in no failure, wherever the replies contain it', async () => {
    const secret = encodeURIComponent(API_KEY)
    for (const location of [
      `/${API_KEY}/404`,
      `/${secret}/404?key=${secret}`,
      `https://10.0.0.1/${secret}`,
      `https://${API_KEY}@files.example/`,
      `${API_KEY}:`,
      `http://[${API_KEY}`,
    ]) {
      const service = await startFileServer((_, index) =>
        index === 0 ? redirect(location) : send(API_KEY, {}, 404),
      )
      const { url } = await failureOf(service.url, { baseUrl: service.url })
      expect(url).not.toContain(secret)
    }
    const encoded = await startFileServer(() => send(CSV, { 'content-encoding': API_KEY }))
    expect(await failureOf(encoded.url, { baseUrl: encoded.url })).toMatchObject({
      detail: 'its content-encoding is ***',
    })
  })
})
