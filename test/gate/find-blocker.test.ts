import { describe, expect, it } from 'vitest'
import { findBlocker, findFullDays } from '../../src/gate/find-blocker.ts'
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
    expect(findBlocker({ ...ofRequests(501), lacksKeys: true })).toEqual({ kind: 'no-secrets' })
  })

  it('finds a run that needs more than a day of requests', () => {
    expect(findBlocker(ofRequests(500))).toBeUndefined()
    expect(findBlocker(ofRequests(501))).toEqual({ kind: 'day-limit', requests: 501, perDay: 500 })
  })

  it('finds a run that the rate limit alone stretches beyond its time budget', () => {
    const tight = { requests: 101, perMinute: 10, timeoutMinutes: 10 }
    expect(findBlocker(ofRequests(101, 10))).toEqual({ kind: 'time-budget', ...tight })
  })

  it('lets a vendor answer what it can in the time', () => {
    const vendor = { account: 'openai', requests: 1000, perMinute: 10, perDay: undefined }
    expect(findBlocker(demand({ accounts: [vendor] }))).toBeUndefined()
  })

  it('finds a run that is estimated to cost more than max-cost, and takes an unknown cost for nothing', () => {
    const engines = [aCall({ costUsd: 0.18 }), aCall({ costUsd: undefined })]
    expect(findBlocker(demand({ engines, maxCost: 0.18 }))).toBeUndefined()
    expect(findBlocker(demand({ engines, maxCost: 0.17 }))).toEqual({
      ...{ kind: 'cost-limit', estimate: 0.18, maxCost: 0.17 },
    })
  })
})

describe('findFullDays', () => {
  it('finds an account whose day is too short for its gates together', () => {
    expect(findFullDays([ofRequests(250), ofRequests(250)])).toEqual([])
    expect(findFullDays([ofRequests(250), ofRequests(251)])).toEqual([
      { kind: 'day-limit', requests: 501, perDay: 500 },
    ])
  })

  it('leaves a gate that is too large alone to findBlocker', () => {
    expect(findFullDays([ofRequests(501)])).toEqual([])
  })
})
