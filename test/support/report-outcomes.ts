import { maxCitedEnginesDrop } from '../../src/gate/rules/drops.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { type Contradiction, measure } from '../../src/scan/measure.ts'
import type { CompletedScan } from '../../src/scan/run.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'
import { aLoss } from './history.ts'
import { aBaseline } from './measurements.ts'
import { aBlockedVerdict, anOutcome, aVerdict, someDrops } from './outcomes.ts'
import { aCompleteness, aDrop, aFloor, aRequirement } from './rule-results.ts'

const ENGINES = ['chatgpt', 'gemini', 'claude', 'perplexity', 'copilot', 'repository']
const KEYWORDS = [
  'best crm for small teams',
  'crm with email automation',
  'crm pricing comparison',
  'crm for nonprofits',
  'open source crm',
  'crm data migration',
]

/** Which of the samples cite: the first keywords well, the last ones hardly. */
function cites(keyword: number, engine: number, sample: number): boolean {
  // The second engine never cites, and nobody on the fifth keyword.
  if (engine === 1 || keyword % 6 === 4) return false
  return (keyword * 3 + engine * 5 + sample * 2) % 11 > 2 + (keyword % 7)
}

/** A scan of each keyword and sample by all engines. */
function keywordScans(keywords: string[], samples: number, brand = 'Acme'): CompletedScan[] {
  return Array.from({ length: samples }, (_, index) => index + 1).flatMap(sample =>
    keywords.map((keyword, row) => {
      const results = ENGINES.map((engine, column) => {
        const cited = cites(row, column, sample)
        return aResult(engine, cited, {
          bcr_score: cited ? 40 + ((row * 7 + column * 11 + sample * 3) % 50) : 0,
          sentiment: cited ? 'positive' : 'neutral',
          snippet: cited
            ? `For ${keyword}, ${brand} is often named first: it is quick to set up, imports contacts from a spreadsheet and has a free plan for teams of up to five.`
            : `Teams looking for ${keyword} mostly choose between Hubspace and Zedo, which both publish their prices.`,
          source_url: cited
            ? `https://www.acme.example/guides/${row}`
            : `https://reviews.example/lists/${keyword.replaceAll(' ', '-')}?page=${column % 2}`,
        })
      })
      const score = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
      return aCompletedScan({
        results,
        keyword,
        sample,
        summary: { overall_bcr: score },
        id: `scan-${row}-${sample}`,
      })
    }),
  )
}

/** Earlier runs with these scores, a day each. */
export function aTrend(scores: number[], failed: number[] = []): HistoryRecord[] {
  return scores.map((overallBcr, index) => ({
    overallBcr,
    citedEngines: 4 + (index % 3),
    totalEngines: 6,
    cells: [],
    createdAt: `2026-10-${String(index + 1).padStart(2, '0')}T06:00:00.000Z`,
    sha: undefined,
    runUrl: `https://github.com/acme/site/actions/runs/${index}`,
    attempt: 1,
    failed: failed.includes(index),
    suspect: false,
    losses: [],
    accepted: false,
    samples: 3,
    fingerprint: {},
  }))
}

const fingerprint = {
  brand: ['Acme'],
  keywords: KEYWORDS,
  engines: ENGINES,
  language: ['en'],
  'scan-per': ['keyword'],
  service: ['https://api.service.example'],
}

export const passed: Outcome = anOutcome({
  verdict: aVerdict({
    rules: [aFloor(), aCompleteness()],
  }),
})

const scans = keywordScans(KEYWORDS, 3)
const contradictions: Contradiction[] = [
  { kind: 'missing-engine', scanId: 'scan-0-1', engine: 'copilot' },
  { kind: 'missing-engine', scanId: 'scan-1-1', engine: 'copilot' },
  { kind: 'summary-contradiction', scanId: 'scan-2-1', field: 'cited_engines', stated: 4, counted: 3 },
]
const measured = measure(scans)

/** A failed run with all that a report can hold. */
export const failedWithEverything: Outcome = {
  ...anOutcome({
    keywords: KEYWORDS,
    engines: ENGINES,
    key: 'weekly',
    scanPer: 'keyword',
    samples: 3,
    scans,
    plannedScans: scans.length,
    fingerprint,
    measurement: measured && { ...measured, contradictions },
    trend: aTrend([35.1, 36.3, 34.2, 36.8, 27.5, 35.9, 36.7, 37.1, 36.2, 35.6], [4]),
    baseline: aBaseline({
      overallBcr: 36.5,
      citedEngines: 6,
      engines: ENGINES.slice(0, 5).map(engine => ({ engine, cited: true, bcrScore: 48 })),
      origin: { kind: 'branch', branch: 'ai-visibility', path: 'weekly.ndjson', runs: 5 },
    }),
    verdict: aVerdict({
      status: 'fail',
      baseline: { origin: { kind: 'branch', branch: 'ai-visibility', path: 'weekly.ndjson', runs: 5 } },
      rules: [
        aDrop({
          outcome: 'fail',
          observed: 24.0278,
          baseline: 36.5,
          drop: 12.4722,
          tolerance: { kind: 'percent', value: 10 },
          allowed: 3.65,
          pValue: 0.0042,
        }),
        aDrop(
          {
            outcome: 'inconclusive',
            observed: 5,
            baseline: 6,
            drop: 1,
            pValue: 0.012,
          },
          maxCitedEnginesDrop,
        ),
        aRequirement({ outcome: 'fail', missing: ['gemini'] }),
        aFloor({ observed: 24.0278, floor: 20 }),
        aCompleteness({ outcome: 'warn', contradictions: 3 }),
      ],
      drops: someDrops({
        lostEngines: ['gemini'],
        ...{
          noise: 'tested',
          losses: [aLoss({ scope: { kind: 'whole' }, since: '2026-10-09T06:00:00.000Z' })],
        },
      }),
    }),
  }),
  shareOfVoice: [
    { name: 'Acme', isOwn: true, answers: 108, citedAnswers: 41, share: 0.26, overallBcr: 24.0278 },
    { name: 'Hubspace', isOwn: false, answers: 108, citedAnswers: 71, share: 0.45, overallBcr: 38.2 },
    { name: 'Zedo', isOwn: false, answers: 108, citedAnswers: 46, share: 0.29, overallBcr: 22.9 },
  ],
}

export const notMeasured: Outcome = anOutcome({
  measurement: undefined,
  scans: [],
  plannedScans: 12,
  verdict: aBlockedVerdict({
    kind: 'service',
    details: {
      kind: 'http',
      request: 'POST https://api.service.example/v1/brand/monitor',
      detail: 'invalid key',
      status: 401,
      code: 'unauthorized',
    },
  }),
})

/** A run of many keywords, each with `more` at its end; of a thousand and more, too. */
export function manyKeywords(count: number, more = ''): Outcome {
  const keywords = Array.from(
    { length: count },
    (_, index) => `${KEYWORDS[index % 6]} in region ${index + 1}${more}`,
  )
  const all = keywordScans(keywords, 1)
  return anOutcome({
    keywords,
    engines: ENGINES,
    scanPer: 'keyword',
    scans: all,
    plannedScans: all.length,
    measurement: measure(all),
    fingerprint: { ...fingerprint, keywords },
    verdict: aVerdict({
      drops: someDrops({ noise: 'untested' }),
      baseline: { origin: { kind: 'file', path: 'baseline.json', runs: 1 } },
    }),
    baseline: aBaseline({ overallBcr: 20 }),
  })
}
