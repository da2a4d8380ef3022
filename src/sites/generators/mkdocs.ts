/** MkDocs: paths of files. */
import {
  basePathOf,
  createIgnore,
  createMatcher,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  pageAddress,
  perSite,
  type SiteContext,
  type SourcePage,
  splitPath,
  withoutIndex,
} from './generator.ts'
import { parseConfig } from './parse-config.ts'
import { isRecord, OTHERS, Settings, UNKNOWN, UnknownSetting } from './settings.ts'

export const mkdocs: Generator = {
  name: 'mkdocs',
  title: 'MkDocs',
  config: /^mkdocs\.ya?ml$/,
  data: /(?:^|\/)(?:mkdocs[.-][\w.-]*|base)\.ya?ml$/,
  read(context) {
    const text = (name: string) => settingsOf(context).text(name)
    return {
      title: () => text('site_name'),
      url: () => text('site_url'),
      language: () => text('theme.language') ?? text('theme.locale'),
      bases: () => [basePathOf(text('site_url'))],
      folders: () => [sourceOf(context)],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

const settingsOf = perSite(withInherited)

/** Adds the values of the file that INHERIT names. If it is not read, each other value is unknown. */
function withInherited({ folder, settings, files }: SiteContext): Settings {
  const own = settings.at('')
  if (!isRecord(own) || typeof own['INHERIT'] !== 'string') return settings
  const path = joinPath(folder, own['INHERIT'])
  const text = files.textOf(path)
  const inherited = text === undefined ? UNKNOWN : parseConfig(path, text)
  return new Settings({ ...(isRecord(inherited) ? inherited : { [OTHERS]: true }), ...own })
}

function sourceOf(context: SiteContext): string {
  return joinPath(context.folder, settingsOf(context).text('docs_dir') ?? 'docs')
}

/** Returns the options of the plugins that are used. */
function pluginsOf(settings: Settings): Map<string, Settings> {
  const plugins = settings.at('plugins')
  const items = isRecord(plugins) ? [plugins] : settings.items('plugins')
  const named = items.flatMap(item => Object.entries(isRecord(item) ? item : { [String(item)]: {} }))
  return new Map(named.map(([name, options]) => [name.replace('material/', ''), new Settings(options ?? {})]))
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const settings = settingsOf(context)
  const source = sourceOf(context)
  const path = inside(source, page.path)
  if (path === undefined) return undefined
  const plugins = pluginsOf(settings)
  const ignored = ['.*', '/templates/', settings.text('exclude_docs'), settings.text('draft_docs')]
  const isExcluded = createMatcher(plugins.get('exclude')?.texts('glob') ?? [])
  if (createIgnore(ignored.join('\n'))(path) || isExcluded(path) || path.endsWith('.mdx')) return []
  const blog = plugins.get('blog')?.text('blog_dir') ?? 'blog'
  const isPost = plugins.has('blog') && inside(blog, path) !== undefined
  // These plugins give pages other addresses.
  if (plugins.has('i18n') || isPost) throw new UnknownSetting('plugins')
  const base = basePathOf(settings.text('site_url'))
  if (/\.html?$/i.test(path)) return [withoutIndex(joinAddress(base, path))]
  const { folders, name } = splitPath(path)
  const isReadme = name === 'README'
  if (isReadme && context.files.paths.has(joinPath(source, ...folders, 'index.md'))) return []
  const ending = settings.flag('use_directory_urls') === false ? '.html' : '/'
  return [pageAddress(base, [...folders, isReadme ? 'index' : name].join('/'), ending)]
}
