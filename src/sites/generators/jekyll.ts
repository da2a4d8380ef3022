/** Jekyll: pages, posts and collections with their permalinks. */
import {
  createMatcher,
  dateField,
  type Fields,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  type SiteContext,
  type SourcePage,
  splitPath,
  textField,
} from './generator.ts'
import { isRecord, Settings } from './settings.ts'

const EXCLUDED =
  '.sass-cache .jekyll-cache gemfiles Gemfile Gemfile.lock node_modules vendor/bundle vendor/cache vendor/gems vendor/ruby'.split(
    ' ',
  )

export const jekyll: Generator = {
  name: 'jekyll',
  title: 'Jekyll',
  config: /^_config\.ya?ml$/,
  data: /(?:^|\/)Gemfile$/,
  read(context) {
    const { settings } = context
    return {
      title: () => settings.text('title'),
      url: () => settings.text('url'),
      language: () => settings.text('lang') ?? settings.text('locale'),
      folders: () => [sourceOf(context)],
      base: () => settings.text('baseurl') ?? '/',
      addressesOf: page => addressesOf(page, context),
    }
  },
}

function sourceOf({ folder, settings }: SiteContext): string {
  return joinPath(folder, settings.text('source') ?? '')
}

interface Place {
  settings: Settings
  path: string
  /** `pages`, `posts` or the name of a collection. */
  type: string
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { settings } = context
  const source = sourceOf(context)
  const path = inside(source, page.path)
  if (path === undefined || path.endsWith('.mdx')) return undefined
  const collection = collectionOf(path, settings)
  const shared = joinPath(settings.text('collections_dir') ?? '')
  const isPost = /(?:^|\/)_posts\//.test(path) && inside(shared, path) !== undefined
  const type = isPost ? 'posts' : (collection?.name ?? 'pages')
  if (isLeftOut(path, collection?.folder ?? (isPost ? '_posts' : undefined), settings)) return []
  const fields = { ...defaultsFor({ settings, path, type }), ...page.fields }
  if (fields['published'] === false && settings.flag('unpublished') !== true) return []
  const base = settings.text('baseurl') ?? ''
  if (!page.hasFrontMatter && type === 'pages') {
    const plain = plainPage(path, context)
    if (plain !== undefined) return plain.map(address => joinAddress(base, address))
  }
  if (!page.hasFrontMatter && collection !== undefined) return []
  const address = isPost
    ? postAddress(page, fields, { settings, path: inside(shared, path) ?? path, type })
    : collection === undefined
      ? pageAddress(fields, { settings, path, type })
      : documentAddress(page, fields, { settings, path, type }, collection)
  if (address === undefined) return []
  return [
    joinAddress(base, address.replaceAll('..', '/').replaceAll('./', '')).replace(/(^|\/)index\.html$/, '$1'),
  ]
}

interface Collection {
  name: string
  folder: string
  settings: Settings
}

function collectionOf(path: string, settings: Settings): Collection | undefined {
  const listed = settings.at('collections')
  const names = Array.isArray(listed)
    ? (settings.texts('collections') ?? [])
    : isRecord(listed)
      ? Object.keys(listed)
      : []
  for (const name of names) {
    if (name === 'posts') continue
    const folder = joinPath(settings.text('collections_dir') ?? '', `_${name}`)
    if (inside(folder, path) === undefined) continue
    return {
      name,
      folder,
      settings: Array.isArray(listed) ? new Settings({}) : settings.in(`collections.${name}`),
    }
  }
  return undefined
}

/** Names that begin with a dot, `_`, `#` or `~` are left out, and what the settings exclude. */
function isLeftOut(path: string, known: string | undefined, settings: Settings): boolean {
  const included = settings.texts('include') ?? []
  const excluded = [...EXCLUDED, ...(settings.texts('exclude') ?? [])].map(glob =>
    glob.replace(/^\/|\/$/g, ''),
  )
  // A star at the start matches slashes, too.
  const isExcluded = createMatcher(
    excluded.flatMap(glob => [glob, `${glob}/**`, ...(glob.startsWith('*') ? [`**/${glob}`] : [])]),
  )
  const parts = path.split('/')
  const isIncluded = parts.some((part, index) =>
    included.some(each => [part, parts.slice(0, index + 1).join('/')].includes(each.replace(/^\/|\/$/g, ''))),
  )
  const isSpecial = parts.some(part => /^[._#~]/.test(part) && !(known ?? '').split('/').includes(part))
  const isPrefixed = excluded.some(glob => path.startsWith(glob) && !/[*?[]/.test(glob))
  return (isSpecial || isExcluded(path) || isPrefixed) && !isIncluded
}

function defaultsFor({ settings, path, type }: Place): Fields {
  const rules = settings.items('defaults').map(item => new Settings(item))
  const found = rules.filter(rule => {
    const scope = (rule.text('scope.path') ?? '').replace(/^\/|\/$/g, '')
    const wanted = rule.text('scope.type')
    const isInside =
      scope === '' ||
      inside(scope, path) !== undefined ||
      scope === path ||
      createMatcher([scope, `${scope}/**`])(path)
    return isInside && (wanted === undefined || wanted === type)
  })
  const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b))
  return Object.assign({}, ...ranked.map(rule => rule.at('values') ?? {}))
}

/** The deeper path wins, then a type. */
function rankOf(rule: Settings): number {
  return (
    (rule.text('scope.path') ?? '').split('/').filter(Boolean).length * 2 +
    (rule.text('scope.type') === undefined ? 0 : 1)
  )
}

/** Files without front matter are copied; plugins of GitHub Pages make pages of some. Undefined for such a page. */
function plainPage(path: string, context: SiteContext): string[] | undefined {
  const { settings, files, folder } = context
  if (/\.html?$/i.test(path)) return [joinAddress(path.replace(/(^|\/)index\.html$/, '$1'))]
  const gems = files.textOf(joinPath(folder, 'Gemfile')) ?? ''
  const plugins = [...(settings.texts('plugins') ?? []), ...(settings.texts('gems') ?? [])]
  const has = (name: string) => plugins.includes(name) || /['"]github-pages['"]/.test(gems)
  const { folders, name } = splitPath(path)
  const isReadme = /^readme$/i.test(name)
  const hasIndex = ['index.md', 'index.html', 'index.markdown'].some(each =>
    files.paths.has(joinPath(sourceOf(context), ...folders, each)),
  )
  if (isReadme && has('jekyll-readme-index')) return hasIndex ? [] : [joinAddress(...folders, '/')]
  const isCommunity =
    /^(?:readme|licen[cs]e|copying|code_of_conduct|contributing|issue_template|pull_request_template)$/i.test(
      name,
    )
  return has('jekyll-optional-front-matter') && !isCommunity ? undefined : []
}

const STYLES = new Map(
  Object.entries({
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
  }),
)

/** Returns what a page or a document of a collection takes from the style of the posts. */
function suffixOf(settings: Settings): string {
  const style = settings.text('permalink') ?? 'date'
  if (style === 'pretty' || style.endsWith('/')) return '/'
  return ['date', 'ordinal', 'none', 'weekdate'].includes(style) && style !== 'weekdate'
    ? ':output_ext'
    : style.endsWith(':output_ext')
      ? ':output_ext'
      : ''
}

function pageAddress(fields: Fields, { settings, path }: Place): string {
  const { folders, name } = splitPath(path)
  const usual = name === 'index' ? '/:path/' : `/:path/:basename${suffixOf(settings)}`
  return fill(textField(fields, 'permalink') ?? usual, {
    path: folders.join('/'),
    basename: name.replace(/(?<!\.)\.+$/, ''),
    output_ext: '.html',
  })
}

function postAddress(page: SourcePage, fields: Fields, { settings, path }: Place): string | undefined {
  const folders = path.split('/')
  const match = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)\.\w+$/s.exec(folders.pop() ?? '')
  const posts = folders.lastIndexOf('_posts')
  if (match === null || posts === -1) return undefined
  const [, named = '', name = ''] = match
  const date = dateOf(fields, named)
  if (date.getTime() > Date.now() && settings.flag('future') !== true) return undefined
  const given = [
    typeof fields['categories'] === 'string' ? fields['categories'].split(/\s+/) : fields['categories'],
    fields['category'],
  ]
  const categories = [...folders.slice(0, posts), ...given.flat(2)]
    .filter(each => each !== undefined && each !== null && each !== '')
    .map(String)
  const style = settings.text('permalink') ?? 'date'
  const template =
    textField(fields, 'permalink') ??
    settings.text('collections.posts.permalink') ??
    STYLES.get(style) ??
    style
  return fill(STYLES.get(template) ?? template, {
    ...documentValues(page, fields, name, date),
    categories: unique(categories.map(each => each.toLowerCase())),
    slugified_categories: unique(categories.map(each => slugify(each))),
  })
}

function unique(names: string[]): string {
  return [...new Set(names)].join('/')
}

function documentAddress(
  page: SourcePage,
  fields: Fields,
  { settings, path }: Place,
  collection: Collection,
): string | undefined {
  if (collection.settings.flag('output') !== true) return undefined
  const inner = inside(collection.folder, path) ?? path
  const { folders, name } = splitPath(inner)
  const dated = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/.exec(name)
  const date = dateOf(fields, dated?.[1] ?? '')
  if (date.getTime() > Date.now() && settings.flag('future') !== true) return undefined
  const usual = `/:collection/:path${suffixOf(settings)}`
  const template = textField(fields, 'permalink') ?? collection.settings.text('permalink') ?? usual
  const categories = [fields['category'], fields['categories']]
    .flat()
    .filter(each => typeof each === 'string')
  return fill(STYLES.get(template) ?? template, {
    ...documentValues(page, fields, dated?.[2] ?? name, date),
    collection: collection.name,
    path: [...folders, name].join('/'),
    name: slugify(name),
    categories: unique(categories.map(each => each.toLowerCase())),
  })
}

function dateOf(fields: Fields, named: string): Date {
  const [year = '', month = '1', day = '1'] = named.split('-')
  const own = fields['date']
  const [written] = (typeof own === 'string' && /^\d{4}-\d\d-\d\d/.exec(own)) || []
  const fallback =
    named === '' ? new Date(0) : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return written === undefined ? (dateField(fields, 'date') ?? fallback) : new Date(written)
}

function documentValues(page: SourcePage, fields: Fields, name: string, date: Date): Record<string, string> {
  const slug = textField(fields, 'slug') ?? name
  const two = (value: number) => String(value).padStart(2, '0')
  const month = date.getUTCMonth() + 1
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en', { ...options, timeZone: 'UTC' })
  const dayOfYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000)
  const week = Math.ceil(
    ((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7,
  )
  return {
    title: slugify(slug, true),
    slug: slugify(slug),
    year: String(date.getUTCFullYear()),
    short_year: String(date.getUTCFullYear()).slice(-2),
    month: two(month),
    i_month: String(month),
    short_month: inWords({ month: 'short' }),
    long_month: inWords({ month: 'long' }),
    day: two(date.getUTCDate()),
    i_day: String(date.getUTCDate()),
    y_day: String(dayOfYear).padStart(3, '0'),
    w_year: String(thursday.getUTCFullYear()),
    week: two(week),
    w_day: String(date.getUTCDay() || 7),
    short_day: inWords({ weekday: 'short' }),
    long_day: inWords({ weekday: 'long' }),
    output_ext: /\.html?$/.test(page.path) ? '.html' : '.html',
  }
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/:([a-z_]+)/g, (found, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? ''
    const bare = name.replace(/_$/, '')
    return Object.hasOwn(values, bare) ? `${values[bare]}_` : found
  })
}

/** Everything but letters and digits as hyphens; `isTitle` keeps some marks and capitals. */
function slugify(text: string, isTitle = false): string {
  const marks = isTitle ? /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu : /[^\p{M}\p{L}\p{Nd}]+/gu
  const slug = text.replace(marks, '-').replace(/^-|-$/g, '')
  return isTitle ? slug : slug.toLowerCase()
}
