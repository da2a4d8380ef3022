import latinSlugify from '@sindresorhus/slugify'
import slugify from 'slugify'
import { dateField } from './fields.ts'
import {
  type Fields,
  type Generator,
  perSite,
  type SiteContext,
  type SourcePage,
  withPagesIn,
} from './generator.ts'
import { parseConfig, readConfig } from './parse-config.ts'
import {
  createFolderMatcher,
  createIgnore,
  inside,
  joinAddress,
  joinNested,
  joinPath,
  splitPath,
  toAddress,
  withoutIndex,
} from './paths.ts'
import { readScript } from './script.ts'
import { isRecord, Lambda, Settings, UNKNOWN, UnknownSetting } from './settings.ts'

export const eleventy: Generator = {
  name: 'eleventy',
  title: 'Eleventy',
  // A site without a configuration is recognized by its package.json.
  config: /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s|package\.json)$/,
  isConfig: text => !/^\s*\{/.test(text) || text.includes('"@11ty/eleventy"'),
  data: /(?:^|\/)(?:\.eleventyignore|([^/]+)\/\1\.json|(?:[^/]+\.11tydata|permalink|eleventyComputed)\.(?:json|[cm]?js))$/,
  listBases: site => [readOptions(site).prefix],
  ...withPagesIn(site => readOptions(site).input, findAddresses),
}

type Options = ReturnType<typeof readOptions>

const GLOBAL_DATA = ['permalink', 'eleventyComputed']

const readOptions = perSite(site => {
  const { folder, config, settings, files } = site
  const isPackage = config.endsWith('.json')
  const code = isPackage ? '' : (files.textOf(config) ?? '')
  const { exported, named, calls } = readScript(code)
  // A script may export its settings as `config`.
  const shared = new Settings(named.get('config') ?? {})
  const own = isPackage || (exported === undefined && named.has('config')) ? new Settings({}) : settings
  const scripts = readConfig(joinPath(folder, 'package.json'), files).entries('scripts')
  const commands = scripts.map(([, value]) => value.text('') ?? '').filter(text => text.includes('eleventy'))
  const flags = new Map(
    commands.flatMap(text => [...text.matchAll(/--(\w+)[= ](\S+)/g)].map(([, name, value]) => [name, value])),
  )
  const called = (name: string) =>
    calls
      .filter(call => call.name.endsWith(`.${name}`))
      .map(({ args: [first = UNKNOWN] }) => new Settings({ first }))
  const read = (path: string) => shared.text(path) ?? own.text(path)
  const dir = (name: string, usual: string) => {
    const method = `set${name.charAt(0).toUpperCase()}${name.slice(1)}Directory`
    return called(method).at(-1)?.text('first') ?? read(`dir.${name}`) ?? usual
  }
  const input = flags.get('input') ?? dir('input', '.')
  const output = flags.get('output') ?? dir('output', '_site')
  const inner = [dir('includes', '_includes'), dir('layouts', '_includes'), dir('data', '_data')]
  const formats = called('setTemplateFormats').at(-1)?.texts('first')
  const listed = shared.texts('templateFormats') ?? own.texts('templateFormats') ?? formats
  const global = GLOBAL_DATA.map((name): Fields => {
    const call = calls.find(each => each.name.endsWith('.addGlobalData') && each.args[0] === name)
    const found = ['.json', '.js', '.mjs', '.cjs'].map(ending => {
      const path = joinPath(folder, input, dir('data', '_data'), `${name}${ending}`)
      return readDataFile(path, site)
    })
    return { [name]: call === undefined ? found.find(value => value !== undefined) : call.args[1] }
  })
  const data: Fields = Object.assign({}, ...global)
  return {
    input: joinPath(folder, input),
    prefix: flags.get('pathprefix') ?? read('pathPrefix') ?? '/',
    // Folders without pages.
    reserved: [joinPath(folder, output), ...inner.map(path => joinPath(folder, input, path))],
    ignores: called('ignores.add').map(call => call.text('first')?.replace(/^\.\/|\/$/g, '') ?? ''),
    formats: (listed ?? ['md', 'html']).flatMap(each => each.split(',')),
    data,
    // Code of the configuration may leave out drafts.
    mayDropDrafts: /addPreprocessor|addCollection/.test(code),
  }
})

function findAddresses(path: string, page: SourcePage, site: SiteContext): string[] | undefined {
  if (path.endsWith('.mdx')) return undefined
  const options = readOptions(site)
  const fromRoot = inside(site.folder, page.path) ?? page.path
  const isIgnored = [site.folder, options.input]
    .map(folder => createIgnore(site.files.textOf(joinPath(folder, '.eleventyignore')) ?? ''))
    .some(ignores => ignores(fromRoot) || ignores(path))
  const isLeftOut =
    isIgnored ||
    options.reserved.some(folder => inside(folder, page.path) !== undefined) ||
    createFolderMatcher(options.ignores)(fromRoot) ||
    /(?:^|\/)node_modules\//.test(path) ||
    !options.formats.includes(splitPath(path).extension)
  if (isLeftOut) return []
  const data = readData(page, path, options, site)
  const permalink = readPermalink(data)
  if (permalink === false) return []
  if (page.fields['draft'] === true && options.mayDropDrafts) throw new UnknownSetting('draft')
  if (data['pagination'] !== undefined) throw new UnknownSetting('pagination')
  if (permalink !== undefined)
    return [withoutIndex(joinAddress(options.prefix, fillTemplate(permalink, data)))]
  const { folders, name } = splitPath(path)
  // A file named like its folder is the page of the folder.
  return [toAddress(options.prefix, [...folders, name === folders.at(-1) ? 'index' : name].join('/'), '/')]
}

const DATA_FILES = ['.json', '.11tydata.json', '.11tydata.js', '.11tydata.mjs', '.11tydata.cjs']

function readData({ fields }: SourcePage, path: string, { input, data }: Options, site: SiteContext): Fields {
  const { files } = site
  const { folders, name } = splitPath(path)
  const around = ['', ...joinNested(folders)].map(folder => joinPath(input, folder))
  const stem = joinPath(input, ...folders, name)
  const own = `${stem}.json`
  // The texts of other JSON files are not read.
  if (files.paths.has(own) && files.textOf(own) === undefined) throw new UnknownSetting(own)
  const stems = new Set([...around.map(folder => joinPath(folder, splitPath(folder).name)), stem])
  const paths = [...stems].flatMap(each => DATA_FILES.map(ending => `${each}${ending}`))
  const found = paths.map(file => new Settings(readDataFile(file, site)).at(''))
  const merged: Fields = Object.assign({}, data, ...found, fields)
  const [, written, bare = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? []
  const parent = (folders.at(-1) ?? '').replace(/^\d{4}-\d\d-\d\d-/, '')
  const date = dateField({ ...merged, written }, 'date', 'written')?.toISOString() ?? UNKNOWN
  const fileSlug = bare === 'index' ? parent : bare
  return { ...merged, date, page: { fileSlug, filePathStem: joinAddress(...folders, bare), date } }
}

const dataCache = perSite(() => new Map<string, unknown>())

function readDataFile(path: string, site: SiteContext): unknown {
  const known = dataCache(site)
  const text = site.files.textOf(path)
  if (text === undefined || known.has(path)) return known.get(path)
  if (path.endsWith('.json')) known.set(path, parseConfig(path, site.files))
  else {
    const { exported, named } = readScript(text)
    known.set(path, exported ?? (named.size > 0 ? Object.fromEntries(named) : UNKNOWN))
  }
  return known.get(path)
}

function readPermalink(data: Fields): string | false | undefined {
  const settings = new Settings(data)
  const given = settings.at('eleventyComputed.permalink') ?? settings.at('permalink')
  const permalink = given instanceof Lambda ? given.apply(data) : given
  const value = isRecord(permalink) ? permalink['build'] : permalink
  if (value === false || value === undefined || typeof value === 'string') return value
  throw new UnknownSetting('permalink')
}

/** Fills `{{ page.fileSlug }}` and other known values. Throws an UnknownSetting for any other template. */
function fillTemplate(template: string, data: Fields): string {
  if (data['dynamicPermalink'] === false) return template
  const settings = new Settings(data)
  const filled = template.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
    const [key = '', ...filters] = expression
      .replace(/^-|-$/g, '')
      .split('|')
      .map(part => part.trim())
    const value = settings.text(key)
    if (value === undefined) throw new UnknownSetting(key)
    return filters.reduce(applyFilter, value)
  })
  if (/\{[{%]/.test(filled)) throw new UnknownSetting('permalink')
  return filled
}

function applyFilter(value: string, filter: string): string {
  const [, name = '', argument = ''] = /^(\w+)(?:\s*[:(]\s*["']([^"']*)["']\s*\)?)?$/.exec(filter) ?? []
  switch (name) {
    case 'slug':
      return slugify(value, { lower: true })
    case 'slugify':
      return latinSlugify(value, { decamelize: false })
    case 'lower':
    case 'downcase':
      return value.toLowerCase()
    case 'date': {
      const [year = '', month = '', day = ''] = value.slice(0, 10).split('-')
      return argument.replaceAll('%Y', year).replaceAll('%m', month).replaceAll('%d', day)
    }
    default:
      throw new UnknownSetting(filter)
  }
}
