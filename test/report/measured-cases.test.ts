/** What people read about noise, drops and decline: real verdicts on small measurements, in the summary, which holds all. */
import { describe, expect, it } from 'vitest'
import { annotationsOf } from '../../src/report/annotations.ts'
import { buildResult } from '../../src/report/json/result.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { renderSummary } from '../support/documents.ts'
import { measuredCases } from '../support/measured-cases.ts'

function caseOf(name: string): Outcome {
  const outcome = measuredCases[name]
  if (outcome === undefined) throw new RangeError(`there is no case ${name}`)
  return outcome
}

describe('the summary', () => {
  it.each(Object.entries(measuredCases))('of the case %s', async (name, outcome) => {
    await expect(renderSummary(outcome)).toMatchFileSnapshot(`snapshots/measured/${name}.md`)
  })
})

describe('a decline', () => {
  const outcome = caseOf('decline')

  it('has an annotation with its own code and its day', () => {
    expect(annotationsOf([{ load: () => outcome }])).toMatchObject([
      {
        title: 'AI visibility: decline',
        message: expect.stringMatching(
          /^AVG_RULE_DECLINE: .*since 18 September 2026.* chance does not explain this\.$/,
        ),
      },
    ])
  })

  it('is in the result file with its day and both levels', () => {
    const rule = buildResult(outcome).rules.find(result => result.rule === 'decline')
    expect(rule).toMatchObject({
      outcome: 'fail',
      baseline: expect.closeTo(55.3, 1),
      decline: { since: '2026-09-18T10:00:00.000Z', before: expect.closeTo(55.3, 1) },
    })
  })
})

it('has the sight of the gate and the engines with a drop in the result file', () => {
  expect(buildResult(caseOf('few-keywords-unchanged')).sensitivity).toEqual({
    ...{ keywords: 5, samples: 1, answers: 5, cited_now: 3 },
    ...{ answers_before: 5, cited_before: 3, fails_at: null },
  })
  expect(buildResult(caseOf('one-engine-down')).engine_drops).toMatchObject([
    { engine: 'perplexity', now: expect.closeTo(1 / 12), evidence: { method: 'paired', size: 12 } },
  ])
  expect(buildResult(caseOf('numbers-from-inputs'))).toMatchObject({ sensitivity: null, engine_drops: [] })
})
