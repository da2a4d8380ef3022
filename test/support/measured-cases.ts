/** Runs as users have them, judged by the gate itself: what a person reads about noise, drops and decline. */

import type { BaselineOrigin } from '../../src/comparison/baseline.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import { judge } from '../../src/gate/judge.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import type { CompletedScan } from '../../src/scan/run.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'
import { thresholds } from './measurements.ts'
import { aNoise } from './noise.ts'
import { anOutcome } from './outcomes.ts'

const DAY = 24 * 60 * 60 * 1000
const TOPICS = [
  'crm for nonprofits',
  'crm with email',
  'crm pricing',
  'open source crm',
  'crm data migration',
]

/** On how many of ten keywords each engine cites. */
type Rates = Record<string, number>

interface Case {
  keywords: number
  /** The earlier runs, one a week, the oldest first. */
  before: Rates[]
  now: Rates
  /** One scan asks about all keywords, and its score is the mean of the rates. */
  asksAll?: boolean
  samples?: number
}

/** Some answers differ from run to run, as those of engines do. */
function cites(rate: number, keyword: number, engine: number, run: number): boolean {
  const differs = (keyword * 3 + engine + run * 4) % 9 === 0
  return ((keyword * 7 + engine * 3) % 10) + (differs ? 2 : 0) < rate
}

function keywordsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const topic = TOPICS[index % TOPICS.length] ?? ''
    const round = Math.floor(index / TOPICS.length)
    return round === 0 ? topic : `${topic} in region ${round}`
  })
}

function scanAll(rates: Rates): CompletedScan[] {
  const results = Object.entries(rates).map(([engine, rate]) =>
    aResult(engine, rate > 0, { bcr_score: 10 * rate }),
  )
  const overall_bcr = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
  return [aCompletedScan({ results, summary: { overall_bcr } })]
}

function scanKeywords(rates: Rates, keywords: string[], samples: number, run: number): CompletedScan[] {
  return Array.from({ length: samples }, (_, index) => index + 1).flatMap(sample =>
    keywords.map((keyword, row) => {
      const results = Object.entries(rates).map(([engine, rate], column) =>
        aResult(engine, cites(rate, row, column, run + sample)),
      )
      const overall_bcr = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
      const id = `scan-${row}-${sample}`
      return aCompletedScan({ results, summary: { overall_bcr }, keyword, sample, id })
    }),
  )
}

function measured(scans: CompletedScan[]): Measurement {
  const measurement = measure(scans)
  if (measurement === undefined) throw new RangeError('a run has at least one scan')
  return measurement
}

function toRecord(
  { overallBcr, citedEngines, totalEngines, cells }: Measurement,
  weeksAgo: number,
): HistoryRecord {
  return {
    ...{ overallBcr, citedEngines, totalEngines, cells, samples: 1, fingerprint: {} },
    createdAt: new Date(Date.parse('2026-11-20T10:00:00.000Z') - weeksAgo * 7 * DAY).toISOString(),
    sha: undefined,
    runUrl: undefined,
    ...{ attempt: 1, failed: false, suspect: false, losses: [], accepted: false },
  }
}

/** Judges the run of the case, and returns all that reports are written from. */
export function runCase({ keywords: count, before, now, asksAll, samples = 1 }: Case): Outcome {
  const keywords = keywordsOf(count)
  const scan = (rates: Rates, run: number) =>
    asksAll ? scanAll(rates) : scanKeywords(rates, keywords, samples, run)
  const scans = scan(now, before.length)
  const measurement = measured(scans)
  const records = before.map((rates, run) => ({
    ...toRecord(measured(scan(rates, run)), before.length - run),
    // Records of old versions have no answers one by one.
    ...(asksAll && { cells: [] }),
  }))
  const [first, ...others] = records
  const origin: BaselineOrigin = {
    kind: 'branch',
    branch: 'ai-visibility',
    path: 'default.ndjson',
    runs: records.length,
  }
  const baseline =
    first === undefined
      ? {
          overallBcr: 60,
          citedEngines: 1,
          engines: undefined,
          runs: [],
          origin: { kind: 'inputs' as const, rest: undefined },
        }
      : poolRuns([first, ...others], origin)
  const noise = aNoise({ now: '2026-11-20T10:00:00.000Z' })
  const { verdict, comparison } = judge({
    measurement,
    lookup: { baseline },
    thresholds: thresholds({ maxBcrDrop: { kind: 'percent', value: 10 } }),
    noise,
  })
  return anOutcome({
    ...{ keywords, scans, measurement, baseline, verdict, comparison, samples, trend: records },
    engines: Object.keys(now),
    scanPer: asksAll ? 'all' : 'keyword',
    plannedScans: scans.length,
    fingerprint: { brand: ['Acme'], keywords, engines: Object.keys(now) },
  })
}

function repeat<T>(times: number, item: T): T[] {
  return Array.from({ length: times }, () => item)
}

const three = (chatgpt: number, gemini: number, perplexity: number): Rates => ({
  ...{ chatgpt, gemini, perplexity },
})
const six = (perplexity: number): Rates => ({
  ...{ chatgpt: 6, gemini: 5, claude: 6, perplexity, copilot: 4, mistral: 5 },
})

/** Each case by the name of its snapshot. */
export const measuredCases: Record<string, Outcome> = {
  'few-keywords-unchanged': runCase({ keywords: 5, before: [{ chatgpt: 6 }], now: { chatgpt: 6 } }),
  'few-keywords-all-lost': runCase({ keywords: 5, before: [{ chatgpt: 6 }], now: { chatgpt: 0 } }),
  'few-keywords-all-lost-later': runCase({
    keywords: 5,
    before: repeat(4, { chatgpt: 6 }),
    now: { chatgpt: 0 },
  }),
  'clear-drop': runCase({ keywords: 60, before: repeat(6, three(6, 5, 7)), now: three(4, 3, 4) }),
  'suspicious-drop': runCase({ keywords: 12, before: repeat(2, three(6, 5, 7)), now: three(4, 4, 4) }),
  'within-chance': runCase({ keywords: 8, before: repeat(2, three(6, 5, 7)), now: three(6, 5, 6) }),
  decline: runCase({
    keywords: 12,
    before: [...repeat(9, three(6, 5, 7)), ...repeat(9, three(6, 4, 5))],
    now: three(6, 4, 5),
  }),
  'too-few-runs': runCase({
    ...{ keywords: 20, asksAll: true },
    before: [three(6, 5, 7), three(6, 6, 7), three(6, 5, 6)],
    now: three(4, 3, 5),
  }),
  'numbers-from-inputs': runCase({ keywords: 20, before: [], now: { chatgpt: 5 } }),
  'one-engine-lost': runCase({ keywords: 20, before: repeat(2, six(6)), now: six(0) }),
  'one-engine-down': runCase({
    keywords: 20,
    before: repeat(2, six(8)),
    now: six(1),
  }),
  'one-engine-down-within-tolerance': runCase({
    keywords: 20,
    before: repeat(2, six(8)),
    now: { ...six(1), copilot: 6, mistral: 6 },
  }),
}
