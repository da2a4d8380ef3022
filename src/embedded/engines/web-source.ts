/** A page that an engine names. */
export interface Source {
  /** URL in the reply of the engine, without tracking parameters; text from outside. */
  url: string
  /** Host of the page in lower case and ASCII, without `www.`; '' if it is unknown. */
  host: string
}

/** A page that the vendor does not name. */
export const UNKNOWN_SOURCE: Source = { url: '', host: '' }

/** Query parameters that tell where a visitor comes from. They do not select a page. */
const TRACKING =
  /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid)(?:=|$)/i

/** Returns the source for a URL. */
export function toSource(url: string): Source {
  return { url: withoutTracking(url), host: hostOf(url) }
}

/** Returns the URL without tracking parameters and without a text directive (`#:~:text=`). */
export function withoutTracking(url: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter))
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '')
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
