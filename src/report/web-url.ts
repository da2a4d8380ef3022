/** Web addresses that become links: those from outside, and files on the forge of the run. */
import type { Outcome } from './outcome.ts'

const LONGEST_URL = 2000

/** Returns the http(s) URL; undefined for other text, and for a URL with credentials. */
export function parseWebUrl(text: string): URL | undefined {
  return ifShort(parseWithoutCredentials(text))
}

/** Returns the http(s) URL without its fragment, which names a part of the page; undefined as for `parseWebUrl`. */
export function parseWebPage(text: string): URL | undefined {
  const url = parseWithoutCredentials(text)
  if (url) url.hash = ''
  return ifShort(url)
}

function parseWithoutCredentials(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

function ifShort(url: URL | undefined): URL | undefined {
  return url && url.href.length <= LONGEST_URL ? url : undefined
}

/** Returns host and path in readable form. */
export function readablePlace({ host, pathname }: URL): string {
  return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname))
}

/** Returns a part of a URL with its escapes decoded, where that is possible. */
export function readable(place: string): string {
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}

/**
 * Returns the page of a file at a commit, and at a line of it, on the forge of the run:
 * `https://github.com/acme/site/blob/COMMIT/docs/a.md#L3`. Undefined outside a workflow run, without a commit, and for a
 * path whose link would lead to another page of the forge.
 */
export function fileUrl(
  { commitUrl }: Pick<Outcome['run'], 'commitUrl'>,
  commit: string | undefined,
  path: string,
  line?: number,
): string | undefined {
  const end = commitUrl?.lastIndexOf('/commit/') ?? -1
  if (commitUrl === undefined || commit === undefined || end < 0) return undefined
  const parts = path.split('/')
  // A URL drops these parts, and what stands before `..`.
  if (parts.some(part => ['.', '..'].includes(part))) return undefined
  const encoded = parts.map(part => encodeURIComponent(part.toWellFormed()))
  return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}${line === undefined ? '' : `#L${line}`}`
}
