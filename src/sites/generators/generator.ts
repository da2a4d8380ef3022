import { inside } from './paths.ts'
import type { Settings } from './settings.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A file that may become a page. */
export interface SourcePage {
  path: string
  fields: Fields
  hasFrontMatter: boolean
}

/** Returns a page in the form that generators read. */
export function toSourcePage(path: string, fields: Fields | undefined): SourcePage {
  return { path, fields: fields ?? {}, hasFrontMatter: fields !== undefined }
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
  folder: string
  config: string
  settings: Settings
  files: SiteFiles
}

/** Functions throw an UnknownSetting if their result depends on a value that is not known. */
export interface Generator {
  /** The value of the input `generator`. */
  name: string
  title: string
  /** Matches the path of a configuration, relative to the folder of the site. */
  config: RegExp
  /** Matches other files whose text is read, by their path in the repository. */
  data?: RegExp
  /** Returns whether the file belongs to this generator, if other programs use the same name. */
  isConfig?(text: string): boolean
  /** Settings from which `init` proposes values. The first one that is set counts. */
  proposals?: { title?: string[]; url?: string[]; language?: string[] }
  /** Returns the settings, including those of other files, which are read only when a page needs them. */
  readSettings?(site: SiteContext): Settings
  /** Returns the base path of each language: `/kit/`. The first is that of the site. */
  listBases(site: SiteContext): string[]
  listFolders(site: SiteContext): string[]
  /** Returns the folders whose files are copied to the base unchanged. */
  listStatics?(site: SiteContext): string[]
  /**
   * Returns the addresses of a page, decoded and relative to the host. The list is empty for a file that is not
   * published; undefined for a file of another site.
   */
  findAddresses(page: SourcePage, site: SiteContext): string[] | undefined
  /** Returns whether the site asks search engines to leave out a page that it publishes. */
  isUnlisted?(page: SourcePage, site: SiteContext): boolean
}

/** Returns the functions of a generator whose pages are in one folder. `find` gets their paths in this folder. */
export function withPagesIn(
  source: (site: SiteContext) => string,
  find: (path: string, page: SourcePage, site: SiteContext) => string[] | undefined,
): Pick<Generator, 'listFolders' | 'findAddresses'> {
  return {
    listFolders: site => [source(site)],
    findAddresses(page, site) {
      const path = inside(source(site), page.path)
      return path === undefined ? undefined : find(path, page, site)
    },
  }
}

/** Caches the result for each site, or the error, which each call then throws. */
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
