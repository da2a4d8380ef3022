import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/baseline/baseline.ts'
import { poolRuns } from '../../src/baseline/select-runs.ts'
import { judge as judgeWith } from '../../src/gate/judge.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aBaselineOf, aRunOf } from '../support/cells.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'

const judge = (
  now: Measurement,
  baseline: Baseline,
  {
    alpha = 0.05,
    isExact = false,
    ...rules
  }: Partial<Thresholds> & { alpha?: number; isExact?: boolean } = {},
) => judgeWith(now, { baseline }, thresholds(rules), { alpha, isExact })

const ruleOf = (verdict: ReturnType<typeof judge>, name: string) =>
  verdict.rules.find(({ rule }) => rule === name)

describe('a drop that is compared keyword by keyword', () => {
  it('fails when it is beyond the tolerance and more than chance', () => {
    const verdict = judge(aRunOf({ chatgpt: '00000001' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict).toMatchObject({ status: 'fail', noise: 'tested', level: 0.05 })
    // McNemar's mid-p of seven losses and no gain is half of 2^-7.
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      outcome: 'fail',
      drop: 70,
      evidence: { method: 'paired', pValue: 2 ** -8, size: 8 },
    })
  })

  it('is inconclusive beyond the tolerance when chance may have done it, and says so with both numbers', () => {
    const verdict = judge(aRunOf({ chatgpt: '01111110' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict.status).toBe('inconclusive')
    expect(verdict.reasons).toEqual([
      'The citation score fell from 80 to 60, a drop of 20; no drop is tolerated, but chance may have done this (p = 0.13).',
    ])
  })

  it('passes within the tolerance, however significant', () => {
    const verdict = judge(aRunOf({ chatgpt: '00000001' }), aBaselineOf({ chatgpt: '11111111' }), {
      maxBcrDrop: { kind: 'absolute', value: 70 },
    })
    expect(verdict.status).toBe('pass')
  })

  it('keeps to the level it is given', () => {
    const now = aRunOf({ chatgpt: '00011111' })
    const baseline = aBaselineOf({ chatgpt: '11111111' })
    expect(judge(now, baseline, { alpha: 0.07 }).status).toBe('fail')
    expect(judge(now, baseline, { alpha: 0.05 }).status).toBe('inconclusive')
  })

  it('names an engine as lost only when its own test holds among all that are made', () => {
    const before = { chatgpt: '1111111111', gemini: '1000000000', claude: '1111111111' }
    const verdict = judge(
      aRunOf({ ...before, chatgpt: '0000000000', gemini: '0000000000' }),
      aBaselineOf(before),
    )
    expect(verdict).toMatchObject({ lostEngines: ['chatgpt'], doubtfulEngines: ['gemini'] })
    expect(ruleOf(verdict, 'max-cited-engines-drop')).toMatchObject({ outcome: 'fail', drop: 2 })
  })

  it('counts only engines whose loss holds against the tolerated number of engines', () => {
    const before = { chatgpt: '1111111111', gemini: '1000000000', claude: '1111111111' }
    const now = aRunOf({ ...before, chatgpt: '0000000000', gemini: '0000000000' })
    const rule = ruleOf(judge(now, aBaselineOf(before), { maxCitedEnginesDrop: 1 }), 'max-cited-engines-drop')
    expect(rule?.outcome).toBe('inconclusive')
  })

  it('does not take an engine that was not evaluated for one that was lost', () => {
    const before = { chatgpt: '111111', gemini: '111111' }
    const verdict = judge(aRunOf({ chatgpt: '111111', gemini: '------' }), aBaselineOf(before))
    expect(verdict).toMatchObject({ status: 'pass', lostEngines: [], doubtfulEngines: [] })
    expect(verdict.searchShifts).toEqual([{ engine: 'gemini', before: 6, now: 0 }])
    expect(ruleOf(verdict, 'max-cited-engines-drop')).toMatchObject({ outcome: 'pass', observed: 1, drop: 0 })
  })

  it('compares only what both sides evaluated', () => {
    // Evaluated on keywords that nobody asked about before, and cited on none of them: the mean falls, no pair does.
    const verdict = judge(aRunOf({ chatgpt: '11110000' }), aBaselineOf({ chatgpt: '1111' }))
    expect(verdict).toMatchObject({ status: 'pass', bcrDrop: 40 })
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      drop: 0,
      sentence: expect.stringContaining('over what both runs evaluated there is no drop'),
    })
  })

  it('does not call the smallest probabilities zero', () => {
    const verdict = judge(aRunOf({ chatgpt: '000000000000' }), aBaselineOf({ chatgpt: '111111111111' }))
    expect(verdict.reasons[0]).toContain('chance does not explain this one (p < 0.001)')
  })

  it('gives a shift in the number of answers as such, unless it is small', () => {
    const before = aBaselineOf({ chatgpt: '11111111111111111111' })
    expect(judge(aRunOf({ chatgpt: '111111111111111-----' }), before).searchShifts).toEqual([
      { engine: 'chatgpt', before: 20, now: 15 },
    ])
    expect(judge(aRunOf({ chatgpt: '111111111111111111--' }), before).searchShifts).toEqual([])
  })

  it('takes several runs together as the baseline', () => {
    const runs = ['11110000', '11100001', '11110001'].map(chatgpt => ({ chatgpt }))
    const [first = { chatgpt: '' }, ...others] = runs
    const verdict = judge(aRunOf({ chatgpt: '11110000' }), aBaselineOf(first, ...others))
    expect(verdict).toMatchObject({ status: 'inconclusive', lostEngines: [] })
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      baseline: expect.closeTo(43.33, 2),
      observed: 40,
    })
  })
})

describe('a drop of whole values', () => {
  const run = (overallBcr: number, citedEngines = 3) => ({ overallBcr, citedEngines, cells: [] })
  const now = (overallBcr: number, citedEngines = 3) =>
    aMeasurement({ overallBcr, citedEngines, totalEngines: 4 })
  const pool = (...scores: number[]) => {
    const [first = run(0), ...others] = scores.map(score => run(score))
    return { ...poolRuns([first, ...others], aBaseline().origin), citedEngines: 3 }
  }

  it('is measured against the spread of five runs', () => {
    const baseline = pool(50, 52, 48, 51, 49)
    expect(judge(now(47), baseline).status).toBe('inconclusive')
    expect(judge(now(40), baseline)).toMatchObject({ status: 'fail', noise: 'tested' })
  })

  it('is decided by the tolerance alone when fewer runs are known', () => {
    expect(judge(now(47), pool(50, 52, 48, 51))).toMatchObject({ status: 'fail', noise: 'untested' })
  })

  it('of engines is no proof when five runs happened to agree', () => {
    expect(ruleOf(judge(now(50, 2), pool(50, 52, 48, 51, 49)), 'max-cited-engines-drop')?.outcome).toBe(
      'inconclusive',
    )
  })
})

describe('a drop of what knows no chance', () => {
  it('fails at once', () => {
    const verdict = judge(aRunOf({ repository: '11111110' }), aBaselineOf({ repository: '11111111' }), {
      isExact: true,
    })
    expect(verdict).toMatchObject({ status: 'fail', noise: 'exact' })
  })
})

describe('a drop below numbers that somebody wrote down', () => {
  it('is decided by the tolerance, and every engine that is gone is named', () => {
    const engines = [{ engine: 'gemini', cited: true, bcrScore: 50 }]
    const verdict = judge(
      aMeasurement({ overallBcr: 59, engines: [anEngine('gemini', { cited: false })] }),
      aBaseline({ engines }),
    )
    expect(verdict).toMatchObject({ status: 'fail', noise: 'untested', lostEngines: ['gemini'] })
  })
})
