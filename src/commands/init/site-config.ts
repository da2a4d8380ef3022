/** What the configuration of a site generator says about a site. */
import { basename, dirname } from 'node:path/posix'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { readable } from '../../lib/web-url.ts'
import { readProperties } from './js-config.ts'

/** A folder of pages, and where below the site's root they are published. */
export interface ContentRoot {
  /** Relative to the repository, without a slash at its end; '' for the whole repository. */
  folder: string
  /** Path below the root of the site, with `{path}` for the path of a page in the folder; undefined if it follows no rule. */
  address: string | undefined
}

export interface SiteConfig {
  /** The file that says it, relative to the repository. */
  path: string
  /** The program that builds the site; undefined for a file of no generator. */
  generator?: string
  title?: string | undefined
  /** Root of the published site: http(s), with a slash at its end. */
  url?: string | undefined
  /** As it is written. */
  language?: string | undefined
  roots: ContentRoot[]
}

type Reader = (text: string, folder: string) => Omit<SiteConfig, 'path'>

/** Readers by the names of files, the surest source first. */
const READERS: [name: RegExp, read: Reader][] = [
  [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, readDocusaurus],
  [/(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/, readHugo],
  // Its name until 2023; other programs have files of this name, too.
  [/^config\.(?:toml|ya?ml)$/, readHugoBefore],
  [/(?:^|\/)mkdocs\.ya?ml$/, readMkdocs],
  [/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
  [/(?:^|\/)astro\.config\.[cm]?[jt]s$/, readAstro],
  [/(?:^|\/)_config\.ya?ml$/, readJekyll],
  [/(?:^|\/)book\.toml$/, readMdbook],
  [/(?:^|\/)conf\.py$/, readSphinx],
  [/(?:^|\/)(?:docs|mint)\.json$/, readMintlify],
  [/(?:^|\/)CNAME$/, readCname],
  [/^package\.json$/, readPackage],
]

/** Folders whose configurations are of other sites, or of none. */
const OTHER_SITES =
  /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i
const MOST_FOLDERS = 5

/** Returns whether a file may hold the configuration of the repository's own site. */
export function isSiteConfig(path: string): boolean {
  const isNear = path.split('/').length <= MOST_FOLDERS + 1
  return isNear && !OTHER_SITES.test(path) && READERS.some(([name]) => name.test(path))
}

/** Returns the order in which configurations are believed: generators before other files, the nearest to the root first. */
export function rankOfConfig(path: string): number {
  const rank = READERS.findIndex(([name]) => name.test(path))
  const isGenerator = rank < READERS.length - 2
  return (isGenerator ? 0 : 1000) + path.split('/').length * 50 + rank
}

/** Reads a configuration. A text that cannot be read says nothing. Returns undefined for a file of another kind. */
export function readSiteConfig(path: string, text: string): SiteConfig | undefined {
  const [, read] = READERS.find(([name]) => name.test(path)) ?? []
  if (read === undefined) return undefined
  const folder = dirname(path)
  return { path, ...read(text, folder === '.' ? '' : folder) }
}

function join(...parts: string[]): string {
  const names = parts.flatMap(part => part.split('/')).filter(name => name !== '' && name !== '.')
  return names.includes('..') ? '' : names.join('/')
}

/** Returns the root of a site from its address and the path below it; undefined for what is no http(s) address. */
function rootUrl(url: string | undefined, path = ''): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol, origin, pathname, hostname } = new URL(url)
  if (!/^https?:$/.test(protocol) || isPlaceholder(hostname)) return undefined
  const below = join(readable(pathname), path)
  return `${origin}/${below}${below === '' ? '' : '/'}`
}

function isPlaceholder(host: string): boolean {
  return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host)
}

/** Returns the text that a line of Python assigns to a name. */
function assigned(source: string, name: string): string | undefined {
  return new RegExp(`^${name}\\s*=\\s*(['"])([^'"\\n]*)\\1`, 'm').exec(source)?.[2]
}

const text = z.string().optional().catch(undefined)

function parseData<T extends z.ZodType>(schema: T, source: string, path: 'toml' | 'yaml'): z.output<T> {
  try {
    const data: unknown = path === 'toml' ? parseToml(source) : parseYaml(source, { logLevel: 'silent' })
    return schema.parse(data ?? {})
  } catch {
    return schema.parse({})
  }
}

function readDocusaurus(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const read = readProperties(source)
  const [route = 'docs'] = read('presets.docs.routeBasePath')
  const [docs = 'docs'] = read('presets.docs.path')
  const [blog = 'blog'] = read('presets.blog.path')
  const routes = read('plugins.routeBasePath')
  return {
    generator: 'Docusaurus',
    title: read('title')[0],
    url: rootUrl(read('url')[0], read('baseUrl')[0]),
    language: read('i18n.defaultLocale')[0],
    roots: [
      { folder: join(folder, docs), address: join(route, '{path}') },
      ...read('plugins.path').map((path, index) => ({
        folder: join(folder, path),
        address: join(routes[index] ?? 'docs', '{path}'),
      })),
      { folder: join(folder, blog), address: undefined },
      { folder: join(folder, 'src/pages'), address: '{path}' },
    ],
  }
}

const hugoSchema = z.looseObject({
  title: text,
  baseURL: text,
  baseurl: text,
  defaultContentLanguage: text,
  languageCode: text,
  contentDir: text,
  languages: z
    .record(z.string(), z.looseObject({ contentDir: text, title: text }).catch({}))
    .optional()
    .catch(undefined),
  module: z
    .looseObject({ mounts: z.array(z.looseObject({ source: text, target: text })) })
    .optional()
    .catch(undefined),
})

function readHugo(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const isToml = !/^[ \t]*(?:[{\w"-]+[ \t]*:|\{)/m.test(source)
  const config = parseData(hugoSchema, source, isToml ? 'toml' : 'yaml')
  const site = folder.replace(/(?:^|\/)config\/_default$/, '')
  const language = config.defaultContentLanguage ?? config.languageCode
  const ofLanguage = config.languages?.[language ?? 'en']
  // The first is of the default language.
  const mounted = config.module?.mounts.find(({ target }) => target === 'content')?.source
  return {
    generator: 'Hugo',
    title: config.title ?? ofLanguage?.title,
    url: rootUrl(config.baseURL ?? config.baseurl),
    language,
    roots: [
      {
        folder: join(site, ofLanguage?.contentDir ?? mounted ?? config.contentDir ?? 'content'),
        address: '{path}/',
      },
    ],
  }
}

function readHugoBefore(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const isHugo = /^[ \t]*base(?:URL|url) *[:=]/m.test(source)
  return isHugo ? readHugo(source, folder) : { roots: [] }
}

const mkdocsSchema = z.looseObject({
  site_name: text,
  site_url: text,
  docs_dir: text,
  use_directory_urls: z.boolean().optional().catch(undefined),
  theme: z.looseObject({ language: text, locale: text }).optional().catch(undefined),
})

function readMkdocs(source: string, folder: string): Omit<SiteConfig, 'path'> {
  // Its tags, such as !!python/name:…, name code that is none of ours.
  const config = parseData(mkdocsSchema, source.replace(/!!?(?:python\/\S+|ENV)/g, ''), 'yaml')
  return {
    generator: 'MkDocs',
    title: config.site_name,
    url: rootUrl(config.site_url),
    language: config.theme?.language ?? config.theme?.locale,
    roots: [
      {
        folder: join(folder, config.docs_dir ?? 'docs'),
        address: config.use_directory_urls === false ? '{path}.html' : '{path}/',
      },
    ],
  }
}

function readVitepress(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const read = readProperties(source)
  const site = folder.replace(/(?:^|\/)\.vitepress(?:\/config)?$/, '')
  const isClean = read('cleanUrls')[0] === 'true'
  return {
    generator: 'VitePress',
    title: read('title')[0] ?? read('locales.root.title')[0],
    url: rootUrl(read('sitemap.hostname')[0], read('base')[0]),
    language: read('lang')[0] ?? read('locales.root.lang')[0],
    roots: [{ folder: join(site, read('srcDir')[0] ?? ''), address: isClean ? '{path}' : '{path}.html' }],
  }
}

function readAstro(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const read = readProperties(source)
  return {
    generator: 'Astro',
    title: read('integrations.title')[0],
    url: rootUrl(read('site')[0], read('base')[0]),
    language: read('integrations.defaultLocale')[0] ?? read('i18n.defaultLocale')[0],
    roots: [
      { folder: join(folder, 'src/content/docs'), address: '{path}/' },
      { folder: join(folder, 'src/pages'), address: '{path}/' },
    ],
  }
}

const jekyllSchema = z.looseObject({ title: text, url: text, baseurl: text, lang: text, locale: text })

function readJekyll(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const config = parseData(jekyllSchema, source, 'yaml')
  return {
    generator: 'Jekyll',
    title: config.title,
    url: rootUrl(config.url, config.baseurl),
    language: config.lang ?? config.locale,
    roots: [{ folder, address: undefined }],
  }
}

const mdbookSchema = z.looseObject({
  book: z.looseObject({ title: text, language: text, src: text }).optional().catch(undefined),
})

function readMdbook(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const { book } = parseData(mdbookSchema, source, 'toml')
  return {
    generator: 'mdBook',
    title: book?.title,
    language: book?.language,
    roots: [{ folder: join(folder, book?.src ?? 'src'), address: '{path}.html' }],
  }
}

/** Its pages are reStructuredText or Markdown; only the former are out of reach. */
function readSphinx(source: string, folder: string): Omit<SiteConfig, 'path'> {
  return {
    generator: 'Sphinx',
    title: assigned(source, 'project'),
    url: rootUrl(assigned(source, 'html_baseurl')),
    language: assigned(source, 'language'),
    roots: [{ folder, address: '{path}.html' }],
  }
}

const mintlifySchema = z.looseObject({ name: text, navigation: z.unknown() })

/** Other programs have files of this name, too. */
function readMintlify(source: string, folder: string): Omit<SiteConfig, 'path'> {
  const { name, navigation } = parseData(mintlifySchema, source, 'yaml')
  if (navigation === undefined) return { roots: [] }
  return { generator: 'Mintlify', title: name, roots: [{ folder, address: undefined }] }
}

function readCname(source: string): Omit<SiteConfig, 'path'> {
  const host = source.trim()
  const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host)
  return { url: isHost ? rootUrl(`https://${host}`) : undefined, roots: [] }
}

const packageSchema = z.looseObject({ name: text, homepage: text })

function readPackage(source: string): Omit<SiteConfig, 'path'> {
  const { name, homepage } = parseData(packageSchema, source, 'yaml')
  const isCode = homepage !== undefined && /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage)
  return {
    title: name === undefined ? undefined : basename(name),
    url: isCode ? undefined : rootUrl(homepage),
    roots: [],
  }
}
