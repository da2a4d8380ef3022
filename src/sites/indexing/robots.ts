/** What the `robots.txt` files of a repository keep from the crawlers of answer engines. */
import parseRobots from 'robots-parser'
import { ANSWER_CRAWLERS, type AnswerCrawler, toEvidence } from '../../pages/signals/signal.ts'
import type { HiddenReason } from '../facts.ts'
import { type AddressedPage, parsePublicUrl } from './addresses.ts'

/** A `robots.txt` of the repository. */
export interface RobotsFile {
  path: string
  /** The folder of the site that it is for; '' for the repository's own. */
  root: string
  lines: string[]
  /** Whether a rule allows some paths. */
  hasAllow: boolean
  /** The user agent whose rules the crawler follows: its own name, or `*` where the file does not have it. */
  agentOf(crawler: AnswerCrawler): string
  /** The line, from 1, that keeps the user agent from the URL path; undefined when it may read it. */
  findBlock(path: string, agent: string): number | undefined
}

/** A crawler that may not read a page, and the line of the `robots.txt` that says so. */
type CrawlerBlock = Pick<HiddenReason, 'file' | 'line' | 'evidence'> & { crawler: AnswerCrawler }

/** What crawlers read at least, and most of them at most (RFC 9309, section 2.5): 500 KiB. */
const MAX_CHARACTERS = 500 * 1024

/** Folders whose files are published at the root of the site around them. */
const PUBLISHED = new Set('public static assets src source content pages app .vitepress .vuepress'.split(' '))

/** Where a site stands that publishes pages from other folders of the repository too. */
const SITE_FOLDERS = new Set(['website', 'site', 'www', 'web', 'docs', 'documentation'])

/** A file that a generator fills in: which of its lines are published is not known. */
const CONDITION = /\{%-?\s*(?:if|unless|for|case)\b|\{\{-?\s*(?:if|range|with|define|block)\b/

const ORIGIN = 'https://site.invalid'

/** A path that only rules for the whole site match. */
const ANY_PATH = '/~page-of-unknown-address~'

const ALLOWS = /^[ \t]*allow[ \t]*:/im
const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im

/** Reads a `robots.txt`, whose path tells which site it is for. Undefined for a template with conditions. */
export function readRobotsFile(path: string, text: string): RobotsFile | undefined {
  const content = text.slice(0, MAX_CHARACTERS)
  if (CONDITION.test(content)) return undefined
  const robots = parseRobots(`${ORIGIN}/robots.txt`, content)
  const folded = content.toLowerCase()
  // Most files block no crawler.
  const disallows = DISALLOWS.test(content)
  return {
    path,
    root: rootOf(path),
    hasAllow: ALLOWS.test(content),
    // The parser's line ends.
    lines: content.split(/\r\n|\r|\n/),
    agentOf: crawler => (folded.includes(crawler.toLowerCase()) ? crawler : '*'),
    findBlock(urlPath, agent) {
      if (!disallows) return undefined
      const url = `${ORIGIN}${urlPath}`
      return robots.isAllowed(url, agent) === false ? robots.getMatchingLineNumber(url, agent) : undefined
    },
  }
}

/** Returns the folder of the site that a file is for, by its path; '' for the repository's own. */
export function rootOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  while (PUBLISHED.has(folders.at(-1) ?? '')) folders.pop()
  return folders.join('/')
}

/**
 * Returns the crawlers of answer engines that may not read `page`, with the lines that say so. Only the `robots.txt` of
 * the page's own site counts.
 */
export function findBlocks(page: AddressedPage, files: RobotsFile[]): CrawlerBlock[] {
  const robots = findRobotsFile(page.path, files)
  if (robots === undefined) return []
  const isBlanket = page.addresses === undefined && !robots.hasAllow
  const path = urlPathOf(page) ?? (isBlanket ? ANY_PATH : undefined)
  if (path === undefined) return []
  const agents = new Set(ANSWER_CRAWLERS.map(robots.agentOf))
  const lines = new Map(Array.from(agents, agent => [agent, robots.findBlock(path, agent)]))
  return ANSWER_CRAWLERS.flatMap(crawler => {
    const line = lines.get(robots.agentOf(crawler))
    if (line === undefined) return []
    return [{ crawler, file: robots.path, line, evidence: toEvidence(robots.lines[line - 1] ?? '') }]
  })
}

/** Returns whether a file for the site in `root` may be for a page. */
export function mayBeFor(root: string, { path }: AddressedPage): boolean {
  return isInside(path, root) || SITE_FOLDERS.has(root)
}

/** The innermost site around the page; else the only site folder at the top of the repository. */
function findRobotsFile(path: string, files: RobotsFile[]): RobotsFile | undefined {
  const around = files.filter(({ root }) => isInside(path, root))
  if (around.length > 0) return around.reduce(innermost)
  const sites = files.filter(({ root }) => SITE_FOLDERS.has(root))
  return sites.length === 1 ? sites[0] : undefined
}

/** Of two files for one site, the one in a folder that is published as it is. */
function innermost(one: RobotsFile, other: RobotsFile): RobotsFile {
  if (one.root.length !== other.root.length) return one.root.length > other.root.length ? one : other
  return one.path.length >= other.path.length ? one : other
}

function isInside(path: string, root: string): boolean {
  return root === '' || path.startsWith(`${root}/`)
}

/** The path that a crawler asks for: that of the first address. */
function urlPathOf(page: AddressedPage): string | undefined {
  const url = parsePublicUrl(page)
  if (url !== undefined) return `${url.pathname}${url.search}`
  const [first] = page.addresses ?? []
  return first && encodeURI(first.toWellFormed())
}
