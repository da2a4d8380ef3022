import { describe, expect, it } from 'vitest'
import type { CitationChange } from '../../src/embedded/repository/compare.ts'
import { maxCitedEnginesDrop } from '../../src/gate/rules/drops.ts'
import type { RuleResult } from '../../src/gate/verdict.ts'
import { annotationsOf, explainAnnotatedFailures } from '../../src/report/annotations.ts'
import { aBaseline } from '../support/measurements.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aCompleteness, aDrop, aFloor, aRequirement, aSentiment } from '../support/rule-results.ts'

const drop = aDrop({ outcome: 'fail' })
const requirement = aRequirement({ outcome: 'fail', missing: ['gemini'] })
const failing = (...rules: RuleResult[]) => aVerdict({ status: 'fail', rules })

const lost = (keyword: string, path: string, headings: string[], line?: number): CitationChange => ({
  ...{ keyword, kind: 'lost', baseScore: 100, headScore: 0, files: [path] },
  place: { path, title: 'Acme', headings, ...(line !== undefined && { line }) },
})
const withChanges = (changes: CitationChange[], rule = drop) =>
  annotationsOf(anOutcome({ verdict: failing(rule), baseline: aBaseline({ changes }) }))

describe('annotationsOf', () => {
  it('has one annotation for each failed rule, with its code', () => {
    const rules = [
      aFloor({ outcome: 'fail', observed: 30 }),
      aDrop({ outcome: 'inconclusive' }),
      aCompleteness({ outcome: 'warn' }),
      aDrop({}, maxCitedEnginesDrop),
      requirement,
    ]
    expect(annotationsOf(anOutcome({ verdict: failing(...rules) }))).toEqual([
      {
        title: 'AI visibility: min-overall-bcr',
        message: expect.stringMatching(/^AVG_RULE_MIN_OVERALL_BCR: The citation score is 30\.0/),
        place: undefined,
      },
      {
        title: 'AI visibility: required-engines',
        message: expect.stringMatching(/^AVG_RULE_REQUIRED_ENGINES: .*gemini/),
        place: undefined,
      },
    ])
  })

  it('names the key of a gate, unless it is the default', () => {
    const [annotation] = annotationsOf(anOutcome({ key: 'docs', verdict: failing(drop) }))
    expect(annotation?.title).toBe('AI visibility (docs): max-bcr-drop')
  })

  it('points at the first place that lost a citation and names the others', () => {
    const changes = [
      lost('cloud backup', 'gone.md', ['Plans', 'Prices']),
      { ...lost('restore', 'c.md', ['Tips'], 3), kind: 'weaker' as const },
      lost('acme founded', 'about.md', [], 12),
      lost('acme oslo', 'b.md', ['Oslo'], 4),
    ]
    expect(withChanges(changes)).toEqual([
      {
        title: 'AI visibility: max-bcr-drop',
        message: expect.stringMatching(
          / No longer cited for “cloud backup” \(was in gone\.md under “Prices”\), “acme founded” \(was in about\.md\), “acme oslo” \(was in b\.md under “Oslo”\)\.$/,
        ),
        place: { path: 'about.md', line: 12 },
      },
    ])
  })

  it('has no place where the file is gone', () => {
    const [annotation] = withChanges([lost('cloud backup', 'gone.md', [])])
    expect(annotation?.place).toBeUndefined()
    expect(annotation?.message).toContain('“cloud backup” (was in gone.md)')
  })

  it('names a lost keyword without a place, and the first five of many', () => {
    const { place: _, ...elsewhere } = lost('cloud backup', 'a.md', [])
    const [annotation] = withChanges(Array.from({ length: 8 }, () => elsewhere))
    expect(annotation?.message).toMatch(
      /No longer cited for (?:“cloud backup”, ){4}“cloud backup” and 3 more\.$/,
    )
  })

  it('does not explain a sentiment by lost citations', () => {
    const found = [{ engine: 'gemini', sentiment: 'negative' }]
    const [annotation] = withChanges(
      [lost('cloud backup', 'a.md', [], 3)],
      aSentiment({ outcome: 'fail', found }),
    )
    expect(annotation?.message).not.toContain('No longer cited')
    expect(annotation?.place).toBeUndefined()
  })

  it('stops at nine, because GitHub shows ten and the tenth is the error of the step', () => {
    const verdict = failing(...Array.from({ length: 12 }, () => requirement))
    expect(annotationsOf(anOutcome({ verdict }))).toHaveLength(9)
    expect(explainAnnotatedFailures(verdict, ['fail'])).toContain('12 rules (the last 3 have no annotation)')
  })

  it('keeps text from outside to one line of limited length', () => {
    const hostile = 'x\n::error::y\r\0\u202E'
    const missing = [`::set-output::${hostile}${'a'.repeat(3000)}`]
    const verdict = failing(aRequirement({ outcome: 'fail', missing }))
    const changes = [lost(hostile, hostile, [hostile], 1)]
    const [annotation] = annotationsOf(anOutcome({ verdict, baseline: aBaseline({ changes }) }))
    expect(annotation?.message).not.toMatch(/^::|\p{Cc}|\u202E/u)
    expect(annotation?.message).toHaveLength(2000)
    expect(annotation?.place?.path).toBe(hostile)
  })
})

describe('explainAnnotatedFailures', () => {
  const codesOf = (text: string) => Array.from(text.matchAll(/^AVG_\w+/gm), ([code]) => code)

  it('names the rules and does not repeat their annotations', () => {
    expect(explainAnnotatedFailures(failing(drop, requirement), ['fail'])).toBe(
      'AVG_FAILED: The gate failed on 2 rules: max-bcr-drop, required-engines.',
    )
  })

  it('adds what no annotation says: that there is no baseline', () => {
    const text = explainAnnotatedFailures(failing(drop), ['fail', 'no-baseline'])
    expect(codesOf(text)).toEqual(['AVG_FAILED', 'AVG_BASELINE_MISSING'])
  })

  it('gives the reasons where no rule failed', () => {
    const blocker = { kind: 'day-limit', requests: 2, perDay: 1 } as const
    const verdict = aVerdict({ status: 'error', rules: [], blocker })
    expect(codesOf(explainAnnotatedFailures(verdict, ['error']))).toEqual(['AVG_LIMIT_DAY'])
  })

  it('does not name rules where only the missing baseline fails the step', () => {
    expect(codesOf(explainAnnotatedFailures(failing(drop), ['no-baseline']))).toEqual([
      'AVG_BASELINE_MISSING',
    ])
  })
})
