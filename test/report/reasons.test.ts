import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/report/outcome.ts'
import { explainFailures, explainInconclusive, summarize } from '../../src/report/reasons.ts'
import { situations } from '../support/situations.ts'

const of = (name: string): Outcome => {
  const outcome = situations[name]
  if (outcome === undefined) throw new RangeError(name)
  return outcome
}

describe('why a step fails', () => {
  it('is the headline, with the code of the rule that decides', () => {
    expect(explainFailures(of('live-dropped-in-germany'))).toBe(
      'AVG_RULE_MAX_BCR_DROP: Acme is cited in 10% of the answers in Germany. It was 60%.',
    )
    expect(explainFailures(of('content-noindex'))).toBe(
      'AVG_RULE_MAX_ANSWER_LOSS: 5 of 24 questions lost their answer: docs/install.md is hidden.',
    )
  })

  it('is one line for each finding that asks for attention', () => {
    expect(explainFailures(of('live-dropped-and-silent')).split('\n')).toEqual([
      expect.stringMatching(/^AVG_RULE_MAX_BCR_DROP: Acme is cited in 10% of the answers\. It was 80%/),
      expect.stringMatching(
        /^AVG_ENGINE_KEY: ChatGPT did not answer: OpenAI refused the key\. Put a valid key/,
      ),
    ])
  })

  it('says of a run that stopped what stopped it and what to do', () => {
    expect(explainFailures(of('live-service-down'))).toMatch(
      /^AVG_SERVICE_5XX: The scan service failed with status 503: Acme was not measured\. The service answered 503/,
    )
  })
})

it('says of an inconclusive run in the log what its report says', () => {
  expect(explainInconclusive(of('live-may-be-chance'))).toMatch(
    /^AVG_INCONCLUSIVE: Acme is cited in 39% of the answers, was 5\d%\. This may be chance\. The check passes\. The next run/,
  )
})

it('ends the log with the headline', () => {
  expect(summarize(of('content-pass'))).toBe('Verdict: pass. No question lost its answer.')
})
