import { describe, expect, it } from 'vitest'
import { warnOfDemand } from '../../../src/report/messages/demand.ts'
import { type Demand, demandOf } from '../../../src/scan/demand.ts'
import { aCall } from '../../support/demands.ts'
import { someSettings } from '../../support/settings.ts'

describe('warnOfDemand', () => {
  const warn = (asked: Partial<Demand>) => warnOfDemand(demandOf(someSettings(), asked))

  it('names an engine without a price where max-cost limits the run', () => {
    const engines = [aCall({ costUsd: undefined })]
    expect(warn({ engines, maxCost: 1 })).toMatchObject([{ code: 'AVG_COST_UNKNOWN' }])
    expect(warn({ engines })).toEqual([])
    expect(warn({ engines: [aCall()], maxCost: 1 })).toEqual([])
  })

  it.each([
    [
      { ends: { on: '2026-11-30', use: 'claude-sonnet-5-5' } },
      'AVG_MODEL_ENDS',
      'The vendor ends the model of openai on 2026-11-30 and recommends claude-sonnet-5-5.',
    ],
    [{ ends: { on: '2027-04-01' } }, 'AVG_MODEL_ENDS', 'The vendor ends the model of openai on 2027-04-01.'],
    [
      { change: { until: '2026-12-31', input: 1.5, output: 7.5 } },
      'AVG_PRICE_CHANGES',
      'The price of openai holds until 2026-12-31. Then a million tokens cost 1.5 USD in and 7.5 USD out.',
    ],
  ])('says of an engine with %j: %s', (announced, code, what) => {
    expect(warn({ engines: [aCall(announced)] })).toMatchObject([{ code, what }])
  })
})
