/** Proposes the inputs that say where the pages are and whose they are. */

import { toSingleLine } from '../../lib/text.ts'
import { readLanguageTag } from '../../sites/language.ts'
import type { ContentRoot, SiteConfig } from './site-config.ts'

/** What describes a site. */
export interface Site {
  brand: string
  /** Globs; empty where the default selects the same pages. */
  content: string[]
  /** Lines of the input `site-url`. */
  siteUrl: string[]
  language: string
}

export interface SiteProposal extends Site {
  /** The program that builds the site; undefined where no configuration names one. */
  generator: string | undefined
  /** The brand is a title of the site. */
  isBrandSure: boolean
}

export interface SiteEvidence {
  /** The most trusted first. */
  configs: SiteConfig[]
  /** Paths of the pages that the default selects. */
  pages: string[]
  /** What the pages themselves are in: a language tag. */
  pageLanguage: string
  /** `owner/name` of the remote; undefined where there is none. */
  repository: string | undefined
  /** Name of the folder of the repository. */
  folderName: string
  /** Texts of some pages. */
  texts?: string[]
}

/** Returns the proposal. Its texts hold no line breaks, no control characters and no `${{`. */
export function proposeSite(evidence: SiteEvidence): SiteProposal {
  const { configs, pages } = evidence
  const generator = configs.find(config => config.generator !== undefined)
  const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0)
  const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages)
  return {
    ...proposeBrand(evidence),
    content: proposeContent(folders, pages),
    siteUrl: proposeUrls(configs, roots),
    language: readLanguage(generator?.language) ?? evidence.pageLanguage,
    generator: generator?.generator,
  }
}

function countIn(pages: string[], folder: string): number {
  return folder === '' ? pages.length : pages.filter(path => path.startsWith(`${folder}/`)).length
}

const DOCUMENTATION = ['docs', 'doc', 'documentation', 'content', 'website', 'site']

/** Returns the folder of documentation that holds at least half of the pages; none where there is no such folder. */
function findDocumentation(pages: string[]): string[] {
  return DOCUMENTATION.filter(folder => 2 * countIn(pages, folder) >= pages.length && pages.length > 0)
}

/** Returns globs only where they leave out pages that the default selects. */
function proposeContent(folders: string[], pages: string[]): string[] {
  const isInside = (path: string) => folders.some(folder => countIn([path], folder) > 0)
  if (folders.length === 0 || folders.includes('') || pages.every(isInside)) return []
  return folders.filter(isPlain).map(folder => `${folder}/**`)
}

/** Returns whether a folder can stand in a glob and in a line as it is. */
function isPlain(folder: string): boolean {
  return /^[\w][\w ./-]*$/.test(folder)
}

function proposeUrls(configs: SiteConfig[], roots: ContentRoot[]): string[] {
  const url = configs.find(config => config.url !== undefined)?.url
  if (url === undefined || /[{}\s]|\$\{\{/.test(url)) return []
  const addressed = roots.filter(
    ({ folder, address }) => address !== undefined && (folder === '' || isPlain(folder)),
  )
  if (addressed.length === 0) return roots.length > 0 ? [] : [`${url}{path}`]
  return addressed.map(({ folder, address }) => `${folder === '' ? '' : `${folder} = `}${url}${address}`)
}

/** Words of a title that say what kind of site it is, and not whose. */
const SITE_WORDS =
  'docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서'
/** Matches such words at the end, after a mark or a space; none is needed beside a letter that is not ASCII: `Acme文档`. */
const LAST_WORDS = new RegExp(
  `(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`,
  'i',
)
/** Names that say nothing about whose site it is. */
const NO_BRAND = new RegExp(
  `^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`,
  'i',
)

/** Returns the title of the site; else the name of the repository, of its owner, of the package or of the folder. */
function proposeBrand({ configs, repository = '', folderName, texts = [] }: SiteEvidence) {
  const isBrand = (name: string) => name !== '' && !NO_BRAND.test(name)
  const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = '' }) => title)
  const titled = titles.map(cleanBrand).find(isBrand)
  if (titled !== undefined) return { brand: titled, isBrandSure: true }
  const [owner = '', name = ''] = repository.split('/')
  const others = configs.filter(({ generator }) => generator === undefined).map(({ title = '' }) => title)
  const slugs = [name.replace(/\.github\.io$/i, ''), owner, ...others, folderName]
  const brand = slugs.map(slug => writeBrand(cleanBrand(slug), texts)).find(isBrand)
  return { brand: brand ?? 'My brand', isBrandSure: false }
}

/** Ends of the names of repositories and hosts that are no part of a brand. */
const SLUG_END =
  /[-_.](?:next|new|old|v\d+|beta|main|src|core|oss|org|io|com|dev|net|app|page|pages|rs|js|py|software)$|(?<=^[\w-]{3,60})(?:server|project|labs|lang|hq|app)$/i

/** Returns the brand of a name such as `letsencrypt.org` as the texts write it most often: `Let’s Encrypt`. */
function writeBrand(slug: string, texts: string[]): string {
  const name = slug.replace(SLUG_END, '')
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.length < 2) return name
  const form = new RegExp(`(?<![\\p{L}\\p{N}./@-])${letters.join("[ '’.-]?")}(?![\\p{L}\\p{N}/-])`, 'giu')
  const written = texts.flatMap(text => text.match(form) ?? []).filter(found => /\p{Lu}/u.test(found))
  const [most] = [...Map.groupBy(written, found => found).values()].toSorted((a, b) => b.length - a.length)
  return most?.[0] ?? name
}

function cleanBrand(title: string): string {
  const line = toSingleLine(title)
  // A template such as {{ project }} is no name.
  if (line.length > 60 || /[{}<>$]/.test(line)) return ''
  return line.replace(LAST_WORDS, '').replace(/^@/, '').trim()
}

/** Returns the tag of a language, without its region except where it changes the written language. */
export function readLanguage(text: string | undefined): string | undefined {
  const tag = readLanguageTag(text)
  return tag !== undefined && ['zh', 'pt'].includes(tag.language) ? tag.baseName : tag?.language
}
