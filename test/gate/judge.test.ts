import { describe, expect, it } from 'vitest'
import type { BaselineLookup } from '../../src/baseline/baseline.ts'
import { failuresOf, judge as judgeWith, mayBeChance } from '../../src/gate/judge.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'

type Hindrance = Parameters<typeof judgeWith>[4]
const judge = (
  now: Measurement | undefined,
  lookup: BaselineLookup,
  rules: Thresholds,
  hindrance?: Hindrance,
) => judgeWith(now, lookup, rules, { alpha: 0.05, isExact: false }, hindrance)

const missing = { missing: { kind: 'none-configured' } } as const

describe('judge', () => {
  it('passes when every rule passes', () => {
    expect(judge(aMeasurement(), { baseline: aBaseline() }, thresholds())).toMatchObject({
      status: 'pass',
      reasons: [],
      reportOnly: false,
      bcrDrop: 0,
      citedEnginesDrop: 0,
      baseline: { origin: { kind: 'file', path: 'baseline.json', runs: 1 } },
    })
  })

  it('fails when one rule fails, with its sentence first', () => {
    const verdict = judge(
      aMeasurement({ findings: [{ kind: 'missing-engine', scanId: 'scan-1', engine: 'claude' }] }),
      missing,
      thresholds({ minOverallBcr: 90, minCitedEngines: 1 }),
    )
    expect(verdict.status).toBe('fail')
    expect(verdict.reasons[0]).toContain('below the floor of 90')
    expect(verdict.reasons).toHaveLength(2)
  })

  it('does not fail on an answer that does not add up, but gives it as a reason', () => {
    const findings = [{ kind: 'missing-engine' as const, scanId: 'scan-1', engine: 'claude' }]
    const verdict = judge(aMeasurement({ findings }), missing, thresholds({ minCitedEngines: 1 }))
    expect(verdict).toMatchObject({ status: 'pass', reasons: [expect.stringContaining('do not add up')] })
  })

  it('says that it only reports when no rule is set', () => {
    expect(judge(aMeasurement(), missing, thresholds())).toMatchObject({ status: 'pass', reportOnly: true })
    expect(judge(aMeasurement(), missing, thresholds({ minOverallBcr: 1 })).reportOnly).toBe(false)
  })

  it('applies no rule to a run that something hindered', () => {
    const hindrance = { status: 'error' as const, reason: 'The service refused the key.' }
    const verdict = judge(
      aMeasurement(),
      { baseline: aBaseline() },
      thresholds({ minOverallBcr: 1 }),
      hindrance,
    )
    expect(verdict).toMatchObject({
      status: 'error',
      rules: [],
      reasons: [hindrance.reason],
      bcrDrop: undefined,
    })
  })

  it('is inconclusive when no engine answered, even with no rule set', () => {
    const empty = aMeasurement({ engines: [], totalEngines: 0, citedEngines: 0 })
    expect(judge(empty, missing, thresholds()).status).toBe('inconclusive')
    expect(judge(undefined, missing, thresholds()).status).toBe('inconclusive')
  })

  it('is inconclusive, and not by chance, when the share of voice is not known', () => {
    const voices = { shares: [], unmeasured: ['Globex'] }
    const chance = { alpha: 0.05, isExact: false }
    const of = (rules: Thresholds) => judgeWith(aMeasurement(), missing, rules, chance, undefined, voices)
    const verdict = of(thresholds({ minShareOfVoice: 10, minCitedEngines: 1 }))
    expect(verdict).toMatchObject({
      status: 'inconclusive',
      reasons: [expect.stringContaining('Globex')],
      unmeasuredCompetitors: ['Globex'],
    })
    expect(mayBeChance(verdict)).toBe(false)
    expect(of(thresholds({ minShareOfVoice: 10, minCitedEngines: 2 })).status).toBe('fail')
    expect(of(thresholds({ minCitedEngines: 1 })).status).toBe('pass')
  })

  it('names engines that lost or gained their citation, among those that both sides scanned', () => {
    const engines = [
      { engine: 'chatgpt', cited: false, bcrScore: 0 },
      { engine: 'gemini', cited: true, bcrScore: 50 },
      { engine: 'claude', cited: true, bcrScore: 50 },
    ]
    const now = aMeasurement({
      engines: [anEngine('chatgpt'), anEngine('gemini', { cited: false }), anEngine('perplexity')],
    })
    expect(judge(now, { baseline: aBaseline({ engines }) }, thresholds())).toMatchObject({
      lostEngines: ['gemini'],
      gainedEngines: ['chatgpt'],
    })
  })

  it('never calls a baseline that cannot be used a baseline', () => {
    const unusable = {
      kind: 'history' as const,
      place: { kind: 'file' as const, path: 'old.json' },
      cause: { kind: 'empty' as const },
    }
    expect(judge(aMeasurement(), { unusable }, thresholds()).baseline).toEqual({
      missing: { kind: 'unusable', unusable },
    })
  })
})

describe('failuresOf', () => {
  const failing = judge(aMeasurement(), missing, thresholds({ minOverallBcr: 90 }))
  const passing = judge(aMeasurement(), { baseline: aBaseline() }, thresholds())

  it('lists what fails the step and holds', () => {
    expect(failuresOf(failing, ['fail', 'error'])).toEqual(['fail'])
    expect(failuresOf(failing, ['error', 'inconclusive'])).toEqual([])
    expect(failuresOf(failing, [])).toEqual([])
    expect(failuresOf(passing, ['fail', 'error', 'inconclusive', 'no-baseline'])).toEqual([])
  })

  it('fails a pass without a baseline when asked to', () => {
    const unmeasured = judge(aMeasurement(), missing, thresholds({ minOverallBcr: 1 }))
    expect(unmeasured.status).toBe('pass')
    expect(failuresOf(unmeasured, ['fail', 'no-baseline'])).toEqual(['no-baseline'])
  })
})
