const MAX_URL_LENGTH = 2000

/** Returns an http(s) URL without credentials; undefined for any other text. */
export function parseWebUrl(text: string): URL | undefined {
  return ifShort(parseWithoutCredentials(text))
}

/** Returns an http(s) URL without credentials and fragment; undefined for any other text. */
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
  return url && url.href.length <= MAX_URL_LENGTH ? url : undefined
}

/** Returns host and path without percent-encoding. */
export function readablePlace({ host, pathname }: URL): string {
  return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname))
}

/** Decodes percent-encoding where it is valid. */
export function readable(place: string): string {
  try {
    return decodeURI(place)
  } catch {
    return place
  }
}

/** Returns the host of an http(s) URL without `www.`, or '' for any other text. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** Returns whether the host of a URL is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
