/** The checks of what each gate asks, and of all gates together. */
import { describe, expect, it } from 'vitest'
import { checkGates, checkPlan, type ExaminedGate } from '../../src/doctor/gates.ts'
import { check } from '../../src/report/document/checks.ts'
import { type Demand, demandOf } from '../../src/scan/demand.ts'
import { aCall } from '../support/demands.ts'
import { someSettings } from '../support/settings.ts'

function aGate(key: string, asked: Partial<Demand>, overrides: Partial<ExaminedGate> = {}): ExaminedGate {
  return {
    ...{ key, demand: demandOf(someSettings(), asked), checks: [] },
    ...overrides,
  }
}

const account = { account: 'https://api.example.com', perMinute: 300, perDay: 700 }
const hosted = (requests: number) => ({ address: account.account, accounts: [{ ...account, requests }] })

describe('checkPlan', () => {
  it('states the cost of each of twelve equal gates, and of all', () => {
    const gates = Array.from({ length: 12 }, (_, index) =>
      aGate(`gate-${index}`, { engines: [aCall({ costUsd: 1.155 })] }),
    )
    const checks = checkPlan(gates)
    expect(checks.map(({ text }) => text.split(':', 1)[0])).toEqual([
      ...gates.map(({ key }) => `Limits and cost of ${key}`),
      'Limits and cost of all 12 gates',
      'Estimate',
    ])
    expect(checks[0]?.text).toContain('Estimated cost: 1.16 USD.')
    expect(checks[12]?.text).toContain('Estimated cost: 13.86 USD.')
  })

  it.each([
    [1, '2.50', 2.4],
    [2, '5.00', 2.4],
  ])('stops %i gates that cost %s USD together', (count, estimate, maxCost) => {
    const gates = Array.from({ length: count }, (_, index) =>
      aGate(`${index}`, { engines: [aCall({ costUsd: 2.5 })], maxCost }),
    )
    const checks = checkPlan(gates)
    const stops = checks.filter(({ mark }) => mark === 'fail')
    expect(stops).toMatchObject([
      { todo: expect.stringContaining(`AVG_COST_LIMIT: This run is estimated to cost ${estimate} USD`) },
    ])
  })

  it('states once what gates ask together, and stops them once', () => {
    const call = aCall({ costUsd: 2.5 })
    const shared = ['one', 'two', 'three'].map(key => aGate(key, { engines: [call], maxCost: 1 }))
    expect(checkPlan(shared).map(({ mark, text }) => [mark, text.split('.', 1)[0]])).toEqual([
      ['fail', 'Limits and cost of all 3 gates: Requests: at most 2, without retries'],
      ['report', 'Estimate: Based on list prices and on typical tokens and searches for a question'],
    ])
    const withOther = [...shared, aGate('other', { engines: [aCall()], maxCost: 1 })]
    expect(checkPlan(withOther).map(({ mark, text }) => [mark, text.split(':', 1)[0]])).toEqual([
      ['pass', 'Limits and cost of one, two, three'],
      ['pass', 'Limits and cost of other'],
      ['fail', 'Limits and cost of all 4 gates'],
      ['report', 'Estimate'],
    ])
  })

  it('states once what a single gate asks', () => {
    expect(checkPlan([aGate('one', {})])).toMatchObject([
      { mark: 'pass', text: expect.stringMatching(/^Limits and cost: /), todo: '' },
    ])
  })

  it('names the gate that does not fit into its limits', () => {
    const checks = checkPlan([aGate('one', hosted(1)), aGate('two', hosted(701))])
    expect(checks.map(({ mark }) => mark)).toEqual(['pass', 'fail', 'fail'])
    expect(checks[1]?.todo).toMatch(/^AVG_LIMIT_DAY: This run needs 701 requests/)
  })

  it('stops all gates if together they exceed the daily limit of their account', () => {
    const checks = checkPlan([aGate('one', hosted(400)), aGate('two', hosted(400))])
    expect(checks.map(({ mark }) => mark)).toEqual(['pass', 'pass', 'fail'])
    expect(checks[2]?.todo).toMatch(/^AVG_LIMIT_DAY: This run needs 800 requests and the plan allows 700/)
  })

  it('reports a doubt about all gates once', () => {
    const demand = { engines: [aCall({ costUsd: 'unknown' })], maxCost: 5 }
    const [first] = checkPlan([aGate('one', demand), aGate('two', demand)])
    expect(first?.mark).toBe('warn')
    expect(first?.text).toMatch(/^Limits and cost: AVG_COST_UNKNOWN: /)
  })

  it('lists the checks that stop a gate, then those of requests and cost', () => {
    const checks = [check('fail', 'Pages: No page.'), check('warn', 'Names: Tide')]
    const gates = [aGate('one', {}, { checks }), aGate('two', {})]
    const short = checkPlan(gates)
    expect(short[0]).toEqual({ mark: 'fail', text: 'one: Pages: No page.', todo: '' })
    expect(checkGates(gates)).toEqual([short[0], check('warn', 'one: Names: Tide'), ...short.slice(1)])
  })
})
