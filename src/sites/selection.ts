import type { FileSelection, WorkTreeSelection } from '../checkout/source.ts'
import { extensionOf, formatOf, isData } from '../pages/formats.ts'
import { findReasonAgainst, mayHoldByDefault } from './default-selection.ts'
import { type CompetitorFolder, findOwner } from './folder-rules.ts'
import { compileGlob, findLiteralFolder } from './glob.ts'
import { isSiteFile } from './indexing/site.ts'

/** Formats that only a build converts into pages. */
const UNREAD_FORMATS: ReadonlySet<string> = new Set(
  [
    'rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex',
    'xhtml shtml php astro njk pug haml erb slim docx odt pdf epub',
  ].flatMap(names => names.split(' ')),
)

const MAX_PATH_CHARACTERS = 1024
const MAX_FOLDERS = 50

export interface Selection extends WorkTreeSelection {
  /** Empty for the default selection. */
  globs: SelectionGlob[]
  competitors: CompetitorFolder[]
}

interface SelectionGlob {
  glob: string
  matches(path: string): boolean
}

/**
 * Creates the selection of pages. Globs replace the default selection; globs with `!` remove files from it. Folders of
 * competitors need no glob. Pages in `baseFolder` are only compared with.
 */
export function createSelection(
  content: string[],
  competitors: CompetitorFolder[],
  baseFolder?: string,
): Selection {
  const wanted = content.filter(glob => !glob.startsWith('!'))
  const globs = wanted.map(glob => ({ glob, matches: compileGlob(glob) }))
  const unwanted = content.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1))
  const isUnwanted = matchAny(unwanted)
  const isUnwantedFolder = matchAny(unwanted.filter(glob => glob.endsWith('/**')))
  const isNear = wanted.map(createNearness)
  const isOwned = (path: string) => findOwner(path, competitors) !== undefined
  const isWanted = (path: string) => isOwned(path) || globs.some(({ matches }) => matches(path))
  const isOutside = (path: string) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`)

  function isPage(path: string): boolean {
    if (formatOf(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false
    return isWanted(path) || (globs.length === 0 && findReasonAgainst(path) === undefined)
  }

  return {
    globs,
    competitors,
    isPage,
    isSiteFile,
    isPart: path =>
      (formatOf(path) !== undefined || isData(path)) && !isTooLong(path) && !isOutside(path) && !isPage(path),
    skip(path) {
      if (isTooLong(path) || isUnwanted(path) || isOutside(path)) return undefined
      const reason = isWanted(path) || globs.length > 0 ? undefined : findReasonAgainst(path)
      if (formatOf(path) !== undefined) return reason && { path, reason }
      const extension = extensionOf(path)
      const isDocument = UNREAD_FORMATS.has(extension)
      if (!isDocument || reason !== undefined) return undefined
      return globs.length === 0 || isWanted(path) ? { path, reason: 'format', extension } : undefined
    },
    mayHold(folder) {
      if (isTooLong(folder)) return !isNeverRead(folder)
      if (isOutside(folder) || isUnwantedFolder(folder)) return false
      if (competitors.some(competitor => overlaps(folder, competitor.folder))) return true
      return globs.length === 0 ? mayHoldByDefault(folder) : isNear.some(near => near(folder))
    },
  }
}

/** Returns the selection for paths relative to a folder. */
export function selectWithin(selection: FileSelection, folder: string): FileSelection {
  return {
    isPage: path => selection.isPage(`${folder}/${path}`),
    isSiteFile: selection.isSiteFile,
    isPart: path => selection.isPart(`${folder}/${path}`),
    skip(path) {
      const skipped = selection.skip(`${folder}/${path}`)
      return skipped && { ...skipped, path }
    },
    mayHold: path => selection.mayHold(`${folder}/${path}`),
  }
}

/** Returns the innermost folder that contains all pages of the globs; '' for the whole folder. */
export function findCommonFolder(globs: readonly Pick<SelectionGlob, 'glob'>[]): string {
  const [first = [], ...others] = globs.map(({ glob }) => findLiteralFolder(glob).split('/'))
  const shared = first.findIndex((name, index) => others.some(names => names[index] !== name))
  return (shared < 0 ? first : first.slice(0, shared)).join('/')
}

/** Returns a test for whether a folder may contain matches, which reads only the beginning of the glob. */
function createNearness(glob: string): (folder: string) => boolean {
  const literal = findLiteralFolder(glob)
  const namesHidden = /(?:^|[/{,(|])\.[^./]/.test(glob)
  return folder => {
    if (!overlaps(folder, literal)) return false
    // `**` does not match names that begin with a dot.
    return namesHidden || !/(?:^|\/)\./.test(folder)
  }
}

function overlaps(folder: string, other: string): boolean {
  return `${other}/`.startsWith(`${folder}/`) || other === '' || folder.startsWith(`${other}/`)
}

function isTooLong(path: string): boolean {
  return path.length > MAX_PATH_CHARACTERS || path.split('/').length > MAX_FOLDERS + 1
}

/** No glob selects files of git, installed packages, and drafts of Jekyll. */
function isNeverRead(path: string): boolean {
  return /(?:^|\/)(?:\.git|node_modules|_drafts)(?:\/|$)/.test(path)
}

function matchAny(globs: string[]): (path: string) => boolean {
  const matchers = globs.map(compileGlob)
  return path => matchers.some(matches => matches(path))
}
