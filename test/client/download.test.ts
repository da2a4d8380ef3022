import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'
import { createManualClock } from '../support/clock.ts'
import {
  CSV,
  createFolder,
  cut,
  downloadWith,
  failureOf,
  lookupOf,
  PDF,
  type Reply,
  repeat,
  reset,
  saveCsv,
  send,
  startFileServer,
  startInternet,
  startTlsServer,
} from '../support/download-server.ts'
import { API_KEY } from '../support/service-client.ts'

/** A service that gives these replies in turn, the last one for good. */
async function startReplying(...replies: Reply[]) {
  const server = await startFileServer((_, index) => replies[Math.min(index, replies.length - 1)] ?? reset)
  return { ...server, baseUrl: server.url, file: `${server.url}/report?signature=s3cr3t` }
}

/** The failure of a file from `startReplying` after one attempt. */
const factsOf = (baseUrl: string, kind: string, detail: string) => ({
  kind,
  url: `${baseUrl}/report`,
  detail,
  attempts: 1,
})

describe('a file', () => {
  it.each([
    ['csv', CSV],
    ['pdf', PDF],
  ] as const)(
    'of type %s replaces an existing file, byte for byte, and writes no other',
    async (format, text) => {
      const { file, baseUrl } = await startReplying(send(text))
      const folder = createFolder()
      const path = join(folder, 'report')
      writeFileSync(path, 'old and much longer than the file that replaces it'.repeat(9))
      await downloadWith({ url: file, path, format }, { baseUrl })
      expect(readFileSync(path, 'utf8')).toBe(text)
      expect(readdirSync(folder)).toEqual(['report'])
    },
  )

  it('is requested by GET, uncompressed, with its query', async () => {
    const { file, baseUrl, requests } = await startReplying(send(CSV))
    await saveCsv(`${file}#part`, { baseUrl })
    expect(requests).toMatchObject([
      {
        method: 'GET',
        target: `${new URL(baseUrl).host}/report?signature=s3cr3t`,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'ai-visibility-gate' },
      },
    ])
  })

  it('is also downloaded over https, without a proxy', async () => {
    const { url } = await startTlsServer(() => send(CSV))
    expect(await saveCsv(`${url}/report`, { baseUrl: url })).toBe(CSV)
  })

  it('is not at its path before it is complete', async () => {
    const folder = createFolder()
    const path = join(folder, 'report')
    const seen: string[][] = []
    const { file, baseUrl } = await startReplying(response => {
      response.write(CSV.repeat(1_000))
      const waitForFile = () => {
        const names = readdirSync(folder)
        if (names.length === 0) setImmediate(waitForFile)
        else {
          seen.push(names)
          response.end(CSV)
        }
      }
      waitForFile()
    })
    await downloadWith({ url: file, path, format: 'csv' }, { baseUrl })
    expect(seen).toEqual([[expect.stringMatching(/^\.report\..{36}\.part$/)]])
    expect(readFileSync(path, 'utf8')).toBe(CSV.repeat(1_001))
    expect(readdirSync(folder)).toEqual(['report'])
  })

  it('that cannot be written is a failure of the disk', async () => {
    const { file, baseUrl } = await startReplying(send(CSV))
    const folder = createFolder()
    mkdirSync(join(folder, 'report'))
    const save = (path: string) => downloadWith({ url: file, path, format: 'csv' }, { baseUrl })
    const facts = { kind: 'disk', url: `${baseUrl}/report`, attempts: 1 }
    await expect(save(join(folder, 'report'))).rejects.toMatchObject({
      details: { ...facts, code: 'EISDIR' },
    })
    await expect(save(join(folder, 'none', 'report'))).rejects.toMatchObject({
      details: { ...facts, code: 'ENOENT' },
    })
    expect(readdirSync(folder)).toEqual(['report'])
  })
})

describe('a body of the wrong type', () => {
  it('is refused if it is a page instead of a CSV', async () => {
    const { file, baseUrl } = await startReplying(
      send('<html>Sign in, please</html>', { 'content-type': 'text/csv' }),
    )
    const facts = factsOf(baseUrl, 'wrong-type', 'not CSV: it starts as HTML or XML does')
    expect(await failureOf(file, { baseUrl })).toEqual(facts)
  })

  it('is refused if it is compressed, because it could expand without limit', async () => {
    const bomb = gzipSync('a,b\n'.repeat(1_000_000))
    const { file, baseUrl } = await startReplying(send(bomb, { 'content-encoding': 'gzip' }))
    expect(await failureOf(file, { baseUrl })).toMatchObject({
      kind: 'wrong-type',
      detail: 'its content-encoding is gzip',
    })
  })
})

describe('a body that is too large', () => {
  it('is cut off even if it never ends', async () => {
    const { file, baseUrl } = await startReplying(repeat('chatgpt,true\n'.repeat(1_000)))
    const facts = factsOf(baseUrl, 'too-large', 'larger than 1000000 bytes')
    expect(await failureOf(file, { baseUrl })).toEqual(facts)
  })

  it('is one byte above the limit', async () => {
    const { file, baseUrl } = await startReplying(send(CSV))
    const milliseconds = 60_000
    const fits = { baseUrl, limits: { bytes: CSV.length, milliseconds } }
    expect(await saveCsv(file, fits)).toBe(CSV)
    const facts = await failureOf(file, { baseUrl, limits: { bytes: CSV.length - 1, milliseconds } })
    expect(facts).toMatchObject({ kind: 'too-large' })
  })
})

describe('the time limit', () => {
  it('ends a slow body', async () => {
    const clock = createManualClock()
    const { file, baseUrl, requests } = await startReplying(repeat('a,b\n', () => clock.advance(1_000)))
    const facts = factsOf(baseUrl, 'timeout', 'the time ended before the file was complete')
    expect(await failureOf(file, { baseUrl, clock })).toEqual(facts)
    expect(requests).toHaveLength(1)
  })

  it('ends the wait for an answer', async () => {
    const clock = createManualClock()
    const { file, baseUrl } = await startReplying(() => clock.advance(60_000))
    expect(await failureOf(file, { baseUrl, clock })).toMatchObject({ kind: 'timeout' })
  })

  it('does not end a file that arrives just in time', async () => {
    const clock = createManualClock()
    const { file, baseUrl } = await startReplying(response => {
      clock.advance(59_999)
      send(CSV)(response)
    })
    expect(await saveCsv(file, { baseUrl, clock })).toBe(CSV)
  })

  it('ends a name lookup that never answers, with a proxy and without', async () => {
    for (const env of [{}, { HTTPS_PROXY: 'http://127.0.0.1:1' }]) {
      const clock = createManualClock()
      const lookup = () => clock.advance(60_000)
      const facts = await failureOf('https://files.example/report', { clock, lookup, env })
      expect(facts).toMatchObject({ kind: 'timeout', url: 'https://files.example/report' })
    }
  })

  it('ends the wait for a tunnel', async () => {
    const clock = createManualClock()
    const proxy = await listen(createServer().on('connect', () => clock.advance(60_000)))
    onTestFinished(() => proxy.close())
    const env = { HTTPS_PROXY: proxy.url }
    const facts = await failureOf('https://files.example/report', { clock, env, lookup: lookupOf('8.8.8.8') })
    expect(facts).toMatchObject({ kind: 'timeout' })
  })
})

describe('a cancelled workflow', () => {
  it('ends a download at any time', async () => {
    for (const begin of [() => {}, (response: Parameters<Reply>[0]) => response.write('a,b\n')]) {
      const controller = new AbortController()
      const { file, baseUrl } = await startReplying(response => {
        begin(response)
        setImmediate(() => controller.abort())
      })
      const facts = await failureOf(file, { baseUrl, signal: controller.signal })
      expect(facts).toEqual(factsOf(baseUrl, 'cancelled', 'cancelled'))
    }
  })

  it('prevents a new download', async () => {
    const { file, baseUrl, requests } = await startReplying(send(CSV))
    const facts = await failureOf(file, { baseUrl, signal: AbortSignal.abort() })
    expect(facts).toMatchObject({ kind: 'cancelled' })
    expect(requests).toEqual([])
  })
})

describe('a connection that fails', () => {
  it('is refused after six attempts', async () => {
    const clock = createManualClock()
    const facts = await failureOf('http://127.0.0.1:1/report', { baseUrl: 'http://127.0.0.1:1', clock })
    expect(facts).toMatchObject({ kind: 'connection', code: 'ECONNREFUSED', attempts: 6 })
    expect(clock.sleeps).toEqual([500, 1_000, 2_000, 4_000, 8_000])
  })

  it('is lost in the middle of the body', async () => {
    const { file, baseUrl, requests } = await startReplying(cut('a,b\n'))
    const facts = await failureOf(file, { baseUrl })
    expect(facts).toMatchObject({ kind: 'connection', code: 'UND_ERR_SOCKET', attempts: 6 })
    expect(requests).toHaveLength(6)
  })

  it('is a TLS error if the certificate is not trusted, and not tried again', async () => {
    const { lookup, env } = await startInternet(() => send(CSV))
    const facts = await failureOf('https://elsewhere.example/report', { lookup, env })
    expect(facts).toMatchObject({ kind: 'connection', code: 'ERR_TLS_CERT_ALTNAME_INVALID', attempts: 1 })
  })

  it('is tried again from the beginning, and the file contains only the last answer', async () => {
    const { file, baseUrl } = await startReplying(cut('x,y\n'), reset, send(CSV))
    const folder = createFolder()
    const path = join(folder, 'report')
    await downloadWith({ url: file, path, format: 'csv' }, { baseUrl })
    expect(readFileSync(path, 'utf8')).toBe(CSV)
    expect(readdirSync(folder)).toEqual(['report'])
  })
})

describe('a status that is not 200', () => {
  const hostile = `<script>alert(1)</script>\u001b[31m\r\n::error::${API_KEY}`

  it.each([
    [404, 'Not Found'],
    [403, 'Forbidden'],
    [204, 'No Content'],
    [206, 'Partial Content'],
    [304, 'Not Modified'],
    [299, 'no explanation'],
  ])(
    '%i is a failure in one line, whatever its body contains, and not tried again',
    async (status, detail) => {
      const { file, baseUrl } = await startReplying(
        send(status === 204 || status === 304 ? '' : hostile, {}, status),
      )
      expect(await failureOf(file, { baseUrl })).toEqual({ ...factsOf(baseUrl, 'http', detail), status })
    },
  )

  it('429 is tried again after its wait', async () => {
    const { file, baseUrl } = await startReplying(send('', { 'retry-after': '7' }, 429), send(CSV))
    const clock = createManualClock()
    expect(await saveCsv(file, { baseUrl, clock })).toBe(CSV)
    expect(clock.sleeps).toEqual([7_000])
  })

  it('may have an endless body, which is not read', async () => {
    const { file, baseUrl } = await startReplying(response => {
      response.statusCode = 404
      const pour = () => response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(pour))
      pour()
    })
    expect(await failureOf(file, { baseUrl })).toMatchObject({ kind: 'http', status: 404 })
  })

  it('has its connection closed before the next attempt', async () => {
    const lost = Promise.withResolvers<void>()
    const { file, baseUrl } = await startReplying(
      response => {
        response.on('close', lost.resolve)
        response.writeHead(500).write('x')
      },
      response => {
        lost.promise.then(() => send(CSV)(response))
      },
    )
    expect(await saveCsv(file, { baseUrl })).toBe(CSV)
  })
})

describe('a download that has ended', () => {
  it('leaves no connection open', async () => {
    const closed = Promise.withResolvers<void>()
    const { file, baseUrl } = await startReplying(response => {
      response.socket?.on('close', () => closed.resolve())
      send(CSV)(response)
    })
    await saveCsv(file, { baseUrl })
    await closed.promise
    // Either side would close a connection that is idle, but not that soon.
  }, 3_000)
})
