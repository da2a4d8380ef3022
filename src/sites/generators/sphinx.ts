/** Sphinx, only for pages in Markdown and copied HTML. */
import {
  basePathOf,
  createFolderMatcher,
  type Generator,
  inside,
  joinPath,
  pageAddress,
  type SiteContext,
  type SourcePage,
  splitPath,
} from './generator.ts'
import { isRecord } from './settings.ts'

const SCRIPTS = ['Makefile', 'make.bat', 'tox.ini', 'noxfile.py', '.readthedocs.yaml', '.readthedocs.yml']

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
      bases: () => [basePathOf(settings.text('html_baseurl'))],
      folders: () => [folder],
      statics: () => (settings.texts('html_extra_path') ?? []).map(path => joinPath(folder, path)),
      addressesOf: page => addressesOf(page, context),
    }
  },
}

/** Extensions that read Markdown. */
const READERS = ['myst_parser', 'myst_nb', 'recommonmark']

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { settings } = context
  const path = inside(context.folder, page.path)
  if (path === undefined) return undefined
  const { folders, name, extension } = splitPath(path)
  const suffixes = settings.at('source_suffix')
  const listed = isRecord(suffixes) ? Object.keys(suffixes) : settings.texts('source_suffix')
  const isSource = (listed ?? ['.md']).includes(`.${extension}`)
  const extensions = settings.texts('extensions') ?? []
  const listOf = (...names: string[]) => names.flatMap(each => settings.texts(each) ?? [])
  const excluded = listOf('exclude_patterns', 'templates_path', 'html_static_path', 'html_extra_path')
  const isRead = READERS.some(each => extensions.includes(each)) && isSource
  const isIncluded = createFolderMatcher(settings.texts('include_patterns') ?? ['**'])
  if (!isRead || createFolderMatcher(excluded)(path) || !isIncluded(path)) return []
  const ending = usesFolders(context) ? '/' : (settings.text('html_file_suffix') ?? '.html')
  return [pageAddress(basePathOf(settings.text('html_baseurl')), [...folders, name].join('/'), ending)]
}

/** Returns whether a script of the repository calls the builder dirhtml. */
function usesFolders({ folder, files }: SiteContext): boolean {
  const folders = folder.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))
  return ['', ...folders].some(around =>
    SCRIPTS.some(name => /\bdirhtml\b/.test(files.textOf(joinPath(around, name)) ?? '')),
  )
}
