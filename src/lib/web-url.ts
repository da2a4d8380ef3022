/** Web addresses from outside that become links. */

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
