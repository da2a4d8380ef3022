import { parse } from 'tldts'
import type { Source } from '../engines/source.ts'
import { hostOf } from '../lib/web-url.ts'

/**
 * Reads a home of a brand: a domain (`acme.com`, `münchen.de`, `https://www.acme.com/`) or the start of an address
 * (`github.com/acme`). Returns the ASCII host without `www.`, with path and query; undefined for any other text, also for a
 * public suffix (`co.uk`, `github.io`) or an IP address.
 */
export function readBrandDomain(text: string): string | undefined {
  const [, authority, path = '', query = ''] =
    /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? []
  const address = text.includes('://') ? text : `https://${text}`
  if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined
  if (!URL.canParse(address) || !isHomePath(path, query)) return undefined
  const host = hostOf(address)
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  if (domain === null || isIp || !host.includes('.')) return undefined
  return path === '' ? host : `${host}/${path}${query}`
}

/** A path of placeholders only, or with `..`, does not identify a brand. */
function isHomePath(path: string, query: string): boolean {
  if (path === '') return query === ''
  const segments = path.split('/')
  return !segments.some(segment => /^\.{0,2}$/.test(segment)) && segments.some(segment => segment !== '*')
}

/** Returns whether a page is at one of `homes` (from `readBrandDomain`). */
export function isAtHome(source: Source, homes: readonly string[]): boolean {
  return findHome(source, homes) !== undefined
}

/**
 * Returns the home that a page belongs to: a domain, also of a subdomain, or an address with which the path begins and whose
 * query parameters the page has. `*` is any one segment. Letter case is ignored, as on the sites that host pages of brands.
 */
export function findHome(source: Source, homes: readonly string[]): string | undefined {
  let page: Page | undefined
  return homes.find(home => {
    if (!isPage(home)) return source.host === home || source.host.endsWith(`.${home}`)
    page ??= readPage(source)
    return page !== undefined && isBelow(page, readHome(home))
  })
}

/** Returns whether a page of which only the host is known may be at one of `homes`, because a home is a page of that host. */
export function mayBeAtHome(source: Source, homes: readonly string[]): boolean {
  return (
    hostOf(source.url) !== source.host &&
    homes.some(home => isPage(home) && home.startsWith(`${source.host}/`))
  )
}

/** Returns the name of a page's site: its home if that is a page, otherwise its registrable domain. */
export function siteOf(source: Source, homes: readonly string[]): string {
  const home = findHome(source, homes)
  return home !== undefined && isPage(home) ? home : registrableDomain(source.host)
}

function registrableDomain(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host
}

interface Page {
  host: string
  segments: string[]
  query: URLSearchParams
}

function isPage(home: string): boolean {
  return home.includes('/')
}

function readHome(home: string): Page {
  return pageOf(new URL(`https://${home}`))
}

/** Undefined if the vendor hides the address behind a redirect on another host. */
function readPage({ url, host }: Source): Page | undefined {
  return host !== '' && hostOf(url) === host ? pageOf(new URL(url)) : undefined
}

/** Subdomains for phones, languages and countries. On other sites, a subdomain may have another owner. */
const LOCAL_HOST =
  /^(?:m|mobile|old|[a-z]{2}(?:-[a-z]{2})?)\.(?=(?:facebook|linkedin|pinterest|reddit|trustpilot|twitter|youtube)\.com$)/
/** The path of an app in Apple's store. The optional country and name do not select another app. */
const APPLE_APP = /^\/(?:(?:[a-z]{2}|\*)\/)?app\/(?:[^/]+\/)?(?=id\d+(?:\/|$))/i
/** The scope of an npm package, whose slash may be encoded. */
const NPM_SCOPE = /^(\/package\/(?:@|%40)[^/%]+)%2f/i

function pageOf(url: URL): Page {
  const host = hostOf(url.href).replace(LOCAL_HOST, '')
  let path = url.pathname.replace(/\/$/, '')
  if (host === 'apps.apple.com') path = path.replace(APPLE_APP, '/app/')
  if (host === 'npmjs.com') path = path.replace(NPM_SCOPE, '$1/')
  const [, ...segments] = path.split('/').map(fold)
  return { host, segments, query: url.searchParams }
}

/** A parameter that the page repeats does not match. */
function isBelow(page: Page, home: Page): boolean {
  return (
    page.host === home.host &&
    home.segments.every((part, index) => {
      const segment = page.segments[index]
      return part === '*' ? Boolean(segment) : part === segment
    }) &&
    home.query.entries().every(([name, value]) => page.query.getAll(name).join('\n') === value)
  )
}

/** Called for each segment, so that a decoded `%2F` does not separate segments. */
function fold(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
