import { describe, expect, it } from 'vitest'
import { listRules } from '../../../src/gate/verdict.ts'
import type { FailOn } from '../../../src/inputs/stored-settings.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { describeRunFailures } from '../../../src/report/text/log.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aFleet, aFleetGate, mixedFleet } from '../../support/portfolio.ts'
import { failedWithEverything, passed } from '../../support/report-outcomes.ts'
import { aFloor } from '../../support/rule-results.ts'
import { situations } from '../../support/situations.ts'

const situation = (name: string): Outcome => {
  const outcome = situations[name]
  if (outcome === undefined) throw new RangeError(name)
  return outcome
}
const fleetOf = (outcome: Outcome, failOn?: FailOn[]) =>
  aFleet([aFleetGate('default', outcome, failOn && { failOn })])
const codesOf = (text: string) => Array.from(text.matchAll(/^AVG_\w+/gm), ([code]) => code)

it.each([
  ['live-dropped-in-germany', ['AVG_RULE_MAX_BCR_DROP']],
  ['content-noindex', ['AVG_RULE_MAX_ANSWER_LOSS']],
  ['live-dropped-and-silent', ['AVG_RULE_MAX_BCR_DROP', 'AVG_ENGINE_KEY']],
  ['live-service-down', ['AVG_SERVICE_5XX']],
])('lists each finding that fails the step on a line, with its code: %s', (name, codes) => {
  const text = describeRunFailures(fleetOf(situation(name)))
  expect(codesOf(text)).toEqual(codes)
  expect(text.split('\n')).toHaveLength(codes.length)
})

it.each([
  ['by the reasons if no rule failed', 'live-service-down', ['error'], ['AVG_SERVICE_5XX']],
  ['by the missing baseline', 'live-no-baseline-fails', ['fail', 'no-baseline'], ['AVG_BASELINE_MISSING']],
] satisfies [string, string, FailOn[], string[]][])('explains a step %s', (_, name, failOn, codes) => {
  expect(codesOf(describeRunFailures(fleetOf(situation(name), failOn)))).toEqual(codes)
})

it('does not name a finding that only warns among the reasons', () => {
  const lags = situation('live-fact-lags')
  const verdict = aVerdict({
    status: 'fail',
    rules: [...listRules(lags.verdict), aFloor({ outcome: 'fail' })],
  })
  const text = describeRunFailures(fleetOf({ ...lags, verdict, failures: ['fail'] }))
  expect(codesOf(text)).toEqual(['AVG_RULE_MIN_OVERALL_BCR'])
})

describe('why the step of a fleet fails', () => {
  it('has the reason of each gate with its code, the most important gate first', () => {
    const [first, ...lines] = describeRunFailures(mixedFleet).split('\n')
    expect(first).toBe('6 of 12 gates fail this run.')
    expect(lines.map(line => line.split(': ').slice(0, 2))).toEqual([
      ['AVG_RULE_MAX_BCR_DROP', 'acme-de'],
      ['AVG_RULE_MAX_BCR_DROP', 'acme-fr'],
      ['AVG_RULE_MAX_BCR_DROP', 'globex-us'],
      ['AVG_SERVICE_5XX', 'globex-de'],
      ['AVG_SERVICE_5XX', 'globex-fr'],
      ['AVG_AUTH_401', 'initech-de'],
    ])
  })

  it('says how many reasons and gates are not named', () => {
    const one = describeRunFailures(aFleet([aFleetGate('a', failedWithEverything), aFleetGate('b', passed)]))
    expect(one).toMatch(/^1 of 2 gates fails this run\.\nAVG_\w+: a: .*And \d more reasons?\.$/)
    const failedWith = (observed: number) =>
      aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail', observed, floor: 90 })] })
    const gates = Array.from({ length: 30 }, (_, index) =>
      aFleetGate(`gate-${index}`, anOutcome({ verdict: failedWith(index) })),
    )
    const many = describeRunFailures(aFleet(gates)).split('\n')
    expect(many).toHaveLength(12)
    expect(many.at(-1)).toBe('20 more gates fail.')
  })

  it('stays on the line of its gate, whatever a key holds', () => {
    const fleet = aFleet([aFleetGate('a\n::error::b', failedWithEverything), aFleetGate('b', passed)])
    expect(describeRunFailures(fleet).split('\n')).toHaveLength(2)
  })
})
