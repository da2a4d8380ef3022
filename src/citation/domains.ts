import { parse } from 'tldts'
import type { Source } from '../engines/source.ts'
import { hostOf } from '../lib/host-of.ts'

/**
 * Reads a home of a brand: a domain, such as `acme.com`, `münchen.de` or `https://www.acme.com/`, or the start of an address,
 * such as `github.com/acme`. Returns the ASCII host without `www.`, with the path and query. Undefined for any other text, a
 * public suffix (`co.uk`, `github.io`) and an IP address.
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

/** A home without a path is a domain. A path of placeholders only, or with `..`, names no page of a brand. */
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
 * Returns the home of a page: a domain, or a subdomain of it, or an address whose path begins with the segments of the home
 * and whose query has its parameters. `*` is any one segment. Letter case is ignored, as it is by the sites with pages of
 * brands.
 */
export function findHome(source: Source, homes: readonly string[]): string | undefined {
  let page: Page | undefined
  return homes.find(home => {
    if (!isPage(home)) return source.host === home || source.host.endsWith(`.${home}`)
    page ??= readPage(source)
    return page !== undefined && isBelow(page, readHome(home))
  })
}

/** Returns whether a page of a known site but hidden address may be at one of `homes`, because a home is a page of that site. */
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

/** `acme.co.uk` for `blog.acme.co.uk`, `acme.github.io` for itself. A host without one, such as an IP address, is unchanged. */
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

/** Undefined if the vendor hides the address: then the URL is a redirect on another host. */
function readPage({ url, host }: Source): Page | undefined {
  return host !== '' && hostOf(url) === host ? pageOf(new URL(url)) : undefined
}

/** Hosts of one site for phones, languages and countries. On other sites, a subdomain may belong to somebody else. */
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

/** A parameter that the page repeats has no single value. */
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

/** Decodes each segment separately, so that `%2F` in it separates nothing. */
function fold(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}
