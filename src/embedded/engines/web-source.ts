/** A page that an engine names. */
export interface Source {
  /** URL in the reply of the engine; text from outside. */
  url: string
  /** Host of the page in lower case and ASCII, without `www.`; '' if it is unknown. */
  host: string
}

/** Returns the source for a URL. */
export function toSource(url: string): Source {
  return { url, host: hostOf(url) }
}

/** Returns the host of an http(s) URL, without `www.`; '' for any other text. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** Returns the sources without later ones of the same URL. */
export function uniqueSources(sources: Source[]): Source[] {
  return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed()
}
