/** Hugo: languages, permalinks, bundles, dates and cascades. */
import { normalize } from '../../lib/text.ts'
import {
  basePathOf,
  createMatcher,
  dateField,
  dateParts,
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
  read(context) {
    const text = (name: string) => settingsOf(context).text(name)
    return {
      title: () => text('title'),
      url: () => text('baseurl'),
      language: () => text('defaultcontentlanguage') ?? text('languagecode'),
      bases: () => [basePathOf(text('baseurl'))],
      folders: () => mountsOf(settingsOf(context), context.folder).map(({ source }) => source),
      statics: () =>
        (settingsOf(context).texts('staticdir') ?? ['static']).map(name => joinPath(context.folder, name)),
      addressesOf: page => addressesOf(page, settingsOf(context), context),
    }
  },
}

const settingsOf = perSite(readSettings)

/** Keys are the same in any case. The file `config/_default/permalinks.toml` contains the value of `permalinks`. */
function readSettings({ folder, settings, files }: SiteContext): Settings {
  const merged: Record<string, unknown> = {}
  const add = (value: unknown) => {
    if (isRecord(value)) Object.assign(merged, value)
  }
  add(lowerKeys(settings.at('')))
  for (const path of [...files.paths].sort()) {
    const own = inside(folder, path)
    const [, name = '', language] = (own !== undefined && PART.exec(own)) || []
    const text = name === '' ? undefined : files.textOf(path)
    if (text === undefined || own === undefined) continue
    const value = lowerKeys(new Settings(parseConfig(path, text)).at(''))
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
  /** Path below the content; '' for all content. */
  target: string
  language: string | undefined
}

function mountsOf(settings: Settings, site: string): Mount[] {
  const mounts = settings.items('module.mounts').flatMap((item): Mount[] => {
    const mount = new Settings(item)
    const target = inside('content', `${mount.text('target') ?? ''}/`)?.replace(/\/$/, '')
    const source = joinPath(site, mount.text('source') ?? '')
    return target === undefined ? [] : [{ source, target, language: mount.text('lang') }]
  })
  const usual = { source: joinPath(site, settings.text('contentdir') ?? 'content'), language: undefined }
  const ofLanguages = settings.entries('languages').flatMap(([language, own]) => {
    const source = own.text('contentdir')
    return source === undefined ? [] : [{ source: joinPath(site, source), language }]
  })
  const folders = [...ofLanguages, usual].map(folder => ({ ...folder, target: '' }))
  const all = mounts.length > 0 ? mounts : folders
  return all.toSorted((a, b) => b.source.length - a.source.length)
}

/** A file of the content, without the suffix of its language. */
interface Place {
  mount: Mount
  settings: Settings
  context: SiteContext
  folders: string[]
  name: string
  /** `.de` for `about.de.md`. */
  suffix: string
  language: string
}

function addressesOf(page: SourcePage, settings: Settings, context: SiteContext): string[] | undefined {
  const mount = mountsOf(settings, context.folder).find(
    ({ source }) => inside(source, page.path) !== undefined,
  )
  if (mount === undefined) return undefined
  const { folders, name } = splitPath(joinPath(mount.target, inside(mount.source, page.path) ?? ''))
  const languages = new Map(settings.entries('languages'))
  const first = (settings.text('defaultcontentlanguage') ?? 'en').toLowerCase()
  const [suffix = '', ending = ''] = /\.([\w-]+)$/.exec(name) ?? []
  const known = languages.size === 0 ? [first] : [...languages.keys()]
  const isSuffixed = known.includes(ending.toLowerCase())
  const language = (isSuffixed ? ending : (mount.language ?? first)).toLowerCase()
  const bare = isSuffixed ? name.slice(0, -suffix.length) : name
  const place = { mount, settings, context, folders, name: bare, suffix: isSuffixed ? suffix : '', language }
  const cascaded = withCascade(page, place)
  const fields = withDateOfName(cascaded, bare === 'index' ? (folders.at(-1) ?? '') : bare, settings)
  const own = languages.get(language)
  const kind = bare !== '_index' ? 'page' : folders.length === 0 ? 'home' : 'section'
  const isLeftOut =
    own?.flag('disabled') === true ||
    settings.texts('disablelanguages')?.includes(language) === true ||
    settings.texts('disablekinds')?.some(each => each.toLowerCase() === kind) === true ||
    settings.texts('ignorefiles')?.some(pattern => matchesText(pattern, page.path)) === true
  if (isLeftOut || isInBundle(place) || !isBuilt(fields, place)) return []
  const url = textField(fields, 'url')
  const ownBase = own?.text('baseurl')
  const isBare = language === first && settings.flag('defaultcontentlanguageinsubdir') !== true
  const prefix = isBare || ownBase !== undefined || url?.startsWith('/') ? '' : language
  const base = basePathOf(ownBase ?? settings.text('baseurl'))
  if (!url || kind === 'home') return [joinAddress(base, prefix, usualAddress(page, fields, place))]
  if (/:[a-z]/.test(url)) throw new UnknownSetting('url')
  return [joinAddress(base, prefix, /\.\w+$/.test(url) ? url : `${url}/`)]
}

/** With `frontmatter.date = [':filename']`, a name such as `2024-03-05-release` gives the date and the slug. */
function withDateOfName(fields: Fields, name: string, settings: Settings): Fields {
  const [first] = settings.texts('frontmatter.date') ?? []
  const [, date, slug] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(name) ?? []
  if (first !== ':filename' || date === undefined) return fields
  return { ...(slug && { slug }), ...fields, date }
}

/** A page takes the fields that `cascade` of the sections around it sets, the outermost last. */
function withCascade(page: SourcePage, { settings, context, mount, folders, name }: Place): Fields {
  const own = name === '_index' ? 'section' : 'page'
  const around = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'))
  const sections = [...(mount.target === '' ? around : []), ''].map(folder =>
    context.files.fieldsOf(joinPath(mount.source, folder, '_index.md')),
  )
  const cascades = [...sections.map(fields => fields['cascade']), settings.at('cascade')]
  let fields: Fields = page.fields
  for (const cascade of cascades.flat()) {
    if (!isRecord(cascade)) continue
    const { _target: older, target = older, ...values } = cascade
    const { path: pattern, kind = own } = isRecord(target) ? target : {}
    const isInside = typeof pattern !== 'string' || createMatcher([pattern])(`/${folders.join('/')}/`)
    const { draft } = values
    // A draft of the section is a draft, whatever the page says.
    if (isInside && kind === own) fields = { ...values, ...fields, ...(draft === true && { draft }) }
  }
  return fields
}

/** Files next to the `index.md` of a folder, and below it, are its resources. */
function isInBundle({ context, mount, folders, name }: Place): boolean {
  const around = name === 'index' ? folders.slice(0, -1) : folders
  return around.some((_, index) => {
    const folder = joinPath(mount.source, ...folders.slice(0, index + 1))
    return ['index.md', 'index.html'].some(each => context.files.paths.has(`${folder}/${each}`))
  })
}

function isBuilt(fields: Fields, { settings, context: { files } }: Place): boolean {
  const published = dateField(fields, 'publishDate', 'publishdate', 'pubdate', 'published', 'date')
  const expired = dateField(fields, 'expiryDate', 'expirydate', 'unpublishdate')
  const build = fields['build'] ?? fields['_build']
  const render = isRecord(build) ? (build['render'] ?? true) : true
  const outputs = fields['outputs']
  return [
    fields['draft'] !== true || settings.flag('builddrafts') === true,
    published === undefined || published <= files.now || settings.flag('buildfuture') === true,
    expired === undefined || expired > files.now || settings.flag('buildexpired') === true,
    fields['headless'] !== true,
    render === true || render === 'always',
    !Array.isArray(outputs) || outputs.some(each => typeof each === 'string' && /^html$/i.test(each)),
  ].every(Boolean)
}

/** Matches an expression of the repository that is only text, `^` and `$`. Any other could take long, and is unknown. */
function matchesText(pattern: string, path: string): boolean {
  const [, start, source, end] = /^(\^?)((?:[^\\^$.|?*+()[\]{}]|\\[^\w])*)(\$?)$/.exec(pattern) ?? []
  if (source === undefined) throw new UnknownSetting('ignoreFiles')
  const text = source.replace(/\\(.)/g, '$1')
  if (start === '^') return end === '$' ? path === text : path.startsWith(text)
  return end === '$' ? path.endsWith(text) : path.includes(text)
}

/** Returns the address below the base of a page without `url`. */
function usualAddress(page: SourcePage, fields: Fields, place: Place): string {
  const { folders, name, settings } = place
  const [section = ''] = folders
  const isUgly = settings.at('uglyurls')
  const ugly = isRecord(isUgly) ? isUgly[section] === true : settings.flag('uglyurls') === true
  const ending = (path: string) => (ugly && path !== '' ? `${path}.html` : `${path}/`)
  const join = (names: string[]) => ending(names.map(each => sanitizePath(each, settings)).join('/'))
  if (name === '_index') return join(folders)
  const isBundle = name === 'index'
  const parent = isBundle ? folders.slice(0, -1) : folders
  const own = (isBundle ? folders.at(-1) : name) ?? ''
  const slug = textField(fields, 'slug') || undefined
  const pattern = patternOf(isBundle && folders.length === 1 ? '/' : section || '/', place)
  if (pattern === undefined) return join([...parent, slug ?? own])
  const values = patternValues(fields, { slug, own, parent }, place)
  const filled = pattern.replace(/:(\w+(?:\[[^[\]]+\])?)/g, (_, token: string) => {
    const value = values[token]
    // JSON in the place of a front matter is not read.
    const isOfFile = page.hasFrontMatter || /^sections?\b|filename$|^contentbasename$/.test(token)
    if (value === undefined || !isOfFile) throw new UnknownSetting(`permalinks: ${token}`)
    return value
  })
  return ending(sanitizePath(filled.replace(/\/{2,}/g, '/').replace(/(?<!\/)\/+$/, ''), settings))
}

function patternOf(section: string, { settings, language }: Place): string | undefined {
  const path = `languages.${language}.permalinks`
  const patterns = settings.in(settings.at(path) === undefined ? 'permalinks' : path)
  const found = [patterns.at(`page.${section}`), patterns.at(section)]
  return found.find(value => typeof value === 'string')
}

interface Names {
  slug: string | undefined
  own: string
  parent: string[]
}

function patternValues(fields: Fields, { slug, own, parent }: Names, place: Place): Record<string, string> {
  const { settings, mount, suffix, context } = place
  const urlize = (text: string) => sanitizePath(text, settings).replaceAll('/', '-')
  const title = textField(fields, 'title') ?? ''
  // The first folder is a section, any other only with an `_index.md`.
  const sections = parent.filter((_, index) => {
    const folder = joinPath(mount.source, ...parent.slice(0, index + 1))
    return index === 0 || context.files.paths.has(`${folder}/_index${suffix}.md`)
  })
  const { monthName, dayOfYear, ...date } = dateParts(dateOf(fields))
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

/** A date is read in its own time zone. Without a date, Hugo writes the year 1. */
function dateOf(fields: Fields): Date {
  const given = fields['date']
  const text = given instanceof Date ? given.toISOString() : given
  const [written] = (typeof text === 'string' && /^\d{4}-\d\d-\d\d/.exec(text)) || []
  if (written !== undefined) return new Date(written)
  return (
    dateField(fields, 'publishDate', 'publishdate', 'pubdate', 'lastmod', 'modified') ??
    new Date('0001-01-01')
  )
}

/** Lower case, spaces as hyphens, and without the characters that Hugo leaves out. */
function sanitizePath(text: string, settings: Settings): string {
  const kept = text.replace(/(?<!\s)\s+-\s*|-\s*|[^\p{L}\p{Nd}\p{M}\s./\\_#+~@-]+/gu, found =>
    found.includes('-') ? '-' : '',
  )
  const joined = kept.trim().replace(/\s+/g, '-')
  const isPlain = settings.flag('removepathaccents') === true
  const plain = isPlain ? normalize(joined, 'NFD').replace(/\p{Mn}/gu, '') : joined
  return settings.flag('disablepathtolower') === true ? plain : plain.toLowerCase()
}
