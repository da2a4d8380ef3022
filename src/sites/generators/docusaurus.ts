import { posix } from 'node:path'
import { textField } from './fields.ts'
import { type Fields, type Generator, perSite, type SiteContext, type SourcePage } from './generator.ts'
import { readConfig } from './parse-config.ts'
import { createMatcher, inside, joinAddress, joinPath, splitPath } from './paths.ts'
import { Call, Settings, UnknownSetting } from './settings.ts'

const KINDS = ['docs', 'blog', 'pages'] as const

interface Plugin {
  kind: (typeof KINDS)[number]
  options: Settings
}

/** A folder whose files a plugin publishes, and their path below the base. */
interface Root extends Plugin {
  folder: string
  route: string
  /** The path of translations below the folder of a locale. */
  translated: string
}

const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

export const docusaurus: Generator = {
  name: 'docusaurus',
  title: 'Docusaurus',
  config: /^docusaurus\.config\.[cm]?[jt]s$/,
  data: /(?:^|[/_])versions\.json$/,
  proposals: { title: ['title'], url: ['url'], language: ['i18n.defaultLocale'] },
  listBases: site => listLocales(site).map(({ base }) => base),
  listFolders: site => listRoots(site).map(({ folder }) => folder),
  listStatics: ({ folder, settings }) =>
    (settings.texts('staticDirectories') ?? ['static']).map(name => joinPath(folder, name)),
  findAddresses,
}

/** A preset has a plugin of each kind that is not `false`. */
function listPlugins(settings: Settings): Plugin[] {
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

const listRoots = perSite(site =>
  listPlugins(site.settings).flatMap(({ kind, options }): Root[] => {
    const route = options.text('routeBasePath') ?? (kind === 'pages' ? '' : kind)
    const path = options.text('path') ?? (kind === 'pages' ? 'src/pages' : kind)
    const id = options.text('id') ?? 'default'
    const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`]
    const folder = joinPath(site.folder, path)
    const translated = `docusaurus-plugin-content-${kind}${suffix}`
    if (kind !== 'docs') return [{ kind, options, folder, route, translated }]
    return listVersions(site, prefix, options).map(({ name, part }) => {
      const version = name === 'current' ? name : `version-${name}`
      const versioned = joinPath(site.folder, `${prefix}versioned_docs`, version)
      return {
        kind,
        options,
        folder: name === 'current' ? folder : versioned,
        route: joinAddress(route, part),
        translated: `${translated}/${version}`,
      }
    })
  }),
)

function listVersions({ folder, files }: SiteContext, prefix: string, options: Settings) {
  const names = readConfig(joinPath(folder, `${prefix}versions.json`), files).texts('') ?? []
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

function findAddresses(page: SourcePage, site: SiteContext): string[] | undefined {
  const { settings, folder, files } = site
  const locales = listLocales(site)
  if (!/\.mdx?$/.test(page.path)) return undefined
  for (const root of listRoots(site)) {
    const translations = ({ i18n }: { i18n: string }) => joinPath(folder, i18n, root.translated)
    const own = inside(root.folder, page.path)
    const locale = locales.find(each => inside(translations(each), page.path))
    const path = own ?? (locale && inside(translations(locale), page.path))
    if (path === undefined) continue
    // A translation of a page that does not exist is not published.
    if (own === undefined && !files.paths.has(joinPath(root.folder, path))) return []
    if (!isPublished(path, page.fields, root.options)) return []
    const untranslated = locales.filter(each => !files.paths.has(joinPath(translations(each), path)))
    const slug = findSlug(path, page.fields, root)
    return (locale ? [locale] : untranslated).map(({ base }) =>
      withSlash(joinAddress(base, root.route, slug), base, settings),
    )
  }
  const isUnused = ['i18n', 'versioned_docs'].some(name => inside(joinPath(folder, name), page.path))
  return isUnused ? [] : undefined
}

const listLocales = perSite(({ settings }) => {
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
})

function isPublished(path: string, fields: Fields, options: Settings): boolean {
  const isIncluded = createMatcher(options.texts('include') ?? ['**/*.{md,mdx}'])
  const isExcluded = createMatcher(options.texts('exclude') ?? EXCLUDED)
  return isIncluded(path) && !isExcluded(path) && fields['draft'] !== true
}

function findSlug(path: string, fields: Fields, { kind, options }: Plugin): string {
  const slug = textField(fields, 'slug')
  if (kind === 'docs') return toDocSlug(path, fields, options)
  if (kind === 'blog') return slug ?? toPostSlug(path)
  return slug ?? path.replace(/(?:(^|\/)index)?\.mdx?$/i, '$1')
}

function toDocSlug(path: string, fields: Fields, options: Settings): string {
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

/** Removes the number of `02-setup`, but keeps a date or a version. */
function withoutNumber(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')
}

function toPostSlug(path: string): string {
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
