/** The URL paths that a page may be published at. */
import { normalize } from '../../lib/text.ts'
import { slugged } from '../folder-rules.ts'

/** A page, as far as its addresses depend on it. */
export interface AddressedPage {
  /** Path in the repository. */
  path: string
  /** Public URL; the path when there is none. */
  url: string
  content: { slug: string | undefined }
}

/** Folders of sources and of built sites that are no part of an address. */
const SOURCE_FOLDERS = new Set(
  'website site www web src source content contents pages app public static book dist build out _site html'.split(
    ' ',
  ),
)

/** Folders that some generators make part of the address and others do not. */
const OPTIONAL_FOLDERS = new Set(['docs', 'doc', 'documentation', 'en', 'versioned_docs'])

/** The newest version of Docusaurus has the addresses of the site. */
const VERSION_FOLDER = /^version-\d/

/** A sitemap or a browser allows about 2,000; longer ones take too long to match. */
const MOST_CHARACTERS = 1000

/** Returns the public URL of a page; undefined when no site URL applies to its file. */
export function publicUrlOf({ path, url }: AddressedPage): URL | undefined {
  return url === path ? undefined : (URL.parse(url) ?? undefined)
}

/**
 * Returns the addresses that a page may have, in the form of normalizeAddress. With a site URL it is
 * the path of `url`. Without, they are the ones that common generators give to the file: `docs/setup.md` as
 * `/docs/setup` and `/setup`. A number that orders files may be part of it: `/02-setup` or `/setup`. `root` is the folder of the page's site; the path counts from there.
 */
export function addressesOf(page: AddressedPage, root = ''): string[] {
  const url = publicUrlOf(page)
  if (url !== undefined) {
    const address = normalizeAddress(url.pathname)
    return unique([address, address.split('/').map(withoutOrder).join('/')])
  }
  const { slug } = page.content
  const inside = root === '' ? page.path : page.path.slice(root.length + 1)
  const folders = inside.split('/').slice(0, -1)
  const first = folders.findIndex(name => !SOURCE_FOLDERS.has(name))
  const rest = first < 0 ? [] : folders.slice(first)
  const isOptional = (name: string) =>
    OPTIONAL_FOLDERS.has(name) || SOURCE_FOLDERS.has(name) || VERSION_FOLDER.test(name)
  const sure = rest.findIndex(name => !isOptional(name))
  const most = sure < 0 ? rest.length : sure
  const prefixes = Array.from({ length: most + 1 }, (_, index) => rest.slice(index, most))
  const { names } = slugged([...rest.slice(most), inside.split('/').at(-1) ?? ''].join('/'), slug)
  const paths = prefixes.map(prefix => [...prefix, ...names])
  const unordered = paths.map(path => path.map(withoutOrder))
  return unique([...paths, ...unordered].map(path => normalizeAddress(path.map(encode).join('/'))))
}

function unique(addresses: string[]): string[] {
  return [...new Set(addresses)]
}

/** `02-setup` as `setup`, as Docusaurus does; a date or a version stays. */
function withoutOrder(name: string): string {
  return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+[ ]?[-_.]+[ ]?(?=[^-_.\s])/, '')
}

function encode(segment: string): string {
  return encodeURIComponent(segment.toWellFormed())
}

/**
 * Returns a path of a URL so that two ways to write one address are equal: with a slash at the start and none at the
 * end, decoded, without query, `index.html` and the ending of a page.
 */
export function normalizeAddress(address: string): string {
  const [path = ''] = address.slice(0, MOST_CHARACTERS).split(/[?#]/, 1)
  const names = path.split('/').filter(name => name !== '' && name !== '.')
  const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, '')
  const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last]
  return `/${all.map(decode).join('/')}`
}

/** Decodes a part of a URL path; what cannot be decoded stays. */
export function decode(segment: string): string {
  try {
    return normalize(decodeURIComponent(segment), 'NFC')
  } catch {
    return segment
  }
}
