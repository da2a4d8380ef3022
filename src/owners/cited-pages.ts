/** Finds the pages that engines really cite for each question, in the recorded runs. Pure. */
import { DAY, sum } from '../lib/numbers.ts'
import type { Corpus } from '../sites/corpus.ts'
import { createPageFinder } from '../sites/indexing/hidden.ts'
import type { CitedStake } from './keyword-change.ts'

/** The answers of an engine to a question that cite a page of the brand, in one run. */
export interface CitedPage {
  keyword: string
  /** Name in the scans, with the country: `openai@DE`. */
  engine: string
  /** Host without `www.`, and path without query, `index.html` and the slash at its end: `acme.com/pricing`. */
  address: string
  answers: number
}

/** The evaluated answers of an engine to a question in one run, and the pages of the brand that they cite. */
export interface AnswerGroup {
  /** Time of the run: ISO 8601 UTC. */
  run: string
  keyword: string
  engine: string
  /** Number of answers. */
  of: number
  pages: { address: string; answers: number }[]
}

/** The answers of a group that cite a page of the repository. */
export interface Citation extends Omit<AnswerGroup, 'pages'> {
  path: string
  answers: number
}

export interface Citations {
  located: Citation[]
  /** Cited addresses on the hosts of the site that no page has, the most cited first. */
  unmatched: { address: string; answers: number }[]
}

/** A forged history may cite many addresses, and each is compared with all redirects. */
const MAX_ADDRESSES = 5_000

/** Locates the cited pages in a tree. */
export function locateCitations(
  groups: readonly AnswerGroup[],
  tree: Pick<Corpus, 'pages' | 'hidden' | 'site'>,
): Citations {
  const findPage = createPageFinder(tree)
  const found = new Map<string, ReturnType<typeof findPage>>()
  const unmatched = new Map<string, number>()
  const located = groups.flatMap(({ pages, ...group }) => {
    const byPath = new Map<string, number>()
    for (const { address, answers } of pages) {
      if (found.size < MAX_ADDRESSES && !found.has(address)) found.set(address, findPage(address))
      const page = found.get(address) ?? 'other-site'
      if (page === 'no-page') unmatched.set(address, (unmatched.get(address) ?? 0) + answers)
      else if (page !== 'other-site') byPath.set(page.path, (byPath.get(page.path) ?? 0) + answers)
    }
    // An answer counts once for a page, even if it cites several of its addresses.
    return Array.from(
      byPath,
      ([path, answers]): Citation => ({ ...group, path, answers: Math.min(answers, group.of) }),
    )
  })
  const list = Array.from(unmatched, ([address, answers]) => ({ address, answers }))
  return { located, unmatched: list.toSorted((a, b) => b.answers - a.answers) }
}

/** With fewer answers or runs, a single lucky answer would choose the owner. */
const MIN_ANSWERS = 3
const MIN_RUNS = 2
/** A page with less than this many times the answers of the second is one of several. */
const MIN_LEAD = 2

/** Returns, by question, the page that is cited most and clearly more often than the second. */
export function findCitedOwners(citations: readonly Citation[]): Map<string, RankedCitations> {
  const owners = new Map<string, RankedCitations>()
  for (const { name: keyword, citations: citing } of rankBy('keyword', citations)) {
    const [first, second] = rankBy('path', citing)
    if (first === undefined || first.answers < MIN_ANSWERS || first.runs < MIN_RUNS) continue
    if (first.answers >= MIN_LEAD * (second?.answers ?? 0)) owners.set(keyword, first)
  }
  return owners
}

interface RankedCitations {
  /** The page, the engine or the question. */
  name: string
  citations: Citation[]
  answers: number
  runs: number
}

/** Groups citations, the most frequent first. */
export function rankBy(field: 'path' | 'engine' | 'keyword', all: readonly Citation[]): RankedCitations[] {
  return Array.from(
    Map.groupBy(all, each => each[field]),
    ([name, citations]) => ({
      name,
      citations,
      answers: sum(citations.map(({ answers }) => answers)),
      runs: new Set(citations.map(({ run }) => run)).size,
    }),
  ).toSorted((a, b) => b.answers - a.answers)
}

const STAKE_DAYS = 28
/** Names of one page, for a forged history. */
const MAX_NAMES = 1_000

/** Returns what is at stake on each page, the most cited first. `now`: ISO 8601 UTC. */
export function findStakes(
  citations: readonly Citation[],
  groups: readonly AnswerGroup[],
  now: string,
): CitedStake[] {
  const since = Date.parse(now) - STAKE_DAYS * DAY
  const isRecent = ({ run }: { run: string }) => Date.parse(run) >= since
  const recent = groups.filter(isRecent)
  return rankBy('path', citations.filter(isRecent)).map(({ name: path, citations: citing, answers }) => {
    const listNames = (field: 'engine' | 'keyword') =>
      rankBy(field, citing)
        .slice(0, MAX_NAMES)
        .map(({ name }) => name)
    const [engines, keywords] = [listNames('engine'), listNames('keyword')]
    const names = [new Set(engines), new Set(keywords)] as const
    const asked = recent.filter(({ engine, keyword }) => names[0].has(engine) && names[1].has(keyword))
    return { path, engines, keywords, answers, of: sum(asked.map(({ of }) => of)) }
  })
}
