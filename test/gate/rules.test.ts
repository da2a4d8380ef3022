import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/baseline/baseline.ts'
import { compareWithBaseline } from '../../src/gate/drops.ts'
import { applyRules as applyTo, checkCompleteness } from '../../src/gate/rules.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { NO_VOICES, type Voices } from '../../src/scan/share-of-voice.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'

const chance = { alpha: 0.05, isExact: false }
const applyRules = (now: Measurement, set: Thresholds, baseline: Baseline | undefined) =>
  applyTo(now, set, baseline && compareWithBaseline(now, baseline, chance), NO_VOICES)

describe('floors', () => {
  it('pass when the value equals the floor', () => {
    const rules = applyRules(aMeasurement(), thresholds({ minOverallBcr: 60, minCitedEngines: 1 }), undefined)
    expect(rules).toMatchObject([
      { rule: 'min-overall-bcr', outcome: 'pass', observed: 60, limit: 'at least 60' },
      { rule: 'min-cited-engines', outcome: 'pass', observed: 1, limit: 'at least 1' },
    ])
  })

  it('fail below the floor and say both numbers', () => {
    const [rule] = applyRules(
      aMeasurement({ overallBcr: 59.9 }),
      thresholds({ minOverallBcr: 60 }),
      undefined,
    )
    expect(rule).toMatchObject({
      outcome: 'fail',
      sentence: 'The citation score is 59.9, below the floor of 60.',
    })
  })

  it('hold for scores of any scale, negative ones included', () => {
    const check = (overallBcr: number, minOverallBcr: number) =>
      applyRules(aMeasurement({ overallBcr }), thresholds({ minOverallBcr }), undefined)[0]?.outcome
    expect([check(0.00002, 0.00003), check(-5, -4), check(-4, -5), check(0, 0)]).toEqual([
      'fail',
      'fail',
      'pass',
      'pass',
    ])
  })
})

describe('the floor of the share of voice', () => {
  const ofShare = (share: number, unmeasured: string[] = []): Voices => ({
    shares: [
      { name: 'Globex', isOwn: false, answers: 4, citedAnswers: 3, share: 1 - share, overallBcr: 1 },
      { name: 'Acme', isOwn: true, answers: 4, citedAnswers: 1, share, overallBcr: 1 },
    ],
    unmeasured,
  })
  const check = (minShareOfVoice: number, voices: Voices) =>
    applyTo(aMeasurement(), thresholds({ minShareOfVoice, minCitedEngines: 1 }), undefined, voices)[1]

  it('passes at the floor, floating point or not', () => {
    expect(check(25, ofShare(0.25))).toEqual({
      rule: 'min-share-of-voice',
      outcome: 'pass',
      observed: '25%',
      limit: 'at least 25%',
      sentence: 'The share of voice is 25%, and the floor is 25%.',
    })
    expect(check(29, ofShare(0.29))?.outcome).toBe('pass')
    expect(check(0, ofShare(0))?.outcome).toBe('pass')
  })

  it('fails below the floor, with digits enough to see it', () => {
    expect(check(25, ofShare(0.24996))).toMatchObject({
      outcome: 'fail',
      observed: '24.996%',
      sentence: 'The share of voice is 24.996%, below the floor of 25%.',
    })
  })

  it('is not known while a competitor is missing, high or low', () => {
    for (const share of [1, 0]) {
      const rule = check(25, ofShare(share, ['Initech', 'Hooli']))
      expect(rule).toMatchObject({
        outcome: 'unknown',
        limit: 'at least 25%',
        sentence:
          'The share of voice cannot be judged: these competitors could not be measured: Initech, Hooli.',
      })
      expect(rule).not.toHaveProperty('observed')
    }
  })

  it('is not known, and no pass, where nothing could be compared', () => {
    expect(check(0, NO_VOICES)).toMatchObject({
      outcome: 'unknown',
      sentence: expect.stringContaining('no engine answered on the same keyword'),
    })
  })

  it('is not applied where none is set', () => {
    expect(applyTo(aMeasurement(), thresholds(), undefined, ofShare(0))).toEqual([])
  })
})

describe('drops', () => {
  const drop = (
    baseline: number,
    observed: number,
    value: number,
    kind: 'absolute' | 'percent' = 'absolute',
  ) =>
    applyRules(
      aMeasurement({ overallBcr: observed }),
      thresholds({ maxBcrDrop: { kind, value } }),
      aBaseline({ overallBcr: baseline, citedEngines: undefined }),
    )[0]

  it('pass when the drop equals the tolerance, floating point or not', () => {
    expect(drop(0.8, 0.7, 0.1)?.outcome).toBe('pass')
    expect(drop(0.7, 0.6, 0.1)?.outcome).toBe('pass')
    expect(drop(70, 60, 10)?.outcome).toBe('pass')
  })

  it('fail beyond the tolerance and carry value, baseline, drop and limit', () => {
    expect(drop(70, 59, 10)).toEqual({
      rule: 'max-bcr-drop',
      outcome: 'fail',
      observed: 59,
      baseline: 70,
      drop: 11,
      limit: 'at most 10',
      sentence: 'The citation score fell from 70 to 59, a drop of 11; a drop of at most 10 is tolerated.',
    })
  })

  it('read a percentage as a share of the baseline', () => {
    expect(drop(50, 45, 10, 'percent')).toMatchObject({ outcome: 'pass', limit: 'at most 10% (5)' })
    expect(drop(50, 44.9, 10, 'percent')?.outcome).toBe('fail')
    expect(drop(-50, -55, 10, 'percent')?.outcome).toBe('pass')
  })

  it('pass on a gain and say so', () => {
    expect(drop(50, 60, 0)).toMatchObject({ outcome: 'pass', drop: -10 })
    expect(drop(50, 60, 0)?.sentence).toContain('rose from 50 to 60')
  })

  it('count engines too', () => {
    const rules = applyRules(aMeasurement({ citedEngines: 1 }), thresholds(), aBaseline({ citedEngines: 2 }))
    expect(rules[1]).toMatchObject({ rule: 'max-cited-engines-drop', outcome: 'fail', drop: 1 })
  })

  it('are not checked against a number that the baseline does not have', () => {
    expect(
      applyRules(aMeasurement(), thresholds(), aBaseline({ overallBcr: undefined, citedEngines: undefined })),
    ).toEqual([])
  })
})

describe('required engines', () => {
  const check = (...requiredEngines: string[]) =>
    applyRules(aMeasurement(), thresholds({ requiredEngines }), undefined)[0]

  it('pass when each of them cites', () => {
    expect(check('chatgpt')).toMatchObject({ outcome: 'pass', observed: '1 of 1' })
  })

  it('fail for one that does not cite and for one that did not answer, by name', () => {
    expect(check('chatgpt', 'gemini', 'claude')).toMatchObject({
      outcome: 'fail',
      observed: '1 of 3',
      sentence: 'These engines must cite the brand and do not: gemini, claude.',
    })
  })
})

describe('sentiment', () => {
  it('fails on an unwanted value of any engine, whatever its letter case', () => {
    const engines = [anEngine('chatgpt'), anEngine('gemini', { sentiments: ['neutral', 'Negative'] })]
    const [rule] = applyRules(
      aMeasurement({ engines }),
      thresholds({ failOnSentiment: ['NEGATIVE'] }),
      undefined,
    )
    expect(rule).toMatchObject({ outcome: 'fail', sentence: 'Unwanted sentiment: gemini is Negative.' })
  })

  it('fails on an unwanted average', () => {
    const measurement = aMeasurement({ avgSentiments: ['positive', 'mixed'] })
    const [rule] = applyRules(measurement, thresholds({ failOnSentiment: ['mixed'] }), undefined)
    expect(rule).toMatchObject({ outcome: 'fail', sentence: 'Unwanted sentiment: the average is mixed.' })
  })

  it('passes when none occurs', () => {
    const [rule] = applyRules(aMeasurement(), thresholds({ failOnSentiment: ['negative'] }), undefined)
    expect(rule?.outcome).toBe('pass')
  })
})

describe('completeness', () => {
  it('warns when an answer does not add up', () => {
    expect(checkCompleteness([])).toMatchObject({ outcome: 'pass' })
    expect(checkCompleteness([{ kind: 'missing-engine', scanId: '1', engine: 'x' }])).toMatchObject({
      outcome: 'warn',
    })
  })
})
