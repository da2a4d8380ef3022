import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../../src/comparison/baseline.ts'
import { pairRun } from '../../../src/comparison/compare.ts'
import { checkDrop } from '../../../src/gate/rules/drops.ts'
import { applyRules, RULES } from '../../../src/gate/rules/rules.ts'
import { testComparison } from '../../../src/gate/test-comparison.ts'
import type { Acceptance } from '../../../src/gate/verdict.ts'
import type { Thresholds } from '../../../src/inputs/settings.ts'
import type { AnswerOutcome } from '../../../src/owners/keyword-change.ts'
import { type AnswerCounts, NO_ANSWERS_COUNTED } from '../../../src/scan/count-answers.ts'
import type { Measurement } from '../../../src/scan/measure.ts'
import { NO_SHARE_OF_VOICE, type ShareOfVoice } from '../../../src/scan/share-of-voice.ts'
import { aContentComparison, aKeywordChange } from '../../support/keyword-changes.ts'
import { aBaseline, aMeasurement, thresholds } from '../../support/measurements.ts'
import { aNoise } from '../../support/noise.ts'

interface Values {
  now?: Partial<Measurement>
  set?: Partial<Thresholds>
  baseline?: Partial<Baseline>
  shareOfVoice?: ShareOfVoice
  answers?: AnswerCounts
  acceptance?: Acceptance
}

function apply({ now, set, baseline, ...values }: Values) {
  const { shareOfVoice = NO_SHARE_OF_VOICE, answers = NO_ANSWERS_COUNTED, acceptance } = values
  const measurement = aMeasurement(now)
  const noise = aNoise()
  const compared = baseline && testComparison(pairRun(measurement, aBaseline(baseline)), noise)
  return applyRules({ measurement, thresholds: thresholds(set), compared, shareOfVoice, answers, acceptance })
}

const resultOf = (rule: string, values: Values) => apply(values).find(result => result.rule === rule)

describe('applyRules', () => {
  it('applies only the rules that are set, and completeness', () => {
    expect(apply({}).map(({ rule }) => rule)).toEqual(['completeness'])
    const baseline = { overallBcr: undefined, citedEngines: undefined }
    expect(apply({ baseline }).map(({ rule }) => rule)).toEqual(['completeness'])
  })

  it('checks the score and the engines of pages only if their rules are set', () => {
    const content = contentOf(['a', 'unchanged'])
    const values = { now: { overallBcr: 10, citedEngines: 0 }, baseline: { content, overallBcr: 60 } }
    const unset = { maxBcrDrop: undefined, maxCitedEnginesDrop: undefined }
    const names = apply({ ...values, set: unset }).map(({ rule }) => rule)
    expect(names).toEqual(['max-answer-loss', 'completeness'])
    expect(resultOf('max-bcr-drop', values)).toMatchObject({ drop: 50 })
  })

  it('gives each rule a unique name', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
  })
})

describe('the drop of cited engines', () => {
  // One engine fewer is allowed: the second lost engine decides.
  it.each([
    ['significant', 'fail'],
    ['known-loss', 'warn'],
    ['borderline', 'inconclusive'],
    ['not-significant', 'pass'],
  ] as const)('has the significance of the engine beyond the limit: %s, %s', (significance, outcome) => {
    const measurement = aMeasurement({ citedEngines: 0 })
    const tested = testComparison(pairRun(measurement, aBaseline({ citedEngines: 2 })), aNoise())
    const lostEngineDrops = (['significant', significance] as const).map(significance => ({
      engine: 'chatgpt',
      significance,
    }))
    const results = applyRules({
      measurement,
      thresholds: thresholds({ maxCitedEnginesDrop: 1 }),
      compared: tested && { ...tested, lostEngineDrops },
      shareOfVoice: NO_SHARE_OF_VOICE,
      answers: NO_ANSWERS_COUNTED,
    })
    expect(results.find(({ rule }) => rule === 'max-cited-engines-drop')).toMatchObject({ outcome })
  })
})

const contentOf = (...changes: [keyword: string, outcome: AnswerOutcome][]) =>
  aContentComparison(...changes.map(([keyword, outcome]) => aKeywordChange({ keyword, outcome })))
const compared = (...changes: Parameters<typeof contentOf>): Values => ({
  baseline: { content: contentOf(...changes) },
})
const share = (minShareOfVoice: number, shareOfVoice: ShareOfVoice): Values => ({
  ...{ set: { minShareOfVoice }, shareOfVoice },
})
const oneOfTwo = { now: { citedEngines: 1 }, baseline: { citedEngines: 2 } }
const unscored = { overallBcr: undefined }
const acceptance = { by: 'alice', review: '80', isAuthor: false }
const ofShare = (share: number, unmeasured: string[] = []): ShareOfVoice => ({
  shares: [
    { name: 'Globex', isOwn: false, answers: 4, citedAnswers: 3, share: 1 - share, overallBcr: 1 },
    { name: 'Acme', isOwn: true, answers: 4, citedAnswers: 1, share, overallBcr: 1 },
  ],
  unmeasured,
})
const contradictions = [{ kind: 'missing-engine' as const, scanId: '1', engine: 'x' }]

describe('a rule', () => {
  it.each<[rule: string, found: object | undefined, values: Values]>([
    [
      'max-answer-loss',
      { kind: 'answers', outcome: 'fail', isDrop: true, checked: 4, lost: ['a'], weaker: ['b'] },
      compared(['a', 'lost'], ['b', 'weaker'], ['c', 'unchanged'], ['d', 'gained']),
    ],
    ['max-answer-loss', { outcome: 'pass', acceptance }, { ...compared(['a', 'lost']), acceptance }],
    ['max-answer-loss', { outcome: 'warn' }, { ...compared(['a', 'lost'], ['b', 'weaker']), acceptance }],
    ['max-bcr-drop', { outcome: 'pass', isBeyond: true }, { ...drop(9, 5, 3), acceptance }],
    ['max-cited-engines-drop', { outcome: 'pass', isBeyond: true }, { ...oneOfTwo, acceptance }],
    ['max-answer-loss', { outcome: 'warn', lost: [], weaker: ['a'] }, compared(['a', 'weaker'])],
    ['max-answer-loss', { outcome: 'pass' }, compared(['a', 'gained'], ['b', 'unchanged'])],
    // No pages were compared.
    ['max-answer-loss', undefined, { baseline: {} }],
    ['max-answer-loss', undefined, {}],
    ['min-overall-bcr', floor('pass', 60), { now: { overallBcr: 60 }, set: { minOverallBcr: 60 } }],
    ['min-overall-bcr', floor('fail', 59.9), { now: { overallBcr: 59.9 }, set: { minOverallBcr: 60 } }],
    ['min-overall-bcr', floor('pass', 0), { now: { overallBcr: 0 }, set: { minOverallBcr: 0 } }],
    ['min-cited-engines', floor('pass', 1), { now: { citedEngines: 1 }, set: { minCitedEngines: 1 } }],
    ['min-cited-engines', floor('fail', 1), { now: { citedEngines: 1 }, set: { minCitedEngines: 2 } }],
    ['min-share-of-voice', floor('pass', 25), share(25, ofShare(0.25))],
    // Despite floating point.
    ['min-share-of-voice', { outcome: 'pass' }, share(29, ofShare(0.29))],
    ['min-share-of-voice', floor('fail', 24.996), share(25, ofShare(0.24996))],
    ['min-share-of-voice', floor('unknown', undefined), share(25, ofShare(1, ['Initech']))],
    ['min-share-of-voice', floor('unknown', undefined), { set: { minShareOfVoice: 0 } }],
    ['min-share-of-voice', undefined, { shareOfVoice: ofShare(0) }],
    ['min-overall-bcr', floor('unknown', undefined), { now: unscored, set: { minOverallBcr: 60 } }],
    [
      'max-bcr-drop',
      { kind: 'floor', outcome: 'unknown', floor: 60, isDrop: true },
      { ...drop(70, 0, 10), now: unscored },
    ],
    // Equal to the tolerance, despite floating point.
    ['max-bcr-drop', { outcome: 'pass' }, drop(0.8, 0.7, 0.1)],
    [
      'max-bcr-drop',
      { kind: 'drop', outcome: 'fail', observed: 59, baseline: 70, drop: 11, allowed: 10, isPaired: false },
      drop(70, 59, 10),
    ],
    ['max-bcr-drop', { outcome: 'pass', allowed: 5 }, drop(50, 45, 10, 'percent')],
    ['max-bcr-drop', { outcome: 'fail', allowed: 5 }, drop(50, 44.9, 10, 'percent')],
    ['max-bcr-drop', { outcome: 'pass', allowed: 5 }, drop(-50, -55, 10, 'percent')],
    ['max-bcr-drop', { outcome: 'pass', drop: -10 }, drop(50, 60, 0)],
    ['max-cited-engines-drop', { outcome: 'fail', drop: 1 }, oneOfTwo],
    ['max-cited-engines-drop', { outcome: 'pass' }, { ...oneOfTwo, set: { maxCitedEnginesDrop: 1 } }],
    [
      'required-engines',
      { outcome: 'pass', required: ['chatgpt'], missing: [] },
      { set: { requiredEngines: ['chatgpt'] } },
    ],
    // One does not cite, and one did not answer.
    [
      'required-engines',
      { outcome: 'fail', missing: ['gemini', 'claude'] },
      { set: { requiredEngines: ['chatgpt', 'gemini', 'claude'] } },
    ],
    [
      'completeness',
      { outcome: 'warn', missingAnswers: 1 },
      { answers: { ...NO_ANSWERS_COUNTED, planned: 4, evaluated: 3 } },
    ],
    ['completeness', { outcome: 'pass', contradictions: 0 }, {}],
    ['completeness', { outcome: 'warn', contradictions: 1 }, { now: { contradictions } }],
  ])('%s finds %j', (rule, found, values) => {
    const result = resultOf(rule, values)
    if (found === undefined) expect(result).toBeUndefined()
    else expect(result).toMatchObject(found)
    if (result?.kind === 'floor' && !result.isDrop)
      expect([result.floor]).toEqual(Object.values(values.set ?? {}))
  })
})

function floor(outcome: 'pass' | 'fail' | 'unknown', observed: number | undefined) {
  return { kind: 'floor', outcome, observed }
}

function drop(was: number, now: number, value: number, kind: 'absolute' | 'percent' = 'absolute'): Values {
  return { now: { overallBcr: now }, set: { maxBcrDrop: { kind, value } }, baseline: { overallBcr: was } }
}

describe('a drop', () => {
  it.each([
    ['significant', 'fail'],
    ['borderline', 'inconclusive'],
    ['unknown', 'inconclusive'],
    ['known-loss', 'warn'],
    ['not-significant', 'pass'],
  ] as const)('that is %s has the outcome %s only beyond the tolerance', (significance, outcome) => {
    const values = { now: 5, was: 9, significance, isPaired: false, pValue: undefined }
    const check = (value: number) => checkDrop({ ...values, tolerance: { kind: 'absolute', value } })
    expect(check(3)).toMatchObject({ outcome, isBeyond: true })
    expect(check(4)).toMatchObject({ outcome: 'pass', isBeyond: false })
  })
})
