import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/report/outcome.ts'
import { describeFailures, describeInconclusive, summarize } from '../../src/report/reasons.ts'
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

describe('why a step fails', () => {
  it('is the headline, with the code of the rule that decides', () => {
    expect(describeFailures(of('live-dropped-in-germany'))).toBe(
      'AVG_RULE_MAX_BCR_DROP: Acme is cited in 10% of the answers in Germany. It was 60%.',
    )
    expect(describeFailures(of('content-noindex'))).toBe(
      'AVG_RULE_MAX_ANSWER_LOSS: 5 of 24 questions lost their answer: docs/install.md is hidden.',
    )
  })

  it('is one line for each finding that asks for attention', () => {
    expect(describeFailures(of('live-dropped-and-silent')).split('\n')).toEqual([
      expect.stringMatching(/^AVG_RULE_MAX_BCR_DROP: Acme is cited in 10% of the answers\. It was 80%/),
      expect.stringMatching(
        /^AVG_ENGINE_KEY: ChatGPT did not answer: OpenAI refused the key\. Put a valid key/,
      ),
    ])
  })

  it('says of a run that stopped what stopped it and what to do', () => {
    expect(describeFailures(of('live-service-down'))).toMatch(
      /^AVG_SERVICE_5XX: The scan service failed with status 503: Acme was not measured\. The service answered 503/,
    )
  })
})

it('says of an inconclusive run in the log what its report says', () => {
  expect(describeInconclusive(of('live-may-be-chance'))).toMatch(
    /^AVG_INCONCLUSIVE: Acme is cited in 36% of the answers, was 5\d%\. This may be chance\. The check passes\. The next run/,
  )
})

it('ends the log with the headline', () => {
  expect(summarize(of('content-pass'))).toBe('Verdict: pass. No question lost its answer.')
})

const failedWith = (observed: number) =>
  aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail', observed, floor: 90 })] })

describe('the log line of a fleet', () => {
  it('has the verdict and the counts', () => {
    expect(summarizeFleet(mixedFleet)).toBe(
      'Verdict: fail. 12 gates: 3 failed, 3 in error, 1 inconclusive, 5 passed.',
    )
    const outcome = anOutcome({ verdict: aVerdict({ reportOnly: true, rules: [] }) })
    const reporting = ['a', 'b'].map(key => aFleetGate(key, outcome))
    expect(summarizeFleet(aFleet(reporting))).toBe(
      'Verdict: pass. 2 gates: 2 without a rule, which cannot fail.',
    )
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
