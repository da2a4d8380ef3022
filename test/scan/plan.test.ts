import { describe, expect, it } from 'vitest'
import { countScans, planCompetitors, planScans, rotateScans } from '../../src/scan/plan.ts'

const settings = { brand: 'Acme', keywords: ['crm', 'erp'], engines: ['chatgpt'], language: 'en', samples: 1 }

it('a plan with a cost limit begins with each question within some weeks', () => {
  const keywords = Array.from({ length: 10 }, (_, index) => `keyword ${index}`)
  const firstOf = (week: number) => {
    const now = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString()
    const plan = rotateScans({ ...settings, keywords, scanPer: 'keyword', samples: 1 }, now)
    expect(plan.map(({ keyword }) => keyword).toSorted()).toEqual(keywords)
    return plan[0]?.keyword
  }
  expect(new Set(Array.from({ length: 20 }, (_, week) => firstOf(week))).size).toBe(10)
})

describe('planScans', () => {
  it('asks for all keywords in one scan', () => {
    expect(planScans({ ...settings, scanPer: 'all' })).toEqual([
      {
        keyword: undefined,
        sample: 1,
        request: { brand_name: 'Acme', keywords: ['crm', 'erp'], engines: ['chatgpt'], language: 'en' },
      },
    ])
  })

  it('leaves engines out of the request when none is named', () => {
    const [planned] = planScans({ ...settings, engines: [], scanPer: 'all' })
    expect(planned?.request).not.toHaveProperty('engines')
  })

  it('repeats the whole round of keywords for each sample', () => {
    const plan = planScans({ ...settings, scanPer: 'keyword', samples: 2 })
    expect(plan.map(({ keyword, sample }) => `${keyword} ${sample}`)).toEqual([
      'crm 1',
      'erp 1',
      'crm 2',
      'erp 2',
    ])
    expect(plan.map(({ request }) => request.keywords)).toEqual([['crm'], ['erp'], ['crm'], ['erp']])
  })
})

describe('planCompetitors', () => {
  const rivals = {
    ...settings,
    scanPer: 'keyword' as const,
    samples: 2,
    competitors: [
      { name: 'Globex', domains: ['globex.example'] },
      { name: 'Initech', domains: [] },
    ],
  }

  it('makes the scans of the brand under the name of each competitor', () => {
    const own = planScans(rivals)
    expect(planCompetitors(rivals)).toEqual(
      ['Globex', 'Initech'].map(name => ({
        name,
        plan: own.map(planned => ({ ...planned, request: { ...planned.request, brand_name: name } })),
      })),
    )
  })

  it('is counted together with the scans of the brand', () => {
    expect(countScans(rivals)).toBe(4 + 2 * 4)
    expect(countScans({ ...rivals, competitors: [] })).toBe(4)
  })
})
