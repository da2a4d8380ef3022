import { describe, expect, it } from 'vitest'
import { demandOf, sumDemands } from '../../src/scan/demand.ts'
import { aCall } from '../support/demands.ts'
import { someSettings } from '../support/settings.ts'

const hosted = (account: string, perMinute = 300) =>
  demandOf(someSettings(), {
    address: account,
    accounts: [{ account, requests: 400, perMinute, perDay: 10_000 }],
  })
const live = (costUsd?: number | 'unknown') =>
  demandOf(someSettings(), { engines: [aCall({ answers: 400, ...(costUsd !== undefined && { costUsd }) })] })

describe('sumDemands', () => {
  it('adds up the requests to one account, and their time', () => {
    expect(sumDemands([hosted('https://a.example')])).toMatchObject({ requests: 400, minutes: 1 })
    const shared = sumDemands([hosted('https://a.example'), hosted('https://a.example')])
    expect(shared).toMatchObject({ requests: 800, minutes: 2 })
    const apart = sumDemands([hosted('https://a.example'), hosted('https://b.example')])
    expect(apart).toMatchObject({ requests: 800, minutes: 1 })
  })

  it('uses the lowest limit of an account', () => {
    expect(sumDemands([hosted('https://a.example'), hosted('https://a.example', 100)]).minutes).toBe(7)
  })

  it('uses the limits of the vendor for a live engine', () => {
    // 800 requests at 50 a minute take 15 minutes after those of the first.
    expect(sumDemands([live(1), live(1)])).toMatchObject({ requests: 800, minutes: 15 })
  })

  it('adds up the known costs, and reports unknown ones', () => {
    const sum = sumDemands([live(1.25), live(0.5)])
    expect(sum).toMatchObject({ costUsd: 1.75, isWhole: true, unpriced: [] })
    const unknown = sumDemands([live(1.25), live('unknown'), live('unknown')])
    expect(unknown).toMatchObject({ costUsd: 1.25, isWhole: false, unpriced: ['openai'] })
    expect(sumDemands([hosted('https://a.example')])).toMatchObject({ costUsd: 0, isWhole: false })
  })

  it('counts a question once that several gates ask', () => {
    const engines = [aCall({ answers: 10, costUsd: 1 })]
    const more = { ...engines[0], questions: [...(engines[0]?.questions ?? []), 'another'] }
    const gates = [engines, engines, [aCall({ ...more })]].map(calls =>
      demandOf(someSettings(), { engines: calls }),
    )
    const sum = sumDemands(gates)
    expect(sum).toMatchObject({ requests: 11, sharedAnswers: 20 })
    expect(sum.costUsd).toBeCloseTo(1.1, 10)
  })
})
