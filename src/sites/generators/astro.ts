/** Astro: files of src/pages, collections that a page lists, and Starlight. */
import { slug as githubSlug } from 'github-slugger'
import {
  createMatcher,
  type Fields,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  perSite,
  type SiteContext,
  type SourcePage,
  splitPath,
  textField,
} from './generator.ts'
import { readScript } from './script.ts'
import { Call, isRecord, Settings, UnknownSetting } from './settings.ts'

export const astro: Generator = {
  name: 'astro',
  title: 'Astro',
  config: /^astro\.config\.[cm]?[jt]s$/,
  data: /(?:^|\/)(?:\[[^/[\]]*\]\.astro|content(?:\/config|\.config)\.[cm]?[jt]s)$/,
  read(context) {
    const { folder, settings } = context
    return {
      title: () => starlightOf(settings)?.text('title'),
      url: () => settings.text('site'),
      language: () => starlightOf(settings)?.text('defaultLocale') ?? settings.text('i18n.defaultLocale'),
      bases: () => [settings.text('base') ?? '/'],
      folders: () => ['content', 'pages'].map(name => joinPath(sourceOf(context), name)),
      statics: () => [joinPath(folder, settings.text('publicDir') ?? 'public')],
      addressesOf: page => pathsOf(page, context)?.map(path => toAddress(path, settings)),
    }
  },
}

function sourceOf({ folder, settings }: SiteContext): string {
  return joinPath(folder, settings.text('srcDir') ?? 'src')
}

/** Returns the options of Starlight; undefined if it is not used. */
function starlightOf(settings: Settings): Settings | undefined {
  const items = settings.items('integrations').flat()
  const call = items.find(item => item instanceof Call && item.name === 'starlight')
  return call instanceof Call ? new Settings(call.args[0] ?? {}) : undefined
}

/** Returns the paths of a page below the base. */
function pathsOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const source = sourceOf(context)
  const path = inside(joinPath(source, 'pages'), page.path)
  if (path !== undefined) return /(?:^|\/)_|\[/.test(path) ? [] : [path.replace(/\.\w+$/, '')]
  const starlight = starlightOf(context.settings)
  const doc = inside(joinPath(source, 'content/docs'), page.path)
  if (starlight !== undefined && doc !== undefined) return docPaths(page, doc, starlight, context)
  return entryPaths(page, context)
}

/** `index` is the page of its folder, whose address has a slash in every format but for `trailingSlash: 'never'`. */
function toAddress(path: string, settings: Settings): string {
  const bare = path.replace(/(^|\/)index$/, '$1').replace(/\/$/, '')
  const full = joinAddress(settings.text('base') ?? '/', bare)
  const format = settings.text('build.format') ?? 'directory'
  const isFile = format === 'file' || (format === 'preserve' && bare === path)
  if (bare === '404' || bare === '500' || (isFile && bare !== '')) return `${full}.html`
  return settings.text('trailingSlash') === 'never' ? full.replace(/(?<=.)\/$/, '') : joinAddress(full, '/')
}

/** Returns the id of an entry: `slug` of its front matter, or the segments of its path as GitHub writes anchors. */
function idOf(path: string, fields: Fields): string {
  const { folders, name } = splitPath(path)
  const usual = [...folders, name].map(each => githubSlug(each)).join('/')
  return textField(fields, 'slug') ?? usual.replace(/(^|\/)index$/, '$1').replace(/\/$/, '')
}

function docPaths(page: SourcePage, path: string, starlight: Settings, context: SiteContext): string[] {
  if (/(?:^|\/)_[^/]*$/.test(path) || page.fields['draft'] === true) return []
  const id = idOf(path, page.fields).replace(/^\/|\/$/g, '')
  const locales = starlight.entries('locales').map(([name]) => (name === 'root' ? '' : name))
  const first = starlight.text('defaultLocale') ?? ''
  const main = locales.includes(first) ? first : ''
  const own = locales.find(name => name !== '' && `${id}/`.startsWith(`${name}/`)) ?? ''
  if (own !== main) return [id]
  const rest = own === '' ? id : id.slice(own.length + 1)
  const others = locales.filter(name => name !== main).map(name => [name, rest].filter(Boolean).join('/'))
  // A page without a translation is shown in the default language.
  return [id, ...others.filter(other => !docIdsOf(context).has(other))]
}

const docIdsOf = perSite(readDocIds)

function readDocIds(context: SiteContext): Set<string> {
  const docs = joinPath(sourceOf(context), 'content/docs')
  const ids = [...context.files.paths].map(path => {
    const own = inside(docs, path)
    return own !== undefined && /\.mdx?$/.test(own) ? idOf(own, context.files.fieldsOf(path)) : ''
  })
  return new Set(ids)
}

/** Returns the paths of an entry that a page such as `blog/[...slug].astro` lists by `getCollection('blog')`. */
function entryPaths(page: SourcePage, context: SiteContext): string[] | undefined {
  const collections = collectionsOf(context)
  const found = collections.find(
    ({ folder }) => folder !== undefined && inside(folder, page.path) !== undefined,
  )
  if (found?.folder === undefined) {
    const isContent = inside(joinPath(sourceOf(context), 'content'), page.path) !== undefined
    const isOpen = collections.some(({ folder }) => folder === undefined)
    if (isContent && isOpen) throw new UnknownSetting('loader')
    return isContent ? [] : undefined
  }
  const path = inside(found.folder, page.path) ?? ''
  const globs = found.options.texts('pattern') ?? ['**/[!_]*.{md,mdx}']
  const excluded = globs.flatMap(glob => (glob.startsWith('!') ? [glob.slice(1)] : []))
  if (!createMatcher(globs)(path) || createMatcher(excluded)(path)) return []
  if (found.options.at('generateId') !== undefined) throw new UnknownSetting('generateId')
  const all = routesOf(context)
  const listed = all.filter(({ collection }) => collection === found.name)
  const routes = listed.filter(({ hasContent }) => hasContent)
  const isDraft = page.fields['draft'] === true
  if (isDraft && routes.length > 0 && routes.every(({ filter }) => filter === 'draft')) return []
  const isUnknown =
    routes.length === 0
      ? listed.length > 0 || all.some(({ collection }) => collection === undefined)
      : routes.some(({ isById, filter }) => !isById || filter === 'other')
  if (isUnknown) throw new UnknownSetting('getStaticPaths')
  return routes.map(({ folder }) => joinAddress(folder, idOf(path, page.fields) || 'index', '/'))
}

interface Collection {
  name: string
  /** Undefined for a loader that is not known. */
  folder: string | undefined
  options: Settings
}

const collectionsOf = perSite(readCollections)

function readCollections(context: SiteContext): Collection[] {
  const source = sourceOf(context)
  const config = [...context.files.paths].find(path =>
    /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test(inside(source, path) ?? ''),
  )
  const { named } = readScript(config === undefined ? '' : (context.files.textOf(config) ?? ''))
  const collections = new Settings({ value: named.get('collections') }).at('value') ?? {}
  return Object.entries(collections).map(([name, value]) => {
    const given = value instanceof Call && isRecord(value.args[0]) ? value.args[0] : {}
    const { loader } = given
    const call = loader instanceof Call && loader.name === 'glob' ? loader : undefined
    const options = new Settings(call?.args[0] ?? {})
    const usual = loader === undefined ? joinPath(source, 'content', name) : undefined
    const base = call && options.text('base')
    return { name, options, folder: base === undefined ? usual : joinPath(context.folder, base) }
  })
}

interface Route {
  folder: string
  /** Undefined if the page lists none by its name. */
  collection: string | undefined
  isById: boolean
  /** It shows the text of an entry, and not a list. */
  hasContent: boolean
  /** Which entries the page leaves out. */
  filter: 'none' | 'draft' | 'other'
}

const routesOf = perSite(readRoutes)

/** Reads which collection a page with a parameter lists, and whether by the id of the entry. */
function readRoutes(context: SiteContext): Route[] {
  const pages = joinPath(sourceOf(context), 'pages')
  return [...context.files.paths].flatMap((path): Route[] => {
    const [, folder] = /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec(inside(pages, path) ?? '') ?? []
    const text = context.files.textOf(path)
    if (folder === undefined || text === undefined) return []
    const [, collection, comma] = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/.exec(text) ?? []
    const isById = /params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text)
    const hasContent = /\brender\(|<Content\b/.test(text)
    const isFiltered = comma === ',' || /\.filter\(/.test(text)
    return [
      {
        folder,
        collection,
        isById,
        hasContent,
        filter: !isFiltered ? 'none' : /\bdraft\b/.test(text) ? 'draft' : 'other',
      },
    ]
  })
}
