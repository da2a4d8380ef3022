import { type Generator, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { parseConfig } from './parse-config.ts'
import {
  createIgnore,
  createMatcher,
  inside,
  joinAddress,
  joinPath,
  splitPath,
  toAddress,
  toBasePath,
  withoutIndex,
} from './paths.ts'
import { isRecord, OTHERS, Settings, UnknownSetting } from './settings.ts'

export const mkdocs: Generator = {
  name: 'mkdocs',
  title: 'MkDocs',
  config: /^mkdocs\.ya?ml$/,
  data: /(?:^|\/)(?:mkdocs[.-][\w.-]*|base)\.ya?ml$/,
  proposals: { title: ['site_name'], url: ['site_url'], language: ['theme.language', 'theme.locale'] },
  readSettings: addInherited,
  listBases: ({ settings }) => [toBasePath(settings.text('site_url'))],
  ...withPagesIn(
    ({ folder, settings }) => joinPath(folder, settings.text('docs_dir') ?? 'docs'),
    findAddresses,
  ),
}

/** Adds the values of the file in INHERIT. If it is not read, values that are not set are unknown. */
function addInherited({ folder, settings, files }: SiteContext): Settings {
  const own = settings.at('')
  if (!isRecord(own) || typeof own['INHERIT'] !== 'string') return settings
  const inherited = parseConfig(joinPath(folder, own['INHERIT']), files)
  return new Settings({ ...(isRecord(inherited) ? inherited : { [OTHERS]: true }), ...own })
}

function readPlugins(settings: Settings): Map<string, Settings> {
  const plugins = settings.at('plugins')
  const items = isRecord(plugins) ? [plugins] : settings.items('plugins')
  const named = items.flatMap(item => Object.entries(isRecord(item) ? item : { [String(item)]: {} }))
  return new Map(named.map(([name, options]) => [name.replace('material/', ''), new Settings(options ?? {})]))
}

function findAddresses(path: string, page: SourcePage, { settings, files }: SiteContext): string[] {
  const plugins = readPlugins(settings)
  const ignored = ['.*', '/templates/', settings.text('exclude_docs'), settings.text('draft_docs')]
  const isExcluded = createMatcher(plugins.get('exclude')?.texts('glob') ?? [])
  if (createIgnore(ignored.join('\n'))(path) || isExcluded(path) || path.endsWith('.mdx')) return []
  const blog = plugins.get('blog')?.text('blog_dir') ?? 'blog'
  const isPost = plugins.has('blog') && inside(blog, path) !== undefined
  // These plugins give pages other addresses.
  if (plugins.has('i18n') || isPost) throw new UnknownSetting('plugins')
  const base = toBasePath(settings.text('site_url'))
  if (/\.html?$/i.test(path)) return [withoutIndex(joinAddress(base, path))]
  const { folders, name } = splitPath(path)
  const isReadme = name === 'README'
  if (isReadme && files.paths.has(joinPath(page.path, '../index.md'))) return []
  const ending = settings.flag('use_directory_urls') === false ? '.html' : '/'
  return [toAddress(base, [...folders, isReadme ? 'index' : name].join('/'), ending)]
}
