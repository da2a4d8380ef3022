import slugify from 'slugify'
import { textField } from './fields.ts'
import { type Generator, perSite, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { readConfig } from './parse-config.ts'
import { createMatcher, inside, joinAddress, joinPath } from './paths.ts'
import { Call, isRecord, Settings, UnknownSetting } from './settings.ts'

export const nuxt: Generator = {
  name: 'nuxt',
  title: 'Nuxt',
  config: /^nuxt\.config\.[cm]?[jt]s$/,
  data: /(?:^|\/)content\.config\.[cm]?[jt]s$/,
  proposals: { title: ['app.head.title'], url: ['site.url'], language: ['i18n.defaultLocale'] },
  listBases: ({ settings }) => [settings.text('app.baseURL') ?? '/'],
  listStatics: ({ folder }) => [joinPath(folder, 'public')],
  ...withPagesIn(({ folder }) => joinPath(folder, 'content'), findAddresses),
}

function findAddresses(path: string, page: SourcePage, site: SiteContext): string[] | undefined {
  const { settings, files } = site
  if (!path.endsWith('.md')) return undefined
  const source = listSources(site).find(each => each.matches(path))
  if (source === undefined) return []
  const rest = path.slice(source.fixed.length).replace(/\.md$/, '')
  const names = rest.split('/').map(part => slugify(cleanName(part), { lower: true }))
  const own = textField(page.fields, 'path') ?? joinAddress(source.prefix, ...names)
  const isShown = [...files.paths].some(each => isCatchAll(each, own, site))
  // The module i18n puts a prefix before some addresses.
  if (!isShown || settings.at('i18n') !== undefined) throw new UnknownSetting('pages')
  const base = settings.text('app.baseURL') ?? '/'
  return [own === '/' ? base : joinAddress(base, own).replace(/\/$/, '')]
}

/** Removes an order number, `index` and `.draft`; keeps a version. */
function cleanName(name: string): string {
  if (/^\d+(?:\.\d+)*(?:\.x)?$/.test(name)) return name
  return name
    .replace(/^\d+\./, '')
    .replace(/^index(?:\.draft)?$/, '')
    .replace(/\.draft$/, '')
}

/** Without `content.config.ts`, all files are pages. */
const listSources = perSite(({ folder, files }) => {
  const config = [...files.paths].find(path =>
    /^content\.config\.[cm]?[jt]s$/.test(inside(folder, path) ?? ''),
  )
  if (config === undefined) return [toSource(new Settings({}))]
  const settings = readConfig(config, files)
  return Object.values(settings.at('collections') ?? {}).flatMap(collection => {
    const options = new Settings(collection instanceof Call ? collection.args[0] : collection)
    if ((options.text('type') ?? 'page') !== 'page') return []
    const given = [options.at('source')].flat()
    return given.map(each => toSource(new Settings(isRecord(each) ? each : { include: each })))
  })
})

function toSource(settings: Settings) {
  const include = settings.text('include') ?? '**'
  // The prefix replaces the part of the path before the first wildcard.
  const [fixed = ''] = /^(?:[^*?{[]*\/)?/.exec(include) ?? []
  const isExcluded = createMatcher(settings.texts('exclude') ?? [])
  const isIncluded = createMatcher([include])
  return {
    fixed,
    prefix: settings.text('prefix') ?? fixed,
    matches: (path: string) => isIncluded(path) && !isExcluded(path),
  }
}

/** Returns whether a file is a page such as `pages/docs/[...slug].vue` around an address. */
function isCatchAll(path: string, address: string, { folder }: SiteContext): boolean {
  const pattern = /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/
  const [, inner] = pattern.exec(inside(folder, path) ?? '') ?? []
  return inner !== undefined && `${address}/`.startsWith(joinAddress(inner, '/'))
}
