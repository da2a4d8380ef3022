import { STATUS_CODES } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import type { Clock } from '../lib/clock.ts'
import { isPublicAddress, PrivateAddressError, publicOnly } from '../lib/http/addresses.ts'
import { createDispatcher } from '../lib/http/dispatcher.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { hasProxy } from '../lib/http/proxy.ts'
import { readRetryAfter } from '../lib/http/retry.ts'
import { untilAborted } from '../lib/until-aborted.ts'
import { isLoopback } from '../lib/web-url.ts'
import { DownloadError, type DownloadErrorDetails, toDownloadError } from './download-error.ts'

export interface FileOwner {
  /** Only the origin of this URL may be a private address. */
  baseUrl: string
  /** Returns the headers with the key for a URL of the service's own origin, and none for any other URL. */
  keyHeaders(url: URL): Record<string, string>
  redact(text: string): string
}

interface FileFetcherOptions extends FileOwner {
  clock: Pick<Clock, 'wallTime'>
  env: NodeJS.ProcessEnv
  lookup: LookupFunction
}

export interface FetchedFile {
  /** URL after all redirects, for display. */
  url: string
  header(name: string): string
  /** Rejects with the error of the connection or the signal's reason. */
  body: AsyncIterable<Uint8Array>
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Creates a fetcher for URLs from untrusted sources. Allows https URLs with public addresses, and the service's own origin at
 * any address, on loopback also with http. Redirects follow the same rules and must not lead from https to http. The key goes
 * only to the service's own origin, and not back to it after a redirect to another host, which has chosen that URL. Names with
 * a private address are refused even behind a proxy, which resolves names itself.
 */
export function createFileFetcher(options: FileFetcherOptions) {
  const { baseUrl, keyHeaders, redact, env, clock } = options
  const { origin } = new URL(baseUrl)
  const show = (url: URL) => excerpt(redact(isHttp(url) ? url.origin + url.pathname : url.protocol))
  const lookup = publicOnly(options.lookup)
  const own = createDispatcher(env, `GET ${origin}`)
  const others = createDispatcher(env, `GET ${origin}`, { connect: { lookup } })

  function findRefusal(url: URL, from: URL | undefined): string | undefined {
    const isOwn = url.origin === origin
    const host = hostOf(url)
    if (url.protocol !== 'https:' && !(isOwn && isLoopback(url.hostname))) return 'not https'
    if (url.protocol !== 'https:' && from?.protocol === 'https:') return 'a redirect from https to http'
    if (url.username !== '' || url.password !== '') return 'it contains a user or a password'
    if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) return `${host} is not a public address`
    return undefined
  }

  /** Allows a name that only the proxy can resolve. */
  function requirePublic({ hostname }: URL): Promise<void> {
    return new Promise((resolve, reject) => {
      lookup(hostname, { all: true }, error => {
        if (error instanceof PrivateAddressError) reject(error)
        else resolve()
      })
    })
  }

  async function request(url: URL, withKey: boolean, signal: AbortSignal) {
    const isOwn = url.origin === origin
    if (!isOwn && isIP(hostOf(url)) === 0 && hasProxy(env)) await untilAborted(requirePublic(url), signal)
    const headers = {
      accept: '*/*',
      // Compressed content could expand without limit.
      'accept-encoding': 'identity',
      'user-agent': 'ai-visibility-gate',
      ...(withKey && keyHeaders(url)),
    }
    const target = { origin: url.origin, path: url.pathname + url.search, method: 'GET' } as const
    const answer = (isOwn ? own : others).request({ ...target, headers, signal })
    const { statusCode: status, headers: received, body } = await untilAborted(answer, signal)
    // A destroyed body emits an error, which would end the process without a listener.
    body.on('error', () => {})
    return { status, header: (name: string) => [received[name]].flat()[0] ?? '', body }
  }

  /** Requests a URL and follows its redirects. Rejects with a DownloadError. */
  async function fetch(start: string, signal: AbortSignal): Promise<FetchedFile> {
    if (!URL.canParse(start)) throw new DownloadError({ kind: 'refused', url: '', detail: 'not a URL' })
    let url = new URL(start)
    let from: URL | undefined
    let withKey = true
    for (let redirects = 0; ; redirects += 1) {
      const failed = (details: Omit<DownloadErrorDetails, 'url'>) =>
        new DownloadError({ ...details, url: show(url) })
      const refusal = findRefusal(url, from)
      if (refusal !== undefined) throw failed({ kind: 'refused', detail: refusal })
      withKey &&= url.origin === origin
      const { status, header, body } = await request(url, withKey, signal).catch((error: unknown) => {
        throw toDownloadError(error, show(url), signal, redact)
      })
      const encoding = header('content-encoding') || 'identity'
      if (status === 200 && encoding.toLowerCase() === 'identity') return { url: show(url), header, body }

      body.destroy()
      if (status === 200) {
        throw failed({ kind: 'wrong-type', detail: `its content-encoding is ${excerpt(redact(encoding))}` })
      }
      if (!REDIRECTS.has(status)) {
        const retryAfter = readRetryAfter(header('retry-after'), clock.wallTime())
        const detail = STATUS_CODES[status] ?? 'no explanation'
        throw failed({ kind: 'http', status, detail, ...(retryAfter !== undefined && { retryAfter }) })
      }
      const location = header('location')
      if (location === '' || !URL.canParse(location, url.href)) {
        throw failed({ kind: 'http', status, detail: 'redirects without a valid location' })
      }
      if (redirects === MAX_REDIRECTS) {
        throw failed({
          kind: 'too-many-redirects',
          status,
          detail: `redirects more than ${MAX_REDIRECTS} times`,
        })
      }
      from = url
      url = new URL(location, url)
    }
  }

  return {
    fetch,
    async close() {
      await Promise.all([own.destroy(), others.destroy()])
    },
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:'
}
