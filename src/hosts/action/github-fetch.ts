/** The fetch functions of GitHub's client. */
import { text } from 'node:stream/consumers'
import { defaults } from '@actions/github/lib/utils'
import { createHttpClient, type HttpRequest } from '../../lib/http/http-client.ts'
import { hasProxy } from '../../lib/http/proxy.ts'

/** The options that Octokit gives to a fetch. */
interface ApiRequest extends Omit<HttpRequest, 'url' | 'signal'> {
  redirect?: RequestRedirect
}

/** The part of a `Response` that Octokit reads from a reply without a redirect. */
interface ApiResponse {
  status: number
  url: string
  headers: Map<string, string>
  text(): Promise<string>
}

/** Requests a URL through the proxy of the runner, if it has one. Sends no token, repeats nothing and has no time limit. */
export const fetchThroughProxy: typeof fetch = (url, options) => defaults.request?.fetch(url, options)

/**
 * Returns a fetch for calls of GitHub's API with a JSON body, each ended after `timeout` milliseconds. It uses `node:http`
 * where it can, because loading a fetch takes a tenth of the processor time of a run with a comment (`npm run bench`).
 */
export function createApiFetch(env: NodeJS.ProcessEnv, timeout: number) {
  const client = createHttpClient({}, 'GitHub')
  return async (address: string, request: ApiRequest): Promise<ApiResponse | Response> => {
    const { redirect, ...options } = request
    const signal = AbortSignal.timeout(timeout)
    if (hasProxy(env)) return await fetchThroughProxy(address, { ...request, signal })
    const response = await client.request({ ...options, url: new URL(address), signal })
    const isFollowed = response.status >= 300 && response.status < 400 && redirect !== 'manual'
    // A redirect did nothing yet, so a fetch that follows redirects can make the call again.
    if (isFollowed) return await fetchThroughProxy(address, { ...request, signal })
    const received = await text(response.body)
    return {
      status: response.status,
      url: address,
      headers: new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
      text: async () => received,
    }
  }
}
