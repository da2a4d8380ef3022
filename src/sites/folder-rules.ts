/** What settings say of the files of a folder: where they are published, and whose pages they are. */
import { withSlashes } from '../lib/files.ts'

/** Files under `folder` ('' for all) are published at `template`, with `{path}` in the place of their path. */
export interface SiteUrl {
  folder: string
  template: string
  /** The line has no `{path}`: generators give the paths of their folders. */
  isOrigin?: boolean
}

/**
 * Reads lines of `https://site/{path}` or `folder = https://site/{path}`; `{path}` is then relative to the folder. A
 * template without `{path}` has the path appended. Undefined when a line is not understood, or two are for one folder.
 */
export function readSiteUrls(lines: string[]): SiteUrl[] | undefined {
  const siteUrls = lines.map(readLine)
  const folders = new Set(siteUrls.map(siteUrl => siteUrl?.folder))
  return siteUrls.every(siteUrl => siteUrl !== undefined) && folders.size === lines.length
    ? siteUrls
    : undefined
}

function readLine(line: string): SiteUrl | undefined {
  const [, path, url = ''] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? []
  const folder = path === undefined ? '' : readFolder(path)
  const isOrigin = !url.includes('{path}')
  const template = isOrigin ? `${url.replace(/(?<!\/)\/+$/, '')}/{path}` : url
  // Any path must leave the origin as it is: `{path}` comes after the host.
  const valid =
    /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
    URL.canParse(template.replace('{path}', ''))
  if (folder === undefined || !valid) return undefined
  return { folder, template, ...(isOrigin && { isOrigin }) }
}

/**
 * The public URL of a page; its path in the repository when no template applies. The path goes without its
 * extension, and a page named `index`, `_index` or `README` is its folder's. A `slug` that starts with `/` replaces the whole
 * path, any other its last segment.
 */
export function urlOf(path: string, slug: string | undefined, siteUrls: SiteUrl[]): string {
  const siteUrl = innermost(path, siteUrls)
  if (siteUrl === undefined) return path
  const inside = siteUrl.folder === '' ? path : path.slice(siteUrl.folder.length + 1)
  const segments = slugged(inside, slug)
  const [before = '', after = ''] = siteUrl.template.split('{path}')
  if (segments.isFolder) return joinFolder(before, segments.names, after)
  return `${before}${segments.names.map(encodeSegment).join('/')}${after}`
}

/** Returns the origin that the innermost line gives for a file; undefined if none does. */
export function originOf(path: string, siteUrls: SiteUrl[]): string | undefined {
  const siteUrl = innermost(path, siteUrls)
  return siteUrl && URL.parse(siteUrl.template)?.origin
}

/** Returns whether the innermost line for a file gives only an origin. */
export function hasOriginOnly(path: string, siteUrls: SiteUrl[]): boolean {
  return innermost(path, siteUrls)?.isOrigin === true
}

/** Returns the segments of the published path, and whether they name a folder's own page. */
function slugged(path: string, slug: string | undefined): { names: string[]; isFolder: boolean } {
  const folders = path.split('/').filter(isName)
  const name = folders.pop()?.replace(/\.[a-z]+$/i, '') ?? ''
  const isFolder = /^_?(?:index|readme)$/i.test(name)
  if (slug === undefined) {
    return { names: isFolder ? folders : [...folders, name], isFolder }
  }
  const names = slug.split('/').filter(isName)
  const all = slug.startsWith('/') ? names : [...(isFolder ? folders.slice(0, -1) : folders), ...names]
  return { names: all, isFolder: all.length === 0 }
}

function isName(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..'
}

/** A folder's page takes no `.html`, and the site's own root no second slash. */
function joinFolder(before: string, names: string[], after: string): string {
  const path = names.map(encodeSegment).join('/')
  if (path === '') return before.endsWith('/') ? before : `${before}/`
  const ending = after.startsWith('.') ? '/' : after
  return `${before}${path}${ending}`
}

/** Percent-encodes what would end the path or break the URL; letters of other scripts too. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(
    /%(?:40|3A|24|26|2B|2C|3B|3D)/g,
    decodeURIComponent,
  )
}

/** A competitor whose pages were captured into a folder of the repository. */
export interface CompetitorFolder {
  name: string
  /** Without a leading or trailing slash. */
  folder: string
}

/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
export function readCompetitorFolders(lines: string[]): CompetitorFolder[] | undefined {
  const competitors = lines.map(line => {
    const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? []
    const folder = path === undefined ? undefined : readFolder(path)
    return name === undefined || folder === undefined ? undefined : { name, folder }
  })
  return competitors.every(competitor => competitor !== undefined) ? competitors : undefined
}

/** A folder inside the repository, `./docs/` and `.\\docs` as `docs`; undefined for any other. */
export function readFolder(path: string): string | undefined {
  const given = withSlashes(path.trim())
  const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, '')
  const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..')
  return inside && !given.startsWith('/') ? folder : undefined
}

/** The competitor a path belongs to, the innermost folder's; undefined for the brand's own pages. */
export function ownerOf(path: string, competitors: CompetitorFolder[]): string | undefined {
  return innermost(path, competitors)?.name
}

/** The rule with the longest folder around `path`; the empty folder is around all. */
function innermost<Rule extends { folder: string }>(path: string, rules: Rule[]): Rule | undefined {
  const around = rules.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
  return around.reduce<Rule | undefined>(
    (best, rule) => (best === undefined || rule.folder.length > best.folder.length ? rule : best),
    undefined,
  )
}
