import { slug as githubSlug } from 'github-slugger'
import { textField } from './fields.ts'
import { type Fields, type Generator, perSite, type SiteContext, type SourcePage } from './generator.ts'
import { createMatcher, inside, joinAddress, joinPath, splitPath } from './paths.ts'
import { readScript } from './script.ts'
import { Call, isRecord, Settings, UNKNOWN, UnknownSetting } from './settings.ts'

export const astro: Generator = {
  name: 'astro',
  title: 'Astro',
  config: /^astro\.config\.[cm]?[jt]s$/,
  data: /(?:^|\/)(?:\[[^/[\]]*\]\.astro|content(?:\/config|\.config)\.[cm]?[jt]s)$/,
  proposals: {
    title: ['starlight.title'],
    url: ['site'],
    language: ['starlight.defaultLocale', 'i18n.defaultLocale'],
  },
  readSettings: ({ settings }) => withStarlight(settings),
  listBases: ({ settings }) => [settings.text('base') ?? '/'],
  listFolders: site => ['content', 'pages'].map(name => joinPath(findSource(site), name)),
  listStatics: ({ folder, settings }) => [joinPath(folder, settings.text('publicDir') ?? 'public')],
  findAddresses: (page, site) => findPaths(page, site)?.map(path => toAddress(path, site.settings)),
}

export function findSource({ folder, settings }: Pick<SiteContext, 'folder' | 'settings'>): string {
  return joinPath(folder, settings.text('srcDir') ?? 'src')
}

/** Adds the options of the Starlight integration as `starlight`. */
export function withStarlight(settings: Settings): Settings {
  const own = settings.at('')
  if (!isRecord(own)) return settings
  const { integrations = [] } = own
  if (!Array.isArray(integrations)) return new Settings({ ...own, starlight: UNKNOWN })
  const call = integrations.flat().find(item => item instanceof Call && item.name === 'starlight')
  return new Settings({ ...own, starlight: call && (call.args[0] ?? {}) })
}

function findPaths(page: SourcePage, site: SiteContext): string[] | undefined {
  const source = findSource(site)
  const path = inside(joinPath(source, 'pages'), page.path)
  if (path !== undefined) return /(?:^|\/)_|\[/.test(path) ? [] : [path.replace(/\.\w+$/, '')]
  const hasStarlight = site.settings.at('starlight') !== undefined
  const doc = inside(joinPath(source, 'content/docs'), page.path)
  if (hasStarlight && doc !== undefined) return findDocPaths(page, doc, site)
  return findEntryPaths(page, site)
}

function toAddress(path: string, settings: Settings): string {
  const bare = path.replace(/(^|\/)index$/, '$1').replace(/\/$/, '')
  const full = joinAddress(settings.text('base') ?? '/', bare)
  const format = settings.text('build.format') ?? 'directory'
  const isFile = format === 'file' || (format === 'preserve' && bare === path)
  if (bare === '404' || bare === '500' || (isFile && bare !== '')) return `${full}.html`
  return settings.text('trailingSlash') === 'never' ? full.replace(/(?<=.)\/$/, '') : joinAddress(full, '/')
}

function toId(path: string, fields: Fields): string {
  const { folders, name } = splitPath(path)
  const usual = [...folders, name].map(each => githubSlug(each)).join('/')
  return textField(fields, 'slug') ?? usual.replace(/(^|\/)index$/, '$1').replace(/\/$/, '')
}

function findDocPaths(page: SourcePage, path: string, site: SiteContext): string[] {
  const starlight = site.settings.in('starlight')
  if (/(?:^|\/)_[^/]*$/.test(path) || page.fields['draft'] === true) return []
  const id = toId(path, page.fields).replace(/^\/|\/$/g, '')
  const locales = starlight.entries('locales').map(([name]) => (name === 'root' ? '' : name))
  const first = starlight.text('defaultLocale') ?? ''
  const main = locales.includes(first) ? first : ''
  const own = locales.find(name => name !== '' && `${id}/`.startsWith(`${name}/`)) ?? ''
  if (own !== main) return [id]
  const rest = own === '' ? id : id.slice(own.length + 1)
  const others = locales.filter(name => name !== main).map(name => [name, rest].filter(Boolean).join('/'))
  // A page without a translation is shown in the default language.
  return [id, ...others.filter(other => !listDocIds(site).has(other))]
}

const listDocIds = perSite((site): Set<string> => {
  const docs = joinPath(findSource(site), 'content/docs')
  const ids = [...site.files.paths].map(path => {
    const own = inside(docs, path)
    return own !== undefined && /\.mdx?$/.test(own) ? toId(own, site.files.fieldsOf(path)) : ''
  })
  return new Set(ids)
})

/** Returns the paths of an entry that a page such as `blog/[...slug].astro` lists by `getCollection('blog')`. */
function findEntryPaths(page: SourcePage, site: SiteContext): string[] | undefined {
  const collections = listCollections(site)
  const found = collections.find(
    ({ folder }) => folder !== undefined && inside(folder, page.path) !== undefined,
  )
  if (found?.folder === undefined) {
    const isContent = inside(joinPath(findSource(site), 'content'), page.path) !== undefined
    const isOpen = collections.some(({ folder }) => folder === undefined)
    if (isContent && isOpen) throw new UnknownSetting('loader')
    return isContent ? [] : undefined
  }
  const path = inside(found.folder, page.path) ?? ''
  const globs = found.options.texts('pattern') ?? []
  const excluded = globs.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1))
  if (!createMatcher(globs)(path) || createMatcher(excluded)(path)) return []
  if (found.options.at('generateId') !== undefined) throw new UnknownSetting('generateId')
  const all = listRoutes(site)
  const listed = all.filter(({ collection }) => collection === found.name)
  const routes = listed.filter(({ hasContent }) => hasContent)
  const isDraft = page.fields['draft'] === true
  if (isDraft && routes.length > 0 && routes.every(({ filter }) => filter === 'draft')) return []
  const isUnknown =
    routes.length === 0
      ? listed.length > 0 || all.some(({ collection }) => collection === undefined)
      : routes.some(({ isById, filter }) => !isById || filter === 'other')
  if (isUnknown) throw new UnknownSetting('getStaticPaths')
  return routes.map(({ folder }) => joinAddress(folder, toId(path, page.fields) || 'index', '/'))
}

const listCollections = perSite(site => {
  const source = findSource(site)
  const config = [...site.files.paths].find(path =>
    /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test(inside(source, path) ?? ''),
  )
  const { named } = readScript(config === undefined ? '' : (site.files.textOf(config) ?? ''))
  const collections = new Settings({ value: named.get('collections') }).at('value') ?? {}
  return Object.entries(collections).map(([name, value]) => {
    const given = value instanceof Call && isRecord(value.args[0]) ? value.args[0] : {}
    const { loader } = given
    const options = new Settings(loader instanceof Call && loader.name === 'glob' ? loader.args[0] : {})
    const base = options.text('base')
    return { name, options, folder: base === undefined ? undefined : joinPath(site.folder, base) }
  })
})

const listRoutes = perSite(site => {
  const pages = joinPath(findSource(site), 'pages')
  return [...site.files.paths].flatMap(path => {
    const [, folder] = /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec(inside(pages, path) ?? '') ?? []
    const text = site.files.textOf(path)
    if (folder === undefined || text === undefined) return []
    const [, collection, comma] = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/.exec(text) ?? []
    const isById = /params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text)
    // Such a page shows the text of an entry, and not only a list.
    const hasContent = /\brender\(|<Content\b/.test(text)
    const isFiltered = comma === ',' || /\.filter\(/.test(text)
    const filter = /\bdraft\b/.test(text) ? 'draft' : 'other'
    return [{ folder, collection, isById, hasContent, filter: isFiltered ? filter : 'none' }]
  })
})
