import { describe, expect, it } from 'vitest'
import { planFleet } from '../../src/commands/plan.ts'
import type { Gate } from '../../src/inputs/gates.ts'
import { fleetPlanParts } from '../../src/report/document/plan.ts'
import { buildFleetPlan } from '../../src/report/json/commands.ts'
import type { FleetPlan } from '../../src/report/run-plan.ts'
import { renderTextParts } from '../../src/report/text/text.ts'
import { ENGINE_KEY } from '../support/engines.ts'
import { aGate } from '../support/fleet.ts'

const keywordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `keyword ${index}`).join('\n')

const hosted = (inputs: Record<string, string>) =>
  aGate({
    inputs: {
      ...{ keywords: keywordsOf(400), engines: 'chatgpt', 'scan-per': 'keyword', 'timeout-minutes': '60' },
      ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', ...inputs },
    },
  })

/** Returns the plan as the command prints it. */
function textOf(plan: FleetPlan): string {
  return renderTextParts(fleetPlanParts(plan))
    .map(line => line.map(({ text }) => text).join(''))
    .join('\n')
}

describe('the plan of several gates', () => {
  async function plansOf(...given: Record<string, string>[]) {
    const gates: Gate[] = []
    for (const [index, inputs] of given.entries()) {
      const { gate } = await hosted({ plan: 'business', key: `gate-${index}`, ...inputs })
      gates.push(gate)
    }
    const { context } = await hosted({})
    return planFleet(gates, context)
  }

  it('adds up what they ask of one account, and the time that it takes', async () => {
    const [one, two] = [await plansOf({}), await plansOf({}, {})]
    expect([one.requests, two.requests]).toEqual([400, 800])
    expect([one.minutes, two.minutes]).toEqual([1, 2])
    const apart = await plansOf({}, { 'base-url': 'https://other.example.com' })
    expect([apart.requests, apart.minutes]).toEqual([800, 1])
  })

  it('says where the day of an account is too short for them together', async () => {
    const { blockers } = await plansOf({ limits: '700/day' }, { limits: '700/day' })
    expect(blockers).toEqual([{ key: undefined, blocker: { kind: 'day-limit', requests: 800, perDay: 700 } }])
  })

  it('names the gate that does not fit into its time', async () => {
    const plan = await plansOf({}, { 'timeout-minutes': '1' })
    expect(plan.blockers).toMatchObject([
      { key: 'gate-1', blocker: { kind: 'time-budget', timeoutMinutes: 1 } },
    ])
    expect(textOf(plan)).toMatch(/^ {2}AVG_TIME_BUDGET: gate-1: /m)
  })

  it('says what they ask and how long that takes, as text and as JSON', async () => {
    const plan = await plansOf({}, {})
    expect(textOf(plan)).toContain('Time under the rate limits  at least 2 minutes')
    expect(buildFleetPlan(plan)).toMatchObject({
      ...{ scans: 800, requests: 800, minutes: 2 },
      ...{ estimated_cost_usd: null, blocked: [] },
      gates: [{ key: 'gate-0', requests: 400 }, { key: 'gate-1' }],
    })
  })

  it('takes the limits of a vendor for a live engine', async () => {
    const inputs = { keywords: keywordsOf(400), engines: 'openai', 'brand-domains': 'acme.example' }
    const { gate, context } = await aGate({ inputs, env: { OPENAI_API_KEY: ENGINE_KEY } })
    const gates = ['first', 'second'].map(key => ({ ...gate, key }))
    // 800 requests at 50 a minute take 15 minutes after those of the first.
    expect(await planFleet(gates, context)).toMatchObject({ requests: 800, minutes: 15, blockers: [] })
  })

  it('takes no time where nothing is asked outside', async () => {
    const { gate, context } = await aGate({ inputs: { keywords: keywordsOf(1200) } })
    expect(await planFleet([gate], context)).toMatchObject({ scans: 1200, requests: 0, minutes: 0 })
  })
})
