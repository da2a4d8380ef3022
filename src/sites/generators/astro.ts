/** Astro: files of src/pages, collections that a page lists, and Starlight. */
import { slug as githubSlug } from 'github-slugger'
import {
  copiedAddress,
  createMatcher,
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
    const { settings } = context
    return {
      title: () => starlightOf(settings)?.text('title'),
      url: () => settings.text('site'),
      language: () => starlightOf(settings)?.text('defaultLocale') ?? settings.text('i18n.defaultLocale'),
      folders: () => ['content', 'pages'].map(name => joinPath(sourceOf(context), name)),
      addressesOf: page => addressesOf(page, context),
    }
  },
}

function sourceOf({ folder, settings }: SiteContext): string {
  return joinPath(folder, settings.text('srcDir') ?? 'src')
}

/** Returns the options of Starlight; undefined if it is not used. */
function starlightOf(settings: Settings): Settings | undefined {
  const call = settings
    .items('integrations')
    .flat()
    .find(item => item instanceof Call && item.name === 'starlight')
  return call instanceof Call ? new Settings(call.args[0] ?? {}) : undefined
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { folder, settings } = context
  const base = settings.text('base') ?? '/'
  const copied = copiedAddress(page.path, joinPath(folder, settings.text('publicDir') ?? 'public'), base)
  if (copied !== undefined) return copied
  const source = sourceOf(context)
  const path = inside(joinPath(source, 'pages'), page.path)
  if (path !== undefined) {
    if (/(?:^|\/)_/.test(path)) return []
    const { folders, name } = splitPath(path)
    if (/\[/.test(path)) return []
    return [place([...folders, name].join('/'), base, settings)]
  }
  const starlight = starlightOf(settings)
  const doc = inside(joinPath(source, 'content/docs'), page.path)
  if (starlight !== undefined && doc !== undefined) {
    return docAddresses(page, doc, starlight, context).map(slug => place(slug, base, settings))
  }
  return collectionAddresses(page, context)?.map(slug => place(slug, base, settings))
}

/** `index` is the page of its folder, whose address has a slash in every format but for `trailingSlash: 'never'`. */
function place(path: string, base: string, settings: Settings): string {
  const bare = path.replace(/(^|\/)index$/, '$1').replace(/\/$/, '')
  const slash = settings.text('trailingSlash') ?? 'ignore'
  const format = settings.text('build.format') ?? 'directory'
  if (bare === '')
    return joinAddress(base, slash === 'never' ? '' : '/').replace(/(?<=.)\/$/, slash === 'never' ? '' : '/')
  if (bare === '404' || bare === '500') return joinAddress(base, `${bare}.html`)
  const isFile = format === 'file' || (format === 'preserve' && !/(?:^|\/)index$/.test(path))
  if (isFile) return joinAddress(base, `${bare}.html`)
  return joinAddress(base, slash === 'never' ? bare : `${bare}/`)
}

/** Returns the id of an entry: `slug` of its front matter, or the segments of its path as GitHub writes anchors. */
function idOf(path: string, page: SourcePage): string {
  const { folders, name } = splitPath(path)
  const usual = [...folders, name].map(each => githubSlug(each)).join('/')
  return textField(page.fields, 'slug') ?? usual.replace(/(^|\/)index$/, '')
}

function docAddresses(page: SourcePage, path: string, starlight: Settings, context: SiteContext): string[] {
  if (/(?:^|\/)_[^/]*$/.test(path) || page.fields['draft'] === true) return []
  const id = idOf(path, page).replace(/^\/|\/$/g, '')
  const locales = starlight.entries('locales').map(([name]) => name)
  const first = starlight.text('defaultLocale') ?? 'root'
  const main = first === 'root' || !locales.includes(first) ? '' : first
  const own = locales.find(name => name !== 'root' && (id === name || id.startsWith(`${name}/`))) ?? ''
  if (own !== main) return [id]
  const rest = own === '' ? id : id.slice(own.length + 1)
  const docs = joinPath(sourceOf(context), 'content/docs')
  const inner = own === '' ? path : path.slice(own.length + 1)
  const others = locales.map(name => (name === 'root' ? '' : name)).filter(name => name !== main)
  // A page without a translation is shown in the default language.
  const shown = others.filter(name => !hasTranslation(joinPath(docs, name, inner), rest, name, context))
  return [id, ...shown.map(name => [name, rest].filter(Boolean).join('/'))]
}

function hasTranslation(path: string, slug: string, locale: string, { files }: SiteContext): boolean {
  const stem = path.replace(/\.\w+$/, '')
  const found = ['md', 'mdx'].map(ending => `${stem}.${ending}`).find(each => files.paths.has(each))
  if (found === undefined) return false
  const own = textField(files.fieldsOf(found), 'slug')
  return own === undefined || own === joinPath(locale, slug)
}

interface Route {
  folder: string
  collection: string
  isFiltered: boolean
}

/** Returns the addresses of an entry that a page such as `blog/[...slug].astro` lists by `getCollection('blog')`. */
function collectionAddresses(page: SourcePage, context: SiteContext): string[] | undefined {
  const source = sourceOf(context)
  const found = collectionsOf(context).find(({ folder }) => inside(folder, page.path) !== undefined)
  if (found === undefined)
    return inside(joinPath(source, 'content'), page.path) === undefined ? undefined : []
  const path = inside(found.folder, page.path) ?? ''
  if (!found.matches(path)) return []
  const routes = routesOf(context).filter(({ collection }) => collection === found.name)
  if (routes.length === 0) return []
  if (routes.some(({ isFiltered }) => isFiltered) && page.fields['draft'] !== undefined) {
    if (page.fields['draft'] === true) return []
  }
  const id = idOf(path, page) || 'index'
  return routes.map(({ folder }) => [folder, id].filter(Boolean).join('/'))
}

const collectionsOf = perSite(readCollections)
const routesOf = perSite(readRoutes)

function readCollections(context: SiteContext) {
  const source = sourceOf(context)
  const config = [...context.files.paths].find(path =>
    /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test(inside(source, path) ?? ''),
  )
  const script = readScript(config === undefined ? '' : (context.files.textOf(config) ?? ''))
  const named = new Settings({ collections: script.named.get('collections') })
  return Object.entries(named.at('collections') ?? {}).map(([name, value]) => {
    const options = value instanceof Call && isRecord(value.args[0]) ? value.args[0] : {}
    const loader = options['loader']
    const call = loader instanceof Call && loader.name === 'glob' ? new Settings(loader.args[0]) : undefined
    if (loader !== undefined && call === undefined) throw new UnknownSetting('loader')
    if (call?.at('generateId') !== undefined) throw new UnknownSetting('generateId')
    const base = call?.text('base') ?? `${inside(context.folder, source) ?? 'src'}/content/${name}`
    return {
      name,
      folder: joinPath(context.folder, base),
      matches: createMatcher(call?.texts('pattern') ?? ['**/[!_]*.{md,mdx}']),
    }
  })
}

const LISTED = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/

/** Reads which collection a page with a parameter lists, and whether by the id of the entry. */
function readRoutes(context: SiteContext): Route[] {
  const pages = joinPath(sourceOf(context), 'pages')
  return [...context.files.paths].flatMap(path => {
    const own = inside(pages, path)
    const [, folder = ''] = (own !== undefined && /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec(own)) || []
    const text = own === undefined ? undefined : context.files.textOf(path)
    const [, collection, comma] = LISTED.exec(text ?? '') ?? []
    if (text === undefined || collection === undefined) return []
    if (!/params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text)) throw new UnknownSetting(path)
    return [{ folder, collection, isFiltered: comma === ',' || /\.filter\(/.test(text) }]
  })
}
