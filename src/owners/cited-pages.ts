/** Finds the pages that engines really cite for each question, in the recorded runs. Pure. */
import { DAY, sum } from '../lib/numbers.ts'
import type { Corpus } from '../sites/corpus.ts'
import { createPageFinder } from '../sites/indexing/hidden.ts'
import type { CitedStake } from './keyword-change.ts'
import type { ConfirmedOwner } from './owner.ts'

/** The answers of an engine to a question that cite a page of the brand, in one run. */
export interface CitedPage {
  keyword: string
  /** Name in the scans, with the country: `openai@DE`. */
  engine: string
  /** Host without `www.`, and path without query, `index.html` and the slash at its end: `acme.com/pricing`. */
  address: string
  answers: number
}

/** The part of a recorded run that states which pages were cited. */
export interface CitedRun {
  /** ISO 8601 UTC. */
  createdAt: string
  /** `cited` has an entry for each evaluated answer. `keyword`: undefined if one scan asks about all keywords. */
  cells: readonly { keyword: string | undefined; engine: string; cited: readonly boolean[] }[]
  citedPages: readonly CitedPage[]
}

/** The answers of an engine to a question that cite a page of the repository, in one run. */
export interface Citation {
  keyword: string
  engine: string
  path: string
  answers: number
  /** Time of the run: ISO 8601 UTC. */
  run: string
}

export interface Citations {
  located: Citation[]
  /** Cited addresses on the hosts of the site that no page has, the most cited first. */
  unmatched: { address: string; answers: number }[]
}

/** A forged history may cite many addresses, and each is compared with all redirects. */
const MAX_ADDRESSES = 5_000

/** Locates the cited pages in a tree. An answer counts once for a page, even if it cites several of its addresses. */
export function locateCitations(
  runs: readonly CitedRun[],
  tree: Pick<Corpus, 'pages' | 'hidden' | 'site'>,
): Citations {
  const findPage = createPageFinder(tree)
  const found = new Map<string, ReturnType<typeof findPage>>()
  const located = new Map<string, Citation>()
  const unmatched = new Map<string, number>()
  for (const run of runs) {
    const countAnswers = createAnswerCounter(run)
    const { createdAt } = run
    for (const { keyword, engine, address, answers } of run.citedPages) {
      const evaluated = countAnswers(keyword, engine)
      const citing = Math.min(answers, evaluated)
      if (citing === 0) continue
      if (found.size < MAX_ADDRESSES && !found.has(address)) found.set(address, findPage(address))
      const page = found.get(address) ?? 'other-site'
      if (page === 'other-site') continue
      if (page === 'no-page') {
        unmatched.set(address, (unmatched.get(address) ?? 0) + citing)
        continue
      }
      const { path } = page
      const key = JSON.stringify([createdAt, keyword, engine, path])
      const known = located.get(key)?.answers ?? 0
      located.set(key, {
        keyword,
        engine,
        path,
        answers: Math.min(known + citing, evaluated),
        run: createdAt,
      })
    }
  }
  return {
    located: [...located.values()],
    unmatched: Array.from(unmatched, ([address, answers]) => ({ address, answers })).toSorted(
      (a, b) => b.answers - a.answers,
    ),
  }
}

/** Counts evaluated answers. A forged record cannot cite a page in more. */
function createAnswerCounter({ cells }: CitedRun): (keyword: string, engine: string) => number {
  const toKey = (keyword: string | undefined, engine: string) => JSON.stringify([keyword, engine])
  const counts = new Map(cells.map(cell => [toKey(cell.keyword, cell.engine), cell.cited.length]))
  return (keyword, engine) => counts.get(toKey(keyword, engine)) ?? counts.get(toKey(undefined, engine)) ?? 0
}

/** The page that engines cite for a question. */
interface CitedOwner {
  path: string
  answers: number
  runs: number
}

/** With fewer answers or runs, a single lucky answer would choose the owner. */
const MIN_ANSWERS = 3
const MIN_RUNS = 2
/** A page with less than this many times the answers of the second is one of several. */
const MIN_LEAD = 2

/** Returns, by question, the page that is cited most and clearly more often than the second. */
export function findCitedOwners(citations: readonly Citation[]): Map<string, CitedOwner> {
  const owners = new Map<string, CitedOwner>()
  for (const [keyword, citing] of Map.groupBy(citations, each => each.keyword)) {
    const [first, second] = Array.from(
      Map.groupBy(citing, ({ path }) => path),
      ([path, ofPage]) => ({
        path,
        answers: sum(ofPage.map(({ answers }) => answers)),
        runs: new Set(ofPage.map(({ run }) => run)).size,
      }),
    ).toSorted((a, b) => b.answers - a.answers)
    if (first === undefined || first.answers < MIN_ANSWERS || first.runs < MIN_RUNS) continue
    if (first.answers >= MIN_LEAD * (second?.answers ?? 0)) owners.set(keyword, first)
  }
  return owners
}

/** Returns the confirmed owners that no answer cites although another page is cited, with that page. */
export function findUncitedOwners(
  confirmed: readonly ConfirmedOwner[],
  citations: readonly Citation[],
): { owner: ConfirmedOwner; cited: CitedOwner }[] {
  const owners = findCitedOwners(citations)
  return confirmed.flatMap(owner => {
    const cited = owners.get(owner.keyword)
    const isCited = citations.some(({ keyword, path }) => keyword === owner.keyword && path === owner.path)
    return cited === undefined || isCited ? [] : [{ owner, cited }]
  })
}

const STAKE_DAYS = 28
/** Names of one page, for a forged history. */
const MAX_NAMES = 1_000

/** Returns what is at stake on each page, the most cited first. `now`: ISO 8601 UTC. */
export function findStakes(
  citations: readonly Citation[],
  runs: readonly CitedRun[],
  now: string,
): CitedStake[] {
  const since = Date.parse(now) - STAKE_DAYS * DAY
  const isRecent = (time: string) => Date.parse(time) >= since
  const counters = runs.filter(({ createdAt }) => isRecent(createdAt)).map(createAnswerCounter)
  const byPage = Map.groupBy(
    citations.filter(({ run }) => isRecent(run)),
    ({ path }) => path,
  )
  return Array.from(byPage, ([path, citing]) => {
    const engines = rankNames(citing, 'engine')
    const keywords = rankNames(citing, 'keyword')
    const asked = counters.flatMap(countAnswers =>
      engines.flatMap(engine => keywords.map(keyword => countAnswers(keyword, engine))),
    )
    return { path, engines, keywords, answers: sum(citing.map(each => each.answers)), of: sum(asked) }
  }).toSorted((a, b) => b.answers - a.answers)
}

function rankNames(citations: readonly Citation[], name: 'engine' | 'keyword'): string[] {
  const answers = new Map<string, number>()
  for (const each of citations) answers.set(each[name], (answers.get(each[name]) ?? 0) + each.answers)
  const ranked = [...answers].toSorted(([, a], [, b]) => b - a).slice(0, MAX_NAMES)
  return ranked.map(([text]) => text)
}
