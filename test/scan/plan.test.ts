import { describe, expect, it } from 'vitest'
import { countScans, planCompetitors, planScans } from '../../src/scan/plan.ts'

const settings = { brand: 'Acme', keywords: ['crm', 'erp'], engines: ['chatgpt'], language: 'en' }

describe('planScans', () => {
  it('asks for all keywords in one scan', () => {
    expect(planScans({ ...settings, scanPer: 'all' }, 1, 1)).toEqual([
      {
        keyword: undefined,
        sample: 1,
        request: { brand_name: 'Acme', keywords: ['crm', 'erp'], engines: ['chatgpt'], language: 'en' },
      },
    ])
  })

  it('leaves engines out of the request when none is named', () => {
    const [planned] = planScans({ ...settings, engines: [], scanPer: 'all' }, 1, 1)
    expect(planned?.request).not.toHaveProperty('engines')
  })

  it('repeats the whole round of keywords for each sample', () => {
    const plan = planScans({ ...settings, scanPer: 'keyword' }, 1, 2)
    expect(plan.map(({ keyword, sample }) => `${keyword} ${sample}`)).toEqual([
      'crm 1',
      'erp 1',
      'crm 2',
      'erp 2',
    ])
    expect(plan.map(({ request }) => request.keywords)).toEqual([['crm'], ['erp'], ['crm'], ['erp']])
  })

  it('adds single samples to a run that has some', () => {
    const plan = planScans({ ...settings, scanPer: 'keyword' }, 3, 3)
    expect(plan.map(({ keyword, sample }) => `${keyword} ${sample}`)).toEqual(['crm 3', 'erp 3'])
  })
})

describe('planCompetitors', () => {
  const rivals = {
    ...settings,
    scanPer: 'keyword' as const,
    samples: { min: 2, max: 5 },
    competitors: [
      { name: 'Globex', domains: ['globex.example'] },
      { name: 'Initech', domains: [] },
    ],
  }

  it('makes the least samples of the very scans of the brand', () => {
    const own = planScans(rivals, 1, 2)
    expect(planCompetitors(rivals)).toEqual(
      ['Globex', 'Initech'].map(name => ({
        name,
        plan: own.map(planned => ({ ...planned, request: { ...planned.request, brand_name: name } })),
      })),
    )
  })

  it('is counted beside the most scans of the brand', () => {
    expect(countScans(rivals)).toEqual({ own: 10, competitors: 8 })
    expect(countScans({ ...rivals, competitors: [] })).toEqual({ own: 10, competitors: 0 })
  })
})
