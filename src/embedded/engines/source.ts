/** A page an engine names. */
export interface Source {
  /** Where the page is, as the engine says; from outside. */
  url: string
  /** The page's host in lower case and ASCII, without `www.`; '' where that cannot be known. */
  host: string
}

export function toSource(url: string): Source {
  return { url, host: hostOf(url) }
}

/** The host that a browser would go to. '' for what is no web address. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** Without later sources of the same URL. */
export function uniqueSources(sources: Source[]): Source[] {
  return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed()
}
