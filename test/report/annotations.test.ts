import { describe, expect, it } from 'vitest'
import type { CitationChange } from '../../src/embedded/repository/compare.ts'
import type { RuleName } from '../../src/gate/verdict.ts'
import { annotationsOf, explainAnnotatedFailures } from '../../src/report/annotations.ts'
import { aBaseline } from '../support/measurements.ts'
import { anOutcome, aRule, aVerdict } from '../support/outcomes.ts'

const failed = (rule: RuleName, sentence = `The rule ${rule} failed.`) =>
  aRule(rule, { outcome: 'fail', sentence })
const failing = (...rules: RuleName[]) =>
  aVerdict({ status: 'fail', rules: rules.map(rule => failed(rule)), reasons: ['One.', 'Two.'] })

const lost = (keyword: string, path: string, headings: string[], line?: number): CitationChange => ({
  ...{ keyword, kind: 'lost', baseScore: 100, headScore: 0, files: [path] },
  place: { path, title: 'Acme', headings, ...(line !== undefined && { line }) },
})
const withChanges = (changes: CitationChange[], ...rules: RuleName[]) =>
  annotationsOf(anOutcome({ verdict: failing(...rules), baseline: aBaseline({ changes }) }))

describe('annotationsOf', () => {
  it('has one annotation for each failing rule, and none for the others', () => {
    const rules = [
      failed('min-overall-bcr'),
      aRule('max-bcr-drop', { outcome: 'inconclusive' }),
      aRule('completeness', { outcome: 'warn' }),
      aRule('min-cited-engines'),
      failed('required-engines'),
    ]
    expect(annotationsOf(anOutcome({ verdict: aVerdict({ status: 'fail', rules }) }))).toEqual([
      {
        title: 'AI visibility: min-overall-bcr',
        message: 'The rule min-overall-bcr failed.',
        place: undefined,
      },
      {
        title: 'AI visibility: required-engines',
        message: 'The rule required-engines failed.',
        place: undefined,
      },
    ])
  })

  it('names the key of a gate that is not the only one', () => {
    const [annotation] = annotationsOf(anOutcome({ key: 'docs', verdict: failing('max-bcr-drop') }))
    expect(annotation?.title).toBe('AI visibility (docs): max-bcr-drop')
  })

  it('points at the first place that lost a citation and names the others', () => {
    const changes = [
      lost('cloud backup', 'gone.md', ['Plans', 'Prices']),
      { ...lost('restore', 'c.md', ['Tips'], 3), kind: 'weaker' as const },
      lost('acme founded', 'about.md', [], 12),
      lost('acme oslo', 'b.md', ['Oslo'], 4),
    ]
    expect(withChanges(changes, 'max-bcr-drop')).toEqual([
      {
        title: 'AI visibility: max-bcr-drop',
        message:
          'The rule max-bcr-drop failed. No longer cited for “cloud backup” (was in gone.md under “Prices”), “acme founded” (was in about.md), “acme oslo” (was in b.md under “Oslo”).',
        place: { path: 'about.md', line: 12 },
      },
    ])
  })

  it('points nowhere where the file is gone', () => {
    const [annotation] = withChanges([lost('cloud backup', 'gone.md', [])], 'max-bcr-drop')
    expect(annotation?.place).toBeUndefined()
    expect(annotation?.message).toContain('“cloud backup” (was in gone.md)')
  })

  it('names a lost keyword without a place, and the first five of many', () => {
    const { place: _, ...elsewhere } = lost('cloud backup', 'a.md', [])
    const changes = Array.from({ length: 8 }, () => elsewhere)
    const [annotation] = withChanges(changes, 'max-bcr-drop')
    expect(annotation?.message).toMatch(
      /No longer cited for (?:“cloud backup”, ){4}“cloud backup” and 3 more\.$/,
    )
  })

  it('blames no lost citation for a sentiment', () => {
    const [annotation] = withChanges([lost('cloud backup', 'a.md', [], 3)], 'fail-on-sentiment')
    expect(annotation).toMatchObject({ message: 'The rule fail-on-sentiment failed.', place: undefined })
  })

  it('stops at nine, for the step’s own error is the tenth that GitHub shows', () => {
    const verdict = failing(...Array.from({ length: 12 }, () => 'required-engines' as const))
    expect(annotationsOf(anOutcome({ verdict }))).toHaveLength(9)
    expect(explainAnnotatedFailures(verdict, ['fail'])).toContain(
      'failed on 12 rules, the last 3 of which have no annotation: ',
    )
  })

  it('keeps what comes from outside to one line of a length', () => {
    const hostile = 'x\n::error::y\r\0\u202E'
    const sentence = `Gemini said ${'a'.repeat(3000)}`
    const verdict = aVerdict({
      status: 'fail',
      rules: [failed('required-engines', `::set-output::${hostile}`)],
    })
    const changes = [lost(hostile, hostile, [hostile], 1)]
    const [annotation] = annotationsOf(anOutcome({ verdict, baseline: aBaseline({ changes }) }))
    expect(annotation?.message).not.toMatch(/^::|\p{Cc}|\u202E/u)
    expect(annotation?.place?.path).toBe(hostile)
    const long = aVerdict({ status: 'fail', rules: [failed('required-engines', sentence)] })
    expect(annotationsOf(anOutcome({ verdict: long }))[0]?.message).toHaveLength(2000)
  })
})

describe('explainAnnotatedFailures', () => {
  it('names the rules and does not repeat what their annotations say', () => {
    expect(explainAnnotatedFailures(failing('max-bcr-drop', 'required-engines'), ['fail'])).toBe(
      'The gate failed on 2 rules: max-bcr-drop, required-engines.',
    )
    expect(explainAnnotatedFailures(failing('max-bcr-drop'), ['fail'])).toBe(
      'The gate failed on 1 rule: max-bcr-drop.',
    )
  })

  it('says what no annotation says: that there is no baseline', () => {
    expect(explainAnnotatedFailures(failing('min-overall-bcr'), ['fail', 'no-baseline'])).toBe(
      'The gate failed on 1 rule: min-overall-bcr.\nThere is no baseline (none is configured), and fail-on lists no-baseline.',
    )
  })

  it('gives the reasons where no rule failed', () => {
    const verdict = aVerdict({ status: 'error', rules: [], reasons: ['The service is down.'] })
    expect(explainAnnotatedFailures(verdict, ['error'])).toBe('The service is down.')
  })

  it('does not blame rules for a step that a missing baseline alone fails', () => {
    expect(explainAnnotatedFailures(failing('max-bcr-drop'), ['no-baseline'])).toBe(
      'There is no baseline (none is configured), and fail-on lists no-baseline.',
    )
  })
})
