import { describe, expect, it } from 'vitest'
import { findBlocker, findCostLimit, findFullDays } from '../../src/gate/find-blocker.ts'
import { type Demand, demandOf } from '../../src/scan/demand.ts'
import { aCall } from '../support/demands.ts'
import { someSettings } from '../support/settings.ts'

const limits = { perMinute: 10, perDay: 500 }
const demand = (asked: Partial<Demand>, timeoutMinutes = 10) =>
  demandOf(someSettings({ timeoutMinutes }), asked)
const ofRequests = (requests: number, timeoutMinutes = 360) =>
  demand({ accounts: [{ account: 'https://api.example.com', requests, ...limits }] }, timeoutMinutes)

describe('findBlocker', () => {
  it('returns undefined for a run that fits its limits', () => {
    expect(findBlocker(ofRequests(100, 10))).toBeUndefined()
  })

  it('finds a run without a key first', () => {
    expect(findBlocker({ ...ofRequests(501), lacksKeys: true })).toEqual({ code: 'AVG_NO_SECRETS' })
  })

  it('finds a run that needs more than a day of requests', () => {
    expect(findBlocker(ofRequests(500))).toBeUndefined()
    expect(findBlocker(ofRequests(501))).toEqual({ code: 'AVG_LIMIT_DAY', requests: 501, perDay: 500 })
  })

  it('finds a run that the rate limit stretches beyond its time budget', () => {
    const tight = { requests: 101, perMinute: 10, timeoutMinutes: 10 }
    expect(findBlocker(ofRequests(101, 10))).toEqual({ code: 'AVG_TIME_BUDGET', ...tight })
  })

  it('does not stop a run for a rate limit per minute only', () => {
    const vendor = { account: 'openai', requests: 1000, perMinute: 10, perDay: undefined }
    expect(findBlocker(demand({ accounts: [vendor] }))).toBeUndefined()
  })
})

describe('findCostLimit', () => {
  it.each([1, 2])('adds up %i gates', gates => {
    const calls = () => [aCall({ costUsd: 0.5 }), aCall({ costUsd: 'unknown' })]
    const run = (maxCost: number) =>
      Array.from({ length: gates }, () => demand({ engines: calls(), maxCost, maxRequests: 9 }))
    const estimate = gates / 2
    expect(findCostLimit(run(estimate))).toBeUndefined()
    expect(findCostLimit(run(0.4))).toEqual({ code: 'AVG_COST_LIMIT', estimate, maxCost: 0.4 })
  })

  it.each([
    ['max-cost only', 5, undefined, ['mistral:new']],
    ['max-cost and max-requests', 5, 9, undefined],
    ['neither', undefined, undefined, undefined],
  ])('stops a run with an unknown price and %s', (_, maxCost, maxRequests, engines) => {
    const unknown = aCall({ engine: 'mistral:new', costUsd: 'unknown' })
    const run = [
      demand({ engines: [aCall()], maxCost }),
      demand({ engines: [unknown], maxCost, maxRequests }),
    ]
    expect(findCostLimit(run)).toEqual(engines && { code: 'AVG_COST_UNKNOWN', engines, maxCost })
  })
})

describe('findFullDays', () => {
  it('finds an account whose daily limit is too low for its gates together', () => {
    expect(findFullDays([ofRequests(250), ofRequests(250)])).toEqual([])
    expect(findFullDays([ofRequests(250), ofRequests(251)])).toEqual([
      { code: 'AVG_LIMIT_DAY', requests: 501, perDay: 500 },
    ])
  })

  it('leaves a single gate beyond the limit to findBlocker', () => {
    expect(findFullDays([ofRequests(501)])).toEqual([])
  })
})
