import { STATUS_CODES } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import type { Clock } from '../lib/clock.ts'
import { isPublicAddress, PrivateAddressError, publicOnly } from '../lib/http/addresses.ts'
import { createDispatcher, hasProxy, untilAborted } from '../lib/http/dispatcher.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { isLoopback } from '../lib/http/loopback.ts'
import { readRetryAfter } from '../lib/http/retry.ts'
import { DownloadError, type DownloadErrorFacts, toDownloadError } from './download-error.ts'

/** The service that a file belongs to. */
export interface FileOwner {
  /** Its root. This URL's origin alone may be on this machine or in a private network. */
  baseUrl: string
  /** The headers that hold the key, for a URL of the service's own origin; none for any other. */
  keyHeaders(url: URL): Record<string, string>
  /** Takes the key out of a text. */
  redact(text: string): string
}

export interface FileFetcherOptions extends FileOwner {
  clock: Pick<Clock, 'wallTime'>
  /** Where the proxy variables are read from. */
  env: NodeJS.ProcessEnv
  lookup: LookupFunction
}

export interface FetchedFile {
  /** Where it came from in the end, for people. */
  url: string
  /** Its bytes as they come. Rejects with what the connection says, or with the signal's reason. */
  body: AsyncIterable<Uint8Array>
}

export interface FileFetcher {
  /** Rejects with a DownloadError. */
  fetch(url: string, signal: AbortSignal): Promise<FetchedFile>
  /** Ends every connection, and with them the bodies that are still read. */
  close(): Promise<void>
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Gets files by URLs that nobody vouches for: by https from addresses of the public internet, and from the service's own
 * origin whatever its address, there also by http on loopback.
 *
 * Every redirect is held to the same rules, and none leads from https to http. The key goes to the service's own origin
 * until a redirect leaves it, and not again when one comes back: by then another host has chosen what is asked for.
 *
 * A proxy finds the addresses of names itself. Where one is set, names are looked up here as well; one that only the
 * proxy knows is left to it.
 */
export function createFileFetcher(options: FileFetcherOptions): FileFetcher {
  const { baseUrl, keyHeaders, redact, env, clock } = options
  const { origin } = new URL(baseUrl)
  const show = (url: URL) => excerpt(redact(isHttp(url) ? url.origin + url.pathname : url.protocol))
  const lookup = publicOnly(options.lookup)
  const own = createDispatcher(env, `GET ${origin}`)
  const others = createDispatcher(env, `GET ${origin}`, { connect: { lookup } })

  /** Undefined where `url` may be asked. */
  function findObstacle(url: URL, from: URL | undefined): string | undefined {
    const isOwn = url.origin === origin
    const host = hostOf(url)
    if (url.protocol !== 'https:' && !(isOwn && isLoopback(url.hostname))) return 'not https'
    if (url.protocol !== 'https:' && from?.protocol === 'https:') return 'a redirect from https to http'
    if (url.username !== '' || url.password !== '') return 'it holds a user or a password'
    if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) return `${host} is not a public address`
    return undefined
  }

  /** Rejects for a name with an address that is not public, and for no other reason. */
  function findPublic({ hostname }: URL): Promise<void> {
    return new Promise((resolve, reject) => {
      lookup(hostname, { all: true }, error => {
        if (error instanceof PrivateAddressError) reject(error)
        else resolve()
      })
    })
  }

  async function request(url: URL, withKey: boolean, signal: AbortSignal) {
    const isOwn = url.origin === origin
    if (!isOwn && isIP(hostOf(url)) === 0 && hasProxy(env)) await untilAborted(findPublic(url), signal)
    const headers = {
      accept: '*/*',
      // What was compressed could grow without end.
      'accept-encoding': 'identity',
      'user-agent': 'ai-visibility-gate',
      ...(withKey && keyHeaders(url)),
    }
    const target = { origin: url.origin, path: url.pathname + url.search, method: 'GET' } as const
    const answer = (isOwn ? own : others).request({ ...target, headers, signal })
    const { statusCode: status, headers: received, body } = await untilAborted(answer, signal)
    // A body that is dropped ends with an error; unheard, that would end the process.
    body.on('error', () => {})
    return { status, header: (name: string) => [received[name]].flat()[0] ?? '', body }
  }

  async function fetch(start: string, signal: AbortSignal): Promise<FetchedFile> {
    if (!URL.canParse(start)) throw new DownloadError({ kind: 'refused', url: '', detail: 'not a URL' })
    let url = new URL(start)
    let from: URL | undefined
    let withKey = true
    for (let redirects = 0; ; redirects += 1) {
      const failed = (facts: Omit<DownloadErrorFacts, 'url'>) =>
        new DownloadError({ ...facts, url: show(url) })
      const obstacle = findObstacle(url, from)
      if (obstacle !== undefined) throw failed({ kind: 'refused', detail: obstacle })
      withKey &&= url.origin === origin
      const { status, header, body } = await request(url, withKey, signal).catch((error: unknown) => {
        throw toDownloadError(error, show(url), signal, redact)
      })
      const encoding = header('content-encoding') || 'identity'
      if (status === 200 && encoding.toLowerCase() === 'identity') return { url: show(url), body }

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
        throw failed({ kind: 'http', status, detail: 'redirects nowhere' })
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

/** The name or address, an IPv6 address without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:'
}
