/** Servers that hand out files, well or badly, and an internet of https hosts that all live on this machine. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { inspect } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'
import { type DownloadOptions, type DownloadRequest, download } from '../../src/client/download.ts'
import { DownloadError, type DownloadErrorDetails } from '../../src/client/download-error.ts'
import { createRedactor } from '../../src/lib/redactor.ts'
import { TEST_CERTIFICATE } from './certificate.ts'
import { createManualClock } from './clock.ts'
import { startProxy } from './proxy-server.ts'
import { API_KEY } from './service-client.ts'

export const CSV = 'engine,cited\r\nchatgpt,true\r\n"gemini, too",false\r\n'
export const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'

export interface FileRequest {
  method: string
  /** `host/path?query`. */
  target: string
  headers: IncomingHttpHeaders
}

/** How a server answers. */
export type Reply = (response: ServerResponse) => void

interface FileServer {
  url: string
  requests: FileRequest[]
}

type Script = (request: FileRequest, index: number) => Reply

/** The body whole, with its length. */
export function send(body: string | Buffer, headers: Record<string, string> = {}, status = 200): Reply {
  return response => {
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
  }
}

export function redirect(location: string, status = 302): Reply {
  return send('<a href="/">moved</a>', { location }, status)
}

export const reset: Reply = response => response.socket?.resetAndDestroy()

/** The beginning of a body that was announced to be longer. */
export function cut(beginning: string): Reply {
  return response => {
    response.writeHead(200, { 'content-length': beginning.length + 100 })
    response.write(beginning, () => response.socket?.destroy())
  }
}

/** `part` again and again, for ever; `sent` is called before each. */
export function repeat(part: string, sent: () => void = () => {}): Reply {
  return response => {
    const next = () => {
      if (response.destroyed) return
      sent()
      response.write(part, () => setImmediate(next))
    }
    response.writeHead(200)
    next()
  }
}

/** An http server on loopback that ends with the test. */
export async function startFileServer(script: Script): Promise<FileServer> {
  const requests: FileRequest[] = []
  const server = await listen(createServer(listener(requests, script)))
  onTestFinished(() => server.close())
  return { url: server.url, requests }
}

/** An https server on loopback that ends with the test, and whose certificate this process trusts. */
export async function startTlsServer(script: Script): Promise<FileServer> {
  const requests: FileRequest[] = []
  const server = await listen(createTlsServer(trustedCertificate(), listener(requests, script)))
  onTestFinished(() => server.close())
  return { url: server.url.replace('http:', 'https:'), requests }
}

interface Internet {
  env: { HTTPS_PROXY: string; NO_PROXY?: string }
  lookup: LookupFunction
  requests: FileRequest[]
  /** The `host:port` of every tunnel that was asked for. */
  tunnels: string[]
}

/** Every https host name leads here, by way of a proxy; to the downloader they are hosts with public addresses. */
export async function startInternet(script: Script): Promise<Internet> {
  const server = await startTlsServer(script)
  const proxy = await startProxy(Number(new URL(server.url).port))
  onTestFinished(() => proxy.close())
  return {
    env: { HTTPS_PROXY: proxy.url },
    lookup: lookupOf('8.8.8.8'),
    requests: server.requests,
    tunnels: proxy.tunnels,
  }
}

/** Names have these addresses, one after the other, and the last one for good. */
export function lookupOf(...addresses: string[]): LookupFunction {
  let calls = 0
  return (_, { all }, callback) => {
    const address = addresses[Math.min(calls, addresses.length - 1)] ?? ''
    calls += 1
    const family = address.includes(':') ? 6 : 4
    if (all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
}

/** A download from the service at `baseUrl` with a manual clock and no proxy. */
export function downloadWith(
  request: DownloadRequest,
  options: Partial<DownloadOptions> & { baseUrl: string },
): Promise<void> {
  const { origin } = new URL(options.baseUrl)
  return download(request, {
    keyHeaders: url => (url.origin === origin ? { authorization: `Bearer ${API_KEY}` } : {}),
    redact: createRedactor(API_KEY),
    limits: { bytes: 1_000_000, milliseconds: 60_000 },
    signal: new AbortController().signal,
    clock: createManualClock(),
    env: {},
    ...options,
  })
}

/** Downloads a CSV to a folder of its own. Returns the text of the file. */
export async function saveCsv(url: string, options: Parameters<typeof downloadWith>[1]): Promise<string> {
  const path = join(createFolder(), 'report')
  await downloadWith({ url, path, format: 'csv' }, options)
  return readFileSync(path, 'utf8')
}

/** An empty folder of the test's own. */
export function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'download-'))
}

/**
 * The facts that a download must fail with. Whatever they are, they are in one line each and without the key, the file
 * that was there is unchanged, and nothing is next to it.
 */
export async function failureOf(
  url: string,
  options: Partial<DownloadOptions> & { baseUrl?: string; format?: 'csv' | 'pdf' } = {},
): Promise<DownloadErrorDetails> {
  const { format = 'csv', baseUrl = 'https://service.example', ...others } = options
  const folder = createFolder()
  const path = join(folder, 'report')
  writeFileSync(path, 'what was there before')
  const error = await downloadWith({ url, path, format }, { baseUrl, ...others }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DownloadError)) throw new Error(`Not a DownloadError: ${error}`, { cause: error })
  expect(readdirSync(folder)).toEqual(['report'])
  expect(readFileSync(path, 'utf8')).toBe('what was there before')
  expect(inspect(error, { depth: 9 })).not.toContain(API_KEY)
  expect(decodeURIComponent(error.details.url)).not.toContain(API_KEY)
  for (const fact of [error.message, error.details.url, error.details.detail]) {
    expect(fact).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(fact.length).toBeLessThan(500)
  }
  return error.details
}

function listener(requests: FileRequest[], script: Script): RequestListener {
  return (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, target: `${headers.host}${url}`, headers }
    requests.push(request)
    script(request, requests.length - 1)(response)
  }
}

let isTrusted = false

/** Trusted by this process from the first call on. */
function trustedCertificate() {
  if (!isTrusted) setDefaultCACertificates([...getCACertificates(), TEST_CERTIFICATE.cert])
  isTrusted = true
  return TEST_CERTIFICATE
}
