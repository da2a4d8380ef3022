import { describe, expect, it } from 'vitest'
import type { Sensitivity } from '../../../src/gate/sensitivity.ts'
import { describeSensitivity } from '../../../src/report/document/sections/certainty.ts'
import { measuredCases, runCase } from '../../support/measured-cases.ts'
import { anOutcome, aVerdict, someDrops } from '../../support/outcomes.ts'
import { aDrop, aTest } from '../../support/rule-results.ts'

/** Of 20 answers, 9 cite now and 10 did before; 4 or fewer are significant. */
function sightOf(sensitivity: Partial<Sensitivity>, drop: Parameters<typeof aDrop>[0] = {}) {
  const tolerance = { kind: 'percent', value: 10 } as const
  const rule = aDrop({ baseline: 50, tolerance, allowed: 5, test: aTest(), ...drop })
  return describeSensitivity(
    anOutcome({
      verdict: aVerdict({ rules: [rule], drops: someDrops({ noise: 'tested' }) }),
      sensitivity: {
        ...{ keywords: 20, samples: 1, answers: 20, citedNow: 9 },
        ...{ answersBefore: 20, citedBefore: 10, failsAt: 4, ...sensitivity },
      },
    }),
  )
}

describe('what the gate can see', () => {
  it('is the number of cited answers at which it fails, beside those of this run and before', () => {
    expect(sightOf({})).toBe(
      'This gate fails at 4 or fewer cited answers of 20. This run has 9 cited answers of 20, the runs before have 10 on average.',
    )
    expect(sightOf({ failsAt: 0 })).toContain('only when none of the 20 answers cites the brand.')
  })

  it('is no more than the limit lets it see', () => {
    expect(sightOf({ failsAt: 8, citedNow: 10 }, { allowed: 25 })).toContain('at 4 or fewer')
    expect(sightOf({ failsAt: 8, citedNow: 10 }, { allowed: 46 })).toContain('only when none')
    expect(sightOf({}, { allowed: 50 })).toContain('your limit is as large as the level before')
    const moreBefore = { failsAt: 8, answersBefore: 60, citedBefore: 30 }
    expect(sightOf(moreBefore, { allowed: 25 })).toContain('at 4 or fewer')
  })

  it('has the number of answers before where that differs', () => {
    expect(sightOf({ answersBefore: 60, citedBefore: 30.5 })).toContain(
      'the runs before have 30.5 of 60 on average.',
    )
  })

  it('says that the drop of a failed run is seen, and names no higher limit', () => {
    const sight = sightOf({ citedNow: 3, failsAt: 3 }, { outcome: 'fail', observed: 15, drop: 35 })
    expect(sight).toMatch(/^The gate sees this drop\. This run has 3 cited answers of 20/)
    expect(sightOf({ citedNow: 3, failsAt: 3 }, { outcome: 'inconclusive' })).toMatch(/^This run has 3/)
  })

  it('is about all engines where the drop of one engine decides', () => {
    expect(sightOf({}, { outcome: 'fail', engines: ['gemini'] })).toMatch(/^Over all engines, this gate/)
  })

  it('says that nothing can be seen, and how many questions or samples would change that', () => {
    expect(sightOf({ keywords: 5, citedBefore: 3, failsAt: undefined })).toBe(
      'This gate cannot fail on a drop yet: the runs before have 3 cited answers on average, and even the loss of all of them can be chance. About 10 questions, or 2 samples for each question, would change that.',
    )
    expect(sightOf({ citedBefore: 0.2, failsAt: undefined })).toContain('cited too seldom to see a loss')
    expect(sightOf({ citedBefore: 0, failsAt: undefined })).toContain('there is no citation to lose')
  })

  it('is true: with the questions or the samples that it names, the gate can fail', () => {
    const before = [{ chatgpt: 6 }]
    const now = { chatgpt: 6 }
    expect(measuredCases['few-keywords-unchanged']?.sensitivity?.failsAt).toBeUndefined()
    expect(runCase({ keywords: 10, before, now }).sensitivity?.failsAt).toBeTypeOf('number')
    expect(runCase({ keywords: 5, samples: 2, before, now }).sensitivity?.failsAt).toBeTypeOf('number')
  })

  it('is not told without a test, nor without a rule on the score', () => {
    expect(describeSensitivity(anOutcome())).toBeUndefined()
    const { sensitivity } = measuredCases['clear-drop'] ?? {}
    expect(describeSensitivity(anOutcome({ sensitivity }))).toBeUndefined()
  })
})
