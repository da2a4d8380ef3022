/** Docusaurus 3: the plugins for docs, blog and pages, with versions and locales. */
import { posix } from 'node:path'
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
import { parseConfig } from './parse-config.ts'
import { Call, Settings, UnknownSetting } from './settings.ts'

type PluginKind = 'docs' | 'blog' | 'pages'

interface Plugin {
  kind: PluginKind
  options: Settings
}

/** A folder whose files a plugin publishes, and the path below the base at which it does. */
interface Root extends Plugin {
  folder: string
  route: string
  /** The same folder in the folder of a locale. */
  translated: string
}

const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

const KINDS: readonly PluginKind[] = ['docs', 'blog', 'pages']

export const docusaurus: Generator = {
  name: 'docusaurus',
  title: 'Docusaurus',
  config: /^docusaurus\.config\.[cm]?[jt]s$/,
  data: /(?:^|[/_])versions\.json$/,
  read(context) {
    const { settings } = context
    return {
      title: () => settings.text('title'),
      url: () => settings.text('url'),
      language: () => settings.text('i18n.defaultLocale'),
      bases: () => basesOf(context).map(({ base }) => base),
      folders: () => rootsOf(context).map(({ folder }) => folder),
      statics: () =>
        (settings.texts('staticDirectories') ?? ['static']).map(name => joinPath(context.folder, name)),
      addressesOf: page => addressesOf(page, context),
    }
  },
}

/** Returns the plugins of the presets and of the list of plugins. A preset has all three, unless one is `false`. */
function pluginsOf(settings: Settings): Plugin[] {
  const presets = settings.items('presets').flatMap(item => {
    const { name, options } = readItem(item)
    if (name === undefined) throw new UnknownSetting('presets')
    const kinds = /^(?:@docusaurus\/preset-)?classic$/.test(name) ? KINDS : []
    return kinds.filter(kind => options.at(kind) !== false).map(kind => ({ kind, options: options.in(kind) }))
  })
  const plugins = settings.items('plugins').flatMap(item => {
    const { name = '', options } = readItem(item)
    const kind = KINDS.find(each => name.replace(/^@docusaurus\/(?:plugin-)?/, '') === `content-${each}`)
    return kind === undefined ? [] : [{ kind, options }]
  })
  return [...presets, ...plugins]
}

/** Reads `name` or `[name, options]`. The name may be an argument of `require.resolve`. */
function readItem(item: unknown): { name: string | undefined; options: Settings } {
  const [given, options] = Array.isArray(item) ? [item[0], item[1]] : [item, undefined]
  const name = given instanceof Call && given.name === 'require.resolve' ? given.args[0] : given
  return { name: typeof name === 'string' ? name : undefined, options: new Settings(options) }
}

const rootsOf = perSite(readRoots)

function readRoots(context: SiteContext): Root[] {
  return pluginsOf(context.settings).flatMap(({ kind, options }): Root[] => {
    const route = options.text('routeBasePath') ?? (kind === 'pages' ? '' : kind)
    const path = options.text('path') ?? (kind === 'pages' ? 'src/pages' : kind)
    const id = options.text('id') ?? 'default'
    const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`]
    const folder = joinPath(context.folder, path)
    const translated = `docusaurus-plugin-content-${kind}${suffix}`
    if (kind !== 'docs') return [{ kind, options, folder, route, translated }]
    return versionsOf(context, prefix, options).map(({ name, part }) => {
      const version = name === 'current' ? name : `version-${name}`
      const versioned = joinPath(context.folder, `${prefix}versioned_docs`, version)
      return {
        kind,
        options,
        folder: name === 'current' ? folder : versioned,
        route: joinAddress(route, part),
        translated: `${translated}/${version}`,
      }
    })
  })
}

/** Returns the versions that are built, each with its part of the address. */
function versionsOf({ folder, files }: SiteContext, prefix: string, options: Settings) {
  const path = joinPath(folder, `${prefix}versions.json`)
  const text = files.textOf(path)
  const names = new Settings({ names: text && parseConfig(path, text) }).texts('names') ?? []
  const hasCurrent = names.length === 0 || options.flag('includeCurrentVersion') !== false
  const only = options.texts('onlyIncludeVersions')
  const built = [...(hasCurrent ? ['current'] : []), ...names].filter(name => only?.includes(name) ?? true)
  const last = options.text('lastVersion') ?? built.find(name => name !== 'current') ?? 'current'
  const settings = new Map(options.entries('versions'))
  return built.map(name => {
    const usual = name === last ? '' : name === 'current' ? 'next' : name
    return { name, part: settings.get(name)?.text('path') ?? usual }
  })
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { settings, folder } = context
  const bases = basesOf(context)
  if (!/\.mdx?$/.test(page.path)) return undefined
  for (const root of rootsOf(context)) {
    const own = inside(root.folder, page.path)
    const locale = bases.find(({ i18n }) => inside(joinPath(folder, i18n, root.translated), page.path))
    const path = own ?? (locale && inside(joinPath(folder, locale.i18n, root.translated), page.path))
    if (path === undefined) continue
    // A translation of a page that does not exist is not published.
    if (own === undefined && !context.files.paths.has(joinPath(root.folder, path))) return []
    if (!isPublished(path, page.fields, root.options)) return []
    const isOverridden = (i18n: string) =>
      context.files.paths.has(joinPath(folder, i18n, root.translated, path))
    const shown = locale ? [locale] : bases.filter(({ i18n }) => !isOverridden(i18n))
    const slug = slugOf(path, page.fields, root)
    return shown.map(({ base }) => withSlash(joinAddress(base, root.route, slug), base, settings))
  }
  const isLeftOver =
    inside(joinPath(folder, 'i18n'), page.path) ?? inside(joinPath(folder, 'versioned_docs'), page.path)
  return isLeftOver === undefined ? undefined : []
}

const basesOf = perSite(readBases)

/** Returns the base path of each locale and the folder of its translations, the default locale first. */
function readBases({ settings }: SiteContext): { base: string; i18n: string }[] {
  const baseUrl = settings.text('baseUrl')
  if (baseUrl === undefined) throw new UnknownSetting('baseUrl')
  const first = settings.text('i18n.defaultLocale') ?? 'en'
  const locales = settings.texts('i18n.locales') ?? [first]
  return locales.map(locale => {
    const own = settings.in(`i18n.localeConfigs.${locale}`)
    const base = own.text('baseUrl') ?? (locale === first ? baseUrl : joinAddress(baseUrl, locale, '/'))
    const i18n = joinPath(settings.text('i18n.path') ?? 'i18n', own.text('path') ?? locale)
    return { base: joinAddress(base), i18n }
  })
}

function isPublished(path: string, fields: Fields, options: Settings): boolean {
  const isIncluded = createMatcher(options.texts('include') ?? ['**/*.{md,mdx}'])
  const isExcluded = createMatcher(options.texts('exclude') ?? EXCLUDED)
  return isIncluded(path) && !isExcluded(path) && fields['draft'] !== true
}

function slugOf(path: string, fields: Fields, { kind, options }: Plugin): string {
  const slug = textField(fields, 'slug')
  if (kind === 'docs') return docSlugOf(path, fields, options)
  if (kind === 'blog') return slug ?? postSlugOf(path)
  return slug ?? path.replace(/(?:(^|\/)index)?\.mdx?$/i, '$1')
}

function docSlugOf(path: string, fields: Fields, options: Settings): string {
  const stripsNumbers = options.flag('numberPrefixParser') !== false
  const strip = (name: string) => (stripsNumbers ? withoutNumber(name) : name)
  const { folders, name } = splitPath(path)
  const folder = joinAddress(...folders.map(strip), '/')
  const slug = textField(fields, 'slug')
  if (slug?.startsWith('/')) return slug
  const isIndex = ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase())
  if (slug === undefined && isIndex) return folder
  const parsesOwn = fields['parse_number_prefixes'] !== false
  const own = slug ?? textField(fields, 'id') ?? (parsesOwn ? strip(name) : name)
  return posix.join(folder, own)
}

/** `02-setup` as `setup`; a date or a version stays. */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')
}

function postSlugOf(path: string): string {
  const stem = path.replace(/\.mdx?$/, '')
  const dated = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(stem)
  const [, folder = '', date = '', text = stem] = dated ?? []
  const name = text.replace(/\/index$/, '')
  return dated === null ? name : `${date.replaceAll('-', '/')}/${folder}${name}`
}

function withSlash(address: string, base: string, settings: Settings): string {
  const slash = settings.flag('trailingSlash')
  if (slash === undefined || address === base || address === '/') return address
  const bare = address.replace(/\/$/, '')
  return slash ? `${bare}/` : bare
}
