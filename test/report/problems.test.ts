import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/inputs/settings.ts'
import { describePlan, explainUnmeasured } from '../../src/report/problems.ts'
import { countScans, type ScanCost } from '../../src/scan/plan.ts'
import { someSettings } from '../support/settings.ts'

const rivals = ['Globex', 'Initech'].map(name => ({ name, domains: [] }))
const limits = { perMinute: 10, perDay: 500, concurrent: 1 }
const atHosted: ScanCost = { address: 'https://api.example.com', limits, questions: [] }
const plan = (overrides: Partial<Settings>, cost = atHosted) => {
  const settings = someSettings({ keywords: ['crm', 'erp'], scanPer: 'keyword', ...overrides })
  return describePlan(countScans(settings), cost, settings)
}

describe('describePlan', () => {
  const hosted = 'at https://api.example.com, at most 10 a minute and 1 at once.'
  const embedded = (...questions: ScanCost['questions']): ScanCost => ({
    address: undefined,
    limits: undefined,
    questions,
  })

  it('says how many scans there are, and whom they are for', () => {
    expect(plan({})).toBe(`Scans to make: 2, ${hosted}`)
    expect(plan({ competitors: rivals, samples: { min: 5, max: 5 } })).toBe(
      `Scans to make: 30, of them 20 for 2 competitors, ${hosted}`,
    )
    expect(plan({ competitors: rivals.slice(1), samples: { min: 1, max: 3 } })).toBe(
      `Scans to make: at most 8, of them 2 for a competitor, ${hosted}`,
    )
  })

  it('does not multiply the questions to live engines by the competitors', () => {
    const live = embedded({ engine: 'openai', count: 2 })
    expect(plan({ competitors: rivals }, live)).toBe(
      'Scans to make: 6, of them 4 for 2 competitors, at the embedded service. Questions to live engines: openai 2. ' +
        'Competitors are looked for in the same answers, which asks nothing more.',
    )
    expect(plan({}, live)).not.toContain('Competitors')
    expect(plan({ competitors: rivals }, embedded())).toMatch(/Questions to live engines: none\.$/)
  })
})

describe('explainUnmeasured', () => {
  it('names the competitor, what happened and what to do', () => {
    const facts = { kind: 'http' as const, request: 'POST', detail: 'no', status: 403, code: 'forbidden' }
    const text = explainUnmeasured('Globex', facts)
    expect(text).toContain('The competitor Globex could not be measured')
    expect(text).toContain('403')
    expect(text).toContain('plan')
  })

  it('stays one line whatever the name is', () => {
    const text = explainUnmeasured('a\n::error::b\u202E##[group]', undefined)
    expect(text).not.toMatch(/[\n\u202E]|##\[/)
    expect(text).toMatch(/No engine answered for it/)
  })
})
