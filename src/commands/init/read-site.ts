/** Reads the pages of a site once, to propose what to ask and to say which page answers it. */
import { dirname, join } from 'node:path/posix'
import type { PageOwner } from '../../inputs/keywords.ts'
import { scanRepository } from '../../owners/scan.ts'
import type { Page } from '../../sites/corpus.ts'
import { readSiteUrls } from '../../sites/folder-rules.ts'
import type { Checkout } from '../../sites/git.ts'
import { readPages } from '../../sites/read-pages.ts'
import { createSelection } from '../../sites/selection.ts'
import { openWorkTree } from '../../sites/work-tree.ts'
import {
  findOwner,
  isWritable,
  type OwnedQuestion,
  type ProposedOwner,
  proposeOwners,
} from './propose-owners.ts'
import { type Candidate, findCategoryOf, proposeFromPages, proposeFromQueries } from './propose-questions.ts'
import type { Site } from './propose-site.ts'
import { isQuestion } from './questions.ts'
import type { SearchQuery } from './search-console.ts'

/** More candidates cost time and are of pages that few others link to. */
const MOST_CANDIDATES = 120
/** Few that are read beat many. */
const MOST_OF_PAGES = 8
/** People do ask these. */
const MOST_OF_QUERIES = 20

export interface ReadSite {
  /** Number of pages. */
  pages: number
  /** Proposes questions that the pages answer. `queries` are search queries, the most shown first. */
  propose(queries: SearchQuery[]): OwnedQuestion[]
  /** What the pages say that the brand is; undefined where none says it. */
  category: string | undefined
  /** Returns the address of the page that each keyword is answered from; undefined where there is none. */
  answer(keywords: string[]): { keyword: string; page: string | undefined }[]
  /** Returns the page that may own each keyword, in order. */
  proposeOwners(keywords: string[]): (ProposedOwner | undefined)[]
  /** Returns whether a page was read, and has a section of that heading where one is given. */
  has(owner: PageOwner): boolean
}

/** Reads the pages. Rejects with a CorpusError, also where there are none, or with the signal's reason. */
export async function readSite(
  checkout: Checkout,
  { brand, content, siteUrl, language }: Site,
): Promise<ReadSite> {
  const siteUrls = readSiteUrls(siteUrl) ?? []
  const { pages } = await readPages(checkout, { content, competitors: [], siteUrls, language })
  const roots = siteUrls.map(({ folder }) => folder)
  const origins = siteUrls.map(({ template }) =>
    template.slice(0, template.lastIndexOf('/', template.indexOf('{path}')) + 1),
  )
  const links = countLinks(await readTexts(checkout, content, pages), [...new Set(roots)], origins)
  const paths = new Map(pages.map(({ path, url }) => [url, path]))
  const answersTo = (keywords: string[]) =>
    new Map(
      scanRepository(pages, keywords, language)
        .keywords.filter(({ cited }) => cited)
        .map(({ keyword, sourceUrl }) => [keyword, sourceUrl]),
    )
  return {
    pages: pages.length,
    category: findCategoryOf(pages, brand),
    propose(queries) {
      const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES)
      const written = proposeFromPages(pages, links, { brand, language }).slice(0, MOST_CANDIDATES)
      const candidates = [...searched, ...written]
      const answers = answersTo(candidates.map(({ keyword }) => keyword))
      const most = Math.max(MOST_OF_PAGES, searched.filter(({ keyword }) => answers.has(keyword)).length)
      const chosen = rankCandidates(candidates, keyword => {
        const url = answers.get(keyword)
        return url === undefined ? undefined : (paths.get(url) ?? url)
      }).slice(0, Math.min(most, MOST_OF_QUERIES))
      const guessed = proposeOwners(
        pages,
        chosen.map(({ keyword }) => keyword),
        language,
      )
      return chosen.map(({ keyword, from }, index) => {
        const guess = guessed[index]
        if (from === undefined || !isWritable(keyword, from)) return { keyword, proposed: guess }
        // The gate itself must find the page by its names, or a person confirms it.
        const certainty = guess?.owner.path === from.path ? 'named' : 'guessed'
        return { keyword, proposed: { owner: from, fit: 1, certainty } }
      })
    },
    answer(keywords) {
      const answers = answersTo(keywords)
      return keywords.map(keyword => ({ keyword, page: answers.get(keyword) }))
    },
    proposeOwners: keywords => proposeOwners(pages, keywords, language),
    has: owner => findOwner(pages, owner) === 'page',
  }
}

/** Candidates that are proposed of one folder before those of others: at least, and at most where it has most pages. */
const LEAST_OF_FOLDER = 2
const MOST_OF_FOLDER = 5
const MOST_ON_BUYING = 3

/** What is proposed first comes first. `bare`: a section that needs its page to be understood, or a single word. */
const RANKS = ['searched', 'brand', 'buying', 'question', 'keyword', 'bare', 'elsewhere'] as const
type Rank = (typeof RANKS)[number]

/**
 * Returns the candidates in the order in which they are proposed: what searchers ask, what is asked about the brand, pages on
 * buying, questions whose own page answers, keywords whose own page answers, and the others. The folders take turns.
 * `answerOf` returns the path of the page that answers.
 */
export function rankCandidates(
  candidates: Candidate[],
  answerOf: (keyword: string) => string | undefined,
): Candidate[] {
  const ranked = candidates
    .flatMap((candidate, place) => {
      const rank = rankOf(candidate, answerOf(candidate.keyword))
      return rank === undefined ? [] : [{ candidate, rank, place }]
    })
    .toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank))
  const groups = Map.groupBy(ranked, ({ candidate: { from }, rank }) =>
    rank === 'buying' || from === undefined ? rank : dirname(from.path),
  )
  const turns = [...groups].flatMap(([group, members]) => {
    const most = mostOfGroup(group, members.length / ranked.length)
    return members.map((member, index) => ({ ...member, turn: Math.floor(index / most) }))
  })
  return turns
    .toSorted(
      (one, other) =>
        one.turn - other.turn ||
        RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) ||
        one.place - other.place,
    )
    .map(({ candidate }) => candidate)
}

/** Returns undefined for a question of searchers or about the brand that no page answers. */
function rankOf({ keyword, from, ...candidate }: Candidate, answer: string | undefined): Rank | undefined {
  if (from === undefined) return answer === undefined ? undefined : 'searched'
  if (candidate.isAboutBrand) return answer === undefined ? undefined : 'brand'
  if (answer !== from.path) return 'elsewhere'
  if (candidate.isOnBuying) return 'buying'
  if (candidate.isBare) return 'bare'
  return isQuestion(keyword) ? 'question' : 'keyword'
}

/** Returns how many of a group are proposed in a turn. `share`: of all candidates. */
function mostOfGroup(group: string, share: number): number {
  if (group === 'searched') return MOST_OF_QUERIES
  if (group === 'buying') return MOST_ON_BUYING
  return Math.min(LEAST_OF_FOLDER + Math.ceil(MOST_OF_PAGES * share), MOST_OF_FOLDER)
}

async function readTexts(checkout: Checkout, content: string[], pages: Page[]): Promise<LinkingPage[]> {
  const source = await openWorkTree(checkout, createSelection(content, []))
  const read = new Set(pages.map(({ path }) => path))
  const texts: LinkingPage[] = []
  for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
    if ('text' in reading) texts.push({ path: reading.file.path, text: reading.text })
  }
  return texts
}

interface LinkingPage {
  path: string
  text: string
}

/** Targets of Markdown links and definitions, of `href`, and of Hugo's `ref`. */
const LINKS =
  /\]\(\s*<?([^)\s>]+)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?[ \t\r]*$|\bhref\s*=\s*["'{]+([^"'}\s]+)|\b(?:rel)?ref\s+["']([^"']+)["']/gm

/**
 * Counts for each page how many other pages link to it. `siteRoots` are the folders whose pages `/` begins at, and
 * `origins` the addresses of the site itself.
 */
export function countLinks(
  pages: LinkingPage[],
  siteRoots: string[],
  origins: string[],
): Map<string, number> {
  const known = new Map(pages.map(({ path }) => [toKey(path), path]))
  const counts = new Map(pages.map(({ path }) => [path, 0]))
  for (const { path, text } of pages) {
    const targets = new Set<string>()
    for (const [, ...groups] of text.matchAll(LINKS)) {
      const target = groups.find(group => group !== undefined) ?? ''
      const found = candidatesOf(target, path, siteRoots, origins)
        .map(candidate => known.get(candidate))
        .find(candidate => candidate !== undefined)
      if (found !== undefined && found !== path) targets.add(found)
    }
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}

/** Returns the keys of the pages that a link may mean, the likeliest first. */
function candidatesOf(link: string, from: string, siteRoots: string[], origins: string[]): string[] {
  const origin = origins.find(each => link.startsWith(each))
  const [target = ''] = (origin === undefined ? link : `/${link.slice(origin.length)}`).split(/[?#]/)
  if (target === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return []
  if (target.startsWith('/')) {
    // The address of the site may have a path: `/docs/` is then its root.
    const bases = origins
      .map(each => each.replace(/^https?:\/\/[^/]*/, ''))
      .filter(base => target.startsWith(base))
    const targets = [target, ...bases.map(base => target.slice(base.length))]
    return targets.flatMap(path => [...siteRoots, ''].map(root => toKey(join(root, path))))
  }
  // A page is published at its own folder, too: its links then begin there.
  const own = from.replace(/\.[^./]+$/, '')
  return [
    ...new Set([
      join(dirname(from), target),
      join(own, target),
      ...siteRoots.map(root => join(root, target)),
    ]),
  ].map(toKey)
}

/** Returns the path of a page without what an address leaves out: the extension and the name of a folder's own page. */
function toKey(path: string): string {
  return path
    .replace(/^\.?\/+/, '')
    .replace(/\.(?:md|mdx|markdown|html?)$/i, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase()
}
