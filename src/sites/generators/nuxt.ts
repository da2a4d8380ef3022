/** Nuxt Content: paths without order numbers, as the package `slugify` writes them. */
import slugify from 'slugify'
import {
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
import { parseConfig } from './parse-config.ts'
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
      bases: () => [baseOf(settings)],
      folders: () => [joinPath(folder, 'content')],
      statics: () => [joinPath(folder, 'public')],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

function baseOf(settings: Settings): string {
  return settings.text('app.baseURL') ?? '/'
}

interface Source {
  /** The part of the path before the first wildcard, which `prefix` replaces. */
  fixed: string
  prefix: string
  matches(path: string): boolean
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { folder, settings, files } = context
  const path = inside(joinPath(folder, 'content'), page.path)
  if (path === undefined || !path.endsWith('.md')) return undefined
  const source = sourcesOf(context).find(each => each.matches(path))
  if (source === undefined) return []
  const rest = path.slice(source.fixed.length).replace(/\.md$/, '')
  const names = rest.split('/').map(part => slugify(refine(part), { lower: true }))
  const own = textField(page.fields, 'path') ?? joinAddress(source.prefix, ...names)
  const isShown = [...files.paths].some(each => isCatchAll(each, own, context))
  // The module i18n puts a prefix before some addresses.
  if (!isShown || settings.at('i18n') !== undefined) throw new UnknownSetting('pages')
  const base = baseOf(settings)
  return [own === '/' ? base : joinAddress(base, own).replace(/\/$/, '')]
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
  if (config === undefined) return [toSource(new Settings({}))]
  const settings = new Settings(parseConfig(config, files.textOf(config) ?? '', files.textOf))
  return Object.values(settings.at('collections') ?? {}).flatMap((collection): Source[] => {
    const options = new Settings(collection instanceof Call ? collection.args[0] : collection)
    if ((options.text('type') ?? 'page') !== 'page') return []
    const given = [options.at('source')].flat()
    return given.map(each => toSource(new Settings(isRecord(each) ? each : { include: each })))
  })
}

function toSource(settings: Settings): Source {
  const include = settings.text('include') ?? '**'
  const [fixed = ''] = /^(?:[^*?{[]*\/)?/.exec(include) ?? []
  const isExcluded = createMatcher(settings.texts('exclude') ?? [])
  const isIncluded = createMatcher([include])
  return {
    fixed,
    prefix: settings.text('prefix') ?? fixed,
    matches: path => isIncluded(path) && !isExcluded(path),
  }
}

/** Returns whether a file is a page such as `pages/docs/[...slug].vue` around an address. */
function isCatchAll(path: string, address: string, { folder }: SiteContext): boolean {
  const pattern = /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/
  const [, inner] = pattern.exec(inside(folder, path) ?? '') ?? []
  return inner !== undefined && `${address}/`.startsWith(joinAddress(inner, '/'))
}
