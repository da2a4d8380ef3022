import { ServiceError } from '../../contract/errors.ts'
import { createDispatcher, readSystemError, untilAborted } from './dispatcher.ts'
import { createRedactor, excerpt } from './excerpt.ts'

/** What the service answered, with the key already taken out of every text. */
export interface Answer {
  /** The call, for people: method and URL. */
  request: string
  status: number
  /** '' where the header is missing. */
  contentType: string
  retryAfter: string
  text: string
}

export interface Transport {
  /** Sends `body`, a JSON text, to `path` below the base URL. Rejects with a ServiceError or the signal's reason. */
  post(path: string, body: string, signal: AbortSignal): Promise<Answer>
  /** The call, for people. */
  describe(path: string): string
  /** Ends every connection, those in use too. */
  close(): Promise<void>
}

export interface TransportOptions {
  /** The service's root; a trailing slash or path prefix works. */
  baseUrl: string
  /** '' for none. */
  apiKey: string
  /** How the service wants the key. */
  keyHeaders: Record<string, string>
  /** Where the proxy variables are read from. */
  env: NodeJS.ProcessEnv
}

const MAX_REDIRECTS = 5
const MAX_ANSWER_BYTES = 10 * 1024 * 1024

/**
 * Speaks HTTP with one service; the only user of the key. The key goes to the origin of `baseUrl` alone and is
 * replaced in everything that comes back. Throws a ServiceError when a proxy variable is not a URL.
 */
export function createTransport({ baseUrl, apiKey, keyHeaders, env }: TransportOptions): Transport {
  const redact = createRedactor(apiKey)
  const { origin, pathname } = new URL(baseUrl)
  const root = origin + pathname.replace(/\/+$/, '')
  const headers = {
    ...keyHeaders,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'ai-visibility-gate',
  }
  const describe = (path: string) => redact(`POST ${root}${path}`)
  const dispatcher = createDispatcher(env, describe(''), { maxResponseSize: MAX_ANSWER_BYTES })

  async function exchange(url: URL, body: string, signal: AbortSignal) {
    const target = { origin: url.origin, path: url.pathname + url.search }
    const answer = dispatcher.request({ ...target, method: 'POST', headers, body, signal })
    const response = await untilAborted(answer, signal)
    const header = (name: string) => redact([response.headers[name]].flat()[0] ?? '')
    return { status: response.statusCode, header, text: redact(await response.body.text()) }
  }

  async function post(path: string, body: string, signal: AbortSignal): Promise<Answer> {
    const request = describe(path)
    let url = new URL(root + path)
    for (let redirects = 0; ; redirects += 1) {
      const { status, header, text } = await exchange(url, body, signal).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : connectionError(error, request, redact)
      })
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
      // Only 307 and 308 keep method and body; any other redirect would turn the call into another one.
      const followed = (status === 307 || status === 308) && target?.origin === origin
      if (!followed || redirects === MAX_REDIRECTS) {
        const place = target === undefined ? 'nowhere' : `to ${excerpt(target.origin)}`
        const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : `redirects ${place}`
        throw new ServiceError({ kind: 'http', request, status, detail })
      }
      url = target
    }
  }

  return { post, describe, close: () => dispatcher.destroy() }
}

function readLocation(location: string, from: URL): URL | undefined {
  return location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : undefined
}

/** No cause is kept: a parser error, for one, carries the raw answer. */
function connectionError(error: unknown, request: string, redact: (text: string) => string): ServiceError {
  const facts = readSystemError(error, redact)
  if (facts.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    const detail = `the answer is larger than ${MAX_ANSWER_BYTES} bytes`
    return new ServiceError({ kind: 'invalid-response', request, detail })
  }
  return new ServiceError({ kind: 'connection', request, ...facts })
}
