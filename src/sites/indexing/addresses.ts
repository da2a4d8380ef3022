/** Finds the addresses of pages: decoded URL paths, relative to the host. */
import { normalize } from '../../lib/text.ts'
import { isHiding, type Signal } from '../../pages/signals/signal.ts'
import { findOrigin, hasOriginOnly, isWithin, type SiteUrl, toUrl } from '../folder-rules.ts'
import type { SourcePage } from '../generators/generator.ts'
import { type FoundSite, type NeededSetting, placeIn } from '../generators/generators.ts'

export interface PageAddresses {
  /** Public URL, or the path if it is not known. */
  url: string
  /** Empty for a file that is not published; undefined if they are not known. */
  addresses: readonly string[] | undefined
  /** The setting that makes the addresses unknown. */
  needs?: NeededSetting | undefined
  /** The generator of its site gives it an address, even if it is marked as a draft. */
  isBuilt?: boolean
  /** The base path of the site, or '/', to which aliases are relative. */
  base: string
}

type HidingPage = Pick<PageAddresses, 'isBuilt'> & { content: { signals: Signal[] } }

export type AddressedPage = Pick<PageAddresses, 'url' | 'addresses'> & { path: string }

/** Returns whether the generator of its site publishes a page although a field asks it not to. */
export function isIgnored({ kind }: Signal, isBuilt = false): boolean {
  return isBuilt && (kind === 'draft' || kind === 'unpublished')
}

/** Returns whether a page hides itself from answer engines, at any address. */
export function hidesItself({ content, isBuilt }: HidingPage): boolean {
  return content.signals.some(signal => isHiding(signal) && !isIgnored(signal, isBuilt))
}

/** Returns the addresses of a page from the generator of its site, otherwise from `site-url`. */
export function findAddresses(
  page: SourcePage,
  slug: string | undefined,
  siteUrls: SiteUrl[],
  sites: readonly FoundSite[],
): PageAddresses {
  const { path } = page
  const placed = placeIn(sites, page)
  if (placed !== undefined) {
    const { addresses, needs, base } = placed
    const [first] = addresses ?? []
    const origin = findOrigin(path, siteUrls)
    const isKnown = first !== undefined && origin !== undefined
    const url = isKnown ? `${origin}${encodeURI(first.toWellFormed())}` : path
    return { url, addresses, needs, isBuilt: first !== undefined, base }
  }
  const isInSite = sites.some(({ folder }) => isWithin(path, folder))
  // An origin does not give the path of a page.
  const url = isInSite && hasOriginOnly(path, siteUrls) ? path : toUrl(path, slug, siteUrls)
  const pathname = url === path ? undefined : URL.parse(url)?.pathname
  const addresses = pathname === undefined ? undefined : [pathname.split('/').map(decode).join('/')]
  return { url, addresses, base: '/' }
}

/** Longer addresses would take too long to match. Sitemaps and browsers allow about 2,000. */
const MAX_CHARACTERS = 1000

/** Returns the public URL of a page; undefined if it is not known. */
export function parsePublicUrl({ path, url }: AddressedPage): URL | undefined {
  return url === path ? undefined : (URL.parse(url) ?? undefined)
}

/** Returns the known addresses of a page in the form of normalizeAddress. */
export function listAddresses({ addresses = [] }: AddressedPage): string[] {
  return [...new Set(addresses.map(address => normalizeAddress(encodeURI(address.toWellFormed()))))]
}

/** Returns the addresses that a page may have if they are not known: `/docs/a` and `/a` for `docs/a.md`. */
export function listPossibleAddresses(path: string): string[] {
  const names = normalizeAddress(path.replace(/(^|\/)readme\.\w+$/i, '$1')).split('/')
  return names.slice(1).map((_, index) => `/${names.slice(index + 1).join('/')}`)
}

/** Returns whether a page may be at a normalized address: one of its addresses, or an address that ends like its path. */
export function mayBeAt(page: AddressedPage, address: string): boolean {
  if (page.addresses !== undefined) return listAddresses(page).includes(address)
  const possible = listPossibleAddresses(page.path)
  return possible.includes(address) || address.endsWith(possible[0] ?? '')
}

/**
 * Normalizes a URL path, so that equal addresses are equal texts: decoded, with a slash only at the start, and without
 * query, `index.html` and extension.
 */
export function normalizeAddress(address: string): string {
  const [path = ''] = address.slice(0, MAX_CHARACTERS).split(/[?#]/, 1)
  const names = path.split('/').filter(name => name !== '' && name !== '.')
  const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, '')
  const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last]
  return `/${all.map(decode).join('/')}`
}

/** Decodes a part of a URL path. Returns an invalid part unchanged. */
function decode(segment: string): string {
  try {
    return normalize(decodeURIComponent(segment), 'NFC')
  } catch {
    return segment
  }
}
