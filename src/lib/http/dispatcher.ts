import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from './excerpt.ts'

function readProxies(env: NodeJS.ProcessEnv) {
  return {
    httpProxy: env['http_proxy'] || env['HTTP_PROXY'] || '',
    httpsProxy: env['https_proxy'] || env['HTTPS_PROXY'] || '',
    noProxy: env['no_proxy'] || env['NO_PROXY'] || '',
  }
}

/** Whether some requests may go through a proxy. */
export function hasProxy(env: NodeJS.ProcessEnv): boolean {
  const { httpProxy, httpsProxy } = readProxies(env)
  return Boolean(httpProxy || httpsProxy)
}

/**
 * A dispatcher of our own: the process-wide one belongs to whoever else makes requests here. `request` is the call,
 * for people. Throws a ServiceError when a proxy variable is not a URL.
 */
export function createDispatcher(
  env: NodeJS.ProcessEnv,
  request: string,
  own: Pick<Agent.Options, 'maxResponseSize' | 'connect'> = {},
): Dispatcher {
  // The caller's time budget governs; undici's own timeouts would end a long scan early.
  const options = { ...own, headersTimeout: 0, bodyTimeout: 0 }
  // EnvHttpProxyAgent warns that it is experimental: only who needs a proxy shall read that.
  if (!hasProxy(env)) return new Agent(options)
  try {
    return new EnvHttpProxyAgent({ ...options, ...readProxies(env) })
  } catch {
    // The cause would name the proxy's password.
    const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128'
    throw new ServiceError({ kind: 'connection', request, detail, code: 'ERR_INVALID_URL' })
  }
}

/** Rejects with the signal's reason as soon as it aborts: undici hears an abort only once it is connected, and a name lookup never does. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** What a call of the network or the system failed with: one line without the key, and its code. */
export function readSystemError(
  error: unknown,
  redact: (text: string) => string,
): { detail: string; code?: string } {
  const { message = '', code = '' } = factsOf(error)
  // An error that stands for several addresses has a code but no message.
  const detail = excerpt(redact(message)) || code || 'the connection failed'
  return { detail, ...(code && { code }) }
}

function factsOf(error: unknown): { message?: string; code?: string } {
  if (!(error instanceof Error)) return {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { message: error.message, code }
}
