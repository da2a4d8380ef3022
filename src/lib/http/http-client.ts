import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { readProxies } from './proxy.ts'

export interface HttpRequest {
  url: URL
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string | null
  signal: AbortSignal
}

interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Bytes as they arrive. Rejects if the connection breaks. */
  body: AsyncIterable<Uint8Array>
}

export interface HttpClient {
  /** Sends one request without following redirects. */
  request(request: HttpRequest): Promise<HttpResponse>
  close(): Promise<void>
}

/** Creates a client that keeps its connections open. Throws a ServiceError if a proxy variable is not a URL. */
export function createHttpClient(env: NodeJS.ProcessEnv, name: string): HttpClient {
  return readProxies(env, name) === undefined ? createDirectClient() : createProxyClient(env, name)
}

/** Uses `node:http`, because loading undici takes longer than everything else in a small run (`npm run bench`). */
function createDirectClient(): HttpClient {
  const agents = {
    http: new http.Agent({ keepAlive: true }),
    https: new https.Agent({ keepAlive: true }),
  }
  return {
    async request({ url, method, headers, body, signal }) {
      const options = { method, headers, signal }
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent =
          url.protocol === 'https:'
            ? https.request(url, { ...options, agent: agents.https }, resolve)
            : http.request(url, { ...options, agent: agents.http }, resolve)
        sent.on('error', reject).end(body ?? undefined)
      })
      return { status: response.statusCode ?? 0, headers: response.headers, body: response }
    },
    async close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

function createProxyClient(env: NodeJS.ProcessEnv, name: string): HttpClient {
  const opened = import('./dispatcher.ts').then(({ createDispatcher }) => createDispatcher(env, name))
  return {
    async request({ url, method, headers, body, signal }) {
      const dispatcher = await opened
      const target = { origin: url.origin, path: url.pathname + url.search, method }
      const response = await dispatcher.request({ ...target, headers, body: body ?? null, signal })
      return { status: response.statusCode, headers: response.headers, body: response.body }
    },
    async close() {
      const dispatcher = await opened
      await dispatcher.destroy()
    },
  }
}
