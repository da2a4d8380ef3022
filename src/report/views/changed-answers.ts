/** Which answers, by keyword and engine, lost or gained the citation, and what they cite now. */
import type { AnswerContent } from '../../embedded/engines/answer-record.ts'
import { type Cell, isMajority } from '../../scan/measure.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import type { Column } from './table.ts'
import { shareOf } from './votes.ts'

/** How many answers a report lists, and where its reader finds the others. */
export interface ChangeLimits {
  lost: number
  gained: number
  others: string
}

const IN_COMMENT: ChangeLimits = { lost: 10, gained: 5, others: 'see the report files' }
/** For the report files. */
export const IN_REPORT: ChangeLimits = { lost: 20, gained: 10, others: 'see the keywords below' }
/** Number of sites and competitors named for an answer. */
const MOST_NAMED = 3

export interface ChangedAnswer {
  keyword: string
  engine: string
  change: 'lost' | 'gained'
  /** How many answers cited in the baseline, and cite now: `17 of 20`. */
  before: string
  now: string
  /** Sites and competitors that the answers cite or name instead; from outside. Empty for a gain. */
  instead: string[]
}

/**
 * Returns the pairs of keyword and engine that lost or gained the citation against the baseline, the clearest losses
 * first; undefined where keywords are not compared one by one. A pair is cited if more than half of its answers cite.
 */
export function viewChangedAnswers(outcome: Outcome, limits = IN_COMMENT) {
  const pairs = (outcome.comparison?.cells ?? []).flatMap(({ keyword, now, before }) =>
    keyword === undefined ? [] : [{ ...now, keyword, votes: before.flatMap(({ cell }) => cell.cited) }],
  )
  if (pairs.length === 0) return undefined
  const changed = pairs
    .filter(({ cited, votes }) => isMajority(cited) !== isMajority(votes))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const lost = changed.filter(({ votes }) => isMajority(votes))
  const gained = changed.filter(({ votes }) => !isMajority(votes))
  const toRow = (pair: (typeof changed)[number]): ChangedAnswer => ({
    keyword: pair.keyword,
    engine: pair.engine,
    change: isMajority(pair.votes) ? 'lost' : 'gained',
    before: countVotes(pair.votes),
    now: countVotes(pair.cited),
    instead: isMajority(pair.votes) ? namesInstead(outcome, pair) : [],
  })
  const shownLost = lost.slice(0, limits.lost).map(toRow)
  const knowsInstead = shownLost.some(({ instead }) => instead.length > 0)
  const columns: Column[] = [
    { title: 'Question' },
    { title: 'Engine' },
    { title: 'Before' },
    { title: 'Now' },
    ...(knowsInstead ? [{ title: 'Cited instead' }] : []),
  ]
  return {
    columns,
    knowsInstead,
    counts: describeCounts(lost.length, gained.length, pairs.length),
    lost: shownLost,
    gained: gained.slice(0, limits.gained).map(toRow),
    more: describeMore(lost.length, gained.length, limits),
  }
}

type Pair = Pick<Cell, 'keyword' | 'engine'>

function sizeOf({ cited, votes }: { cited: boolean[]; votes: boolean[] }): number {
  return Math.abs(shareOf(votes) - shareOf(cited))
}

function countVotes(votes: boolean[]): string {
  return `${votes.filter(Boolean).length} of ${votes.length}`
}

function describeCounts(lost: number, gained: number, pairs: number): string {
  if (lost + gained === 0) return 'No answer lost or gained the citation.'
  return `Of ${countOf(pairs, 'combination')} of question and engine, ${lost} no longer cite the brand, and ${gained} newly do.`
}

function describeMore(lost: number, gained: number, limits: ChangeLimits): string | undefined {
  const parts = [
    ...(lost > limits.lost ? [`${lost - limits.lost} more lost`] : []),
    ...(gained > limits.gained ? [`${gained - limits.gained} more gained`] : []),
  ]
  return parts.length === 0 ? undefined : `… ${parts.join(', ')}: ${limits.others}.`
}

/** A live engine tells what its answer cites and names. Of a hosted service only the source of the answer is known. */
function namesInstead(outcome: Outcome, { keyword, engine }: Pair): string[] {
  const contents = outcome.answerRecords.flatMap(record =>
    record.outcome === 'evaluated' &&
    record.keyword === keyword &&
    record.engine === engine &&
    !record.content.cited
      ? [record.content]
      : [],
  )
  const names = contents.length > 0 ? contents.flatMap(namesIn) : sourcesOf(outcome, { keyword, engine })
  return [...new Set(names)].slice(0, MOST_NAMED)
}

/** Competitors come first: their pages, then their names. */
function namesIn({ citedSources, competitors }: AnswerContent): string[] {
  const domainsOf = (kind: 'competitor' | 'third-party') =>
    citedSources.filter(({ owner }) => owner.kind === kind).map(({ domain }) => domain)
  return [...domainsOf('competitor'), ...competitors, ...domainsOf('third-party')]
}

function sourcesOf({ scans }: Outcome, { keyword, engine }: Pair): string[] {
  return scans
    .filter(scan => scan.keyword === keyword)
    .flatMap(({ scan }) => scan.results)
    .filter(result => result.engine === engine && !result.cited)
    .flatMap(({ source_url }) => parseWebPage(source_url)?.host.replace(/^www\./, '') ?? [])
}
