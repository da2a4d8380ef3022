import { dateField, textField, toDateParts, writtenDay } from './fields.ts'
import { type Fields, type Generator, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { createFolderMatcher, inside, joinAddress, joinPath, splitPath, withoutIndex } from './paths.ts'
import { isRecord, Settings, UnknownSetting } from './settings.ts'

const EXCLUDED =
  '.sass-cache .jekyll-cache gemfiles Gemfile Gemfile.lock node_modules vendor/bundle vendor/cache vendor/gems vendor/ruby'

export const jekyll: Generator = {
  name: 'jekyll',
  title: 'Jekyll',
  config: /^_config\.ya?ml$/,
  data: /(?:^|\/)Gemfile$/,
  proposals: { title: ['title'], url: ['url'], language: ['lang', 'locale'] },
  listBases: ({ settings }) => [settings.text('baseurl') ?? '/'],
  ...withPagesIn(({ folder, settings }) => joinPath(folder, settings.text('source') ?? ''), findAddresses),
}

type Collection = NonNullable<ReturnType<typeof findCollection>>

function findAddresses(path: string, page: SourcePage, site: SiteContext): string[] | undefined {
  const { settings, files } = site
  if (path.endsWith('.mdx')) return undefined
  const collection = findCollection(path, settings)
  if (isLeftOut(path, collection?.folder, settings)) return []
  const fields = withDefaults(page.fields, path, collection?.name ?? 'pages', settings)
  if (fields['published'] === false && settings.flag('unpublished') !== true) return []
  const join = (address: string) => [withoutIndex(joinAddress(settings.text('baseurl') ?? '', address))]
  if (collection === undefined) {
    if (page.hasFrontMatter) return join(fillPermalink(path, fields, settings))
    if (/\.html?$/i.test(path)) return join(path)
    if (mayPublish(site)) throw new UnknownSetting('plugins')
    return []
  }
  const found = readDocument(page, path, fields, collection)
  const isLater = found !== undefined && found.date > files.now && settings.flag('future') !== true
  if (found === undefined || isLater) return []
  const usual =
    collection.name === 'posts'
      ? (settings.text('permalink') ?? 'date')
      : `/:collection/:path${findEnding(settings)}`
  const pattern = found.permalink ?? usual
  return join(fill(STYLES.get(pattern) ?? pattern, found.values))
}

/** Posts are a collection whose folder `_posts` may be at any depth. */
function findCollection(path: string, settings: Settings) {
  const listed = settings.at('collections')
  const shared = joinPath(settings.text('collections_dir') ?? '')
  const readOptions = (name: string) => new Settings(isRecord(listed) ? (listed[name] ?? {}) : {})
  const folders = inside(shared, path)?.split('/').slice(0, -1) ?? []
  const posts = folders.lastIndexOf('_posts')
  if (posts !== -1) {
    const folder = joinPath(shared, ...folders.slice(0, posts + 1))
    return { name: 'posts', folder, categories: folders.slice(0, posts), settings: readOptions('posts') }
  }
  const names = isRecord(listed) ? Object.keys(listed) : (settings.texts('collections') ?? [])
  const name = names.find(each => inside(joinPath(shared, `_${each}`), path) !== undefined)
  return name === undefined
    ? undefined
    : { name, folder: joinPath(shared, `_${name}`), categories: [], settings: readOptions(name) }
}

/** Returns whether a file is excluded, by a setting or by a name with a special first character. */
function isLeftOut(path: string, collection = '', settings: Settings): boolean {
  const trim = (glob: string) => glob.replace(/^\/|\/$/g, '')
  const included = (settings.texts('include') ?? []).map(trim)
  const excluded = [...EXCLUDED.split(' '), ...(settings.texts('exclude') ?? [])].map(trim)
  // A star at the start also matches slashes.
  const isExcluded = createFolderMatcher(excluded.map(glob => glob.replace(/^(?=\*)/, '**/')))
  const parts = path.split('/')
  const isIncluded = parts.some((part, index) =>
    included.some(each => [part, parts.slice(0, index + 1).join('/')].includes(each)),
  )
  const isSpecial = parts.some(part => /^[._#~]/.test(part) && !collection.split('/').includes(part))
  const isPrefixed = excluded.some(glob => path.startsWith(glob) && !/[*?[]/.test(glob))
  return (isSpecial || isExcluded(path) || isPrefixed) && !isIncluded
}

/** Adds the values of `defaults`: deeper paths take precedence, then rules with a type. Categories add up. */
function withDefaults(own: Fields, path: string, type: string, settings: Settings): Fields {
  const rules = settings.items('defaults').map(item => {
    const rule = new Settings(item)
    const scope = (rule.text('scope.path') ?? '').replace(/^\/|\/$/g, '')
    const wanted = rule.text('scope.type')
    const isMatch = scope === '' || createFolderMatcher([scope])(path)
    const rank = scope.split('/').filter(Boolean).length * 2 + (wanted === undefined ? 0 : 1)
    return { rank, isMatch: isMatch && (wanted ?? type) === type, values: rule.at('values') ?? {} }
  })
  const found = rules.filter(({ isMatch }) => isMatch).toSorted((a, b) => a.rank - b.rank)
  const values: Fields = Object.assign({}, ...found.map(rule => rule.values))
  return { ...values, ...own, categories: [...toList(values['categories']), ...toList(own['categories'])] }
}

function toList(value: unknown): string[] {
  const items: unknown[] = typeof value === 'string' ? value.split(/\s+/) : [value].flat()
  return items.filter(item => item !== undefined && item !== null && item !== '').map(String)
}

/** Returns whether plugins, such as those of GitHub Pages, publish files without front matter. */
function mayPublish({ settings, files, folder }: SiteContext): boolean {
  const plugins = [...(settings.texts('plugins') ?? []), ...(settings.texts('gems') ?? [])]
  const gems = files.textOf(joinPath(folder, 'Gemfile')) ?? ''
  return (
    plugins.some(name => /readme-index|optional-front-matter/.test(name)) || gems.includes('github-pages')
  )
}

const STYLES = new Map(
  Object.entries({
    date: '/:categories/:year/:month/:day/:title:output_ext',
    pretty: '/:categories/:year/:month/:day/:title/',
    ordinal: '/:categories/:year/:y_day/:title:output_ext',
    none: '/:categories/:title:output_ext',
  }),
)

function findEnding(settings: Settings): string {
  const style = settings.text('permalink') ?? 'date'
  const [ending = ''] = /(?:\/|:output_ext)$/.exec(STYLES.get(style) ?? style) ?? []
  return ending
}

function fillPermalink(path: string, fields: Fields, settings: Settings): string {
  const { folders, name } = splitPath(path)
  const usual = name === 'index' ? '/:path/' : `/:path/:basename${findEnding(settings)}`
  const basename = name.replace(/(?<!\.)\.+$/, '')
  return fill(textField(fields, 'permalink') ?? usual, { path: folders.join('/'), basename })
}

/** Returns the date of a document and the values of its pattern; undefined if it is not published. */
function readDocument(page: SourcePage, path: string, fields: Fields, collection: Collection) {
  const { folders, name } = splitPath(inside(collection.folder, path) ?? path)
  const isPost = collection.name === 'posts'
  const [, named, rest = name] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/s.exec(name) ?? []
  const isPublished = isPost ? named !== undefined : collection.settings.flag('output') === true
  if (!isPublished || (!page.hasFrontMatter && !isPost)) return undefined
  const date = writtenDay(fields) ?? dateField(fields, 'date') ?? parseDay(named)
  const { year, month, day, monthName, dayOfYear } = toDateParts(date)
  const categories = [
    ...collection.categories,
    ...toList(fields['categories']),
    ...toList([fields['category']]),
  ]
  const slug = textField(fields, 'slug') ?? rest
  const permalink = textField(fields, 'permalink') ?? collection.settings.text('permalink')
  const values = {
    collection: collection.name,
    path: [...folders, name].join('/'),
    name: slugify(name),
    title: slugify(slug, true),
    slug: slugify(slug),
    categories: [...new Set(categories.map(each => each.toLowerCase()))].join('/'),
    year,
    short_year: year.slice(-2),
    month,
    i_month: String(Number(month)),
    short_month: monthName.slice(0, 3),
    long_month: monthName,
    day,
    i_day: String(Number(day)),
    y_day: dayOfYear.padStart(3, '0'),
  }
  return { date, permalink, values }
}

function parseDay(text = '1970-1-1'): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day))
}

function fill(template: string, values: Record<string, string>): string {
  const filled = template.replace(/:([a-z_]+)/g, (_, name: string) => {
    if (name === 'output_ext') return '.html'
    const value = values[name]
    if (value === undefined) throw new UnknownSetting(`permalink: ${name}`)
    return value
  })
  return filled.replaceAll('..', '/').replaceAll('./', '')
}

/** Replaces everything except letters and digits by hyphens. A title keeps capitals and some marks. */
function slugify(text: string, isTitle = false): string {
  const marks = isTitle ? /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu : /[^\p{M}\p{L}\p{Nd}]+/gu
  const slug = text.replace(marks, '-').replace(/^-|-$/g, '')
  return isTitle ? slug : slug.toLowerCase()
}
