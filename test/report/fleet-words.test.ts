import { describe, expect, it } from 'vitest'
import { explainFleetFailures, summarizeFleet } from '../../src/report/fleet-words.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aFleet, aFleetGate, mixedFleet } from '../support/portfolio.ts'
import { failedWithEverything, passed } from '../support/report-outcomes.ts'
import { aFloor } from '../support/rule-results.ts'

const failedWith = (observed: number) =>
  aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail', observed, floor: 90 })] })

describe('the log line of a fleet', () => {
  it('has the verdict and the counts', () => {
    expect(summarizeFleet(mixedFleet)).toBe(
      'Verdict: fail. 12 gates: 3 failed, 3 in error, 1 inconclusive, 5 passed.',
    )
  })
})

describe('why the step of a fleet fails', () => {
  it('has each reason once with its code and its gates, the most important gate first', () => {
    const [first, ...lines] = explainFleetFailures(mixedFleet).split('\n')
    expect(first).toBe('6 of 12 gates fail this run.')
    expect(lines.map(line => line.split(': ').slice(0, 2))).toEqual([
      ['AVG_RULE_MAX_BCR_DROP', 'acme-de'],
      ['AVG_RULE_MAX_BCR_DROP', 'acme-fr'],
      ['AVG_RULE_MAX_BCR_DROP', 'globex-us'],
      ['AVG_SHARDS_MISSING', '2 gates (globex-de, globex-fr)'],
      ['AVG_AUTH_401', 'initech-de'],
    ])
  })

  it('says how many reasons and gates are not named', () => {
    const one = explainFleetFailures(aFleet([aFleetGate('a', failedWithEverything), aFleetGate('b', passed)]))
    expect(one).toMatch(/^1 of 2 gates fails this run\.\nAVG_\w+: a: .*And \d more reasons?\.$/)
    const gates = Array.from({ length: 30 }, (_, index) =>
      aFleetGate(`gate-${index}`, anOutcome({ verdict: failedWith(index) })),
    )
    const many = explainFleetFailures(aFleet(gates)).split('\n')
    expect(many).toHaveLength(12)
    expect(many.at(-1)).toBe('20 more gates fail.')
  })

  it('is empty where no condition of fail-on holds', () => {
    expect(explainFleetFailures(aFleet([aFleetGate('a', failedWithEverything, { failOn: [] })]))).toBe('')
  })

  it('stays on the line of its gate, whatever a key holds', () => {
    const fleet = aFleet([aFleetGate('a\n::error::b', failedWithEverything), aFleetGate('b', passed)])
    expect(explainFleetFailures(fleet).split('\n')).toHaveLength(2)
  })
})
