import type { SkipReason } from '../errors/skipped-files.ts'

/** Selects pages without globs. docs/pages.md lists the same names for users. */

type Folders = readonly [reason: SkipReason, names: string]

/** Folders that never contain pages. */
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
export function findReasonAgainst(path: string): SkipReason | undefined {
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
export function mayHoldByDefault(folder: string): boolean {
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
