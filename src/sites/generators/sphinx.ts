/** Sphinx, as far as its pages are Markdown or HTML that is copied. */
import {
  basePathOf,
  createMatcher,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  type SiteContext,
  type SourcePage,
} from './generator.ts'
import { isRecord } from './settings.ts'

export const sphinx: Generator = {
  name: 'sphinx',
  title: 'Sphinx',
  config: /^conf\.py$/,
  data: /(?:^|\/)(?:Makefile|make\.bat|tox\.ini|noxfile\.py|\.readthedocs\.ya?ml)$/,
  isConfig: text => /^(?:extensions|html_theme|project)\s*=/m.test(text),
  read(context) {
    const { folder, settings } = context
    return {
      title: () => settings.text('project'),
      url: () => settings.text('html_baseurl'),
      language: () => settings.text('language'),
      folders: () => [folder],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

/** Extensions that read Markdown. */
const READERS = ['myst_parser', 'myst_nb', 'recommonmark']

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { folder, settings } = context
  const path = inside(folder, page.path)
  if (path === undefined) return undefined
  const base = basePathOf(settings.text('html_baseurl'))
  for (const extra of settings.texts('html_extra_path') ?? []) {
    const copied = inside(joinPath(folder, extra), page.path)
    if (copied !== undefined) return [joinAddress(base, copied.replace(/(^|\/)index\.html$/, '$1'))]
  }
  const suffixes = settings.at('source_suffix')
  const listed = isRecord(suffixes) ? Object.keys(suffixes) : settings.texts('source_suffix')
  const extensions = settings.texts('extensions') ?? []
  const readsMarkdown = READERS.some(name => extensions.includes(name))
  const [suffix = ''] = /\.\w+$/.exec(path) ?? []
  const isSource = listed?.includes(suffix) ?? suffix === '.md'
  const excluded = [
    ...(settings.texts('exclude_patterns') ?? []),
    ...(settings.texts('templates_path') ?? []),
    ...(settings.texts('html_static_path') ?? []),
  ]
  const included = settings.texts('include_patterns') ?? ['**']
  const isExcluded = (globs: string[]) =>
    createMatcher(globs.flatMap(glob => [glob, `${glob.replace(/\/$/, '')}/**`]))
  if (!readsMarkdown || !isSource || isExcluded(excluded)(path) || !isExcluded(included)(path)) return []
  const bare = path.slice(0, -suffix.length)
  if (/(?:^|\/)index$/.test(bare)) return [joinAddress(base, bare.replace(/index$/, ''))]
  const ending = settings.text('html_file_suffix') ?? '.html'
  return [joinAddress(base, usesFolders(context) ? `${bare}/` : `${bare}${ending}`)]
}

/** Returns whether a script of the repository calls the builder dirhtml. */
function usesFolders({ folder, files }: SiteContext): boolean {
  const names = [
    'Makefile',
    'make.bat',
    'tox.ini',
    'noxfile.py',
    '.readthedocs.yaml',
    '.readthedocs.yml',
    'package.json',
  ]
  const folders = folder.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))
  return ['', ...folders].some(around =>
    names.some(name => /\bdirhtml\b/.test(files.textOf(joinPath(around, name)) ?? '')),
  )
}
