/** A run as a marketing lead has it: six live engines, sixty keywords, twelve earlier weeks, and one engine that declined. */
import { uniformAt } from '../../scripts/calibration/random.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import type { AnswerContent, AnswerRecord, AnswerSource } from '../../src/embedded/engines/answer-record.ts'
import { judge } from '../../src/gate/judge.ts'
import { measureSight } from '../../src/gate/sight.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import type { CompletedScan } from '../../src/scan/run.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'
import { thresholds } from './measurements.ts'
import { aNoise } from './noise.ts'
import { anOutcome } from './outcomes.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-20T06:00:00.000Z')
const MODELS: Record<string, string> = {
  openai: 'gpt-5.2',
  perplexity: 'perplexity/sonar',
  gemini: 'gemini-3-flash',
  anthropic: 'claude-sonnet-5',
  mistral: 'mistral-medium-latest',
  xai: 'grok-4.1-fast',
}
const ENGINES = Object.keys(MODELS)
/** Share of the answers that cite the brand, in the order of the engines. */
const RATES = [0.52, 0.62, 0.45, 0.38, 0.3, 0.41]
const SUBJECTS = [
  'crm',
  'kanban board',
  'invoicing software',
  'help desk',
  'time tracking',
  'project planner',
]
const AUDIENCES = [
  ...['small teams', 'nonprofits', 'agencies', 'freelancers', 'remote teams'],
  ...['schools', 'law firms', 'startups', 'construction', 'health care'],
]
const COMPETITORS = ['Boardly', 'Taskhive', 'Planora']

export interface RealisticSize {
  keywords: number
  samples: number
  /** Earlier runs, one a week. */
  weeks: number
}

const keywordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / 60)
    const subject = SUBJECTS[index % SUBJECTS.length]
    const audience = AUDIENCES[Math.floor(index / SUBJECTS.length) % AUDIENCES.length]
    return `best ${subject} for ${audience}${round === 0 ? '' : ` in region ${round}`}`
  })

/** Some keywords are easy and some are hard, and each answer differs a little from week to week. */
function cites(engine: number, keyword: number, week: number, sample: number, rate: number): boolean {
  return (
    0.7 * uniformAt(1, engine, keyword) + 0.3 * uniformAt(2, engine, keyword, week, sample) <
    rate * 0.9 + 0.05
  )
}

function scansOf(
  { samples }: RealisticSize,
  keywords: string[],
  week: number,
  rates: number[],
): CompletedScan[] {
  return Array.from({ length: samples }, (_, index) => index + 1).flatMap(sample =>
    keywords.map((keyword, row) => {
      const results = ENGINES.map((engine, column) => {
        const cited = cites(column, row, week, sample, rates[column] ?? 0)
        return aResult(engine, cited, {
          bcr_score: cited ? Math.round(40 + 50 * uniformAt(3, column, row, week)) : 0,
          sentiment: cited ? 'positive' : 'neutral',
        })
      })
      const overall_bcr = results.reduce((sum, { bcr_score }) => sum + bcr_score, 0) / results.length
      return aCompletedScan({
        results,
        keyword,
        sample,
        summary: { overall_bcr },
        id: `scan-${row}-${sample}`,
      })
    }),
  )
}

function measured(scans: CompletedScan[]): Measurement {
  const measurement = measure(scans)
  if (measurement === undefined) throw new RangeError('a run has at least one scan')
  return measurement
}

function contentOf(cited: boolean, keyword: string, row: number, column: number): AnswerContent {
  const competitor = COMPETITORS[Math.floor(3 * uniformAt(4, row, column))] ?? 'Boardly'
  const isNamed = cited || uniformAt(5, row, column) < 0.3
  const own: AnswerSource = {
    url: `https://acme.example/guides/${row}`,
    domain: 'acme.example',
    owner: { kind: 'own' },
  }
  const others: AnswerSource[] = [
    {
      url: `https://${competitor.toLowerCase()}.example/compare`,
      domain: `${competitor.toLowerCase()}.example`,
      owner: { kind: 'competitor', name: competitor },
    },
    {
      url: `https://reviews.example/${keyword.replaceAll(' ', '-')}`,
      domain: 'reviews.example',
      owner: { kind: 'third-party' },
    },
  ]
  const citedSources = cited ? [own, ...others.slice(1)] : others
  return {
    cited,
    retrieved: cited || uniformAt(6, row, column) < 0.4,
    position: isNamed ? (cited ? 1 : 2) : undefined,
    competitors: [competitor],
    ambiguous: [],
    seen: [],
    citedSources,
    unknownSources: 0,
    retrievedSources: citedSources,
    queries: [keyword, `${keyword} 2026 reviews`],
    text: textOf(keyword, competitor, isNamed, cited),
    isCut: false,
  }
}

function textOf(keyword: string, competitor: string, isNamed: boolean, cited: boolean): string {
  const first = cited ? 'Acme' : competitor
  const second = cited ? competitor : isNamed ? 'Acme' : 'Taskwell'
  return [
    `For **${keyword}**, most reviewers recommend **${first}**, followed by ${second}.`,
    '',
    '### What to look at',
    '',
    `- **${first}**: quick to set up, imports a spreadsheet, free for up to five people. See the [comparison](https://reviews.example/list).`,
    `- **${second}**: more reports, and a price for each seat.`,
    '- A spreadsheet is enough for one person.',
    '',
    'Prices were checked in November 2026; `annual` plans cost about a fifth less.',
  ].join('\n')
}

function recordsOf(scans: CompletedScan[], keywords: string[]): AnswerRecord[] {
  return scans.flatMap(({ keyword = '', sample, scan }) =>
    scan.results.map(({ engine, cited }): AnswerRecord => {
      const [row, column] = [keywords.indexOf(keyword), ENGINES.indexOf(engine)]
      const content = contentOf(cited, keyword, row, column)
      return {
        ...{ engine, keyword, sample, content },
        outcome: 'evaluated',
        model: MODELS[engine] ?? engine,
      }
    }),
  )
}

/** Returns the run, judged by the gate itself. `changes` holds the new rates of engines; by default Perplexity declines. */
export function realisticRun(
  size: RealisticSize = { keywords: 60, samples: 2, weeks: 12 },
  changes: Record<string, number> = { perplexity: 0.16 },
): Outcome {
  const keywords = keywordsOf(size.keywords)
  const rates = ENGINES.map((engine, index) => changes[engine] ?? RATES[index] ?? 0)
  const scans = scansOf(size, keywords, size.weeks, rates)
  const measurement = measured(scans)
  const fingerprint = { brand: ['Acme'], keywords, engines: ENGINES, language: ['en'], country: ['US'] }
  const trend = Array.from({ length: size.weeks }, (_, week): HistoryRecord => {
    const earlier = measured(scansOf(size, keywords, week, RATES))
    return {
      ...{ overallBcr: earlier.overallBcr, citedEngines: earlier.citedEngines, cells: earlier.cells },
      ...{ totalEngines: earlier.totalEngines, samples: size.samples, fingerprint },
      createdAt: new Date(NOW - (size.weeks - week) * WEEK).toISOString(),
      sha: undefined,
      runUrl: `https://github.com/acme/site/actions/runs/${week + 1}`,
      ...{ attempt: 1, failed: false, suspect: false, losses: [], accepted: false },
    }
  })
  const [first, ...others] = trend
  if (first === undefined) throw new RangeError('a run has at least one earlier week')
  const place = { kind: 'branch', branch: 'ai-visibility', path: 'weekly.ndjson' } as const
  const baseline = poolRuns([first, ...others], { ...place, runs: 1 + others.length })
  const noise = aNoise({ now: '2026-11-20T06:00:00.000Z' })
  const { verdict, comparison } = judge({
    measurement,
    lookup: { baseline },
    thresholds: thresholds({ maxBcrDrop: { kind: 'percent', value: 10 } }),
    noise,
  })
  const answers = scans.length * ENGINES.length
  const own = measurement.engines.reduce((sum, { citedAnswers }) => sum + citedAnswers, 0)
  return anOutcome({
    ...{ keywords, scans, measurement, baseline, comparison, verdict, trend, fingerprint },
    ...{ engines: ENGINES, key: 'weekly', scanPer: 'keyword', samples: size.samples },
    sight: comparison && measureSight(comparison.cells, noise),
    plannedScans: scans.length,
    answers: { ...NO_ANSWERS_COUNTED, planned: answers, evaluated: answers },
    answerRecords: recordsOf(scans, keywords),
    shareOfVoice: [
      {
        name: 'Acme',
        isOwn: true,
        answers,
        citedAnswers: own,
        share: 0.31,
        overallBcr: measurement.overallBcr,
      },
      {
        name: 'Boardly',
        isOwn: false,
        answers,
        citedAnswers: Math.round(0.5 * answers),
        share: 0.4,
        overallBcr: 33.1,
      },
      {
        name: 'Taskhive',
        isOwn: false,
        answers,
        citedAnswers: Math.round(0.36 * answers),
        share: 0.29,
        overallBcr: 24.7,
      },
    ],
    costs: ENGINES.map((engine, index) => ({
      ...{ engine, replies: scans.length, inputTokens: 900 * scans.length, outputTokens: 410 * scans.length },
      ...{ searches: scans.length, costUsd: (index + 1) * 0.011 * scans.length, stated: 0, unpriced: 0 },
    })),
    run: {
      startedAt: '2026-11-20T06:00:00.000Z',
      finishedAt: '2026-11-20T06:11:40.000Z',
      runUrl: 'https://github.com/acme/site/actions/runs/13',
      commitUrl: 'https://github.com/acme/site/commit/0123456789abcdef0123456789abcdef01234567',
      sha: '0123456789abcdef0123456789abcdef01234567',
    },
  })
}

/** Returns a run of three samples without earlier runs, whose answers are long. */
export function manyAnswered(count: number): Outcome {
  const keywords = keywordsOf(count)
  const size = { keywords: count, samples: 3, weeks: 0 }
  const scans = scansOf(size, keywords, 0, RATES)
  const more =
    '\n\nMany teams start with **one** list, and compare it with the [pages](https://reviews.example/a).'.repeat(
      20,
    )
  const answerRecords = recordsOf(scans, keywords).map(record =>
    record.outcome === 'evaluated'
      ? { ...record, content: { ...record.content, text: record.content.text + more } }
      : record,
  )
  return anOutcome({
    ...{ keywords, scans, answerRecords, measurement: measured(scans), samples: 3 },
    ...{ engines: ENGINES, scanPer: 'keyword', plannedScans: scans.length },
    fingerprint: { brand: ['Acme'], keywords, engines: ENGINES },
  })
}
