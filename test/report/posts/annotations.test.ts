import { describe, expect, it } from 'vitest'
import type { RuleResult } from '../../../src/gate/verdict.ts'
import type { KeywordChange } from '../../../src/owners/keyword-change.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { annotationsOf as annotationsOfGates } from '../../../src/report/posts/annotations.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { aContentComparison, aLostAnswer as lost } from '../../support/keyword-changes.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aDrop, aFloor, anAnswerLoss, aRequirement } from '../../support/rule-results.ts'

const failing = (...rules: RuleResult[]) => aVerdict({ status: 'fail', rules })

const answers = (keywords: KeywordChange[]) =>
  anAnswerLoss({
    outcome: 'fail',
    checked: keywords.length,
    lost: keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword),
  })
const annotationsOf = (outcome: Outcome) => annotationsOfGates([describeGate(outcome)])
const contentOutcome = (keywords: KeywordChange[], ...rules: RuleResult[]) =>
  anOutcome({
    verdict: failing(answers(keywords), ...rules),
    baseline: aBaseline({ content: aContentComparison(...keywords) }),
  })
const withContent = (keywords: KeywordChange[], ...rules: RuleResult[]) =>
  annotationsOf(contentOutcome(keywords, ...rules))

describe('annotationsOf', () => {
  it('has one annotation for each finding that fails, with its code', () => {
    const rules = [
      aFloor({ outcome: 'fail', observed: 30 }),
      aDrop({ outcome: 'inconclusive' }),
      aRequirement({ outcome: 'fail', missing: ['gemini'] }),
    ]
    expect(annotationsOf(anOutcome({ verdict: failing(...rules) }))).toMatchObject([
      {
        message: expect.stringMatching(/^AVG_RULE_MIN_OVERALL_BCR: /),
        place: undefined,
      },
      { message: expect.stringMatching(/^AVG_RULE_REQUIRED_ENGINES: Gemini must cite Acme/) },
    ])
  })

  it('has one annotation for each question that lost its answer, at the place that lost it', () => {
    const keywords = [
      lost('cloud backup', 'gone.md'),
      { ...lost('restore', 'c.md', 3), outcome: 'weaker' as const },
      lost('acme oslo', 'about.md', 12),
    ]
    expect(withContent(keywords)).toMatchObject([
      {
        message: expect.stringMatching(
          /^AVG_RULE_MAX_ANSWER_LOSS: “cloud backup” lost .* Before: .* This change .* Keep/,
        ),
        place: undefined,
      },
      { message: expect.stringMatching(/“acme oslo” lost/), place: { path: 'about.md', line: 12 } },
    ])
  })

  const removed = { path: 'a.md', from: 41, to: 49, text: 'What was said.' }
  const reason = { kind: 'noindex' as const, file: 'a.md', line: 3, evidence: 'noindex: true' }
  it.each<[string, Partial<KeywordChange>, number]>([
    ['hides the page', { causes: [{ kind: 'hidden', path: 'a.md', reasons: [reason] }] }, 3],
    ['precedes text that nothing replaced', { removed: [{ ...removed, now: { from: 41, to: 40 } }] }, 40],
    ['is the first one', { removed: [{ ...removed, now: { from: 1, to: 0 } }] }, 1],
    ['is the first one, where the place is not known', { removed: [] }, 1],
  ])('points at the line that %s', (_, change, line) => {
    const [annotation] = withContent([{ ...lost('restore', 'a.md', 9), ...change }])
    expect(annotation?.place).toEqual({ path: 'a.md', line })
  })

  it('stops at nine, because GitHub shows ten and the tenth is the error of the step', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => lost(`question ${index}`, 'a.md'))
    expect(withContent(keywords)).toHaveLength(9)
  })

  it('keeps text from outside to one line of limited length', () => {
    const hostile = 'x\n::error::y\r\0\u202E'
    const [question] = withContent([lost(hostile, hostile, 1)])
    expect(question?.message).not.toMatch(/^::|\p{Cc}|\u202E/u)
    expect(question?.place?.path).toBe(hostile)
  })
})
