/** What the files beside the pages say about the whole site. */
import type { Placed } from './addresses.ts'
import { addressesOf, normalizeAddress } from './addresses.ts'
import { holdsRedirects, readRedirectFile } from './redirect-files.ts'
import { compileRedirects, type Redirect, type RedirectLine } from './redirects.ts'
import { type RobotsFile, readRobotsFile } from './robots.ts'
import type { Signal } from './signal.ts'

export interface Site {
  robots: RobotsFile[]
  /** Those of files first, then those of pages: aliases, and pages that send their readers on. */
  redirects: Redirect[]
}

/** A page with its signals. */
interface Speaking extends Placed {
  content: { slug: string | undefined; signals: Signal[] }
}

/** Folders whose files are no part of the repository's own site. */
const FOREIGN = new Set(
  'node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__'.split(
    ' ',
  ),
)

/** Tells whether a file says something about a site: a `robots.txt`, or redirects in a form that is read. */
export function isSiteFile(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return (name === 'robots.txt' || holdsRedirects(name)) && !folders.some(folder => FOREIGN.has(folder))
}

/** Reads the site that `files`, those that isSiteFile tells, and `pages`, hidden ones included, make up. */
export function readSite(files: { path: string; text: string }[], pages: Speaking[]): Site {
  const robots = files.filter(({ path }) => nameOf(path) === 'robots.txt')
  const redirects = files.filter(({ path }) => nameOf(path) !== 'robots.txt')
  return {
    robots: robots.map(({ path, text }) => readRobotsFile(path, text)).filter(file => file !== undefined),
    redirects: [
      ...redirects.flatMap(({ path, text }) => compileRedirects(path, readRedirectFile(nameOf(path), text))),
      ...pages.flatMap(page => compileRedirects(page.path, redirectsOf(page))),
    ],
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function redirectsOf(page: Speaking): RedirectLine[] {
  return page.content.signals.flatMap(({ kind, target = '', line, evidence }) => {
    if (kind !== 'alias' && kind !== 'redirect') return []
    const own = addressesOf(page)
    const froms = kind === 'redirect' ? own : aliasAddresses(target, own)
    const to = kind === 'redirect' ? target : (own[0] ?? '/')
    return froms.map(from => ({ from, target: to, line, evidence, syntax: 'literal', isRewrite: false }))
  })
}

/** An alias that does not start with `/` counts from the folder of the page, or from the site's root. */
function aliasAddresses(alias: string, own: string[]): string[] {
  if (alias.startsWith('/')) return [alias]
  const url = URL.parse(alias)
  if (url !== null) return [url.pathname]
  const folders = own.map(address => address.slice(0, address.lastIndexOf('/') + 1))
  return [...new Set(['/', ...folders])].map(folder => normalizeAddress(`${folder}${alias}`))
}
