import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/inputs/settings.ts'
import { describeDemand, warnOfDemand } from '../../../src/report/messages/demand.ts'
import { type Demand, demandOf } from '../../../src/scan/demand.ts'
import { aCall } from '../../support/demands.ts'
import { someSettings } from '../../support/settings.ts'

const competitors = ['Globex', 'Initech'].map(name => ({ name, domains: [] }))

function describeGate(asked: Partial<Demand>, overrides: Partial<Settings> = {}): string {
  const settings = someSettings({ keywords: ['crm', 'erp'], scanPer: 'keyword', ...overrides })
  return describeDemand(demandOf(settings, asked))
}

describe('describeDemand', () => {
  it('says what live engines are asked, and what each costs', () => {
    const accounts = [{ account: 'openai', requests: 6, perMinute: 50, perDay: undefined }]
    const engines = [
      aCall({ answers: 2, judgments: 2, costUsd: 0.54 }),
      aCall({ engine: 'mistral:x', model: 'x', costUsd: undefined }),
    ]
    expect(describeGate({ accounts, engines, maxRequests: 9, maxCost: 2 })).toBe(
      '2 keywords. Scans: at most 2. Requests: at most 6, without retries. Estimated cost: at least 0.54 USD. ' +
        'Time under the rate limits: less than a minute. Limits: max-requests 9, max-cost 2 USD, timeout-minutes 10. ' +
        'Engines: openai (gpt-6.1-sol) 2 questions and 2 judgments of the sentiment, 0.54 USD; mistral:x (x) 2 questions, no price known.',
    )
  })

  it.each<[string, Partial<Demand>, Partial<Settings>]>([
    ['Requests: none. Estimated cost: nothing.', {}, {}],
    [
      'at most 800, without retries, to https://a.example. Estimated cost: not known.',
      {
        address: 'https://a.example',
        accounts: [{ account: '', requests: 800, perMinute: 300, perDay: 9000 }],
      },
      {},
    ],
    ['Scans: at most 10, of them 4 for competitors.', {}, { competitors, samples: { min: 1, max: 3 } }],
  ])('says %j', (words, asked, overrides) => {
    expect(describeGate(asked, overrides)).toContain(words)
  })
})

describe('warnOfDemand', () => {
  const warn = (asked: Partial<Demand>) => warnOfDemand(demandOf(someSettings(), asked))

  it('names an engine without a price where max-cost limits the run', () => {
    const engines = [aCall({ costUsd: undefined })]
    expect(warn({ engines, maxCost: 1 })).toMatchObject([{ code: 'AVG_COST_UNKNOWN' }])
    expect(warn({ engines })).toEqual([])
    expect(warn({ engines: [aCall()], maxCost: 1 })).toEqual([])
  })

  it('says when the model of an engine ends', () => {
    const ends = { on: '2026-11-30', use: 'claude-sonnet-5-5' }
    expect(warn({ engines: [aCall({ ends })] })).toMatchObject([
      {
        code: 'AVG_MODEL_ENDS',
        what: 'The vendor ends the model of openai on 2026-11-30 and recommends claude-sonnet-5-5.',
      },
    ])
  })
})
