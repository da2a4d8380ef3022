/** Nuxt Content: paths without order numbers, as the package `slugify` writes them. */
import slugify from 'slugify'
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
  textField,
} from './generator.ts'
import { readScript } from './script.ts'
import { Call, isRecord, Settings, UnknownSetting } from './settings.ts'

export const nuxt: Generator = {
  name: 'nuxt',
  title: 'Nuxt',
  config: /^nuxt\.config\.[cm]?[jt]s$/,
  data: /(?:^|\/)content\.config\.[cm]?[jt]s$/,
  read(context) {
    const { settings, folder } = context
    return {
      title: () => settings.text('app.head.title'),
      url: () => settings.text('site.url'),
      language: () => settings.text('i18n.defaultLocale'),
      folders: () => [joinPath(folder, 'content')],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

interface Source {
  /** The part of the path before the first wildcard, which `prefix` replaces. */
  fixed: string
  prefix: string
  matches(path: string): boolean
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { folder, settings, files } = context
  const base = settings.text('app.baseURL') ?? '/'
  const copied = copiedAddress(page.path, joinPath(folder, 'public'), base)
  if (copied !== undefined) return copied
  const path = inside(joinPath(folder, 'content'), page.path)
  if (path === undefined || !path.endsWith('.md')) return undefined
  const source = sourcesOf(context).find(each => each.matches(path))
  if (source === undefined) return []
  const rest = path.slice(source.fixed.length).replace(/\.md$/, '')
  const names = rest.split('/').map(part => slugify(refine(part), { lower: true }))
  const own = textField(page.fields, 'path') ?? joinAddress(source.prefix, ...names).replace(/(?<=.)\/$/, '')
  const isShown = [...files.paths].some(each => isCatchAll(each, own, context))
  if (!isShown) throw new UnknownSetting('pages')
  return [
    joinAddress(base, localePrefix(path, own, settings), own).replace(
      /(?<=.)\/$/,
      joinAddress(base, own) === joinAddress(base, '/') ? '/' : '',
    ),
  ]
}

/** A name without its number, `index` and `.draft`; a version stays. */
function refine(name: string): string {
  if (/^\d+(?:\.\d+)*(?:\.x)?$/.test(name)) return name
  return name
    .replace(/^\d+\./, '')
    .replace(/^index(?:\.draft)?$/, '')
    .replace(/\.draft$/, '')
}

const sourcesOf = perSite(readSources)

/** Without `content.config.ts`, all files are pages. */
function readSources({ folder, files }: SiteContext): Source[] {
  const config = [...files.paths].find(path =>
    /^content\.config\.[cm]?[jt]s$/.test(inside(folder, path) ?? ''),
  )
  const all = { fixed: '', prefix: '', matches: () => true }
  if (config === undefined) return [all]
  const { exported } = readScript(files.textOf(config) ?? '')
  const collections = new Settings(exported).at('collections')
  return Object.values(collections ?? {}).flatMap((collection): Source[] => {
    const options = new Settings(collection instanceof Call ? collection.args[0] : collection)
    if ((options.text('type') ?? 'page') !== 'page') return []
    const given = options.at('source')
    return [given]
      .flat()
      .map(each => toSource(isRecord(each) ? new Settings(each) : new Settings({ include: each })))
  })
}

function toSource(settings: Settings): Source {
  const include = settings.text('include') ?? '**'
  const [fixed = ''] = /^(?:[^*?{[]*\/)?/.exec(include) ?? []
  const excluded = createMatcher(settings.texts('exclude') ?? [])
  const isIncluded = createMatcher([include])
  return {
    fixed,
    prefix: settings.text('prefix') ?? fixed,
    matches: path => isIncluded(path) && !excluded(path),
  }
}

/** Returns whether a file is a page such as `pages/docs/[...slug].vue` around an address. */
function isCatchAll(path: string, address: string, { folder }: SiteContext): boolean {
  const own = inside(folder, path)
  const [, inner] =
    (own !== undefined && /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/.exec(own)) || []
  return inner !== undefined && `${address}/`.startsWith(joinAddress(inner, '/'))
}

/** The prefix that the module i18n puts before an address, for content in a folder of its locale. */
function localePrefix(path: string, address: string, settings: Settings): string {
  const locales = settings
    .items('i18n.locales')
    .map(item => (isRecord(item) ? new Settings(item).text('code') : item))
  const own = locales.find(locale => typeof locale === 'string' && path.startsWith(`${locale}/`))
  const isPrefixed = typeof own === 'string' && `${address}/`.startsWith(`/${own}/`)
  if (typeof own !== 'string' || isPrefixed) return ''
  const strategy = settings.text('i18n.strategy') ?? 'prefix_except_default'
  const isBare =
    strategy === 'no_prefix' || (strategy !== 'prefix' && own === settings.text('i18n.defaultLocale'))
  return isBare ? '' : own
}
