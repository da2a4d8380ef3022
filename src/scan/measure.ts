/** What all scans of a run add up to. Pure. */
import type { ScanResult } from '../contract/contract.ts'
import type { CompletedScan } from './run.ts'

/** One engine over all scans of the run. */
export interface EngineMeasurement {
  engine: string
  cited: boolean
  /** Mean of its bcr_score over all answers, in the service's own unit. */
  bcrScore: number
  /** The most frequent sentiment; the first seen on a tie. */
  sentiment: string
  /** Every sentiment value seen. */
  sentiments: string[]
  /** Text and page of the first answer that cites the brand, else of the first answer; '' when there is none. */
  snippet: string
  sourceUrl: string
  /** Number of answers, and how many of them cite the brand. */
  answers: number
  citedAnswers: number
}

/** One keyword over its samples; only measured when every scan asks for one keyword. */
export interface KeywordMeasurement {
  keyword: string
  /** Mean of overall_bcr over the samples. */
  overallBcr: number
  /** Engines that cite in more than half of the samples. */
  citedEngines: string[]
  totalEngines: number
  samples: number
}

/** What one engine answered on one keyword, an entry a sample; of the samples it was not evaluated for, none. */
export interface Cell {
  /** Undefined when one scan asks for all keywords. */
  keyword: string | undefined
  engine: string
  /** As many as bcrScores, in the order of the samples; at least one. */
  cited: boolean[]
  /** In the service's own unit. */
  bcrScores: number[]
}

/** Something in an answer that does not add up; shown as a warning, never silently gated. */
export type Finding =
  | { kind: 'missing-engine'; scanId: string; engine: string }
  | { kind: 'duplicate-engine'; scanId: string; engine: string }
  | {
      kind: 'summary-contradiction'
      scanId: string
      field: 'total_engines' | 'cited_engines'
      stated: number
      counted: number
    }

export interface Measurement {
  overallBcr: number
  citedEngines: number
  totalEngines: number
  avgSentiment: string
  /** Every avg_sentiment seen. */
  avgSentiments: string[]
  engines: EngineMeasurement[]
  keywords: KeywordMeasurement[]
  cells: Cell[]
  scanIds: string[]
  findings: Finding[]
}

/**
 * Adds up the scans of a run; undefined when there is none. One scan: the service's own summary stands. Several:
 * overall_bcr is the mean over those in which an engine was evaluated, and an engine counts as cited when, for at least
 * one keyword, it cited in more than half of that keyword's samples.
 */
export function measure(scans: CompletedScan[]): Measurement | undefined {
  const [first, ...others] = scans
  if (first === undefined) return undefined
  const engines = measureEngines(scans)
  const summary = others.length === 0 ? first.scan.summary : undefined
  const avgSentiments = scans.map(({ scan }) => scan.summary.avg_sentiment).filter(value => value !== '')
  return {
    overallBcr: meanBcr(scans),
    citedEngines: summary?.cited_engines ?? engines.filter(({ cited }) => cited).length,
    totalEngines: summary?.total_engines ?? engines.length,
    avgSentiment: mostFrequent(avgSentiments),
    avgSentiments: unique(avgSentiments),
    engines,
    keywords: first.keyword === undefined ? [] : measureKeywords(scans),
    cells: toCells(scans),
    scanIds: scans.map(({ scan }) => scan.scan_id),
    findings: scans.flatMap(findContradictions),
  }
}

/** What a cell is made of. */
export interface Answered {
  keyword: string | undefined
  scan: { results: Pick<ScanResult, 'engine' | 'cited' | 'bcr_score'>[] }
}

/** The results of a scan by engine. A repeated engine is a finding; its first entry counts. */
function resultsOf<T extends { engine: string }>({ scan }: { scan: { results: T[] } }): Map<string, T> {
  const results = new Map<string, T>()
  for (const result of scan.results) if (!results.has(result.engine)) results.set(result.engine, result)
  return results
}

function measureEngines(scans: CompletedScan[]): EngineMeasurement[] {
  const answers = scans.flatMap(scan =>
    [...resultsOf(scan).values()].map(result => ({ keyword: scan.keyword, result })),
  )
  return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, ofEngine]) => {
    const results = ofEngine.map(({ result }) => result)
    const sentiments = results.map(({ sentiment }) => sentiment).filter(value => value !== '')
    const cited = results.filter(result => result.cited)
    const shown = cited[0] ?? results[0]
    return {
      engine,
      cited: isCiting(ofEngine.map(({ keyword, result }) => ({ keyword, cited: [result.cited] }))),
      bcrScore: mean(results.map(({ bcr_score }) => bcr_score)),
      sentiment: mostFrequent(sentiments),
      sentiments: unique(sentiments),
      snippet: shown?.snippet ?? '',
      sourceUrl: shown?.source_url ?? '',
      answers: results.length,
      citedAnswers: cited.length,
    }
  })
}

/** Mean of overall_bcr; a scan that no engine was evaluated in says nothing, unless none says more. */
function meanBcr(scans: CompletedScan[]): number {
  const evaluated = scans.filter(({ scan }) => scan.results.length > 0)
  return mean((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr))
}

function measureKeywords(scans: CompletedScan[]): KeywordMeasurement[] {
  return [...Map.groupBy(scans, ({ keyword = '' }) => keyword)].map(([keyword, samples]) => {
    const engines = measureEngines(samples)
    return {
      keyword,
      overallBcr: meanBcr(samples),
      citedEngines: engines.filter(({ cited }) => cited).map(({ engine }) => engine),
      totalEngines: engines.length,
      samples: samples.length,
    }
  })
}

/** The cells of scans, keyword by keyword. */
export function toCells(scans: Answered[]): Cell[] {
  return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
    const results = samples.flatMap(sample => [...resultsOf(sample).values()])
    return Array.from(
      Map.groupBy(results, ({ engine }) => engine),
      ([engine, ofEngine]) => ({
        keyword,
        engine,
        cited: ofEngine.map(({ cited }) => cited),
        bcrScores: ofEngine.map(({ bcr_score }) => bcr_score),
      }),
    )
  })
}

function findContradictions(completed: CompletedScan): Finding[] {
  const { request, scan } = completed
  const scanId = scan.scan_id
  const results = resultsOf(completed)
  const missing = (request.engines ?? []).filter(engine => !results.has(engine))
  const repeats = Map.groupBy(scan.results, ({ engine }) => engine)
  const repeated = [...repeats].filter(([, entries]) => entries.length > 1).map(([engine]) => engine)
  const cited = [...results.values()].filter(result => result.cited)
  const counts = [
    { field: 'total_engines', stated: scan.summary.total_engines, counted: results.size },
    { field: 'cited_engines', stated: scan.summary.cited_engines, counted: cited.length },
  ] as const
  return [
    ...missing.map(engine => ({ kind: 'missing-engine' as const, scanId, engine })),
    ...repeated.map(engine => ({ kind: 'duplicate-engine' as const, scanId, engine })),
    ...counts
      .filter(({ stated, counted }) => stated !== counted)
      .map(count => ({ kind: 'summary-contradiction' as const, scanId, ...count })),
  ]
}

/** Whether an engine counts as citing, by its cells: for at least one keyword, more than half of its samples cite. */
export function isCiting(cells: Pick<Cell, 'keyword' | 'cited'>[]): boolean {
  return [...Map.groupBy(cells, ({ keyword }) => keyword).values()].some(ofKeyword =>
    isMajority(ofKeyword.flatMap(({ cited }) => cited)),
  )
}

/** Whether more than half of the samples cite. */
export function isMajority(votes: boolean[]): boolean {
  return votes.filter(Boolean).length * 2 > votes.length
}

/** NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** '' when there are none. */
function mostFrequent(values: string[]): string {
  const groups = [...Map.groupBy(values, value => value).values()]
  const largest = groups.reduce<string[]>((best, group) => (group.length > best.length ? group : best), [])
  return largest[0] ?? ''
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
