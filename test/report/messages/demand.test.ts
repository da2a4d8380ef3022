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
