import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../../src/comparison/baseline.ts'
import { pairRun } from '../../../src/comparison/compare.ts'
import type { AnswerOutcome, KeywordChange } from '../../../src/embedded/repository/keyword-change.ts'
import type { LossClaim } from '../../../src/gate/acceptance.ts'
import { checkDrop } from '../../../src/gate/rules/drops.ts'
import { applyRules, RULES } from '../../../src/gate/rules/rules.ts'
import { testComparison } from '../../../src/gate/test-comparison.ts'
import type { Thresholds } from '../../../src/inputs/settings.ts'
import { type AnswerCounts, NO_ANSWERS_COUNTED } from '../../../src/scan/count-answers.ts'
import type { Measurement } from '../../../src/scan/measure.ts'
import { NO_SHARE_OF_VOICE, type ShareOfVoice } from '../../../src/scan/share-of-voice.ts'
import { aContentComparison, aKeywordChange } from '../../support/keyword-changes.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../../support/measurements.ts'
import { aNoise } from '../../support/noise.ts'

interface Values {
  now?: Partial<Measurement>
  set?: Partial<Thresholds>
  baseline?: Partial<Baseline>
  shareOfVoice?: ShareOfVoice
  answers?: AnswerCounts
  claims?: LossClaim[]
}

function apply({ now, set, baseline, ...values }: Values) {
  const { shareOfVoice = NO_SHARE_OF_VOICE, answers = NO_ANSWERS_COUNTED, claims } = values
  const measurement = aMeasurement(now)
  const noise = aNoise()
  const compared = baseline && testComparison(pairRun(measurement, aBaseline(baseline)), noise)
  return applyRules({ measurement, thresholds: thresholds(set), compared, shareOfVoice, answers, claims })
}

const resultOf = (rule: string, values: Values) => apply(values).find(result => result.rule === rule)

describe('applyRules', () => {
  it('applies only the rules that are set, and completeness', () => {
    expect(apply({}).map(({ rule }) => rule)).toEqual(['completeness'])
  })

  it('gives each result the facts of its descriptor', () => {
    expect(resultOf('max-bcr-drop', { baseline: {} })).toMatchObject({
      rule: 'max-bcr-drop',
      subject: { noun: 'citation score', unit: 'score' },
      isDrop: true,
    })
  })

  it('has a name for each rule that no other rule has', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length)
  })
})

describe('the rule on lost answers', () => {
  const change = (keyword: string, outcome: AnswerOutcome) => aKeywordChange({ keyword, outcome })
  const check = (...keywords: KeywordChange[]) =>
    resultOf('max-answer-loss', { baseline: { content: aContentComparison(...keywords) } })

  it('fails on a lost answer, and names it', () => {
    const all = [change('a', 'lost'), change('b', 'weaker'), change('c', 'unchanged'), change('d', 'gained')]
    expect(check(...all)).toMatchObject({
      ...{ kind: 'answers', outcome: 'fail', isDrop: true },
      ...{ checked: 4, lost: ['a'], weaker: ['b'] },
    })
  })

  it('passes where a review accepts each lost answer, and fails where it does not', () => {
    const content = aContentComparison({ ...change('a', 'lost'), lossCode: 'code' })
    const claim = { code: 'code', question: 'a', by: 'alice', review: '80', refusal: undefined }
    const outcomeWith = (...claims: LossClaim[]) =>
      resultOf('max-answer-loss', { baseline: { content }, claims })?.outcome
    expect(outcomeWith(claim)).toBe('pass')
    expect(outcomeWith({ ...claim, refusal: 'pushed' })).toBe('fail')
  })

  it('warns of answers that are only weaker', () => {
    expect(check(change('a', 'weaker'), change('b', 'unchanged'))).toMatchObject({
      ...{ outcome: 'warn', lost: [], weaker: ['a'] },
    })
  })

  it('passes where none is lost or weaker', () => {
    expect(check(change('a', 'gained'), change('b', 'unchanged'))?.outcome).toBe('pass')
  })

  it('is not applied where no pages were compared', () => {
    expect(resultOf('max-answer-loss', { baseline: {} })).toBeUndefined()
    expect(resultOf('max-answer-loss', {})).toBeUndefined()
  })

  it('leaves the score and the engines to rules that are set', () => {
    const content = aContentComparison(change('a', 'unchanged'))
    const values = {
      now: { overallBcr: 10, citedEngines: 0 },
      baseline: { content, overallBcr: 60, citedEngines: 1 },
    }
    const unset = { maxBcrDrop: undefined, maxCitedEnginesDrop: undefined }
    expect(apply({ ...values, set: unset }).map(({ rule }) => rule)).toEqual([
      'max-answer-loss',
      'completeness',
    ])
    expect(resultOf('max-bcr-drop', values)).toMatchObject({ drop: 50 })
  })
})

describe('a floor', () => {
  it.each([
    ['min-overall-bcr', { overallBcr: 60 }, { minOverallBcr: 60 }, 'pass', 60],
    ['min-overall-bcr', { overallBcr: 59.9 }, { minOverallBcr: 60 }, 'fail', 59.9],
    ['min-overall-bcr', { overallBcr: 0.00002 }, { minOverallBcr: 0.00003 }, 'fail', 0.00002],
    ['min-overall-bcr', { overallBcr: -5 }, { minOverallBcr: -4 }, 'fail', -5],
    ['min-overall-bcr', { overallBcr: -4 }, { minOverallBcr: -5 }, 'pass', -4],
    ['min-overall-bcr', { overallBcr: 0 }, { minOverallBcr: 0 }, 'pass', 0],
    ['min-cited-engines', { citedEngines: 1 }, { minCitedEngines: 1 }, 'pass', 1],
    ['min-cited-engines', { citedEngines: 1 }, { minCitedEngines: 2 }, 'fail', 1],
  ])('%s with %j and %j: %s', (rule, now, set, outcome, observed) => {
    const [floor] = Object.values(set)
    expect(resultOf(rule, { now, set })).toMatchObject({ kind: 'floor', outcome, observed, floor })
  })
})

describe('the floor of the share of voice', () => {
  const ofShare = (share: number, unmeasured: string[] = []): ShareOfVoice => ({
    shares: [
      { name: 'Globex', isOwn: false, answers: 4, citedAnswers: 3, share: 1 - share, overallBcr: 1 },
      { name: 'Acme', isOwn: true, answers: 4, citedAnswers: 1, share, overallBcr: 1 },
    ],
    unmeasured,
  })
  const check = (minShareOfVoice: number, shareOfVoice: ShareOfVoice) =>
    resultOf('min-share-of-voice', { set: { minShareOfVoice }, shareOfVoice })

  it.each([
    [0, ofShare(0), 'pass', 0],
    [25, ofShare(0.25), 'pass', 25],
    // Despite floating point.
    [29, ofShare(0.29), 'pass', expect.closeTo(29, 9)],
    [25, ofShare(0.24996), 'fail', 24.996],
    [25, ofShare(1, ['Initech']), 'unknown', undefined],
    [25, ofShare(0, ['Initech']), 'unknown', undefined],
    [0, NO_SHARE_OF_VOICE, 'unknown', undefined],
  ])('of %d%% with %j: %s', (floor, shareOfVoice, outcome, observed) => {
    expect(check(floor, shareOfVoice)).toMatchObject({ outcome, observed, floor })
  })

  it('is not applied without a floor', () => {
    expect(resultOf('min-share-of-voice', { shareOfVoice: ofShare(0) })).toBeUndefined()
  })
})

describe('a drop', () => {
  const drop = (
    baseline: number,
    observed: number,
    value: number,
    kind: 'absolute' | 'percent' = 'absolute',
  ) =>
    resultOf('max-bcr-drop', {
      now: { overallBcr: observed },
      set: { maxBcrDrop: { kind, value } },
      baseline: { overallBcr: baseline },
    })

  it.each([
    [0.8, 0.7, 0.1],
    [0.7, 0.6, 0.1],
    [70, 60, 10],
  ])('from %d to %d equals the tolerance %d and passes, despite floating point', (from, to, tolerance) => {
    expect(drop(from, to, tolerance)?.outcome).toBe('pass')
  })

  it('fails beyond the tolerance', () => {
    expect(drop(70, 59, 10)).toMatchObject({
      kind: 'drop',
      outcome: 'fail',
      observed: 59,
      baseline: 70,
      drop: 11,
      allowed: 10,
      isPaired: false,
      pValue: undefined,
    })
  })

  it.each([
    [50, 45, 'pass'],
    [50, 44.9, 'fail'],
    [-50, -55, 'pass'],
  ])('from %d to %d with a tolerance of 10%% of the baseline is a %s', (from, to, outcome) => {
    expect(drop(from, to, 10, 'percent')).toMatchObject({ outcome, allowed: 5 })
  })

  it('is negative for a gain, which passes', () => {
    expect(drop(50, 60, 0)).toMatchObject({ outcome: 'pass', drop: -10 })
  })

  it.each([
    ['certain', 'fail'],
    ['suspicious', 'inconclusive'],
    ['unknown', 'inconclusive'],
    ['told', 'warn'],
    ['chance', 'pass'],
  ] as const)('with %s evidence is, beyond the tolerance alone, %s', (evidence, outcome) => {
    const values = { now: 5, was: 9, evidence, isPaired: false, pValue: undefined }
    const tolerance = (value: number) => ({ kind: 'absolute' as const, value })
    expect(checkDrop({ ...values, tolerance: tolerance(3) })).toMatchObject({ outcome, isBeyond: true })
    expect(checkDrop({ ...values, tolerance: tolerance(4) })).toMatchObject({
      outcome: 'pass',
      isBeyond: false,
    })
  })

  it('of the number of engines fails beyond its tolerance', () => {
    const values = { now: { citedEngines: 1 }, baseline: { citedEngines: 2 } }
    expect(resultOf('max-cited-engines-drop', values)).toMatchObject({ outcome: 'fail', drop: 1 })
    expect(resultOf('max-cited-engines-drop', { ...values, set: { maxCitedEnginesDrop: 1 } })?.outcome).toBe(
      'pass',
    )
  })

  it('is not checked against a number that the baseline does not have', () => {
    const baseline = { overallBcr: undefined, citedEngines: undefined }
    expect(apply({ baseline }).map(({ rule }) => rule)).toEqual(['completeness'])
  })
})

describe('required engines', () => {
  const check = (...requiredEngines: string[]) => resultOf('required-engines', { set: { requiredEngines } })

  it('pass when each of them cites', () => {
    expect(check('chatgpt')).toMatchObject({ outcome: 'pass', required: ['chatgpt'], missing: [] })
  })

  it('fail for an engine that does not cite, and for one that did not answer', () => {
    expect(check('chatgpt', 'gemini', 'claude')).toMatchObject({
      outcome: 'fail',
      missing: ['gemini', 'claude'],
    })
  })
})

describe('sentiment', () => {
  it('fails on an unwanted value of any engine, in any letter case', () => {
    const engines = [anEngine('chatgpt'), anEngine('gemini', { sentiments: ['neutral', 'Negative'] })]
    expect(
      resultOf('fail-on-sentiment', { now: { engines }, set: { failOnSentiment: ['NEGATIVE'] } }),
    ).toMatchObject({
      outcome: 'fail',
      found: [{ engine: 'gemini', sentiment: 'Negative' }],
      observed: ['positive', 'neutral', 'Negative'],
    })
  })

  it('fails on an unwanted average', () => {
    const now = { avgSentiments: ['positive', 'mixed'] }
    expect(resultOf('fail-on-sentiment', { now, set: { failOnSentiment: ['mixed'] } })).toMatchObject({
      outcome: 'fail',
      found: [{ engine: undefined, sentiment: 'mixed' }],
    })
  })

  it('passes without an unwanted value', () => {
    expect(resultOf('fail-on-sentiment', { set: { failOnSentiment: ['negative'] } })).toMatchObject({
      outcome: 'pass',
      found: [],
    })
  })
})

describe('completeness', () => {
  it('warns of answers of live engines that are missing', () => {
    const answers = { ...NO_ANSWERS_COUNTED, planned: 4, evaluated: 3 }
    expect(resultOf('completeness', { answers })).toMatchObject({ outcome: 'warn', missingAnswers: 1 })
  })

  it('warns of contradictions in the answers', () => {
    const contradictions = [{ kind: 'missing-engine' as const, scanId: '1', engine: 'x' }]
    expect(resultOf('completeness', {})).toMatchObject({ outcome: 'pass', contradictions: 0 })
    expect(resultOf('completeness', { now: { contradictions } })).toMatchObject({
      outcome: 'warn',
      contradictions: 1,
    })
  })
})
