import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/inputs/settings.ts'
import { describePlan, describeScanPer } from '../../src/report/scan-words.ts'
import { countScans, type ScanCost } from '../../src/scan/plan.ts'
import { someSettings } from '../support/settings.ts'

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
    ] as const
    expect(cases.map(describeScanPer)).toMatchInlineSnapshot(`
      [
        "scan-per: all makes one scan for all keywords together.",
        "scan-per: keyword makes one scan for each keyword.",
        "scan-per: auto chose keyword, one scan for each keyword, because recorded runs are compared keyword by keyword.",
        "scan-per: auto chose keyword, one scan for each keyword, because the embedded service needs no more requests for it.",
        "scan-per: auto chose all, one scan for all keywords together, because no recorded run is compared.",
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
