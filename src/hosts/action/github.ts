import { debug } from '@actions/core'
import { getOctokit } from '@actions/github'
import { retry } from '@octokit/plugin-retry'
import * as z from 'zod'
import { createApiFetch } from './github-fetch.ts'

export type GitHub = ReturnType<typeof getOctokit>

interface Patience {
  /** Milliseconds for one attempt. GitHub ends a call after ten seconds. */
  timeout: number
  /** Milliseconds in each second of waiting, which tests shorten. */
  second: number
}

/** Seconds. A job that idles for minutes costs more than a comment is worth. */
const LONGEST_WAIT = 60
const RATE_LIMIT_RETRIES = 2
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index)

/**
 * Creates a client for the API at `apiUrl`. Retries server and connection errors three times, rate limits twice if the
 * wait is short, and other errors never. Uses the proxy variables of the runner.
 */
export function createGitHub(
  token: string,
  apiUrl: string,
  { timeout, second }: Patience = { timeout: 10_000, second: 1000 },
): GitHub {
  const log = { debug, info: debug, warn: debug, error: debug }
  return getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log,
      request: { fetch: createApiFetch(process.env, timeout), log },
      retry: { doNotRetry: CLIENT_ERRORS, retryAfterBaseValue: second },
    },
    waitForRateLimits,
    retry,
  )
}

/**
 * Makes plugin-retry wait for a rate limit that ends soon, so it must be registered before it. plugin-throttling would also
 * wait a second between our one or two writes.
 */
function waitForRateLimits(octokit: Pick<GitHub, 'hook'>): void {
  octokit.hook.error('request', error => {
    const wait = secondsToWait(error)
    if (wait <= LONGEST_WAIT && 'request' in error) {
      error.request.request = { ...error.request.request, retries: RATE_LIMIT_RETRIES, retryAfter: wait }
    }
    throw error
  })
}

const rateLimitSchema = z.object({
  message: z.string(),
  response: z.object({
    status: z.union([z.literal(403), z.literal(429)]),
    headers: z.object({
      'retry-after': z.coerce.number().nonnegative().optional(),
      'x-ratelimit-remaining': z.coerce.number().optional(),
      'x-ratelimit-reset': z.coerce.number().optional(),
    }),
  }),
})

/** Returns Infinity for any other error. */
function secondsToWait(error: unknown): number {
  const { message = '', response } = rateLimitSchema.safeParse(error).data ?? {}
  if (response === undefined) return Number.POSITIVE_INFINITY
  const {
    'retry-after': retryAfter,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  } = response.headers
  if (retryAfter !== undefined) return retryAfter
  if (remaining === 0 && reset !== undefined) return Math.max(0, Math.ceil(reset - Date.now() / 1000)) + 1
  // Without a time, GitHub asks for at least a minute.
  return /secondary rate limit/i.test(message) ? LONGEST_WAIT : Number.POSITIVE_INFINITY
}

/** Pages of 100 items. Stop after this many, so that a broken server cannot keep the run in a loop. */
const MAX_PAGES = 500

/**
 * Lists the items of all pages that `keep` accepts. Rejects if a page is not a list of items, because writes depend on a
 * complete list; Octokit's own pagination would read a 409 or an empty answer as an empty list.
 */
export async function listAll<T>(
  github: Pick<GitHub, 'request'>,
  route: string,
  parameters: Record<string, string | number>,
  item: z.ZodType<T>,
  keep: (item: T) => boolean,
): Promise<T[]> {
  const kept: T[] = []
  let place: Record<string, string> | undefined = {}
  for (let page = 1; place !== undefined; page += 1) {
    if (page > MAX_PAGES) throw new Error(`the list has more than ${MAX_PAGES} pages`)
    const { data, headers } = await github.request(route, { ...place, ...parameters, per_page: 100 })
    // Filtered page by page, because thousands of items with their whole texts would take much memory.
    kept.push(...z.array(item).parse(data).filter(keep))
    place = readNextPlace(headers.link)
  }
  return kept
}

/**
 * Reads the next page from the Link header; undefined after the last one. Only these parameters are used, so that the token
 * is never sent to another address.
 */
function readNextPlace(link: string | undefined): Record<string, string> | undefined {
  const address = /<([^<>]*)>;\s*rel="?next\b/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  const query = URL.parse(address, 'https://github.invalid')?.searchParams
  const place = ['page', 'after'].flatMap(name => {
    const value = query?.get(name)
    return value ? [[name, value] as const] : []
  })
  if (place.length === 0) throw new Error('the address of the next page has no place')
  return Object.fromEntries(place)
}
