import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/inputs/settings.ts'
import { buildResult } from '../../../src/report/json/result.ts'
import {
  describeMovedModels,
  describePlan,
  describeProgress,
  describeScanPer,
} from '../../../src/report/messages/scans.ts'
import { countScans, type ScanCost } from '../../../src/scan/plan.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { someSettings } from '../../support/settings.ts'

const competitors = ['Globex', 'Initech'].map(name => ({ name, domains: [] }))
const limits = { perMinute: 10, perDay: 500, concurrent: 1 }
const atHosted: ScanCost = { address: 'https://api.example.com', limits, questions: [] }
const plan = (overrides: Partial<Settings>, cost = atHosted) => {
  const settings = someSettings({ keywords: ['crm', 'erp'], scanPer: 'keyword', ...overrides })
  return describePlan(countScans(settings), cost, settings)
}

describe('describeScanPer', () => {
  it('says which scans are made, and why where the input leaves it open', () => {
    const cases = [
      { scanPer: 'all', scanPerReason: 'given' },
      { scanPer: 'keyword', scanPerReason: 'given' },
      { scanPer: 'keyword', scanPerReason: 'recorded-runs' },
      { scanPer: 'keyword', scanPerReason: 'embedded' },
      { scanPer: 'all', scanPerReason: 'unrecorded' },
      { scanPer: 'all', scanPerReason: 'as-recorded' },
    ] as const
    expect(cases.map(describeScanPer)).toMatchInlineSnapshot(`
      [
        "scan-per: all makes one scan for all keywords together.",
        "scan-per: keyword makes one scan for each keyword.",
        "scan-per: auto chose keyword, one scan for each keyword, because recorded runs are compared keyword by keyword.",
        "scan-per: auto chose keyword, one scan for each keyword, because the embedded service needs no more requests for it.",
        "scan-per: auto chose all, one scan for all keywords together, because no recorded run is compared.",
        "scan-per: auto chose all, one scan for all keywords together, as the newest recorded run did.",
      ]
    `)
  })
})

describe('describePlan', () => {
  const keyword = 'scan-per: keyword makes one scan for each keyword.'
  const hosted = 'one request each, at https://api.example.com, at most 10 a minute, 500 a day and 1 at once.'
  const embedded = (...questions: ScanCost['questions']): ScanCost => ({
    address: undefined,
    limits: undefined,
    questions,
  })

  it('says how many requests the choice of auto costs', () => {
    const keywords = ['crm', 'erp', 'hr', 'cms', 'bi']
    expect(plan({ keywords, scanPerReason: 'recorded-runs' })).toBe(
      'scan-per: auto chose keyword, one scan for each keyword, because recorded runs are compared keyword by keyword. ' +
        `Scans to make: 5, ${hosted}`,
    )
    expect(plan({ keywords, scanPer: 'all', scanPerReason: 'unrecorded' })).toBe(
      'scan-per: auto chose all, one scan for all keywords together, because no recorded run is compared. ' +
        `Scans to make: 1, ${hosted}`,
    )
  })

  it('says how many scans there are, and whom they are for', () => {
    expect(plan({})).toBe(`${keyword} Scans to make: 2, ${hosted}`)
    expect(plan({ competitors, samples: { min: 5, max: 5 } })).toBe(
      `${keyword} Scans to make: 30, of them 20 for 2 competitors, ${hosted}`,
    )
    expect(plan({ competitors: competitors.slice(1), samples: { min: 1, max: 3 } })).toBe(
      `${keyword} Scans to make: at most 8, of them 2 for a competitor, ${hosted}`,
    )
  })

  it('does not multiply the questions to live engines by the competitors', () => {
    const live = embedded({ engine: 'openai', count: 2 })
    expect(plan({ competitors }, live)).toBe(
      `${keyword} Scans to make: 6, of them 4 for 2 competitors, at the embedded service. ` +
        'Questions to live engines: openai 2. Competitors are looked for in the same answers, which asks nothing more.',
    )
    expect(plan({}, live)).not.toContain('Competitors')
    expect(plan({ competitors }, embedded())).toMatch(/Questions to live engines: none\.$/)
  })
})

describe('describeProgress', () => {
  it.each([
    [undefined, 'Replayed 3 of 9 commits'],
    [1, 'Replayed 3 of 9 commits, about 5 seconds left'],
    [41, 'Replayed 3 of 9 commits, about 45 seconds left'],
    [60, 'Replayed 3 of 9 commits, about 1 minute left'],
    [61, 'Replayed 3 of 9 commits, about 2 minutes left'],
  ])('with %s seconds left', (seconds, words) => {
    expect(describeProgress('Replayed', 3, 9, 'commits', seconds)).toBe(words)
  })

  it('names no time when all is done', () => {
    expect(describeProgress('Scanned', 9, 9, '', 3)).toBe('Scanned 9 of 9')
  })
})

const origin = { kind: 'file', path: 'history.json', runs: 1 } as const
const runs = [{ overallBcr: 60, citedEngines: 1, cells: [], models: { openai: ['gpt-6-2026-01'] } }]
const answeredBy = (openai: string) =>
  anOutcome({
    models: { openai: [openai] },
    baseline: aBaseline({ runs, origin }),
    verdict: aVerdict({ baseline: { origin } }),
  })

describe('a model that a vendor moved', () => {
  it('is named in the log, and not where it is the same', () => {
    expect(describeMovedModels(answeredBy('gpt-6-2026-09'))).toEqual([
      'openai was answered by the model gpt-6-2026-09, and before by gpt-6-2026-01: the vendor moved the model. The runs are compared as usual.',
    ])
    expect(describeMovedModels(answeredBy('gpt-6-2026-01'))).toEqual([])
  })

  it('is in the result file', () => {
    expect(buildResult(answeredBy('gpt-6-2026-09')).models).toEqual({ openai: ['gpt-6-2026-09'] })
  })
})
