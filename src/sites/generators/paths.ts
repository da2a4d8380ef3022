import { posix } from 'node:path'
import { remember } from '../../lib/remember.ts'
import { readable } from '../../lib/web-url.ts'
import { compileGlob, findGlobProblem } from '../glob.ts'
import { UnknownSetting } from './settings.ts'

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

/** Splits `a/b.MD` into its folders, its name and its extension, `md`. */
export function splitPath(path: string): { folders: string[]; name: string; extension: string } {
  const { dir, name, ext } = posix.parse(path)
  return { folders: dir === '' ? [] : dir.split('/'), name, extension: ext.slice(1).toLowerCase() }
}

/** Returns the paths of nested folders, outermost first: `a` and `a/b` for `['a', 'b']`. */
export function joinNested(folders: readonly string[]): string[] {
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'))
}

/** Returns the address of a path without extension. `index` has the address of its folder. */
export function toAddress(base: string, path: string, ending: string): string {
  return withoutIndex(joinAddress(base, /(?:^|\/)index$/.test(path) ? `${path}.html` : `${path}${ending}`))
}

/** Returns an address without `index.html`, which servers leave out. */
export function withoutIndex(address: string): string {
  return address.replace(/(^|\/)index\.html$/, '$1')
}

/** Returns the path of a URL as a base path, such as `/kit/`; '/' without a URL. */
export function toBasePath(url: string | undefined): string {
  if (url === undefined || url === '') return '/'
  const parsed = URL.parse(url, 'https://site.invalid')
  return parsed === null ? '/' : joinAddress(readable(parsed.pathname), '/')
}

/** Hugo's settings have globs that are matched with each page. */
const compileOnce = remember(compileGlob)

/** Returns a function that tests paths. Throws an UnknownSetting for a glob that cannot be compiled. */
export function createMatcher(globs: string[]): (path: string) => boolean {
  const unknown = globs.find(glob => findGlobProblem(glob) !== undefined)
  if (unknown !== undefined) throw new UnknownSetting(unknown)
  const matchers = globs.map(compileOnce)
  return path => matchers.some(matches => matches(path))
}

/** Like createMatcher. A glob that matches a folder also matches its contents. */
export function createFolderMatcher(globs: string[]): (path: string) => boolean {
  return createMatcher(globs.flatMap(glob => [glob, `${glob.replace(/\/$/, '')}/**`]))
}

/** Reads an ignore file and returns a function that tests paths. The last matching pattern decides. */
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
