import { isIPv6 } from 'node:net'
import { ServiceError } from '../../errors/service.ts'
import { INVALID_PROXY } from '../../errors/service-codes.ts'

interface Proxies {
  httpProxy: string
  httpsProxy: string
  noProxy: string
}

/** Returns whether the environment names a proxy. */
export function hasProxy(env: NodeJS.ProcessEnv): boolean {
  const { httpProxy, httpsProxy } = readVariables(env)
  return httpProxy !== '' || httpsProxy !== ''
}

/** Returns the proxies of the environment, if any. `request` names the call in the ServiceError for an invalid variable. */
export function readProxies(env: NodeJS.ProcessEnv, request: string): Proxies | undefined {
  if (!hasProxy(env)) return undefined
  const proxies = readVariables(env)
  const given = [proxies.httpProxy, proxies.httpsProxy].filter(proxy => proxy !== '')
  if (given.every(isHttpUrl)) return proxies
  // The value may contain the password of the proxy.
  const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128'
  throw new ServiceError({ kind: 'connection', request, detail, code: INVALID_PROXY })
}

function readVariables(env: NodeJS.ProcessEnv): Proxies {
  return {
    httpProxy: withScheme(env['http_proxy'] || env['HTTP_PROXY'] || ''),
    httpsProxy: withScheme(env['https_proxy'] || env['HTTPS_PROXY'] || ''),
    // undici compares hosts in the form of URLs, with brackets around an IPv6 address.
    noProxy: (env['no_proxy'] || env['NO_PROXY'] || '').replace(/[^,\s]+/g, host =>
      isIPv6(host) ? `[${host}]` : host,
    ),
  }
}

/** curl also reads `proxy.example:3128` as an HTTP proxy. */
function withScheme(proxy: string): string {
  return proxy === '' || proxy.includes('://') ? proxy : `http://${proxy}`
}

function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}
