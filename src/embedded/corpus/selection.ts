/** Which tracked files are pages. */
import picomatch from 'picomatch'
import { type Competitor, ownerOf } from './owners.ts'

export type PageFormat = 'markdown' | 'mdx' | 'html'

const FORMATS = new Map<string, PageFormat>([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mdx', 'mdx'],
  ['html', 'html'],
  ['htm', 'html'],
])

/** Folders that hold other people's work, build output or page templates, wherever they are. */
export const DEFAULT_EXCLUDED_FOLDERS: readonly string[] = [
  'node_modules',
  'bower_components',
  'jspm_packages',
  'vendor',
  'vendored',
  'third_party',
  'third-party',
  'dist',
  'build',
  'out',
  'target',
  'coverage',
  'generated',
  '__generated__',
  '__snapshots__',
  '_site',
  '_includes',
  '_layouts',
  'layouts',
  'partials',
]

/** How a file is read, by its extension; undefined when it holds no page. */
export function formatOf(path: string): PageFormat | undefined {
  const [, extension] = /\.([a-z]+)$/i.exec(path) ?? []
  return extension === undefined ? undefined : FORMATS.get(extension.toLowerCase())
}

/**
 * Tells pages from other files. Without globs: every Markdown, MDX and HTML file that is not in one of the folders above
 * and not hidden. Globs replace that choice; those that start with `!` take away from it. A
 * competitor's folder needs no glob.
 */
export function createSelection(content: string[], competitors: Competitor[]): (path: string) => boolean {
  const wanted = content.filter(glob => !glob.startsWith('!')).map(compile)
  const unwanted = content.filter(glob => glob.startsWith('!')).map(glob => compile(glob.slice(1)))
  const isWanted = (path: string) =>
    wanted.length === 0 ? !isExcluded(path) : wanted.some(matches => matches(path))
  return path =>
    formatOf(path) !== undefined &&
    (ownerOf(path, competitors) !== undefined || isWanted(path)) &&
    !unwanted.some(matches => matches(path))
}

function compile(glob: string): (path: string) => boolean {
  // git's paths have `/` on every system.
  return picomatch(glob, { windows: false, nonegate: true })
}

function isExcluded(path: string): boolean {
  return path
    .split('/')
    .some(name => name.startsWith('.') || DEFAULT_EXCLUDED_FOLDERS.includes(name.toLowerCase()))
}
