/** What all generators share: their description, and how paths, addresses, dates and fields are read. */
import { posix } from 'node:path'
import { readable } from '../../lib/web-url.ts'
import { compileGlob, findGlobProblem } from '../glob.ts'
import { type Settings, UnknownSetting } from './settings.ts'

/** The values of a front matter. */
export type Fields = Readonly<Record<string, unknown>>

/** A file that may become a page. */
export interface SourcePage {
  path: string
  fields: Fields
  hasFrontMatter: boolean
  /** From the front matter, otherwise the first heading of level 1; '' if there is none. */
  title: string
}

/** The files of a repository at one commit. */
export interface SiteFiles {
  /** Pages of a later date are not published yet. */
  now: Date
  paths: ReadonlySet<string>
  /** Returns the text of a file that isGeneratorFile accepts; undefined for any other. */
  textOf(path: string): string | undefined
  /** Returns the front matter of another page; empty if it is not read. */
  fieldsOf(path: string): Fields
}

/** A site before its pages are placed. */
export interface SiteContext {
  /** The folder of the configuration; '' for the repository itself. */
  folder: string
  /** Path of the configuration. */
  config: string
  settings: Settings
  files: SiteFiles
}

/** Its functions throw an UnknownSetting if the result depends on a value that is not known. */
export interface Generator {
  /** The value of the input `generator`. */
  name: string
  title: string
  /** Matches the path of a configuration, relative to the folder of the site. */
  config: RegExp
  /** Matches other files whose text is read, by their path in the repository. */
  data?: RegExp
  /** Returns whether a file of this name is a configuration of this generator and not of another program. */
  isConfig?(text: string): boolean
  /** The settings from which `init` proposes a value; the first one that is set counts. */
  proposals?: { title?: string[]; url?: string[]; language?: string[] }
  /** Returns the settings of a site with those of other files. */
  readSettings?(site: SiteContext): Settings
  /** Returns the base path of each language: `/kit/`. The first is that of the site. */
  listBases(site: SiteContext): string[]
  /** Returns the folders of pages, relative to the repository. */
  listFolders(site: SiteContext): string[]
  /** Returns the folders whose files are copied to the base unchanged. */
  listStatics?(site: SiteContext): string[]
  /**
   * Returns the addresses of a page, decoded and relative to the host. The list is empty for a file that is not
   * published; undefined for a file of another site.
   */
  findAddresses(page: SourcePage, site: SiteContext): string[] | undefined
}

/** Returns a reader that reads each site once. If reading fails, each call throws the same error. */
export function perSite<T>(read: (site: SiteContext) => T): (site: SiteContext) => T {
  const known = new WeakMap<SiteContext, () => T>()
  return site => {
    const found = known.get(site) ?? settle(() => read(site))
    known.set(site, found)
    return found()
  }
}

function settle<T>(read: () => T): () => T {
  try {
    const value = read()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** Returns the path of a file relative to a folder; undefined if the file is outside. */
export function inside(folder: string, path: string): string | undefined {
  if (folder === '') return path
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined
}

/** Joins folders of the repository: `website` and `../docs` are `docs`. */
export function joinPath(...parts: string[]): string {
  const path = posix.join(...parts)
  return path === '.' ? '' : path.replace(/\/$/, '')
}

/** Joins parts of an address and keeps a slash at the end. */
export function joinAddress(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/')
}

export function splitPath(path: string): { folders: string[]; name: string; extension: string } {
  const { dir, name, ext } = posix.parse(path)
  return { folders: dir === '' ? [] : dir.split('/'), name, extension: ext.slice(1).toLowerCase() }
}

/** Returns the paths of nested folders, outermost first: `a` and `a/b` for `['a', 'b']`. */
export function joinNested(folders: readonly string[]): string[] {
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'))
}

/** Returns a test for whether a path matches one of the globs. Throws an UnknownSetting for a glob that cannot be compiled. */
export function createMatcher(globs: string[]): (path: string) => boolean {
  const unknown = globs.find(glob => findGlobProblem(glob) !== undefined)
  if (unknown !== undefined) throw new UnknownSetting(unknown)
  const matchers = globs.map(compileGlob)
  return path => matchers.some(matches => matches(path))
}

/** Like createMatcher. A glob that matches a folder also matches its contents. */
export function createFolderMatcher(globs: string[]): (path: string) => boolean {
  return createMatcher(globs.flatMap(glob => [glob, `${glob.replace(/\/$/, '')}/**`]))
}

/** Returns whether an ignore file leaves out a path. The last pattern that matches decides. */
export function createIgnore(text: string): (path: string) => boolean {
  const lines = text.split('\n').map(line => line.trim())
  const rules = lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const pattern = line.replace(/^!|\/$/g, '')
      // A pattern without a slash matches in every folder.
      const glob = pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`
      return { isIgnored: !line.startsWith('!'), matches: createFolderMatcher([glob]) }
    })
  return path => rules.findLast(({ matches }) => matches(path))?.isIgnored ?? false
}

/** Returns the address of a path without its extension. The page `index` has the address of its folder. */
export function toAddress(base: string, path: string, ending: string): string {
  return withoutIndex(joinAddress(base, /(?:^|\/)index$/.test(path) ? `${path}.html` : `${path}${ending}`))
}

/** Returns an address without `index.html`, which servers leave out. */
export function withoutIndex(address: string): string {
  return address.replace(/(^|\/)index\.html$/, '$1')
}

/** Returns the parts of a date as permalink patterns use them. */
export function toDateParts(date: Date) {
  const [, month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
  const start = Date.UTC(date.getUTCFullYear(), 0, 0)
  return {
    year: String(date.getUTCFullYear()),
    month,
    day,
    monthName: date.toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
    weekday: String(date.getUTCDay()),
    dayOfYear: String(Math.floor((date.getTime() - start) / 86_400_000)),
  }
}

/** Returns a field of the front matter as text; undefined if it is not text. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Returns the first of the fields that is a date. */
export function dateField(fields: Fields, ...names: string[]): Date | undefined {
  for (const name of names) {
    const value = fields[name]
    const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)
    if (!Number.isNaN(date.getTime())) return date
  }
  return undefined
}

/** Returns the day in the field `date` as it is written, which is a day in the time zone of the author. */
export function writtenDay(fields: Fields): Date | undefined {
  const value = fields['date']
  const text = value instanceof Date ? value.toISOString() : value
  const [day] = (typeof text === 'string' && /^\d{4}-\d\d-\d\d/.exec(text)) || []
  return day === undefined ? undefined : new Date(day)
}

/** Returns the path of a URL as a base path: `/kit/`. Returns '/' without a URL. */
export function toBasePath(url: string | undefined): string {
  if (url === undefined || url === '') return '/'
  const parsed = URL.parse(url, 'https://site.invalid')
  return parsed === null ? '/' : joinAddress(readable(parsed.pathname), '/')
}
