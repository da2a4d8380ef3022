/** Eleventy: permalinks of front matter and data files, and files that are ignored. */
import slugify from 'slugify'
import {
  createIgnore,
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
import { readScript } from './script.ts'
import { isRecord, Settings, UNKNOWN, UnknownSetting } from './settings.ts'

export const eleventy: Generator = {
  name: 'eleventy',
  title: 'Eleventy',
  config: /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s)$/,
  dependency: '@11ty/eleventy',
  data: /(?:^|\/)(?:\.eleventyignore|([^/]+)\/\1\.json|[^/]+\.11tydata\.(?:json|[cm]?js))$/,
  read(context) {
    return {
      folders: () => [settingsOf(context).input],
      addressesOf: page => addressesOf(page, context),
    }
  },
}

interface EleventySettings {
  input: string
  prefix: string
  /** Folders in which no template is. */
  reserved: string[]
  ignores: string[]
  formats: string[] | undefined
  /** Names of what plugins and code may set for each page. */
  isOpen: boolean
}

const settingsOf = perSite(readSettings)

function readSettings({ folder, config, settings, files }: SiteContext): EleventySettings {
  const { named, calls } = readScript(config.endsWith('.json') ? '' : (files.textOf(config) ?? ''))
  const own = config.endsWith('.json') ? new Settings({}) : settings
  const shared = new Settings(Object.fromEntries(named))
  const script = new Settings(
    parseConfig('package.json', files.textOf(joinPath(folder, 'package.json')) ?? '{}'),
  )
  const flags = script
    .entries('scripts')
    .map(([, value]) => value.text('') ?? '')
    .filter(text => /eleventy/.test(text))
  const given = new Map(
    flags.flatMap(text => [...text.matchAll(/--(\w+)[= ](\S+)/g)].map(([, name, value]) => [name, value])),
  )
  const flag = (name: string) => given.get(name)
  const called = (name: string) => {
    const found = calls.findLast(call => call.name.endsWith(`.${name}`))
    return found === undefined ? undefined : new Settings({ value: found.args[0] ?? UNKNOWN }).text('value')
  }
  const read = (path: string) => shared.text(`config.${path}`) ?? own.text(path)
  const dir = (name: string, method: string, usual: string) => called(method) ?? read(`dir.${name}`) ?? usual
  const input = flag('input') ?? dir('input', 'setInputDirectory', '.')
  const inInput = (path: string) => joinPath(folder, input, path)
  const ignores = calls
    .filter(call => call.name.endsWith('ignores.add'))
    .map(call => new Settings({ value: call.args[0] ?? UNKNOWN }).text('value') ?? '')
  const formatCall = calls.findLast(call => call.name.endsWith('.setTemplateFormats'))
  const setFormats = formatCall && new Settings({ value: formatCall.args[0] ?? UNKNOWN }).texts('value')
  return {
    input: joinPath(folder, input),
    prefix: flag('pathprefix') ?? read('pathPrefix') ?? '/',
    reserved: [
      inInput(dir('includes', 'setIncludesDirectory', '_includes')),
      inInput(dir('layouts', 'setLayoutsDirectory', '_includes')),
      inInput(dir('data', 'setDataDirectory', '_data')),
      joinPath(folder, flag('output') ?? dir('output', 'setOutputDirectory', '_site')),
    ],
    ignores,
    formats: (own.texts('templateFormats') ?? shared.texts('config.templateFormats') ?? setFormats)?.flatMap(
      each => each.split(','),
    ),
    isOpen: calls.some(
      ({ name, args }) =>
        /\.addGlobalData$/.test(name) && /^(?:permalink|eleventyComputed)/.test(String(args[0])),
    ),
  }
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const settings = settingsOf(context)
  const path = inside(settings.input, page.path)
  if (path === undefined || /\.mdx$/.test(path)) return undefined
  const { extension } = splitPath(path)
  const fromRoot = inside(context.folder, page.path) ?? page.path
  const ignoreTexts = [context.folder, settings.input].map(
    folder => context.files.textOf(joinPath(folder, '.eleventyignore')) ?? '',
  )
  const isLeftOut =
    settings.reserved.some(folder => inside(folder, page.path) !== undefined) ||
    ignoreTexts.some(text => createIgnore(text)(fromRoot) || createIgnore(text)(path)) ||
    createMatcher(settings.ignores.map(glob => glob.replace(/^\.\//, '')))(fromRoot) ||
    /(?:^|\/)node_modules\//.test(path) ||
    !(settings.formats?.includes(extension) ?? ['md', 'html'].includes(extension))
  if (isLeftOut) return []
  const data = dataOf(page, path, settings, context)
  const isConfigured = /addPreprocessor|addCollection/.test(context.files.textOf(context.config) ?? '')
  if (page.fields['draft'] === true && isConfigured) throw new UnknownSetting('draft')
  const permalink = permalinkOf(data, settings)
  if (permalink === false) return []
  if (isRecord(data['pagination'])) throw new UnknownSetting('pagination')
  const target = permalink === undefined ? defaultPermalink(path) : fillTemplate(permalink, path, data)
  return [joinAddress(settings.prefix, target.replace(/(^|\/)index\.html$/, '$1'))]
}

/** Data files of the folders, then of the file, then its front matter. */
function dataOf(page: SourcePage, path: string, { input }: EleventySettings, context: SiteContext): Fields {
  const { folders, name } = splitPath(path)
  // Data files next to a template can contain any value, so they are not read.
  if (context.files.paths.has(joinPath(input, ...folders, `${name}.json`)) && name !== folders.at(-1))
    throw new UnknownSetting(`${name}.json`)
  const around = [input, ...folders.map((_, index) => joinPath(input, ...folders.slice(0, index + 1)))]
  const stems = [
    ...around.map(folder => joinPath(folder, folder.split('/').at(-1) ?? '')),
    joinPath(input, ...folders, name),
  ]
  const own = stems.flatMap(stem =>
    ['.json', '.11tydata.json', '.11tydata.js', '.11tydata.mjs', '.11tydata.cjs'].map(
      ending => `${stem}${ending}`,
    ),
  )
  const found = own.map(file => readData(file, context)).filter(isRecord)
  return Object.assign({}, ...found, page.fields)
}

function readData(path: string, { files }: SiteContext): unknown {
  const text = files.textOf(path)
  if (text === undefined) return {}
  if (path.endsWith('.json')) return new Settings(parseConfig(path, text)).at('')
  const { exported, named } = readScript(text)
  return exported === undefined ? Object.fromEntries(named) : exported
}

function permalinkOf(data: Fields, { isOpen }: EleventySettings): string | false | undefined {
  const computed = data['eleventyComputed']
  const given = (isRecord(computed) ? computed['permalink'] : undefined) ?? data['permalink']
  const value = isRecord(given) ? given['build'] : given
  if (value === undefined || value === null) {
    if (isOpen || computed === UNKNOWN) throw new UnknownSetting('permalink')
    return undefined
  }
  if (value === false || typeof value === 'string') return value
  throw new UnknownSetting('permalink')
}

/** A file named like its folder is the page of the folder. */
function defaultPermalink(path: string): string {
  const { folders, name } = splitPath(path)
  const isFolder = name === 'index' || name === folders.at(-1)
  return joinAddress(...folders, isFolder ? '/' : `${name}/`)
}

/** Fills `{{ page.fileSlug }}` and what else has a known value. Any other template throws an UnknownSetting. */
function fillTemplate(template: string, path: string, data: Fields): string {
  const { folders, name } = splitPath(path)
  const dated = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name)
  const bare = dated?.[2] ?? name
  const isIndex = bare === 'index'
  const parent = (folders.at(-1) ?? '').replace(/^\d{4}-\d\d-\d\d-/, '')
  const date = dateField(data, 'date') ?? dateField({ name: dated?.[1] }, 'name')
  const values: Record<string, unknown> = {
    'page.fileSlug': isIndex ? parent : bare,
    'page.filePathStem': joinAddress(...folders, bare),
    'page.date': date,
    date,
  }
  const filled = template.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
    const [key = '', ...filters] = expression
      .replace(/^-|-$/g, '')
      .split('|')
      .map(part => part.trim())
    const value = Object.hasOwn(values, key) ? values[key] : textField(data, key)
    const start = value instanceof Date ? value.toISOString() : value
    const text = filters.reduce<unknown>(applyFilter, start)
    if (typeof text !== 'string') throw new UnknownSetting('permalink')
    return text
  })
  if (/\{[{%]/.test(filled)) throw new UnknownSetting('permalink')
  return filled
}

function applyFilter(value: unknown, filter: string): unknown {
  if (typeof value !== 'string') throw new UnknownSetting('permalink')
  const [, name = '', argument = ''] = /^(\w+)(?:\s*[:(]\s*["']([^"']*)["']\s*\)?)?$/.exec(filter) ?? []
  switch (name) {
    case 'slug':
    case 'slugify':
      // The filter slugify writes letters such as ü in two.
      if (name === 'slugify' && /[^ -~]/.test(value)) throw new UnknownSetting('slugify')
      return slugify(value.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, name === 'slugify' ? '-' : ''), {
        lower: true,
        strict: true,
      })
    case 'lower':
    case 'downcase':
      return value.toLowerCase()
    case 'date':
      return argument
        .replaceAll('%Y', value.slice(0, 4))
        .replaceAll('%m', value.slice(5, 7))
        .replaceAll('%d', value.slice(8, 10))
    default:
      throw new UnknownSetting('permalink')
  }
}
