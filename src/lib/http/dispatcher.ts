import { isIPv6 } from 'node:net'
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici'
import { ServiceError } from '../../contract/errors.ts'
import { INVALID_PROXY } from './error-codes.ts'
import { excerpt } from './excerpt.ts'

function readProxies(env: NodeJS.ProcessEnv) {
  return {
    httpProxy: withScheme(env['http_proxy'] || env['HTTP_PROXY'] || ''),
    httpsProxy: withScheme(env['https_proxy'] || env['HTTPS_PROXY'] || ''),
    // undici compares hosts as they are in URLs, where an IPv6 address has brackets.
    noProxy: (env['no_proxy'] || env['NO_PROXY'] || '').replace(/[^,\s]+/g, host =>
      isIPv6(host) ? `[${host}]` : host,
    ),
  }
}

/** Reads `proxy.example:3128` as curl does: as an HTTP proxy. */
function withScheme(proxy: string): string {
  return proxy === '' || proxy.includes('://') ? proxy : `http://${proxy}`
}

/** Returns whether a proxy variable is set, so that requests may go through a proxy. */
export function hasProxy(env: NodeJS.ProcessEnv): boolean {
  const { httpProxy, httpsProxy } = readProxies(env)
  return Boolean(httpProxy || httpsProxy)
}

/**
 * Creates an undici dispatcher for one service. The global one stays unchanged, because other libraries use it.
 * `request` names the call in errors. Throws a ServiceError if a proxy variable is not a URL.
 */
export function createDispatcher(
  env: NodeJS.ProcessEnv,
  request: string,
  own: Pick<Agent.Options, 'maxResponseSize' | 'connect'> = {},
): Dispatcher {
  // Only the caller's time budget limits a request. The default timeouts of undici would end a long scan.
  const options = { ...own, headersTimeout: 0, bodyTimeout: 0 }
  // EnvHttpProxyAgent is experimental, so it is used only with a proxy.
  if (!hasProxy(env)) return new Agent(options)
  const { emitWarning } = process
  try {
    // The constructor warns once that the class is experimental, which no user can act on.
    process.emitWarning = () => {}
    return new EnvHttpProxyAgent({ ...options, ...readProxies(env) })
  } catch {
    // The cause contains the password of the proxy.
    const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128'
    throw new ServiceError({ kind: 'connection', request, detail, code: INVALID_PROXY })
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Returns the code and the message of a network or system error, as one line without the key. */
export function readSystemError(
  error: unknown,
  redact: (text: string) => string,
): { detail: string; code?: string } {
  const { message = '', code = '' } = readError(error)
  // An error that combines those of several addresses has a code but no message.
  const detail = excerpt(redact(message)) || code || 'the connection failed'
  return { detail, ...(code && { code }) }
}

function readError(error: unknown): { message?: string; code?: string } {
  if (!(error instanceof Error)) return {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { message: error.message, code }
}
