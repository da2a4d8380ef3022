/** MkDocs, with the plugins of its blog and of its translations. */
import {
  basePathOf,
  createIgnore,
  createMatcher,
  dateField,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  type SiteContext,
  type SourcePage,
  splitPath,
  textField,
} from './generator.ts'
import { isRecord, Settings } from './settings.ts'

export const mkdocs: Generator = {
  name: 'mkdocs',
  title: 'MkDocs',
  config: /^mkdocs\.ya?ml$/,
  read(context) {
    const { settings } = context
    return {
      title: () => settings.text('site_name'),
      url: () => settings.text('site_url'),
      language: () => settings.text('theme.language') ?? settings.text('theme.locale'),
      folders: () => [sourceOf(context)],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

function sourceOf({ folder, settings }: SiteContext): string {
  return joinPath(folder, settings.text('docs_dir') ?? 'docs')
}

/** Returns the options of a plugin; undefined if it is not used. */
function pluginOf(settings: Settings, name: string): Settings | undefined {
  const plugins = settings.at('plugins')
  const items = isRecord(plugins)
    ? Object.entries(plugins).map(([key, value]) => ({ [key]: value }))
    : settings.items('plugins')
  for (const item of items) {
    if (item === name) return new Settings({})
    if (isRecord(item) && name in item) return new Settings(item[name] ?? {})
  }
  return undefined
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { settings, files } = context
  const source = sourceOf(context)
  const path = inside(source, page.path)
  if (path === undefined) return undefined
  const base = basePathOf(settings.text('site_url'))
  const isIgnored = createIgnore(
    ['.*', '/templates/', settings.text('exclude_docs') ?? '', settings.text('draft_docs') ?? ''].join('\n'),
  )
  const excluded = pluginOf(settings, 'exclude')?.texts('glob') ?? []
  if (isIgnored(path) || createMatcher(excluded)(path)) return []
  if (/\.mdx$/.test(path)) return []
  if (/\.html?$/i.test(path)) return [joinAddress(base, path.replace(/(^|\/)index\.html$/, '$1'))]
  const post = postAddress(page, path, settings)
  if (post !== undefined) return post.map(address => joinAddress(base, address))
  const { folders, name } = splitPath(path)
  const i18n = pluginOf(settings, 'i18n')
  if (i18n !== undefined) return translatedAddresses(path, i18n, { context, source, base })
  const isReadme = name.toLowerCase() === 'readme'
  const hasIndex = files.paths.has(joinPath(source, ...folders, 'index.md'))
  if (name === 'README' && hasIndex) return []
  return [joinAddress(base, place(folders, isReadme && name === 'README' ? 'index' : name, settings))]
}

function place(folders: string[], name: string, settings: Settings): string {
  if (name === 'index' || name === 'README') return joinAddress(...folders, '/')
  const isFolder = settings.flag('use_directory_urls') !== false
  return joinAddress(...folders, isFolder ? `${name}/` : `${name}.html`)
}

/** The blog of Material: posts have an address of their date and their title. */
function postAddress(page: SourcePage, path: string, settings: Settings): string[] | undefined {
  const blog = pluginOf(settings, 'blog') ?? pluginOf(settings, 'material/blog')
  if (blog === undefined) return undefined
  const folder = blog.text('blog_dir') ?? 'blog'
  const posts = joinPath((blog.text('post_dir') ?? '{blog}/posts').replace('{blog}', folder))
  const own = inside(posts, path)
  if (own === undefined) return undefined
  if (page.fields['draft'] === true) return []
  const { date: given } = page.fields
  const date = dateField({ date: isRecord(given) ? given['created'] : given }, 'date')
  if (date === undefined) return []
  const format = blog.text('post_url_date_format') ?? 'yyyy/MM/dd'
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
  const values: Record<string, string> = {
    date: format.replace('yyyy', year).replace('MM', month).replace('dd', day),
    slug: textField(page.fields, 'slug') ?? slugify(page.title),
    file: splitPath(own).name,
    categories: [page.fields['categories']]
      .flat()
      .slice(0, 1)
      .map(each => slugify(String(each ?? '')))
      .join('/'),
  }
  const url = (blog.text('post_url_format') ?? '{date}/{slug}').replace(
    /\{(\w+)\}/g,
    (_, name) => values[name] ?? '',
  )
  const { folders, name } = splitPath(`${joinPath(folder, url)}.md`)
  return [place(folders, name, settings)]
}

/** Lower case, spaces as hyphens, without punctuation. */
function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

interface Translations {
  context: SiteContext
  source: string
  base: string
}

/** The plugin mkdocs-static-i18n: `about.fr.md` or `fr/about.md`; another language shows the default's page if it has none. */
function translatedAddresses(
  path: string,
  i18n: Settings,
  { context, source, base }: Translations,
): string[] {
  const { settings, files } = context
  const languages = i18n
    .items('languages')
    .map(item => new Settings(item))
    .filter(each => each.flag('build') !== false)
  const locales = languages.map(each => each.text('locale') ?? '').filter(locale => locale !== 'null')
  const first = languages.find(each => each.flag('default') === true)?.text('locale') ?? locales[0] ?? ''
  const isByFolder = i18n.text('docs_structure') === 'folder'
  const { folders, name, extension } = splitPath(path)
  const suffix = isByFolder ? folders[0] : /\.([\w-]+)$/.exec(name)?.[1]
  const own = locales.find(locale => locale === suffix)
  const rest = isByFolder && own !== undefined ? folders.slice(1) : folders
  const bare = !isByFolder && own !== undefined ? name.slice(0, -own.length - 1) : name
  const isDefault = own === undefined || own === first
  const hasOwn = (locale: string) => {
    const other = isByFolder
      ? joinPath(source, locale, ...rest, `${bare}.${extension}`)
      : joinPath(source, ...rest, `${bare}.${locale}.${extension}`)
    return other !== joinPath(source, path) && files.paths.has(other)
  }
  if (own === undefined && !isByFolder && hasOwn(first)) return []
  const falls = isDefault && i18n.flag('fallback_to_default') !== false
  const shown = isDefault
    ? [first, ...(falls ? locales.filter(locale => locale !== first && !hasOwn(locale)) : [])]
    : [own]
  return shown.map(locale => joinAddress(base, locale === first ? '' : locale, place(rest, bare, settings)))
}
