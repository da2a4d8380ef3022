import { parse } from 'tldts'
import { hostOf } from '../lib/web-url.ts'

export interface Source {
  /** URL in the reply of the engine, cleaned by `toSource`; text from outside. */
  url: string
  /** Host of the page in lower case and ASCII, without `www.`; '' if it is unknown. */
  host: string
}

/** A page that the vendor does not name. */
export const UNKNOWN_SOURCE: Source = { url: '', host: '' }

/** Query parameters that tell where a visitor comes from and do not select a page. */
const TRACKING =
  /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid|_x_tr_[^=]*)(?:=|$)/i

/** Returns the page behind a redirect, without tracking parameters. The host of a view of Google's search is unknown. */
export function toSource(url: string): Source {
  const page = unwrap(withScheme(url))
  return { url: withoutTracking(page), host: isGoogleView(page) ? '' : hostOf(page) }
}

/** Returns the sources of the pages that have a URL. */
export function toSources(pages: readonly ({ url?: string | undefined } | undefined)[]): Source[] {
  return pages.flatMap(page => (page?.url ? [toSource(page.url)] : []))
}

/** Also removes a text directive (`#:~:text=`). */
function withoutTracking(url: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter))
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '')
}

/** Returns the first source of each URL. */
export function uniqueSources(sources: Source[]): Source[] {
  return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed()
}

/** Matches the hosts of Google's search: `google.com`, `google.de`, `google.co.uk`, `google.com.br`. */
const GOOGLE = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/

const AMP_VIEWER = /^\/amp\/(s\/)?(.+)$/
const AMP_CACHE = /^\/[a-z]\/(s\/)?(.+)$/

/** Returns the http(s) address behind a redirect, a translation or an AMP cache. Other texts are returned unchanged. */
function unwrap(address: string): string {
  if (!URL.canParse(address)) return address
  return listTargets(new URL(address)).find(target => isPage(target ?? '')) ?? address
}

function listTargets({ hostname, pathname, search, searchParams }: URL): (string | null)[] {
  const isGoogle = GOOGLE.test(hostname)
  if (isGoogle && pathname === '/url') return [searchParams.get('q'), searchParams.get('url')]
  if (hostname === 'translate.google.com' && pathname === '/translate') return [searchParams.get('u')]
  if (/^(?:www\.)?bing\.com$/.test(hostname) && pathname === '/ck/a')
    return [Buffer.from(searchParams.get('u')?.replace(/^a1/, '') ?? '', 'base64url').toString()]
  const cache = isGoogle ? AMP_VIEWER : hostname.endsWith('.cdn.ampproject.org') ? AMP_CACHE : undefined
  const [, secure, page] = cache?.exec(pathname) ?? []
  if (page !== undefined) return [`${secure ? 'https' : 'http'}://${page}${search}`]
  // In `my--shop-acme-com.translate.goog`, one hyphen is a dot and two are a hyphen.
  const [, labels] = /^([^.]+)\.translate\.goog$/.exec(hostname) ?? []
  const host = labels?.replace(/--?/g, hyphens => (hyphens === '-' ? '.' : '-'))
  return host === undefined ? [] : [`https://${host}${pathname}${search}`]
}

/** Adds the scheme to `acme.com/page` and `//acme.com/page` if the host has a public suffix, and no user. */
function withScheme(text: string): string {
  const [, address = '', host = ''] = /^(?:\/\/)?(([^\s/?#:@\\]+)(?::\d+)?(?:[/?#].*)?)$/s.exec(text) ?? []
  if (!host.includes('.') || !URL.canParse(`https://${address}`)) return text
  const { isIcann, domain } = parse(new URL(`https://${address}`).hostname)
  return isIcann && domain !== null ? `https://${address}` : text
}

const VIEW = /^\/(?:search|searchviewer|viewer|maps|shopping)(?:\/|$)/

/** Google's views of a search, a company or a place show the content of unknown pages. */
function isGoogleView(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return (GOOGLE.test(hostname) && VIEW.test(pathname)) || /^maps\.google\.[a-z.]{2,6}$/.test(hostname)
}

function isPage(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
