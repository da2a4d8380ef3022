import type * as z from 'zod'
import type { ScanResult } from '../contract/contract.ts'
import { meanOfKnown, sum } from '../lib/numbers.ts'
import type { AnswerCounts } from './count-answers.ts'
import type {
  cellSchema,
  contradictionSchema,
  engineMeasurementSchema,
  measurementSchema,
} from './measurement.ts'
import type { CompletedScan } from './run.ts'

export type EngineMeasurement = z.output<typeof engineMeasurementSchema>
/** The answers of an engine to a keyword, one entry for each evaluated sample. */
export type Cell = z.output<typeof cellSchema>
export type Contradiction = z.output<typeof contradictionSchema>
export type Measurement = z.output<typeof measurementSchema>

/**
 * Computes the measurement of a run; undefined without a scan. A single scan keeps the summary of the service. For several,
 * `overallBcr` is the mean of the scans with an evaluated engine, and `citedEngines` counts the engines that cite the brand in
 * more than half of the samples of a keyword. An engine whose answers are counted may be missing in a scan: the counts say why.
 */
export function measure(
  scans: CompletedScan[],
  counted: Pick<AnswerCounts, 'engines'> = { engines: [] },
): Measurement | undefined {
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
    engines,
    cells: toCells(scans),
    contradictions: scans.flatMap(scan => findContradictions(scan, counted)),
  }
}

interface Answered {
  keyword: string | undefined
  scan: { results: Pick<ScanResult, 'engine' | 'cited' | 'bcr_score'>[] }
}

function resultsByEngine<T extends { engine: string }>({ scan }: { scan: { results: T[] } }): Map<string, T> {
  const results = new Map<string, T>()
  for (const result of scan.results) if (!results.has(result.engine)) results.set(result.engine, result)
  return results
}

function measureEngines(scans: CompletedScan[]): EngineMeasurement[] {
  const answers = scans.flatMap(scan =>
    [...resultsByEngine(scan).values()].map(result => ({ keyword: scan.keyword, result })),
  )
  return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, engineAnswers]) => {
    const results = engineAnswers.map(({ result }) => result)
    const sentiments = results.map(({ sentiment }) => sentiment).filter(value => value !== '')
    const cited = results.filter(result => result.cited)
    const shown = cited[0] ?? results[0]
    return {
      engine,
      cited: isCiting(engineAnswers.map(({ keyword, result }) => ({ keyword, cited: [result.cited] }))),
      bcrScore: meanOfKnown(results.map(({ bcr_score }) => bcr_score)),
      sentiment: mostFrequent(sentiments),
      snippet: shown?.snippet ?? '',
      sourceUrl: shown?.source_url ?? '',
      answers: results.length,
      citedAnswers: cited.length,
    }
  })
}

function meanBcr(scans: CompletedScan[]): number | undefined {
  const evaluated = scans.filter(({ scan }) => scan.results.length > 0)
  return meanOfKnown((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr))
}

/** Groups the results of scans by keyword and engine. */
export function toCells(scans: Answered[]): Cell[] {
  return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
    const results = samples.flatMap(sample => [...resultsByEngine(sample).values()])
    return [...Map.groupBy(results, ({ engine }) => engine)].map(([engine, engineAnswers]) => ({
      keyword,
      engine,
      cited: engineAnswers.map(({ cited }) => cited),
      bcrScores: engineAnswers.map(({ bcr_score }) => bcr_score ?? null),
    }))
  })
}

function findContradictions(
  completed: CompletedScan,
  counted: Pick<AnswerCounts, 'engines'>,
): Contradiction[] {
  const { request, scan } = completed
  const scanId = scan.scan_id
  const results = resultsByEngine(completed)
  const cited = [...results.values()].filter(result => result.cited)
  const counts = [
    { field: 'total_engines', stated: scan.summary.total_engines, counted: results.size },
    { field: 'cited_engines', stated: scan.summary.cited_engines, counted: cited.length },
  ] as const
  const found: Contradiction[] = []
  const countedEngines = counted.engines.map(({ engine }) => engine)
  for (const engine of request.engines ?? []) {
    if (results.has(engine) || countedEngines.includes(engine)) continue
    found.push({ kind: 'missing-engine', scanId, engine })
  }
  for (const [engine, entries] of Map.groupBy(scan.results, result => result.engine)) {
    if (entries.length > 1) found.push({ kind: 'duplicate-engine', scanId, engine })
  }
  for (const count of counts) {
    if (count.stated !== count.counted) found.push({ kind: 'summary-contradiction', scanId, ...count })
  }
  return found
}

/** Returns whether more than half of the samples of any keyword cite. */
export function isCiting(cells: readonly Pick<Cell, 'keyword' | 'cited'>[]): boolean {
  const votes = new Map<string | undefined, { cited: number; answers: number }>()
  for (const { keyword, cited } of cells) {
    const vote = votes.get(keyword) ?? { cited: 0, answers: 0 }
    vote.cited += countCited({ cited })
    vote.answers += cited.length
    votes.set(keyword, vote)
  }
  return votes.values().some(({ cited, answers }) => 2 * cited > answers)
}

/** Returns whether more than half of the votes are true. */
export function isMajority(votes: boolean[]): boolean {
  return votes.filter(Boolean).length * 2 > votes.length
}

/** Returns the share of samples that cite, from 0 to 1. */
export function citedShareOf({ cited }: Pick<Cell, 'cited'>): number {
  return countCited({ cited }) / cited.length
}

/** Returns the mean score of the samples in the unit of the service, if known. */
export function bcrScoreOf({ bcrScores }: Pick<Cell, 'bcrScores'>): number | undefined {
  return meanOfKnown(bcrScores)
}

/** Counts the samples that cite. */
export function countCited({ cited }: Pick<Cell, 'cited'>): number {
  let count = 0
  for (const isCited of cited) if (isCited) count++
  return count
}

/** Returns the mean; NaN for an empty array. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function mostFrequent(values: string[]): string {
  const groups = [...Map.groupBy(values, value => value).values()]
  const largest = groups.reduce<string[]>((best, group) => (group.length > best.length ? group : best), [])
  return largest[0] ?? ''
}
