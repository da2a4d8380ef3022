import type { FileSelection, WorkTreeSelection } from '../checkout/source.ts'
import type { SkipReason } from '../errors/skipped-files.ts'
import { extensionOf, formatOf, isData } from '../pages/formats.ts'
import { type CompetitorFolder, findFolderOwner } from './folder-rules.ts'
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
  const isOwned = (path: string) => findFolderOwner(path, competitors) !== undefined
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

type Folders = readonly [reason: SkipReason, names: string]

/** Folders that never contain pages without globs. docs/pages.md lists the same names for users. */
export const NEVER_PAGES: readonly Folders[] = [
  ['generated', 'node_modules bower_components jspm_packages site-packages venv vendored'],
  ['generated', 'third_party third-party _site'],
  ['template', '_includes _layouts _templates _partials _snippets archetypes'],
  ['test', '__tests__ __snapshots__ __fixtures__ __mocks__ fixtures testdata'],
  ['changelog', 'changelog changelogs release-notes'],
]

/**
 * Folders without pages, such as `packages/acme/test`. Inside the documentation they are subjects, such as `docs/build`, so
 * only their HTML files are skipped.
 */
export const PAGES_IN_DOCUMENTATION_ONLY: readonly Folders[] = [
  ['generated', 'vendor dist build out target coverage generated __generated__'],
  ['template', 'layouts partials includes shortcodes theme themes overrides'],
  ['test', 'test tests spec specs e2e'],
  ['playground', 'playground playgrounds'],
  ['changelog', 'releases'],
]

const DOCUMENTATION_FOLDERS: readonly string[] = ['docs', 'doc', 'documentation', 'content']

const NEVER_PAGE_NAMES: readonly (readonly [reason: SkipReason, name: RegExp])[] = [
  ['changelog', /^(?:change[-_ ]?log|release[-_ ]?notes)(?:[-_.].*)?$/i],
  // In lower case, such as security.md, they are pages of a site.
  ['changelog', /^(?:CHANGES|HISTORY|NEWS|RELEASES)$/],
  [
    'community',
    /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|SKILL|COPILOT|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/,
  ],
  ['template', /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i],
  ['template', /^_(?!index$)/],
]

const never = indexByName(NEVER_PAGES)
const inDocumentationOnly = indexByName(PAGES_IN_DOCUMENTATION_ONLY)

/** Returns the reason why a file is not a page by default; undefined for a page. */
function findReasonAgainst(path: string): SkipReason | undefined {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (name.startsWith('.')) return 'hidden'
  const stem = name.replace(/\.[^.]*$/, '')
  return (
    findFolderReason(folders, /\.html?$/i.test(name)) ??
    NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0] ??
    (folders.some(isTemplateFolder) && !isTemplatePage(folders, name) ? 'template' : undefined)
  )
}

/** Returns whether a folder may contain pages, at any depth. */
function mayHoldByDefault(folder: string): boolean {
  const names = folder.split('/')
  return !names.some(name => name.startsWith('.') || never.has(name.toLowerCase()))
}

function isTemplateFolder(folder: string): boolean {
  return folder.toLowerCase() === 'templates'
}

const LAYOUT =
  /(?:^|[_-])(?:base|layout|default|master|skeleton|macros?|head|header|footer|nav|sidebar|[45]\d\d)(?:$|[_-])/i
const LAYOUT_FOLDER = /^(?:e?mails?|errors?|components?|macros?|registration|admin|widgets?|bits|blocks)$/i

/** Returns whether a file in `templates/` of Django or Flask is a page, and neither a layout nor a mail. */
function isTemplatePage(folders: string[], name: string): boolean {
  const start = folders.findIndex(isTemplateFolder)
  if (folders.slice(0, start).some(folder => DOCUMENTATION_FOLDERS.includes(folder.toLowerCase())))
    return true
  const isLayout =
    LAYOUT.test(name.replace(/\.[^.]*$/, '')) || folders.slice(start).some(each => LAYOUT_FOLDER.test(each))
  return /\.html?$/i.test(name) && !isLayout
}

function findFolderReason(folders: string[], isHtml: boolean): SkipReason | undefined {
  let isDocumentation = false
  for (const folder of folders.map(name => name.toLowerCase())) {
    const reason = folder.startsWith('.') ? 'hidden' : never.get(folder)
    if (reason !== undefined) return reason
    const outside = isDocumentation && !isHtml ? undefined : inDocumentationOnly.get(folder)
    if (outside !== undefined) return outside
    isDocumentation ||= DOCUMENTATION_FOLDERS.includes(folder)
  }
  return undefined
}

function indexByName(list: readonly Folders[]): Map<string, SkipReason> {
  return new Map(list.flatMap(([reason, names]) => names.split(' ').map(name => [name, reason] as const)))
}
