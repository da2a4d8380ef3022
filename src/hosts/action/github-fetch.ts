import { text } from 'node:stream/consumers'
import { defaults } from '@actions/github/lib/utils'
import { createHttpClient, type HttpClient, type HttpRequest } from '../../lib/http/http-client.ts'
import { hasProxy } from '../../lib/http/proxy.ts'

interface ApiRequest extends Omit<HttpRequest, 'url' | 'signal'> {
  redirect?: RequestRedirect
}

/** The part of a `Response` that Octokit reads. */
interface ApiResponse {
  status: number
  url: string
  headers: Map<string, string>
  text(): Promise<string>
}

/** A fetch through the proxy of the runner, if any, without token, retries and time limit. */
export const fetchThroughProxy: typeof fetch = (url, options) => defaults.request?.fetch(url, options)

/**
 * Returns a fetch for calls of GitHub's API with a JSON body, each limited to `timeout` milliseconds. Without a proxy it
 * uses `node:http`, because loading fetch takes a tenth of the processor time of a run with a comment (`npm run bench`).
 */
export function createApiFetch(env: NodeJS.ProcessEnv, timeout: number) {
  const client = createHttpClient({}, 'GitHub')
  return async (address: string, request: ApiRequest): Promise<ApiResponse | Response> => {
    const signal = AbortSignal.timeout(timeout)
    if (hasProxy(env)) return await fetchThroughProxy(address, { ...request, signal })
    const response = await requestWhole(client, address, request, signal).catch((error: unknown) => {
      // Octokit would treat an AbortError as an answer of GitHub.
      throw signal.aborted ? signal.reason : error
    })
    const isFollowed = response.status >= 300 && response.status < 400 && request.redirect !== 'manual'
    // A redirected call had no effect, so it can be repeated with a fetch that follows redirects.
    return isFollowed ? await fetchThroughProxy(address, { ...request, signal }) : response
  }
}

async function requestWhole(
  client: HttpClient,
  address: string,
  { redirect: _, ...request }: ApiRequest,
  signal: AbortSignal,
): Promise<ApiResponse> {
  const { status, headers, body } = await client.request({ ...request, url: new URL(address), signal })
  const received = await text(body)
  return {
    status,
    url: address,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text: async () => received,
  }
}
