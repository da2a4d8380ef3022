import { type Generator, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { createFolderMatcher, joinNested, joinPath, splitPath, toAddress, toBasePath } from './paths.ts'
import { isRecord } from './settings.ts'

const EXCLUDING = ['exclude_patterns', 'templates_path', 'html_static_path', 'html_extra_path']
const SCRIPTS = ['Makefile', 'make.bat', 'tox.ini', 'noxfile.py', '.readthedocs.yaml', '.readthedocs.yml']

export const sphinx: Generator = {
  name: 'sphinx',
  title: 'Sphinx',
  config: /^conf\.py$/,
  data: /(?:^|\/)(?:Makefile|make\.bat|tox\.ini|noxfile\.py|\.readthedocs\.ya?ml)$/,
  isConfig: text => /^(?:extensions|html_theme|project)\s*=/m.test(text),
  proposals: { title: ['project'], url: ['html_baseurl'], language: ['language'] },
  listBases: ({ settings }) => [toBasePath(settings.text('html_baseurl'))],
  listStatics: ({ folder, settings }) =>
    (settings.texts('html_extra_path') ?? []).map(path => joinPath(folder, path)),
  ...withPagesIn(({ folder }) => folder, findAddresses),
}

const MARKDOWN_EXTENSIONS = ['myst_parser', 'myst_nb', 'recommonmark']

function findAddresses(path: string, _page: SourcePage, site: SiteContext): string[] {
  const { settings } = site
  const { folders, name, extension } = splitPath(path)
  const suffixes = settings.at('source_suffix')
  const listed = isRecord(suffixes) ? Object.keys(suffixes) : settings.texts('source_suffix')
  const isSource = (listed ?? ['.md']).includes(`.${extension}`)
  const extensions = settings.texts('extensions') ?? []
  const excluded = EXCLUDING.flatMap(name => settings.texts(name) ?? [])
  const isRead = MARKDOWN_EXTENSIONS.some(each => extensions.includes(each)) && isSource
  const isIncluded = createFolderMatcher(settings.texts('include_patterns') ?? ['**'])
  if (!isRead || createFolderMatcher(excluded)(path) || !isIncluded(path)) return []
  const ending = usesFolders(site) ? '/' : (settings.text('html_file_suffix') ?? '.html')
  return [toAddress(toBasePath(settings.text('html_baseurl')), [...folders, name].join('/'), ending)]
}

/** Returns whether a script of the repository calls the builder dirhtml. */
function usesFolders({ folder, files }: SiteContext): boolean {
  return ['', ...joinNested(folder.split('/'))].some(around =>
    SCRIPTS.some(name => /\bdirhtml\b/.test(files.textOf(joinPath(around, name)) ?? '')),
  )
}
