/** The checks of what gates ask: those of each gate, and those of all together. */
import { describe, expect, it } from 'vitest'
import type { GateFindings } from '../../../src/report/diagnosis.ts'
import { checksOf, demandChecksOf } from '../../../src/report/document/doctor.ts'
import { type Demand, demandOf } from '../../../src/scan/demand.ts'
import { aCall } from '../../support/demands.ts'
import { someSettings } from '../../support/settings.ts'

function aGate(key: string, asked: Partial<Demand>, overrides: Partial<GateFindings> = {}): GateFindings {
  return {
    ...{
      key,
      demand: demandOf(someSettings(), asked),
      baseline: 'none',
      commonNames: [],
      issue: 'never',
      comment: 'always',
      pages: undefined,
    },
    ...{ keys: [], live: [] },
    ...overrides,
  }
}

const account = { account: 'https://api.example.com', perMinute: 300, perDay: 700 }
const hosted = (requests: number) => ({ address: account.account, accounts: [{ ...account, requests }] })

describe('demandChecksOf', () => {
  it('says what each of twelve equal gates costs, and all of them', () => {
    const gates = Array.from({ length: 12 }, (_, index) =>
      aGate(`gate-${index}`, { engines: [aCall({ costUsd: 1.155 })] }),
    )
    const checks = demandChecksOf(gates)
    expect(checks.map(({ subject }) => subject)).toEqual([
      ...gates.map(({ key }) => `Limits and cost of ${key}`),
      'Limits and cost of all 12 gates',
      'Estimate',
    ])
    expect(checks[0]?.text).toContain('Estimated cost: 1.16 USD.')
    expect(checks[12]?.text).toContain('Estimated cost: 13.86 USD.')
  })

  it.each([
    [1, '2.50', 2.4],
    [2, '5.00', 4.9],
  ])('stops %i gates that cost %s USD together', (count, estimate, maxCost) => {
    const asked = { engines: [aCall({ costUsd: 2.5 })], maxCost }
    const checks = demandChecksOf(Array.from({ length: count }, (_, index) => aGate(`${index}`, asked)))
    const stops = checks.filter(({ status }) => status === 'stop')
    expect(stops).toMatchObject([
      { remedy: expect.stringContaining(`AVG_COST_LIMIT: This run is estimated to cost ${estimate} USD`) },
    ])
  })

  it('says of a single gate what it asks, once', () => {
    expect(demandChecksOf([aGate('one', {})])).toMatchObject([
      { status: 'ok', subject: 'Limits and cost', remedy: '' },
    ])
  })

  it('names the gate that does not fit into its limits', () => {
    const checks = demandChecksOf([aGate('one', hosted(1)), aGate('two', hosted(701))])
    expect(checks.map(({ status }) => status)).toEqual(['ok', 'stop', 'stop'])
    expect(checks[1]?.remedy).toMatch(/^AVG_LIMIT_DAY: This run needs 701 requests/)
  })

  it('stops all gates where the day of their account is too short for them together', () => {
    const checks = demandChecksOf([aGate('one', hosted(400)), aGate('two', hosted(400))])
    expect(checks.map(({ status }) => status)).toEqual(['ok', 'ok', 'stop'])
    expect(checks[2]?.remedy).toMatch(/^AVG_LIMIT_DAY: This run needs 800 requests and the plan allows 700/)
  })

  it('says once what is doubtful of all gates', () => {
    const engines = [aCall({ ends: { on: '2026-11-30', use: 'gpt-7' } })]
    const [first] = demandChecksOf([aGate('one', { engines }), aGate('two', { engines })])
    expect(first).toMatchObject({ status: 'warning', subject: 'Limits and cost' })
    expect(first?.text).toMatch(/^AVG_MODEL_ENDS: The vendor ends the model of openai on 2026-11-30/)
  })

  it('asks a workflow for the permissions that the gates of the config file need', () => {
    const step = {
      ...{ file: '.github/workflows/weekly.yml', job: 'weekly', events: ['schedule'], inputs: {} },
      ...{ permissions: { contents: 'read' }, variables: [], fetchDepth: 0 },
    }
    const textOf = (config: string | undefined) => {
      const gates = [aGate('one', {}, { issue: 'on-failure' })]
      const checks = checksOf({
        ...{ checkout: { kind: 'whole', hasParent: true }, steps: [step], unreadable: [] },
        ...{ token: { kind: 'no-token' }, run: { config, gates } },
      })
      return checks.map(({ text, remedy }) => `${text} ${remedy}`).join()
    }
    expect(textOf('.github/ai-visibility.yml')).toContain('issues: write')
    expect(textOf(undefined)).not.toContain('issues: write')
  })

  it('is what the checks of doctor end with, and what stops the gates', () => {
    const pages = { problem: { kind: 'no-pages' as const, lookedFor: [], passedOver: [] } }
    const run = { config: undefined, gates: [aGate('one', hosted(1), { pages, commonNames: ['Tide'] })] }
    const checkout = { kind: 'whole', hasParent: true } as const
    const all = checksOf({
      ...{ checkout, steps: [], unreadable: [], token: { kind: 'no-token' }, run },
    })
    const short = demandChecksOf(run.gates)
    expect(short.map(({ subject }) => subject)).toEqual(['Pages', 'Limits and cost'])
    expect(all).toEqual(expect.arrayContaining(short))
    expect(all.map(({ subject }) => subject)).toContain('Names')
  })
})
