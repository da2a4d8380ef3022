/** Hugo: languages, permalinks, bundles, dates and cascades. */
import { normalize } from '../../lib/text.ts'
import {
  basePathOf,
  copiedAddress,
  createMatcher,
  dateField,
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
      folders: () => mountsOf(settingsOf(context), joinPath(context.folder)).map(({ source }) => source),
      base: () => basePathOf(text('baseurl')),
      addressesOf: page => addressesOf(page, settingsOf(context), context),
    }
  },
}

const settingsOf = perSite(readSettings)

/** Keys are the same in any case. A file `config/_default/permalinks.toml` holds the value of `permalinks`. */
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
  /** Path below the content; '' for all of it. */
  target: string
  language: string | undefined
}

function mountsOf(settings: Settings, site: string): Mount[] {
  const mounts = settings.items('module.mounts').flatMap((item): Mount[] => {
    const mount = new Settings(item)
    const target = mount.text('target') ?? ''
    const below = target === 'content' ? '' : inside('content', target)
    if (below === undefined) return []
    return [
      { source: joinPath(site, mount.text('source') ?? ''), target: below, language: mount.text('lang') },
    ]
  })
  const ofLanguages = settings.entries('languages').flatMap(([language, own]): Mount[] => {
    const source = own.text('contentdir')
    return source === undefined ? [] : [{ source: joinPath(site, source), target: '', language }]
  })
  const usual = {
    source: joinPath(site, settings.text('contentdir') ?? 'content'),
    target: '',
    language: undefined,
  }
  const all = mounts.length > 0 ? mounts : [...ofLanguages, usual]
  return all.toSorted((a, b) => b.source.length - a.source.length)
}

function addressesOf(page: SourcePage, settings: Settings, context: SiteContext): string[] | undefined {
  const base = basePathOf(settings.text('baseurl'))
  for (const folder of settings.texts('staticdir') ?? ['static']) {
    const copied = copiedAddress(page.path, joinPath(context.folder, folder), base)
    if (copied !== undefined) return copied
  }
  for (const mount of mountsOf(settings, joinPath(context.folder))) {
    const inner = inside(mount.source, page.path)
    if (inner === undefined) continue
    return addressesInside(page, joinPath(mount.target, inner), { mount, settings, context, base })
  }
  return undefined
}

interface Place {
  mount: Mount
  settings: Settings
  context: SiteContext
  base: string
}

function addressesInside(page: SourcePage, path: string, place: Place): string[] {
  const { settings, mount, base } = place
  const { folders, name: fullName } = splitPath(path)
  const languages = new Map(settings.entries('languages'))
  const first = (settings.text('defaultcontentlanguage') ?? 'en').toLowerCase()
  const suffix = /\.([\w-]+)$/.exec(fullName)?.[1]?.toLowerCase()
  const hasSuffix =
    suffix !== undefined && (languages.has(suffix) || (languages.size === 0 && suffix === first))
  const language = (hasSuffix ? suffix : mount.language?.toLowerCase()) ?? first
  const name = hasSuffix ? fullName.slice(0, -suffix.length - 1) : fullName
  const isDisabled =
    languages.get(language)?.flag('disabled') === true ||
    (settings.texts('disablelanguages') ?? []).includes(language)
  if (isDisabled) return []
  const cascaded = withCascade(page, folders, place)
  const fields = withDateOfName(cascaded, isLeaf(name) ? (folders.at(-1) ?? '') : name, settings)
  const isSection = name === '_index'
  const kind = isSection ? (folders.length === 0 ? 'home' : 'section') : 'page'
  const disabled = (settings.texts('disablekinds') ?? []).map(each => each.toLowerCase())
  if (disabled.includes(kind) || isInBundle(path, place) || !isBuilt(fields, settings)) return []
  const ignored = settings.texts('ignorefiles') ?? []
  if (ignored.some(pattern => matchesText(pattern, page.path))) return []
  const own = languages.get(language)
  const ownBase = own?.text('baseurl')
  const isRoot = language === first && settings.flag('defaultcontentlanguageinsubdir') !== true
  const prefix = isRoot || ownBase !== undefined ? '' : language
  const root = ownBase === undefined ? base : basePathOf(ownBase)
  const { url, isRooted } = urlOf(fields, { folders, name, isSection, place, language: own })
  return [joinAddress(root, isRooted ? '' : prefix, url)]
}

function isLeaf(name: string): boolean {
  return name === 'index'
}

/** With `frontmatter.date = [':filename']`, a name such as `2024-03-05-release` gives the date and the slug. */
function withDateOfName(fields: Fields, name: string, settings: Settings): Fields {
  const [first] = settings.texts('frontmatter.date') ?? []
  const [, date, slug] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(name) ?? []
  if (first !== ':filename' || date === undefined) return fields
  return { ...(slug && { slug }), ...fields, date }
}

/** A page takes the fields that `cascade` of the sections around it sets, the outermost last. */
function withCascade(page: SourcePage, folders: string[], { settings, context, mount }: Place): Fields {
  const around = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'))
  const below = mount.target === '' ? around : []
  const sections = [...below, ''].map(folder =>
    context.files.fieldsOf(joinPath(mount.source, folder, '_index.md')),
  )
  const cascades = [...sections.map(fields => fields['cascade']), settings.at('cascade')]
  let fields: Fields = page.fields
  for (const cascade of cascades.flat()) {
    if (!isRecord(cascade)) continue
    const { _target: older, target = older, ...values } = cascade
    const pattern = isRecord(target) ? target['path'] : undefined
    const isTarget = typeof pattern !== 'string' || createMatcher([pattern])(`/${folders.join('/')}/`)
    const { draft } = values
    // A draft of the section is a draft, whatever the page says.
    if (isTarget) fields = { ...values, ...fields, ...(draft === true && { draft }) }
  }
  return fields
}

/** Files next to the `index.md` of a folder, and below it, are its resources. */
function isInBundle(path: string, { context, mount }: Place): boolean {
  const { folders, name } = splitPath(path)
  const isIndex = /^index(?:\.[\w-]+)?$/.test(name)
  return folders.some((_, index) => {
    const isOwn = index === folders.length - 1
    const folder = joinPath(mount.source, ...folders.slice(0, index + 1))
    return (
      !(isOwn && isIndex) &&
      ['index.md', 'index.html'].some(each => context.files.paths.has(`${folder}/${each}`))
    )
  })
}

function isBuilt(fields: Fields, settings: Settings): boolean {
  const now = Date.now()
  const published = dateField(fields, 'publishDate', 'publishdate', 'pubdate', 'published', 'date')
  const expired = dateField(fields, 'expiryDate', 'expirydate', 'unpublishdate')
  const build = fields['build'] ?? fields['_build']
  const render = isRecord(build) ? build['render'] : undefined
  const outputs = fields['outputs']
  return [
    fields['draft'] !== true || settings.flag('builddrafts') === true,
    published === undefined || published.getTime() <= now || settings.flag('buildfuture') === true,
    expired === undefined || expired.getTime() > now || settings.flag('buildexpired') === true,
    fields['headless'] !== true,
    render === undefined || render === true || render === 'always',
    !Array.isArray(outputs) || outputs.some(each => typeof each === 'string' && /^html$/i.test(each)),
  ].every(Boolean)
}

interface Named {
  folders: string[]
  name: string
  isSection: boolean
  place: Place
  language: Settings | undefined
}

/** Matches an expression of the repository that is only text, `^` and `$`. Any other could take long, and is unknown. */
function matchesText(pattern: string, path: string): boolean {
  const [, start, source, end] = /^(\^?)((?:[^\\^$.|?*+()[\]{}]|\\[^\w])*)(\$?)$/.exec(pattern) ?? []
  if (source === undefined) throw new UnknownSetting('ignoreFiles')
  const text = source.replace(/\\(.)/g, '$1')
  if (start === '^' && end === '$') return path === text
  if (start === '^') return path.startsWith(text)
  return end === '$' ? path.endsWith(text) : path.includes(text)
}

/** Returns the address below the base. `isRooted`: the prefix of the language is not put before it. */
function urlOf(fields: Fields, named: Named): { url: string; isRooted: boolean } {
  const { folders, name, isSection, place } = named
  const { settings } = place
  const sanitize = (text: string) => sanitizePath(text, settings)
  const url = textField(fields, 'url')
  if (url !== undefined && url !== '' && !(isSection && folders.length === 0)) {
    if (/:[a-z]/.test(url)) throw new UnknownSetting('url')
    return { url: /\.\w+$/.test(url) ? url : `${url}/`, isRooted: url.startsWith('/') }
  }
  const isBundle = name === 'index'
  const [section = ''] = folders
  const isUgly = settings.at('uglyurls')
  const ugly = isRecord(isUgly) ? isUgly[section] === true : settings.flag('uglyurls') === true
  const ending = (path: string) => (ugly && path !== '' ? `${path}.html` : `${path}/`)
  if (isSection) return { url: ending(folders.map(sanitize).join('/')), isRooted: false }
  const pattern = patternOf(isBundle && folders.length === 1 ? '/' : section || '/', named)
  const parent = isBundle ? folders.slice(0, -1) : folders
  const own = (isBundle ? folders.at(-1) : name) ?? ''
  const slug = textField(fields, 'slug') || undefined
  if (pattern === undefined)
    return { url: ending([...parent, slug ?? own].map(sanitize).join('/')), isRooted: false }
  const filled = fillPattern(pattern, { fields, slug, own, parent, place }).replace(/(?<!\/)\/+$/, '')
  return { url: ending(sanitize(filled.replace(/\/{2,}/g, '/'))), isRooted: false }
}

function patternOf(section: string, { place, language }: Named): string | undefined {
  const settings = language?.at('permalinks') === undefined ? place.settings : language
  const found = [`permalinks.page.${section}`, `permalinks.${section}`].map(path => settings.at(path))
  return found.find(value => typeof value === 'string')
}

interface Values {
  fields: Fields
  slug: string | undefined
  own: string
  parent: string[]
  place: Place
}

function fillPattern(pattern: string, { fields, slug, own, parent, place }: Values): string {
  const { settings } = place
  const title = textField(fields, 'title') ?? ''
  const date = dateField(fields, 'date', 'publishDate', 'publishdate', 'pubdate', 'lastmod', 'modified')
  const sections = sectionsOf(parent, place)
  const urlize = (text: string) => sanitizePath(text, settings).replaceAll('/', '-')
  return pattern.replace(/:\w+(?:\[[^[\]]+\])?/g, token => {
    switch (token) {
      case ':slug':
        return urlize(slug ?? title)
      case ':title':
        return urlize(title)
      case ':filename':
      case ':contentbasename':
        return urlize(own)
      case ':slugorfilename':
      case ':slugorcontentbasename':
        return urlize(slug ?? own)
      case ':section':
        return parent[0] ?? ''
      case ':sections':
        return sections.join('/')
      case ':sections[1:]':
        return sections.slice(1).join('/')
      case ':sections[last]':
        return sections.at(-1) ?? ''
      default:
        return formatDate(token.slice(1), date, fields)
    }
  })
}

/** The first folder is a section, any other only with an `_index.md`. */
function sectionsOf(folders: string[], { context, mount }: Place): string[] {
  const last = folders.findLastIndex(
    (_, index) =>
      index === 0 ||
      context.files.paths.has(joinPath(mount.source, ...folders.slice(0, index + 1), '_index.md')),
  )
  return folders.filter(
    (_, index) =>
      index === 0 ||
      (index <= last &&
        context.files.paths.has(joinPath(mount.source, ...folders.slice(0, index + 1), '_index.md'))),
  )
}

/** A date is taken in its own time zone. */
function formatDate(token: string, date: Date | undefined, fields: Fields): string {
  const given = fields['date']
  const text = given instanceof Date ? given.toISOString() : given
  const written = typeof text === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(text) : null
  const day = written === null ? (date ?? new Date('0001-01-01')) : new Date(written[0])
  const two = (value: number) => String(value).padStart(2, '0')
  const start = Date.UTC(day.getUTCFullYear(), 0, 0)
  const parts: Record<string, string> = {
    year: String(day.getUTCFullYear()),
    month: two(day.getUTCMonth() + 1),
    monthname: day.toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
    day: two(day.getUTCDate()),
    weekday: String(day.getUTCDay()),
    weekdayname: day.toLocaleString('en', { weekday: 'long', timeZone: 'UTC' }),
    yearday: String(Math.round((day.getTime() - start) / 86_400_000)),
  }
  const part = parts[token]
  if (part === undefined) throw new UnknownSetting(`permalinks: ${token}`)
  return part
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
