import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici'
import { readProxies } from './proxy.ts'

/** Creates an undici dispatcher for one service. The global one is left alone, because other libraries use it. */
export function createDispatcher(
  env: NodeJS.ProcessEnv,
  request: string,
  own: Pick<Agent.Options, 'maxResponseSize' | 'connect'> = {},
): Dispatcher {
  // Only the caller's time budget limits a request. The default timeouts of undici would end a long scan.
  const options = { ...own, headersTimeout: 0, bodyTimeout: 0 }
  const proxies = readProxies(env, request)
  // EnvHttpProxyAgent is experimental, so it is used only with a proxy.
  if (proxies === undefined) return new Agent(options)
  const { emitWarning } = process
  try {
    // The constructor warns once that the class is experimental, which no user can act on.
    process.emitWarning = () => {}
    return new EnvHttpProxyAgent({ ...options, ...proxies })
  } finally {
    process.emitWarning = emitWarning
  }
}
