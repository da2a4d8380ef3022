import { normalize } from '../../lib/text.ts'
import { dateField, textField, toDateParts, writtenDay } from './fields.ts'
import { type Fields, type Generator, perSite, type SiteContext, type SourcePage } from './generator.ts'
import { readConfig } from './parse-config.ts'
import { createMatcher, inside, joinAddress, joinNested, joinPath, splitPath, toBasePath } from './paths.ts'
import { isRecord, Settings, UnknownSetting } from './settings.ts'

const CONFIG = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/
const PART = /(?:^|\/)config\/(?:_default|production)\/([\w-]+?)(?:\.(\w[\w-]*))?\.(?:toml|ya?ml|json)$/

export const hugo: Generator = {
  name: 'hugo',
  title: 'Hugo',
  config: CONFIG,
  data: PART,
  isConfig: text =>
    /^[ \t"'{[]*(?:base_?url|title|languageCode|theme|module|markup|permalinks)\b/im.test(text),
  proposals: { title: ['title'], url: ['baseurl'], language: ['defaultcontentlanguage', 'languagecode'] },
  readSettings,
  listBases: ({ settings }) => [toBasePath(settings.text('baseurl'))],
  listFolders: site => listMounts(site).map(({ source }) => source),
  listStatics: ({ folder, settings }) =>
    (settings.texts('staticdir') ?? ['static']).map(name => joinPath(folder, name)),
  findAddresses,
}

/** Converts keys to lower case. `config/_default/permalinks.toml` has the value of `permalinks`. */
function readSettings({ folder, settings, files }: SiteContext): Settings {
  const merged: Record<string, unknown> = {}
  const add = (value: unknown) => {
    if (isRecord(value)) Object.assign(merged, value)
  }
  add(lowerKeys(settings.at('')))
  for (const path of [...files.paths].sort()) {
    const own = inside(folder, path)
    const [, name = '', language] = (own !== undefined && PART.exec(own)) || []
    if (name === '' || files.textOf(path) === undefined) continue
    const value = lowerKeys(readConfig(path, files).at(''))
    if (name === 'hugo' || name === 'config') add(value)
    else if (language === undefined) merged[name.toLowerCase()] = value
  }
  return new Settings(merged)
}

function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toLowerCase(), lowerKeys(inner)]),
  )
}

interface Mount {
  source: string
  /** Relative to the content; '' for all content. */
  target: string
  language: string | undefined
}

const listMounts = perSite(({ settings, folder }): Mount[] => {
  const mounts = settings.items('module.mounts').flatMap((item): Mount[] => {
    const mount = new Settings(item)
    const target = inside('content', `${mount.text('target') ?? ''}/`)?.replace(/\/$/, '')
    const source = joinPath(folder, mount.text('source') ?? '')
    return target === undefined ? [] : [{ source, target, language: mount.text('lang') }]
  })
  if (mounts.length === 0) {
    for (const [language, own] of settings.entries('languages')) {
      const source = own.text('contentdir')
      if (source !== undefined) mounts.push({ source: joinPath(folder, source), target: '', language })
    }
    const source = joinPath(folder, settings.text('contentdir') ?? 'content')
    mounts.push({ source, target: '', language: undefined })
  }
  return mounts.toSorted((a, b) => b.source.length - a.source.length)
})

const listLanguages = perSite(({ settings }) => new Map(settings.entries('languages')))

/** The path of a page in the content, without the suffix of its language. */
interface ContentPath {
  site: SiteContext
  mount: Mount
  folders: string[]
  name: string
  /** `.de` for `about.de.md`. */
  suffix: string
  language: string
}

function findAddresses(page: SourcePage, site: SiteContext): string[] | undefined {
  const { settings } = site
  const mount = listMounts(site).find(({ source }) => inside(source, page.path) !== undefined)
  if (mount === undefined) return undefined
  const { folders, name } = splitPath(joinPath(mount.target, inside(mount.source, page.path) ?? ''))
  const languages = listLanguages(site)
  const first = (settings.text('defaultcontentlanguage') ?? 'en').toLowerCase()
  const [suffix = '', ending = ''] = /\.([\w-]+)$/.exec(name) ?? []
  const known = languages.size === 0 ? [first] : [...languages.keys()]
  const isSuffixed = known.includes(ending.toLowerCase())
  const language = (isSuffixed ? ending : (mount.language ?? first)).toLowerCase()
  const bare = isSuffixed ? name.slice(0, -suffix.length) : name
  const path = { site, mount, folders, name: bare, suffix: isSuffixed ? suffix : '', language }
  const cascaded = withCascade(page, path)
  const fields = withDateOfName(cascaded, bare === 'index' ? (folders.at(-1) ?? '') : bare, settings)
  const own = languages.get(language)
  const kind = bare !== '_index' ? 'page' : folders.length === 0 ? 'home' : 'section'
  const isLeftOut =
    own?.flag('disabled') === true ||
    settings.texts('disablelanguages')?.includes(language) === true ||
    settings.texts('disablekinds')?.some(each => each.toLowerCase() === kind) === true ||
    settings.texts('ignorefiles')?.some(pattern => matchesText(pattern, page.path)) === true
  if (isLeftOut || isInBundle(path) || !isPublished(fields, site)) return []
  const url = textField(fields, 'url')
  const ownBase = own?.text('baseurl')
  const isBare = language === first && settings.flag('defaultcontentlanguageinsubdir') !== true
  const prefix = isBare || ownBase !== undefined || url?.startsWith('/') ? '' : language
  const base = toBasePath(ownBase ?? settings.text('baseurl'))
  if (!url || kind === 'home') return [joinAddress(base, prefix, toUsualAddress(page, fields, path))]
  if (/:[a-z]/.test(url)) throw new UnknownSetting('url')
  return [joinAddress(base, prefix, /\.\w+$/.test(url) ? url : `${url}/`)]
}

/** With `frontmatter.date = [':filename']`, Hugo takes date and slug from names such as `2024-03-05-release`. */
function withDateOfName(fields: Fields, name: string, settings: Settings): Fields {
  const [first] = settings.texts('frontmatter.date') ?? []
  const [, date, slug] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(name) ?? []
  if (first !== ':filename' || date === undefined) return fields
  return { ...(slug && { slug }), ...fields, date }
}

/** Adds the fields of `cascade` in the sections around a page. Inner sections take precedence. */
function withCascade(page: SourcePage, { site, mount, folders, name }: ContentPath): Fields {
  const own = name === '_index' ? 'section' : 'page'
  const around = joinNested(folders).toReversed()
  const sections = [...(mount.target === '' ? around : []), ''].map(folder =>
    site.files.fieldsOf(joinPath(mount.source, folder, '_index.md')),
  )
  const cascades = [...sections.map(fields => fields['cascade']), site.settings.at('cascade')]
  let fields: Fields = page.fields
  for (const cascade of cascades.flat()) {
    if (!isRecord(cascade)) continue
    const { _target: older, target = older, ...values } = cascade
    const { path: pattern, kind = own } = isRecord(target) ? target : {}
    const isInside = typeof pattern !== 'string' || createMatcher([pattern])(`/${folders.join('/')}/`)
    const { draft } = values
    // A page cannot override the draft of its section.
    if (isInside && kind === own) fields = { ...values, ...fields, ...(draft === true && { draft }) }
  }
  return fields
}

/** Next to an `index.md`, other files are resources of its page. */
function isInBundle({ site, mount, folders, name }: ContentPath): boolean {
  const around = joinNested(name === 'index' ? folders.slice(0, -1) : folders)
  return around.some(folder =>
    ['index.md', 'index.html'].some(each => site.files.paths.has(joinPath(mount.source, folder, each))),
  )
}

function isPublished(fields: Fields, { settings, files }: SiteContext): boolean {
  const published = dateField(fields, 'publishDate', 'publishdate', 'pubdate', 'published', 'date')
  const expired = dateField(fields, 'expiryDate', 'expirydate', 'unpublishdate')
  const build = fields['build'] ?? fields['_build']
  const render = isRecord(build) ? (build['render'] ?? true) : true
  const outputs = fields['outputs']
  return [
    (fields['draft'] !== true && fields['published'] !== false) || settings.flag('builddrafts') === true,
    published === undefined || published <= files.now || settings.flag('buildfuture') === true,
    expired === undefined || expired > files.now || settings.flag('buildexpired') === true,
    fields['headless'] !== true,
    render === true || render === 'always',
    !Array.isArray(outputs) || outputs.some(each => typeof each === 'string' && /^html$/i.test(each)),
  ].every(Boolean)
}

/** Matches expressions of text, `^` and `$` only: others, which the repository controls, could take very long. */
function matchesText(pattern: string, path: string): boolean {
  const [, start, source, end] = /^(\^?)((?:[^\\^$.|?*+()[\]{}]|\\[^\w])*)(\$?)$/.exec(pattern) ?? []
  if (source === undefined) throw new UnknownSetting('ignoreFiles')
  const text = source.replace(/\\(.)/g, '$1')
  if (start === '^') return end === '$' ? path === text : path.startsWith(text)
  return end === '$' ? path.endsWith(text) : path.includes(text)
}

function toUsualAddress(page: SourcePage, fields: Fields, path: ContentPath): string {
  const { folders, name } = path
  const { settings } = path.site
  const [section = ''] = folders
  const isUgly = settings.at('uglyurls')
  const ugly = isRecord(isUgly) ? isUgly[section] === true : settings.flag('uglyurls') === true
  const ending = (address: string) => (ugly && address !== '' ? `${address}.html` : `${address}/`)
  const join = (names: string[]) => ending(names.map(each => sanitizePath(each, settings)).join('/'))
  if (name === '_index') return join(folders)
  const isBundle = name === 'index'
  const parent = isBundle ? folders.slice(0, -1) : folders
  const own = (isBundle ? folders.at(-1) : name) ?? ''
  const slug = textField(fields, 'slug') || undefined
  const pattern = findPattern(isBundle && folders.length === 1 ? '/' : section || '/', path)
  if (pattern === undefined) return join([...parent, slug ?? own])
  const values = toPatternValues(fields, { slug, own, parent }, path)
  const filled = pattern.replace(/:(\w+(?:\[[^[\]]+\])?)/g, (_, token: string) => {
    const value = values[token]
    // A front matter in another format, such as JSON, is not read.
    const isOfFile = page.hasFrontMatter || /^sections?\b|filename$|^contentbasename$/.test(token)
    if (value === undefined || !isOfFile) throw new UnknownSetting(`permalinks: ${token}`)
    return value
  })
  return ending(sanitizePath(filled.replace(/\/{2,}/g, '/').replace(/(?<!\/)\/+$/, ''), settings))
}

function findPattern(section: string, { site: { settings }, language }: ContentPath): string | undefined {
  const path = `languages.${language}.permalinks`
  const patterns = settings.in(settings.at(path) === undefined ? 'permalinks' : path)
  const found = [patterns.at(`page.${section}`), patterns.at(section)]
  return found.find(value => typeof value === 'string')
}

function toPatternValues(
  fields: Fields,
  { slug, own, parent }: { slug: string | undefined; own: string; parent: string[] },
  path: ContentPath,
): Record<string, string> {
  const { mount, suffix, site } = path
  const urlize = (text: string) => sanitizePath(text, site.settings).replaceAll('/', '-')
  const title = textField(fields, 'title') ?? ''
  // The first folder is a section, other folders only if they have an `_index.md`.
  const nested = joinNested(parent)
  const sections = parent.filter((_, index) => {
    const file = joinPath(mount.source, nested[index] ?? '', `_index${suffix}.md`)
    return index === 0 || site.files.paths.has(file)
  })
  const { monthName, dayOfYear, ...date } = toDateParts(findDate(fields))
  return {
    ...date,
    monthname: monthName,
    yearday: dayOfYear,
    title: urlize(title),
    slug: urlize(slug ?? title),
    filename: urlize(own),
    contentbasename: urlize(own),
    slugorfilename: urlize(slug ?? own),
    slugorcontentbasename: urlize(slug ?? own),
    section: parent[0] ?? '',
    sections: sections.join('/'),
    'sections[1:]': sections.slice(1).join('/'),
    'sections[last]': sections.at(-1) ?? '',
  }
}

/** Returns the date for a pattern. Without a date, Hugo writes the year 1. */
function findDate(fields: Fields): Date {
  const other = dateField(fields, 'publishDate', 'publishdate', 'pubdate', 'lastmod', 'modified')
  return writtenDay(fields) ?? other ?? new Date('0001-01-01')
}

function sanitizePath(text: string, settings: Settings): string {
  const kept = text.replace(/(?<!\s)\s+-\s*|-\s*|[^\p{L}\p{Nd}\p{M}\s./\\_#+~@-]+/gu, found =>
    found.includes('-') ? '-' : '',
  )
  const joined = kept.trim().replace(/\s+/g, '-')
  const isPlain = settings.flag('removepathaccents') === true
  const plain = isPlain ? normalize(joined, 'NFD').replace(/\p{Mn}/gu, '') : joined
  return settings.flag('disablepathtolower') === true ? plain : plain.toLowerCase()
}
