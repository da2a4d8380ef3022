/** What the result file has about noise and drops: real verdicts on small measurements. */
import { expect, it } from 'vitest'
import type { Outcome } from '../../src/report/outcome.ts'
import { measuredCases } from '../support/measured-cases.ts'
import { resultFileOf } from '../support/result-file.ts'

function caseOf(name: string): Outcome {
  const outcome = measuredCases[name]
  if (outcome === undefined) throw new RangeError(`there is no case ${name}`)
  return outcome
}

it('has the sight of the gate and the engines with a drop in the result file', () => {
  expect(resultFileOf(caseOf('few-keywords-unchanged')).sight).toMatchObject({
    ...{ cited: 3, runs_per_year: 52 },
    losses: expect.arrayContaining([{ loss: 'quarter' }]),
  })
  expect(resultFileOf(caseOf('one-engine-down')).verdict.drops.engine_drops).toMatchObject([
    { engine: 'perplexity', now: 0.05, p_value: expect.any(Number) },
  ])
  expect(resultFileOf(caseOf('numbers-from-inputs'))).not.toHaveProperty('sight')
})
