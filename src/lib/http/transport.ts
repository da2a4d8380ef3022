import { ServiceError } from '../../errors/service.ts'
import { createRedactor } from '../redactor.ts'
import { untilAborted } from '../until-aborted.ts'
import { excerpt, readSystemError } from './excerpt.ts'
import { createHttpClient } from './http-client.ts'

/** A reply of a service, with the key removed from every text. */
export interface HttpReply {
  request: string
  status: number
  contentType: string
  retryAfter: string
  text: string
}

interface Transport {
  /** Posts `body` as JSON to `path`, or gets `path`. Rejects with a ServiceError or the signal's reason. */
  send(path: string, body: string | undefined, signal: AbortSignal): Promise<HttpReply>
  describe(path: string, method: Method): string
  /** Replaces the key in a text: see createRedactor. */
  redact(text: string): string
  close(): Promise<void>
}

type Method = 'GET' | 'POST'

export interface TransportOptions {
  /** Root of the service, optionally with a path. */
  baseUrl: string
  /** '' for no key. */
  apiKey: string
  keyHeaders: Record<string, string>
  /** For services that accept the key only in the query. */
  keyQuery?: Record<string, string>
  env: NodeJS.ProcessEnv
}

const MAX_REDIRECTS = 5
const GET_REDIRECTS = new Set([301, 302, 303])
const MAX_REPLY_BYTES = 10 * 1024 * 1024

/** Creates the HTTP connection to one service. Sends the key only to the origin of `baseUrl`, and masks it in every reply. */
export function createTransport({
  baseUrl,
  apiKey,
  keyHeaders,
  keyQuery = {},
  env,
}: TransportOptions): Transport {
  const redact = createRedactor(apiKey, readCredentials(keyHeaders))
  const { origin, pathname } = new URL(baseUrl)
  const root = origin + pathname.replace(/(?<!\/)\/+$/, '')
  const headers = {
    ...keyHeaders,
    'content-type': 'application/json',
    accept: 'application/json',
    // A compressed reply could expand without limit, and undici does not decompress it.
    'accept-encoding': 'identity',
    'user-agent': 'ai-visibility-gate',
  }
  const describe = (path: string, method: Method) => redact(`${method} ${root}${path}`)
  const client = createHttpClient(env, redact(root))

  async function exchange(url: URL, body: string | undefined, signal: AbortSignal) {
    const signed = new URL(url)
    for (const [name, value] of Object.entries(keyQuery)) signed.searchParams.set(name, value)
    const method = body === undefined ? 'GET' : 'POST'
    const sent = client.request({ url: signed, method, headers, body: body ?? null, signal })
    const { status, headers: received, body: bytes } = await untilAborted(sent, signal)
    const header = (name: string) => redact([received[name]].flat()[0] ?? '')
    const text = await readText(bytes, MAX_REPLY_BYTES)
    return { status, header, text: text === undefined ? undefined : redact(text) }
  }

  async function send(path: string, body: string | undefined, signal: AbortSignal): Promise<HttpReply> {
    const request = describe(path, body === undefined ? 'GET' : 'POST')
    let url = new URL(root + path)
    for (let redirects = 0; ; redirects += 1) {
      const { status, header, text } = await exchange(url, body, signal).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : connectionError(error, request, redact)
      })
      if (text === undefined) {
        const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`
        throw new ServiceError({ kind: 'invalid-response', request, detail })
      }
      const encoding = header('content-encoding') || 'identity'
      if (encoding.toLowerCase() !== 'identity') {
        const detail = `the answer is compressed (${excerpt(encoding)}), although none was asked for`
        throw new ServiceError({ kind: 'invalid-response', request, status, detail })
      }
      if (status < 300 || status > 399) {
        return {
          request,
          status,
          contentType: header('content-type'),
          retryAfter: header('retry-after'),
          text,
        }
      }
      const target = readLocation(header('location'), url)
      // Of the redirects, only 307 and 308 keep the method and the body of a POST.
      const keepsRequest =
        status === 307 || status === 308 || (body === undefined && GET_REDIRECTS.has(status))
      const followed = keepsRequest && target?.origin === origin
      if (!followed || redirects === MAX_REDIRECTS) {
        const detail = followed
          ? `redirects more than ${MAX_REDIRECTS} times`
          : describeRedirect(target, origin)
        throw new ServiceError({ kind: 'http', request, status, detail })
      }
      url = target
    }
  }

  return { send, describe, redact, close: client.close }
}

/** Returns the key of an Authorization header, or its user name and key in Base64. */
function readCredentials({ authorization = '' }: Record<string, string>): string {
  return authorization.replace(/^\S+ /, '')
}

/** The path of another origin may contain a token, so it is not named. */
function describeRedirect(target: URL | undefined, origin: string): string {
  if (target === undefined) return 'redirects without a valid location'
  if (target.origin !== origin) return `redirects to ${excerpt(target.origin)}`
  return `redirects to ${excerpt(origin + target.pathname)}, and a POST would lose its body there: correct the base URL`
}

function readLocation(location: string, from: URL): URL | undefined {
  return location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : undefined
}

/** Drops the cause, which may contain the raw reply. */
function connectionError(error: unknown, request: string, redact: (text: string) => string): ServiceError {
  return new ServiceError({ kind: 'connection', request, ...readSystemError(error, redact) })
}

/** Decodes UTF-8 without a byte order mark. Returns undefined for more than `maxBytes`. */
async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
