/** Reads the files that apply to a whole site. */

import { basename } from 'node:path/posix'
import { remember } from '../../lib/remember.ts'
import type { Signal } from '../../pages/signals/signal.ts'
import { isGeneratorFile } from '../generators/generators.ts'
import { joinAddress } from '../generators/paths.ts'
import {
  type AddressedPage,
  listAddresses,
  listPossibleAddresses,
  normalizeAddress,
  type PageAddresses,
} from './addresses.ts'
import { holdsNoindex, type NoindexRule, readNoindexRules } from './noindex.ts'
import {
  compileRedirects,
  holdsRedirects,
  type Redirect,
  type RedirectLine,
  readRedirectFile,
} from './redirects.ts'
import { findRoot, mayBeFor, type RobotsFile, readRobotsFile } from './robots.ts'

export interface SiteRules {
  noindex: NoindexRule[]
  robots: RobotsFile[]
  /** The redirects of files, followed by those of pages. */
  redirects: Redirect[]
  /** Redirects that apply even if the address has a page. */
  forced: Redirect[]
}

type PageWithSignals = AddressedPage &
  Pick<PageAddresses, 'base' | 'isBuilt'> & { content: { signals: Signal[] } }

/** Folders whose files do not belong to the site of the repository. */
const FOREIGN = new Set(
  'node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__'.split(
    ' ',
  ),
)

/** Returns whether a file applies to a site: a `robots.txt`, headers, redirects, or settings of a generator. */
export const isSiteFile = remember(path => {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const isKnown = name === 'robots.txt' || holdsNoindex(path) || holdsRedirects(name) || isGeneratorFile(path)
  return isKnown && !folders.some(folder => FOREIGN.has(folder))
})

export interface SiteFile {
  noindex: NoindexRule[]
  robots: RobotsFile | undefined
  redirects: Redirect[]
  /** The text of a file that generators read. */
  text: string | undefined
}

/** Reads a file that isSiteFile accepts. */
export function readSiteFile(path: string, text: string): SiteFile {
  const name = basename(path)
  return {
    noindex: readNoindexRules(path, text),
    robots: name === 'robots.txt' ? readRobotsFile(path, text) : undefined,
    redirects: compileRedirects(path, readRedirectFile(name, text)),
    text: isGeneratorFile(path) ? text : undefined,
  }
}

/** Returns the rules of all files and pages, including hidden pages. */
export function createSite(files: SiteFile[], pages: PageWithSignals[]): SiteRules {
  const redirects = [
    ...files.flatMap(({ redirects }) => addBase(redirects, pages)),
    ...pages.flatMap(page => compileRedirects(page.path, listRedirects(page))),
  ]
  return {
    robots: files.map(({ robots }) => robots).filter(robots => robots !== undefined),
    redirects,
    noindex: files.flatMap(({ noindex }) => noindex),
    forced: redirects.filter(({ isForced }) => isForced === true),
  }
}

/** Matches files of redirects that the code of a site reads. Their paths may be relative to the base of the site. */
const READ_BY_CODE = /(?:^|\/)redirects?\.\w+$/

/** Adds the base of the site to paths without it if the redirects of a file apply to one site. */
function addBase(redirects: Redirect[], pages: PageWithSignals[]): Redirect[] {
  const [{ file } = { file: '' }] = redirects
  if (!READ_BY_CODE.test(file)) return redirects
  const root = findRoot(file)
  const built = pages.filter(page => page.isBuilt === true && mayBeFor(root, page))
  const [base = '/', ...others] = new Set(built.map(page => page.base))
  if (base === '/' || others.length > 0) return redirects
  const place = (path: string) =>
    path.startsWith('/') && !`${path}/`.startsWith(base) ? joinAddress(base, path) : path
  const lines = redirects.map(line => ({ ...line, from: place(line.from), target: place(line.target) }))
  return compileRedirects(file, lines)
}

function listRedirects(page: PageWithSignals): RedirectLine[] {
  return page.content.signals.flatMap(({ kind, target = '', line, evidence }) => {
    if (kind !== 'alias' && kind !== 'redirect') return []
    const own = listAddresses(page)
    const froms = kind === 'redirect' ? own : findAliases(target, own, page.base)
    const to = kind === 'redirect' ? target : (own[0] ?? listPossibleAddresses(page.path)[0] ?? '/')
    return froms.map(from => ({ from, target: to, line, evidence, isLiteral: true, isRewrite: false }))
  })
}

/** An alias is relative to the base of the site. Without `/`, it is also relative to the folder of the page. */
function findAliases(alias: string, own: string[], base: string): string[] {
  if (alias.startsWith('/')) return [`${base.replace(/\/$/, '')}${alias}`]
  const url = URL.parse(alias)
  if (url !== null) return [url.pathname]
  const folders = own.map(address => address.slice(0, address.lastIndexOf('/') + 1))
  return [...new Set([base, ...folders])].map(folder => normalizeAddress(`${folder}${alias}`))
}
