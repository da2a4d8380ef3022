/** Finds pages that a `robots.txt` of the repository blocks for crawlers of answer engines. */

import parseRobots from 'robots-parser'
import { ANSWER_CRAWLERS, type AnswerCrawler, toEvidence } from '../../pages/signals/signal.ts'
import type { HiddenReason } from '../barriers.ts'
import { isWithin } from '../folder-rules.ts'
import { type AddressedPage, listPossibleAddresses, parsePublicUrl } from './addresses.ts'

export interface RobotsFile {
  path: string
  root: string
  lines: string[]
  hasAllow: boolean
  /** Returns the user agent whose rules a crawler follows: its own name, or `*` if the file does not name it. */
  findAgent(crawler: AnswerCrawler): string
  findBlock(path: string, agent: string): number | undefined
}

type CrawlerBlock = Pick<HiddenReason, 'file' | 'line' | 'evidence'> & { crawler: AnswerCrawler }

/** Crawlers must read at least 500 KiB (RFC 9309, section 2.5), and most stop there. */
const MAX_CHARACTERS = 500 * 1024

/** Folders whose files are published at the root of the site around them. */
const PUBLISHED = new Set('public static assets src source content pages app .vitepress .vuepress'.split(' '))

/** Folders of a site that may publish pages from other folders of the repository. */
const SITE_FOLDERS = new Set(['website', 'site', 'www', 'web', 'docs', 'documentation'])

/** Matches conditions of a template: which of its lines are published is not known. */
const CONDITION = /\{%-?\s*(?:if|unless|for|case)\b|\{\{-?\s*(?:if|range|with|define|block)\b/

const ORIGIN = 'https://site.invalid'

/** A path that only rules for the whole site match. */
const ANY_PATH = '/~page-of-unknown-address~'

/** Matches rules that allow something; the second, those for files such as `/sitemap.xml`. */
const ALLOWS = /^[ \t]*allow[ \t]*:/i
const ALLOWS_FILE = /\.(?!html?)\w+\$?[ \t]*(?:#|$)/i
const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im

/** Parses a `robots.txt`. Its path determines its site. Returns undefined for a template with conditions. */
export function readRobotsFile(path: string, text: string): RobotsFile | undefined {
  const content = text.slice(0, MAX_CHARACTERS)
  if (CONDITION.test(content)) return undefined
  const robots = parseRobots(`${ORIGIN}/robots.txt`, content)
  // The parser splits lines in the same way.
  const lines = content.split(/\r\n|\r|\n/)
  const folded = content.toLowerCase()
  const disallows = DISALLOWS.test(content)
  return {
    path,
    root: findRoot(path),
    hasAllow: lines.some(line => ALLOWS.test(line) && !ALLOWS_FILE.test(line)),
    lines,
    findAgent: crawler => (folded.includes(crawler.toLowerCase()) ? crawler : '*'),
    findBlock(urlPath, agent) {
      if (!disallows) return undefined
      const url = `${ORIGIN}${urlPath}`
      return robots.isAllowed(url, agent) === false ? robots.getMatchingLineNumber(url, agent) : undefined
    },
  }
}

/** Returns the folder of the site that a file belongs to; '' for the repository itself. */
export function findRoot(path: string): string {
  const folders = path.split('/').slice(0, -1)
  while (PUBLISHED.has(folders.at(-1) ?? '')) folders.pop()
  return folders.join('/')
}

/** Returns the crawlers that the `robots.txt` of the page's own site blocks. */
export function findBlocks(page: AddressedPage, files: RobotsFile[]): CrawlerBlock[] {
  const robots = findRobotsFile(page.path, files)
  if (robots === undefined) return []
  const isBlanket = page.addresses === undefined && !robots.hasAllow
  const url = parsePublicUrl(page)
  const [address] = page.addresses ?? []
  const own =
    url === undefined ? address && encodeURI(address.toWellFormed()) : `${url.pathname}${url.search}`
  const path = own ?? (isBlanket ? ANY_PATH : undefined)
  if (path === undefined) return []
  const agents = new Set(ANSWER_CRAWLERS.map(robots.findAgent))
  const lines = new Map(Array.from(agents, agent => [agent, robots.findBlock(path, agent)]))
  return ANSWER_CRAWLERS.flatMap(crawler => {
    const line = lines.get(robots.findAgent(crawler))
    if (line === undefined) return []
    return [{ crawler, file: robots.path, line, evidence: toEvidence(robots.lines[line - 1] ?? '') }]
  })
}

/** Finds a new rule that hides one of the pages, whose addresses are not known, if its path is its address. */
export function findPossibleBarrier(pages: AddressedPage[], before: RobotsFile[], now: RobotsFile[]) {
  for (const { path, url, addresses } of pages) {
    if (findBlocks({ path, url, addresses }, now).length > 0) continue
    for (const address of listPossibleAddresses(path)) {
      const page = { path, url: path, addresses: [address] }
      const [block] = findBlocks(page, now)
      if (block === undefined || findBlocks(page, before).length > 0) continue
      const { file, line, evidence } = block
      return { path, address, file, line, evidence }
    }
  }
  return undefined
}

/** Returns whether a file for the site in `root` may be for a page. */
export function mayBeFor(root: string, { path }: AddressedPage): boolean {
  return isWithin(path, root) || SITE_FOLDERS.has(root)
}

/** Returns the file of the innermost site around the page, otherwise of the only site folder in the repository. */
function findRobotsFile(path: string, files: RobotsFile[]): RobotsFile | undefined {
  // Of two files for one site, the one in a published folder has the longer path.
  const [innermost] = files
    .filter(({ root }) => isWithin(path, root))
    .toSorted((a, b) => b.root.length - a.root.length || b.path.length - a.path.length)
  const sites = files.filter(({ root }) => SITE_FOLDERS.has(root))
  return innermost ?? (sites.length === 1 ? sites[0] : undefined)
}
