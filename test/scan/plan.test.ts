import { describe, expect, it } from 'vitest'
import { countScans, planCompetitors, planScans } from '../../src/scan/plan.ts'

const settings = { brand: 'Acme', keywords: ['crm', 'erp'], engines: ['chatgpt'], language: 'en', samples: 1 }

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
