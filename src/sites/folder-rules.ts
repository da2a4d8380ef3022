/** Settings that apply to the files of a folder: `site-url` and `competitor-content`. */
import { withSlashes } from '../lib/files.ts'

/** The URL at which the files of a folder are published. */
export interface SiteUrl {
  /** '' for all files. */
  folder: string
  template: string
  /** The line has no `{path}`, so a generator must give the paths. */
  isOrigin?: boolean
}

/**
 * Reads lines of `https://site/{path}` or `folder = https://site/{path}`. Without `{path}`, the path is appended. Returns
 * undefined if a line is invalid, or if two lines are for one folder.
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
  // `{path}` must come after the host, so that a path cannot change the origin.
  const valid =
    /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
    URL.canParse(template.replace('{path}', ''))
  if (folder === undefined || !valid) return undefined
  return { folder, template, ...(isOrigin && { isOrigin }) }
}

/**
 * Returns the public URL of a page, or its path if no line applies. Removes the extension; `index`, `_index` and `README`
 * have the address of their folder. A `slug` replaces the last segment or, with a leading `/`, the whole path.
 */
export function toUrl(path: string, slug: string | undefined, siteUrls: SiteUrl[]): string {
  const siteUrl = findInnermost(path, siteUrls)
  if (siteUrl === undefined) return path
  const inside = siteUrl.folder === '' ? path : path.slice(siteUrl.folder.length + 1)
  const segments = toSegments(inside, slug)
  const [before = '', after = ''] = siteUrl.template.split('{path}')
  if (segments.isFolder) return joinFolder(before, segments.names, after)
  return `${before}${segments.names.map(encodeSegment).join('/')}${after}`
}

/** Returns the origin of the site that a file is published on, such as `https://acme.example`; undefined if no line applies. */
export function findOrigin(path: string, siteUrls: SiteUrl[]): string | undefined {
  const siteUrl = findInnermost(path, siteUrls)
  return siteUrl && URL.parse(siteUrl.template)?.origin
}

/** Returns whether only a generator can give the path of a page. */
export function hasOriginOnly(path: string, siteUrls: SiteUrl[]): boolean {
  return findInnermost(path, siteUrls)?.isOrigin === true
}

function toSegments(path: string, slug: string | undefined): { names: string[]; isFolder: boolean } {
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

/** Drops `.html` from the template, and a second slash at the root. */
function joinFolder(before: string, names: string[], after: string): string {
  const path = names.map(encodeSegment).join('/')
  if (path === '') return before.endsWith('/') ? before : `${before}/`
  const ending = after.startsWith('.') ? '/' : after
  return `${before}${path}${ending}`
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(
    /%(?:40|3A|24|26|2B|2C|3B|3D)/g,
    decodeURIComponent,
  )
}

/** A competitor whose pages are copied into a folder of the repository. */
export interface CompetitorFolder {
  name: string
  /** Without a leading or trailing slash. */
  folder: string
}

/** Reads lines of `name = folder`; undefined if a name is missing, or a folder is outside of the repository. */
export function readCompetitorFolders(lines: string[]): CompetitorFolder[] | undefined {
  const competitors = lines.map(line => {
    const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? []
    const folder = path === undefined ? undefined : readFolder(path)
    return name === undefined || folder === undefined ? undefined : { name, folder }
  })
  return competitors.every(competitor => competitor !== undefined) ? competitors : undefined
}

/** Normalizes `./docs/` and `.\\docs` to `docs`. Returns undefined for a path outside of the repository. */
export function readFolder(path: string): string | undefined {
  const given = withSlashes(path.trim())
  const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, '')
  const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..')
  return inside && !given.startsWith('/') ? folder : undefined
}

/** Returns the competitor that a path belongs to; undefined for pages of the brand. */
export function findFolderOwner(path: string, competitors: CompetitorFolder[]): string | undefined {
  return findInnermost(path, competitors)?.name
}

/** Returns whether a path is a folder or below it. '' is the whole repository. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '' || `${path}/`.startsWith(`${folder}/`)
}

function findInnermost<Rule extends { folder: string }>(path: string, rules: Rule[]): Rule | undefined {
  const around = rules.filter(({ folder }) => isWithin(path, folder))
  return around.toSorted((a, b) => b.folder.length - a.folder.length)[0]
}
