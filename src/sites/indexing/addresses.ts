/** The URL paths that a page is published at. */
import { normalize } from '../../lib/text.ts'
import type { PageContent } from '../../pages/page.ts'
import type { SourcePage } from '../generators/generator.ts'

/** The parts of a page that its addresses depend on. */
export interface AddressedPage {
  /** Path in the repository. */
  path: string
  /** Public URL, or the path if it is not known. */
  url: string
  /** Paths from the root of the host on, decoded; none for a file that is not published. Undefined if they are not known. */
  addresses: readonly string[] | undefined
}

/** Returns a page as generators read it. */
export function toSourcePage({ path, content }: { path: string; content: PageContent }): SourcePage {
  const { fields, title } = content
  return { path, fields: fields ?? {}, hasFrontMatter: fields !== undefined, title }
}

/** A sitemap or a browser allows about 2,000; longer ones take too long to match. */
const MAX_CHARACTERS = 1000

/** Returns the public URL of a page; undefined if it is not known. */
export function publicUrlOf({ path, url }: AddressedPage): URL | undefined {
  return url === path ? undefined : (URL.parse(url) ?? undefined)
}

/** Returns the addresses of a page in the form of normalizeAddress; none if they are not known. */
export function addressesOf({ addresses = [] }: AddressedPage): string[] {
  return [...new Set(addresses.map(address => normalizeAddress(encodeURI(address.toWellFormed()))))]
}

/**
 * Returns a path of a URL so that two ways to write one address are equal: with a slash at the start and none at the
 * end, decoded, without query, `index.html` and the ending of a page.
 */
export function normalizeAddress(address: string): string {
  const [path = ''] = address.slice(0, MAX_CHARACTERS).split(/[?#]/, 1)
  const names = path.split('/').filter(name => name !== '' && name !== '.')
  const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, '')
  const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last]
  return `/${all.map(decode).join('/')}`
}

/** Decodes a part of a URL path. A part that cannot be decoded is returned unchanged. */
export function decode(segment: string): string {
  try {
    return normalize(decodeURIComponent(segment), 'NFC')
  } catch {
    return segment
  }
}
