/** Addresses from outside that become links. */

const LONGEST_URL = 2000

/** The URL of a web page without credentials; undefined for anything else. */
export function parseWebUrl(text: string): URL | undefined {
  return ifShort(parseWithoutCredentials(text))
}

/** The same without its fragment, which names a part of the page alone. */
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

/** Host and path, as a reader would write them. */
export function readablePlace({ host, pathname }: URL): string {
  return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname))
}

/** A part of a URL with its letters as they are written, where it decodes. */
export function readable(place: string): string {
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}
