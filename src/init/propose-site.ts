import { basename } from 'node:path/posix'
import { parse } from 'tldts'
import { foldName, toSingleLine } from '../lib/text.ts'
import { readable } from '../lib/web-url.ts'
import { isWithin } from '../sites/folder-rules.ts'
import { type FoundSite, proposeFrom } from '../sites/generators/generators.ts'
import { UnknownSetting } from '../sites/generators/settings.ts'
import { readLanguageTag } from '../sites/language.ts'

export interface Site {
  /** '' if nothing names it. */
  brand: string
  /** Globs; empty if the default selection has the same pages. */
  content: string[]
  /** Lines of the input `site-url`. */
  siteUrl: string[]
  language: string
}

export interface SiteEvidence {
  /** The sites that generators publish, the nearest to the root first. */
  sites: FoundSite[]
  /** Text of a CNAME file of GitHub Pages. */
  cname?: string | undefined
  package?: { name?: string | undefined; homepage?: string | undefined } | undefined
  pages: string[]
  pageLanguage: string
  /** `owner/name` of the remote, if there is one. */
  repository: string | undefined
  titles: string[]
}

/** Proposes the inputs for pages and brand. Their texts have no line breaks, control characters or `${{`. */
export function proposeSite(evidence: SiteEvidence): Site {
  const { sites, pages } = evidence
  const published = sites.flatMap(site => {
    const named = known(() => site.generator.listFolders(site)) ?? []
    const folders = named.filter(folder => pages.some(path => isWithin(path, folder)))
    return folders.length > 0 ? { site, folders } : []
  })
  const allFolders = published.flatMap(({ folders }) => folders)
  const site = published[0]?.site ?? sites[0]
  return {
    brand: proposeBrand(evidence),
    content: proposeContent(allFolders, pages),
    siteUrl: proposeUrls(evidence, published),
    language: readLanguage(known(() => site && proposeFrom(site, 'language'))) ?? evidence.pageLanguage,
  }
}

/** Returns undefined for a setting that depends on code. */
function known<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnknownSetting) return undefined
    throw error
  }
}

/** Returns no globs if they would select the same pages as the default. */
function proposeContent(folders: string[], pages: string[]): string[] {
  const isInside = (path: string) => folders.some(folder => isWithin(path, folder))
  if (folders.length === 0 || folders.includes('') || pages.every(isInside)) return []
  return folders.filter(isPlain).map(folder => `${folder}/**`)
}

/** Returns whether a folder needs no escapes in a glob and in a `folder = value` line. */
function isPlain(folder: string): boolean {
  return /^[\w][\w ./-]*$/.test(folder)
}

/** Proposes origins only, because the generators give the paths. */
function proposeUrls(
  { cname, package: { homepage } = {} }: SiteEvidence,
  published: { site: FoundSite; folders: string[] }[],
) {
  return published.flatMap(({ site, folders }) => {
    const url = rootUrl(known(() => proposeFrom(site, 'url'))) ?? findHome(cname, homepage)
    if (url === undefined) return []
    const plain = folders.filter(folder => folder === '' || isPlain(folder))
    return plain.map(folder => `${folder === '' ? '' : `${folder} = `}${url.origin}`)
  })
}

function findHome(cname = '', homepage = ''): URL | undefined {
  const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(cname.trim())
  const isCodeHost = /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage)
  return rootUrl(isHost ? `https://${cname.trim()}` : '') ?? (isCodeHost ? undefined : rootUrl(homepage))
}

/** Returns undefined for a placeholder or another scheme. */
function rootUrl(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || isPlaceholder(url.hostname)) return undefined
  return /[{}\s]/.test(readable(url.pathname)) ? undefined : url
}

function isPlaceholder(host: string): boolean {
  return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host)
}

const SITE_WORDS =
  'docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서'
/** Matches these words at the end, after a mark or space, which a letter outside of ASCII does not need: `Acme文档`. */
const LAST_WORDS = new RegExp(
  `(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`,
  'i',
)
const NO_BRAND = new RegExp(
  `^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`,
  'i',
)

/** The name of a folder on somebody's machine is not evidence. */
function proposeBrand({
  sites,
  repository = '',
  package: { name, homepage } = {},
  cname,
  titles,
}: SiteEvidence) {
  const titled = sites.map(site => cleanBrand(known(() => proposeFrom(site, 'title')) ?? ''))
  const [owner = '', project = ''] = repository.split('/')
  const urls = [
    ...sites.map(site => rootUrl(known(() => proposeFrom(site, 'url')))),
    findHome(cname, homepage),
  ]
  // On the domain of a host, such as github.io, the name is chosen like that of a repository.
  const domains = urls.map(url => parse(url?.hostname ?? '', { allowPrivateDomains: true }))
  const hosts = domains.map(each => (each.isPrivate ? '' : (each.domainWithoutSuffix ?? '')))
  const slugs = [project.replace(/\.github\.io$/i, ''), ...hosts, owner, basename(name ?? '')]
  const names = [...titled, ...slugs.map(slug => writeBrand(cleanBrand(slug), titles))]
  return names.find(each => each !== '' && !NO_BRAND.test(each)) ?? ''
}

/** Matches suffixes of repositories and hosts that are not part of a brand. */
const SLUG_END =
  /[-_.](?:next|new|old|v\d+|beta|main|src|core|oss|org|io|com|dev|net|app|page|pages|rs|js|py|software|support|learn|help)$|(?<=^[\w-]{3,60})(?:server|project|labs|lang|hq|app)$/i

/** Returns a name such as `dnsimple-support` as the titles of pages write it: `DNSimple`. */
function writeBrand(slug: string, titles: string[]): string {
  const name = slug.replace(SLUG_END, '')
  const isSame = (word: string) => foldName(word) === foldName(name) && /\p{Lu}/u.test(word)
  return titles.flatMap(title => title.split(/[^\p{L}\p{N}.-]+/u)).find(isSame) ?? name
}

function cleanBrand(title: string): string {
  // In `Acme - boards for teams`, the rest is a slogan.
  const parts = toSingleLine(title).split(/ [|–—·-] |: /)
  const name = parts.find(part => !NO_BRAND.test(part.trim())) ?? ''
  // The title may be a template such as {{ project }}.
  if (name.length > 60 || /[{}<>$]/.test(title)) return ''
  return withoutSiteWords(name)
    .replace(/^@/, '')
    .replace(/['’]s$/, '')
    .trim()
}

/** Removes words such as “docs” and “website” from the end of a name. */
export function withoutSiteWords(name: string): string {
  const shorter = name.replace(LAST_WORDS, '')
  return shorter === name || shorter === '' ? name : withoutSiteWords(shorter)
}

/** Returns a language tag. Keeps a region only if it changes the written language. */
export function readLanguage(text: string | undefined): string | undefined {
  const tag = readLanguageTag(text)
  return tag !== undefined && ['zh', 'pt'].includes(tag.language) ? tag.baseName : tag?.language
}
