import { describe, expect, it } from 'vitest'
import type { KeywordChange } from '../../src/embedded/repository/keyword-change.ts'
import { maxCitedEnginesDrop } from '../../src/gate/rules/drops.ts'
import type { RuleResult, Verdict } from '../../src/gate/verdict.ts'
import type { FailOn } from '../../src/inputs/stored-settings.ts'
import {
  annotationsOf as annotationsOfGates,
  describeAnnotatedFailures,
} from '../../src/report/annotations.ts'
import { headlineText } from '../../src/report/document/gate-document.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { aContentComparison, aLostAnswer as lost } from '../support/keyword-changes.ts'
import { aBaseline } from '../support/measurements.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../support/outcomes.ts'
import {
  aCompleteness,
  aDrop,
  aFloor,
  anAnswerLoss,
  aRequirement,
  aSentiment,
} from '../support/rule-results.ts'

const drop = aDrop({ outcome: 'fail' })
const requirement = aRequirement({ outcome: 'fail', missing: ['gemini'] })
const explain = (verdict: Verdict, failures: FailOn[]) =>
  describeAnnotatedFailures(anOutcome({ verdict, failures }))
const failing = (...rules: RuleResult[]) => aVerdict({ status: 'fail', rules })

const answers = (keywords: KeywordChange[]) =>
  anAnswerLoss({
    outcome: 'fail',
    checked: keywords.length,
    lost: keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword),
  })
const annotationsOf = (outcome: Outcome) => annotationsOfGates([{ load: () => outcome }])
const withContent = (keywords: KeywordChange[], ...rules: RuleResult[]) =>
  annotationsOf(
    anOutcome({
      verdict: failing(answers(keywords), ...rules),
      baseline: aBaseline({ content: aContentComparison(...keywords) }),
    }),
  )

describe('annotationsOf', () => {
  it('has one annotation for each failed rule, with its code', () => {
    const rules = [
      aFloor({ outcome: 'fail', observed: 30 }),
      aDrop({ outcome: 'inconclusive' }),
      aCompleteness({ outcome: 'warn' }),
      aDrop({}, maxCitedEnginesDrop),
      requirement,
    ]
    expect(annotationsOf(anOutcome({ verdict: failing(...rules) }))).toMatchObject([
      {
        title: 'AI visibility: min-overall-bcr',
        message: expect.stringMatching(/^AVG_RULE_MIN_OVERALL_BCR: The citation score is 30\.0/),
        place: undefined,
      },
      {
        title: 'AI visibility: required-engines',
        message: expect.stringMatching(/^AVG_RULE_REQUIRED_ENGINES: .*Gemini/),
        place: undefined,
      },
    ])
  })

  it('names the key of a gate, unless it is the default', () => {
    const [annotation] = annotationsOf(anOutcome({ key: 'docs', verdict: failing(drop) }))
    expect(annotation?.title).toBe('AI visibility (docs): max-bcr-drop')
  })

  it('has one annotation for each question that lost its answer, at the place that lost it', () => {
    const keywords = [
      lost('cloud backup', 'gone.md'),
      { ...lost('restore', 'c.md', 3), outcome: 'weaker' as const },
      lost('acme oslo', 'about.md', 12),
    ]
    expect(withContent(keywords)).toMatchObject([
      {
        title: 'AI visibility: max-answer-loss',
        message:
          'AVG_RULE_MAX_ANSWER_LOSS: “cloud backup” lost its answer. Before: “What was said.” This change deletes gone.md, and its text is on no other page. Keep gone.md; or move its text to another page, and redirect the old address there.',
        place: undefined,
      },
      {
        title: 'AI visibility: max-answer-loss',
        message:
          'AVG_RULE_MAX_ANSWER_LOSS: “acme oslo” lost its answer. Before: “What was said.” This change replaces lines 99–100 of about.md, and no other page has this text. Put the text back, or say it in other words on about.md.',
        place: { path: 'about.md', line: 12 },
      },
    ])
  })

  it('points at the line that hides the page', () => {
    const reason = { kind: 'noindex' as const, file: 'a.md', line: 3, evidence: 'noindex: true' }
    const causes = [{ kind: 'hidden' as const, path: 'a.md', reasons: [reason] }]
    const [annotation] = withContent([{ ...lost('restore', 'a.md', 9), causes }])
    expect(annotation?.place).toEqual({ path: 'a.md', line: 3 })
  })

  it('points at the line before text that nothing replaced, and at the first line where the place is not known', () => {
    const placeOf = (change: Partial<KeywordChange>) =>
      withContent([{ ...lost('restore', 'a.md', 9), ...change }])[0]?.place
    const removed = { path: 'a.md', from: 41, to: 49, text: 'What was said.' }
    expect(placeOf({ removed: [{ ...removed, now: { from: 41, to: 40 } }] })).toEqual({
      path: 'a.md',
      line: 40,
    })
    expect(placeOf({ removed: [{ ...removed, now: { from: 1, to: 0 } }] })).toEqual({ path: 'a.md', line: 1 })
    expect(placeOf({ removed: [] })).toEqual({ path: 'a.md', line: 1 })
  })

  it('does not explain another rule by lost answers', () => {
    const found = [{ engine: 'gemini', sentiment: 'negative' }]
    const [, sentiment] = withContent(
      [lost('cloud backup', 'a.md', 3)],
      aSentiment({ outcome: 'fail', found }),
    )
    expect(sentiment?.message).not.toContain('cloud backup')
    expect(sentiment?.place).toBeUndefined()
  })

  it('stops at nine, because GitHub shows ten and the tenth is the error of the step', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => lost(`question ${index}`, 'a.md'))
    expect(withContent(keywords)).toHaveLength(9)
    expect(explain(failing(answers(keywords)), ['fail'])).toContain(
      ' The last 3 of 12 problems have no annotation.',
    )
  })

  it('keeps text from outside to one line of limited length', () => {
    const hostile = 'x\n::error::y\r\0\u202E'
    const missing = Array.from({ length: 100 }, () => `::set-output::${hostile}${'a'.repeat(30)}`)
    const verdict = failing(aRequirement({ outcome: 'fail', missing }))
    const [annotation] = annotationsOf(anOutcome({ verdict }))
    expect(annotation?.message).not.toMatch(/^::|\p{Cc}|\u202E/u)
    expect(annotation?.message).toHaveLength(2000)
    const [question] = withContent([lost(hostile, hostile, 1)])
    expect(question?.message).not.toMatch(/^::|\p{Cc}|\u202E/u)
    expect(question?.place?.path).toBe(hostile)
  })
})

describe('describeAnnotatedFailures', () => {
  const codesOf = (text: string) => Array.from(text.matchAll(/^AVG_\w+/gm), ([code]) => code)

  it('gives the headline and does not repeat the annotations', () => {
    const outcome = anOutcome({ verdict: failing(drop, requirement), failures: ['fail'] })
    expect(describeAnnotatedFailures(outcome)).toBe(`AVG_FAILED: ${headlineText(outcome)}.`)
  })

  it('adds what no annotation says: that there is no baseline', () => {
    const text = explain(failing(drop), ['fail', 'no-baseline'])
    expect(codesOf(text)).toEqual(['AVG_FAILED', 'AVG_BASELINE_MISSING'])
  })

  it('gives the reasons where no rule failed', () => {
    const blocker = { kind: 'day-limit', requests: 2, perDay: 1 } as const
    const verdict = aBlockedVerdict(blocker)
    expect(codesOf(explain(verdict, ['error']))).toEqual(['AVG_LIMIT_DAY'])
  })

  it('does not name rules where only the missing baseline fails the step', () => {
    expect(codesOf(explain(failing(drop), ['no-baseline']))).toEqual(['AVG_BASELINE_MISSING'])
  })
})
