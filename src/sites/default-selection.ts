import type { SkipReason } from '../errors/skipped-files.ts'

/** Which files are pages where no globs say it. docs/pages.md explains this list to users. */

type Folders = readonly [reason: SkipReason, names: readonly string[]]

/** Folders that hold no pages, wherever they are. */
export const NEVER_PAGES: readonly Folders[] = [
  [
    'generated',
    [
      'node_modules',
      'bower_components',
      'jspm_packages',
      'site-packages',
      'venv',
      'vendored',
      'third_party',
      'third-party',
      '_site',
    ],
  ],
  ['template', ['_includes', '_layouts', '_templates', '_partials', '_snippets', 'archetypes']],
  ['test', ['__tests__', '__snapshots__', '__fixtures__', '__mocks__', 'fixtures', 'testdata']],
  ['changelog', ['changelog', 'changelogs', 'release-notes']],
]

/**
 * Folders that hold no pages outside of the documentation, such as `packages/acme/test`. Inside they are subjects, such
 * as `docs/build`; their HTML files are skipped there, too.
 */
export const PAGES_IN_DOCUMENTATION_ONLY: readonly Folders[] = [
  ['generated', ['vendor', 'dist', 'build', 'out', 'target', 'coverage', 'generated', '__generated__']],
  ['template', ['layouts', 'partials', 'includes', 'shortcodes', 'theme', 'themes', 'overrides']],
  ['test', ['test', 'tests', 'spec', 'specs', 'e2e']],
  ['playground', ['playground', 'playgrounds']],
  ['changelog', ['releases']],
]

/** Folders around the pages of a site. */
const DOCUMENTATION_FOLDERS: readonly string[] = ['docs', 'doc', 'documentation', 'content']

/** Names of files that are no pages, without their extension. */
const NEVER_PAGE_NAMES: readonly (readonly [reason: SkipReason, name: RegExp])[] = [
  ['changelog', /^(?:change[-_ ]?log|release[-_ ]?notes)(?:[-_.].*)?$/i],
  // In capitals they are a repository's files; in small letters, such as security.md, pages of a site.
  ['changelog', /^(?:CHANGES|HISTORY|NEWS|RELEASES)$/],
  [
    'community',
    /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|SKILL|COPILOT|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/,
  ],
  ['template', /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i],
  ['template', /^_(?!index$)/],
]

const never = byName(NEVER_PAGES)
const inDocumentationOnly = byName(PAGES_IN_DOCUMENTATION_ONLY)

/** Why a file of a format that is read is no page by default; undefined where it is one. */
export function reasonAgainst(path: string): SkipReason | undefined {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (name.startsWith('.')) return 'hidden'
  const stem = name.replace(/\.[^.]*$/, '')
  return (
    reasonAgainstFolders(folders, /\.html?$/i.test(name)) ??
    NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0] ??
    (folders.some(isTemplates) && !isTemplatePage(folders, name) ? 'template' : undefined)
  )
}

/** Whether a folder may hold pages by default, at any depth. */
export function mayHoldByDefault(folder: string): boolean {
  const names = folder.split('/')
  return !names.some(name => name.startsWith('.') || never.has(name.toLowerCase()))
}

function isTemplates(folder: string): boolean {
  return folder.toLowerCase() === 'templates'
}

/** Files that templates of pages extend or include, by name. */
const LAYOUT =
  /(?:^|[_-])(?:base|layout|default|master|skeleton|macros?|head|header|footer|nav|sidebar|[45]\d\d)(?:$|[_-])/i
/** Folders of such files, and of mails. */
const LAYOUT_FOLDER = /^(?:e?mails?|errors?|components?|macros?|registration|admin|widgets?|bits|blocks)$/i

/** Returns whether a file below `templates/`, as Django and Flask name it, is a page. In documentation it is as any other. */
function isTemplatePage(folders: string[], name: string): boolean {
  const start = folders.findIndex(isTemplates)
  if (folders.slice(0, start).some(folder => DOCUMENTATION_FOLDERS.includes(folder.toLowerCase())))
    return true
  const isLayout =
    LAYOUT.test(name.replace(/\.[^.]*$/, '')) || folders.slice(start).some(each => LAYOUT_FOLDER.test(each))
  return /\.html?$/i.test(name) && !isLayout
}

function reasonAgainstFolders(folders: string[], isHtml: boolean): SkipReason | undefined {
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

function byName(list: readonly Folders[]): Map<string, SkipReason> {
  return new Map(list.flatMap(([reason, names]) => names.map(name => [name, reason] as const)))
}
