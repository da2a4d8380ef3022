import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/report/outcome.ts'
import { describeFailures, describeInconclusive } from '../../src/report/reasons.ts'
import { describeFleetFailures, summarizeFleet } from '../../src/report/run-outcome.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aFleet, aFleetGate, mixedFleet } from '../support/portfolio.ts'
import { failedWithEverything, passed } from '../support/report-outcomes.ts'
import { aFloor } from '../support/rule-results.ts'
import { situations } from '../support/situations.ts'

const of = (name: string): Outcome => {
  const outcome = situations[name]
  if (outcome === undefined) throw new RangeError(name)
  return outcome
}

it.each([
  [
    'live-dropped-in-germany',
    ['AVG_RULE_MAX_BCR_DROP: Acme is cited in 10% of the answers in Germany. It was 60%.'],
  ],
  ['content-noindex', ['AVG_RULE_MAX_ANSWER_LOSS: 5 of 24 questions lost their answer']],
  ['live-dropped-and-silent', ['AVG_RULE_MAX_BCR_DROP: ', 'AVG_ENGINE_KEY: ']],
  ['live-service-down', ['AVG_SERVICE_5XX: The scan service failed with status 503: Acme was not measured.']],
])('tells each finding that fails the step on a line, with its code: %s', (name, beginnings) => {
  const lines = describeFailures(of(name)).split('\n')
  expect(lines).toEqual(beginnings.map(beginning => expect.stringMatching(`^${beginning}`)))
})

it('says of an inconclusive run in the log what its report says', () => {
  expect(describeInconclusive(of('live-may-be-chance'))).toMatch(
    /^AVG_INCONCLUSIVE: Acme is cited in 36% of the answers, was 5\d%\. This may be chance\. The check passes\. The next run/,
  )
})

const failedWith = (observed: number) =>
  aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail', observed, floor: 90 })] })

describe('the log line of a fleet', () => {
  it('has the verdict and the counts', () => {
    expect(summarizeFleet(mixedFleet)).toBe(
      'Verdict: fail. 12 gates: 3 failed, 3 were not measured, 1 may have fallen by chance, 5 passed.',
    )
    const outcome = anOutcome({ verdict: aVerdict({ reportOnly: true, rules: [] }) })
    const reporting = ['a', 'b'].map(key => aFleetGate(key, outcome))
    expect(summarizeFleet(aFleet(reporting))).toBe('Verdict: pass. 2 gates: 2 have no rule and cannot fail.')
  })
})

describe('why the step of a fleet fails', () => {
  it('has each reason once with its code and its gates, the most important gate first', () => {
    const [first, ...lines] = describeFleetFailures(mixedFleet).split('\n')
    expect(first).toBe('6 of 12 gates fail this run.')
    expect(lines.map(line => line.split(': ').slice(0, 2))).toEqual([
      ['AVG_RULE_MAX_BCR_DROP', 'acme-de'],
      ['AVG_RULE_MAX_BCR_DROP', 'acme-fr'],
      ['AVG_RULE_MAX_BCR_DROP', 'globex-us'],
      ['AVG_SERVICE_5XX', '2 gates (globex-de, globex-fr)'],
      ['AVG_AUTH_401', 'initech-de'],
    ])
  })

  it('says how many reasons and gates are not named', () => {
    const one = describeFleetFailures(
      aFleet([aFleetGate('a', failedWithEverything), aFleetGate('b', passed)]),
    )
    expect(one).toMatch(/^1 of 2 gates fails this run\.\nAVG_\w+: a: .*And \d more reasons?\.$/)
    const gates = Array.from({ length: 30 }, (_, index) =>
      aFleetGate(`gate-${index}`, anOutcome({ verdict: failedWith(index) })),
    )
    const many = describeFleetFailures(aFleet(gates)).split('\n')
    expect(many).toHaveLength(12)
    expect(many.at(-1)).toBe('20 more gates fail.')
  })

  it('is empty where no condition of fail-on holds', () => {
    expect(describeFleetFailures(aFleet([aFleetGate('a', failedWithEverything, { failOn: [] })]))).toBe('')
  })

  it('stays on the line of its gate, whatever a key holds', () => {
    const fleet = aFleet([aFleetGate('a\n::error::b', failedWithEverything), aFleetGate('b', passed)])
    expect(describeFleetFailures(fleet).split('\n')).toHaveLength(2)
  })
})
