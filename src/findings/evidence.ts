/** Compares what the answers of engines read and cite with earlier runs. Pure. */
import { type ComparedRun, keyOf } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import { splitCountry } from '../engines/engine-names.ts'
import type { CellCounts } from '../gate/statistics/cell-series.ts'
import { binomialTail } from '../gate/statistics/distributions.ts'
import { estimateDayShift } from '../gate/statistics/engine-day.ts'
import { testFall } from '../gate/statistics/fall-test.ts'
import { sum } from '../lib/numbers.ts'
import {
  citesPages,
  countContents,
  type EngineContents,
  isUnread,
  MAX_DOMAINS,
} from '../scan/engine-contents.ts'
import { summarizeAnswers } from '../scan/summarize-answers.ts'
import type { ReadEvidence, SiteEvidence } from './finding.ts'

/** Highest share of the usual number of answers at which a less read page is reported. */
const MAX_READ_SHARE = 0.5
/** Highest p-value, over all sites of the answers together, of a significant growth. */
const MAX_P_VALUE = 0.01

/** Lowest growth that is reported, as a share of all answers. */
const MIN_GROWTH = 0.1

type Runs = readonly ComparedRun[]

/** Returns how often the engines read a page of the brand if that is much less often than in the earlier runs. */
export function findReadEvidence(records: readonly AnswerRecord[], runs: Runs): ReadEvidence[] {
  const counted = countContents(records).filter(({ read }) => read !== undefined)
  const of = sum(counted.map(({ answers }) => answers))
  const answers = sum(counted.map(({ read = 0 }) => read))
  const usually = usualNumber(runs, counted, ({ read }) => read)
  if (usually === undefined || usually < 1 || answers > MAX_READ_SHARE * usually) return []
  const domain = summarizeAnswers(records)?.domains.find(({ owner }) => owner.kind === 'own')?.domain
  return [{ kind: 'read', domain, answers, usually, of }]
}

/** Returns the sites of other owners that are cited significantly more often than usual, the largest growth first. */
export function findGrownSites(records: readonly AnswerRecord[], runs: Runs): SiteEvidence[] {
  const of = sum(countContents(records).map(({ answers }) => answers))
  const usualOf = usualCitations(records, runs)
  const domains = summarizeAnswers(records)?.domains ?? []
  const sites = domains.filter(({ owner }) => owner.kind !== 'own')
  return sites
    .flatMap(({ domain, answers, pages }): SiteEvidence[] => {
      const usually = usualOf(domain)
      if (usually === undefined || answers - usually < MIN_GROWTH * of) return []
      if (sites.length * testGrowth(domain, records, runs) > MAX_P_VALUE) return []
      return [{ kind: 'site', domain, page: pages[0]?.url, answers, usually, of }]
    })
    .toSorted((a, b) => b.answers - b.usually - (a.answers - a.usually))
}

/** Returns a function that returns how many of these answers usually cite a site; undefined without earlier runs. */
export function usualCitations(
  records: readonly AnswerRecord[],
  runs: Runs,
): (domain: string) => number | undefined {
  const counted = countContents(records)
  return domain => usualNumber(runs, counted, contents => countIn(contents, domain))
}

/**
 * Returns the sum over all engines: the mean share of counted answers in the earlier runs × the answers of this run.
 * Undefined if an engine has no earlier run.
 */
function usualNumber(
  runs: Runs,
  now: readonly EngineContents[],
  count: (contents: EngineContents) => number | undefined,
): number | undefined {
  const known = now.map(({ engine, answers }) => {
    const shares = runs.flatMap(({ contents = [] }) =>
      contents
        .filter(each => each.engine === engine && each.answers > 0)
        .flatMap(each => {
          const counted = count(each)
          return counted === undefined ? [] : [counted / each.answers]
        }),
    )
    return shares.length === 0 ? undefined : (answers * sum(shares)) / shares.length
  })
  return known.length === 0 || known.includes(undefined) ? undefined : sum(known.map(value => value ?? 0))
}

/** A share has changed at this probability or below. It is low because an engine varies more by day than a binomial variable. */
const MAX_CHANCE = 0.001

/**
 * Returns the engines whose share of answers without a cited page, among those after a search, differs from the earlier share
 * (`usually`), or of which a quarter of the answers have an unknown form (`unread`).
 */
export function findUncited(
  records: readonly AnswerRecord[],
  runs: readonly Pick<ComparedRun, 'contents'>[],
) {
  const idOf = ({ engine }: { engine: string }) => splitCountry(engine).id
  const searched = records.filter(record => citesPages(record) !== undefined)
  return [...Map.groupBy(searched, idOf)].flatMap(([engine, answers]) => {
    const of = answers.length
    const uncited = answers.filter(record => !citesPages(record)).length
    const unread = answers.filter(isUnread).length
    const before = runs.flatMap(({ contents = [] }) => contents.filter(each => idOf(each) === engine))
    const all = sum(before.map(each => each.answers + each.unread))
    const none = all - sum(before.map(each => each.sourced))
    const share = (none + 0.5) / (all + 1)
    const chance = Math.min(binomialTail(uncited, of, share), binomialTail(of - uncited, of, 1 - share))
    const hasMoved = all > 0 && chance <= MAX_CHANCE
    const isMixed = unread > 1 && unread < of && unread / of >= 1 / 4
    return hasMoved || isMixed
      ? [{ engine, uncited, of, unread, usually: hasMoved ? none / all : undefined }]
      : []
  })
}

/** Returns the p-value of a site's growth: that of the fall of the answers that do not cite it. */
function testGrowth(domain: string, records: readonly AnswerRecord[], runs: Runs): number {
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const countEngine = (engine: string): CellCounts => {
    const own = evaluated.filter(record => record.engine === engine)
    const others = own.filter(({ content }) => content.citedSources.every(source => source.domain !== domain))
    const before = runs.flatMap(({ contents = [] }, run) =>
      contents
        .filter(each => each.engine === engine)
        .map(each => ({ run, answers: each.answers, cited: each.answers - countIn(each, domain) })),
    )
    return { now: { cited: others.length, answers: own.length }, before }
  }
  const engines = [...new Set(evaluated.map(({ engine }) => engine))]
  // Samples of one question may be alike, so they count as one answer.
  const dispersion = evaluated.length / new Set(evaluated.map(keyOf)).size
  return testFall(
    Array.from(Map.groupBy(engines, engine => splitCountry(engine).id).values(), group => {
      const cells = group.map(countEngine)
      return { cells, day: { ...estimateDayShift(cells, { length: 1, isCorrelated: false }), dispersion } }
    }),
  )
}

/** Returns the number of answers that cite a site. A site missing from a full list counts as much as the last one listed. */
function countIn({ domains }: EngineContents, domain: string): number {
  const listed = domains.find(each => each.domain === domain)
  return (listed ?? (domains.length < MAX_DOMAINS ? undefined : domains.at(-1)))?.answers ?? 0
}
