import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import { judge as judgeInput } from '../../src/gate/judge.ts'
import { dropsOf, rulesOf, type Verdict } from '../../src/gate/verdict.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aBaselineOf, aRunOf } from '../support/cells.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'

const judge = (
  now: Measurement,
  baseline: Baseline,
  {
    alpha = 0.05,
    isDeterministic = false,
    ...rules
  }: Partial<Thresholds> & { alpha?: number; isDeterministic?: boolean } = {},
) =>
  flatten(
    judgeInput({
      measurement: now,
      lookup: { baseline },
      thresholds: thresholds(rules),
      noise: { alpha, isDeterministic },
    }),
  )

const flatten = (verdict: Verdict) => ({
  ...{ status: verdict.status, rules: rulesOf(verdict) },
  ...(dropsOf(verdict) ?? { lostEngines: [], searchShifts: [] }),
})

const ruleOf = (verdict: ReturnType<typeof judge>, name: string) =>
  verdict.rules.find(({ rule }) => rule === name)

describe('a drop that is compared cell by cell', () => {
  it('fails when it is beyond the tolerance and more than chance', () => {
    const verdict = judge(aRunOf({ chatgpt: '00000001' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict).toMatchObject({ status: 'fail', noise: 'tested', level: 0.65 * 0.05 })
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      outcome: 'fail',
      drop: 70,
      isBeyond: true,
      test: { method: 'cells', size: 8 },
    })
  })

  it('is inconclusive beyond the tolerance where it is suspicious', () => {
    const verdict = judge(aRunOf({ chatgpt: '00011111' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict.status).toBe('inconclusive')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      outcome: 'inconclusive',
      observed: 50,
      baseline: 80,
      drop: 30,
    })
  })

  it('passes beyond the tolerance where chance explains it', () => {
    const verdict = judge(aRunOf({ chatgpt: '01111111' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict.status).toBe('pass')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'pass', drop: 10, isBeyond: true })
  })

  it('passes within the tolerance, however significant', () => {
    const verdict = judge(aRunOf({ chatgpt: '00000001' }), aBaselineOf({ chatgpt: '11111111' }), {
      maxBcrDrop: { kind: 'absolute', value: 70 },
      maxCitedEnginesDrop: 1,
    })
    expect(verdict.status).toBe('pass')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ isBeyond: false })
  })

  it('uses the given significance level', () => {
    const now = aRunOf({ chatgpt: '00011111' })
    const baseline = aBaselineOf({ chatgpt: '11111111' })
    expect(judge(now, baseline, { alpha: 0.14 }).status).toBe('fail')
    expect(judge(now, baseline, { alpha: 0.05 }).status).toBe('inconclusive')
  })

  it('never calls the loss of a single keyword inconclusive: no test can confirm it', () => {
    const verdict = judge(aRunOf({ chatgpt: '0' }), aBaselineOf({ chatgpt: '1' }))
    expect(verdict.status).toBe('pass')
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

  it('fails on the significant loss of one engine, even where the whole is within chance', () => {
    const [earlier, later] = ['1101001011010010110100', '0110100110101101001011']
    const stay = (pattern: string) => ({ gemini: pattern, claude: pattern, grok: pattern, mistral: pattern })
    const verdict = judge(
      aRunOf({ chatgpt: '0'.repeat(22), ...stay(later) }),
      aBaselineOf({ chatgpt: '1'.repeat(22), ...stay(earlier) }),
      { alpha: 0.04 },
    )
    const rule = ruleOf(verdict, 'max-bcr-drop')
    expect(rule?.kind === 'drop' && (rule.test?.pValue ?? 0)).toBeGreaterThan(0.65 * 0.04)
    expect(rule?.outcome).toBe('fail')
    expect(verdict.lostEngines).toEqual(['chatgpt'])
  })

  it('counts only engines whose loss holds against the tolerated number of engines', () => {
    const before = { chatgpt: '1111111111', gemini: '1000000000', claude: '1111111111' }
    const now = aRunOf({ ...before, chatgpt: '0000000000', gemini: '0000000000' })
    const rule = ruleOf(judge(now, aBaselineOf(before), { maxCitedEnginesDrop: 1 }), 'max-cited-engines-drop')
    expect(rule).toMatchObject({ drop: 2, isBeyond: true })
    expect(rule?.outcome).not.toBe('fail')
  })

  it('does not count an engine that was not evaluated as lost', () => {
    const before = { chatgpt: '111111', gemini: '111111' }
    const verdict = judge(aRunOf({ chatgpt: '111111', gemini: '------' }), aBaselineOf(before))
    expect(verdict).toMatchObject({ status: 'pass', lostEngines: [], doubtfulEngines: [] })
    expect(verdict.searchShifts).toEqual([])
    expect(ruleOf(verdict, 'max-cited-engines-drop')).toMatchObject({ outcome: 'pass', observed: 1, drop: 0 })
  })

  it('compares only what both sides evaluated', () => {
    // The new keywords have no citation, so the mean falls. No keyword of both runs does.
    const verdict = judge(aRunOf({ chatgpt: '11110000' }), aBaselineOf({ chatgpt: '1111' }))
    expect(verdict.status).toBe('pass')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      drop: 0,
      isPaired: true,
    })
  })

  it('reports a change in the number of evaluated keywords, unless it is small', () => {
    const before = aBaselineOf({ chatgpt: '11111111111111111111' })
    expect(judge(aRunOf({ chatgpt: '111111111111111-----' }), before).searchShifts).toEqual([
      { engine: 'chatgpt', before: 20, now: 15 },
    ])
    expect(judge(aRunOf({ chatgpt: '111111111111111111--' }), before).searchShifts).toEqual([])
  })

  it('pools several runs into one baseline', () => {
    const runs = ['11110000', '11100001', '11110001'].map(chatgpt => ({ chatgpt }))
    const [first = { chatgpt: '' }, ...others] = runs
    const verdict = judge(aRunOf({ chatgpt: '11110000' }), aBaselineOf(first, ...others))
    expect(verdict).toMatchObject({ status: 'pass', lostEngines: [] })
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

  it('is tested against five runs', () => {
    const baseline = pool(50, 52, 48, 51, 49, 50)
    expect(judge(now(47), baseline)).toMatchObject({ status: 'pass', noise: 'tested' })
    expect(judge(now(0, 0), baseline)).toMatchObject({ status: 'fail', noise: 'tested' })
  })

  it.each([1, 4])('is inconclusive, and never a fail, with %i runs: too few to tell it from noise', count => {
    const baseline = pool(...[50, 52, 48, 51].slice(0, count))
    for (const measurement of [now(47), now(0, 0)]) {
      const verdict = judge(measurement, baseline)
      expect(verdict).toMatchObject({ status: 'inconclusive', noise: 'too-few-runs' })
      expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'inconclusive', test: undefined })
    }
    expect(judge(now(60), baseline).status).toBe('pass')
  })

  it('names no engine as lost while it cannot be tested', () => {
    const scan = (cited: boolean) => ({
      ...run(50, Number(cited)),
      cells: [aCell(undefined, 'gemini', cited ? 50 : 0)],
    })
    const verdict = judge(
      { ...now(0, 0), engines: [anEngine('gemini', { cited: false })], cells: scan(false).cells },
      poolRuns([scan(true)], aBaseline().origin),
    )
    expect(verdict).toMatchObject({ lostEngines: [], doubtfulEngines: ['gemini'] })
    expect(ruleOf(verdict, 'max-cited-engines-drop')?.outcome).toBe('inconclusive')
  })

  it('of engines is no proof when five runs happened to agree', () => {
    const rule = ruleOf(judge(now(50, 2), pool(50, 52, 48, 51, 49)), 'max-cited-engines-drop')
    expect(rule).toMatchObject({ isBeyond: true })
    expect(rule?.outcome).not.toBe('fail')
  })
})

describe('a drop of a deterministic service', () => {
  it('fails without a test', () => {
    const verdict = judge(aRunOf({ repository: '11111110' }), aBaselineOf({ repository: '11111111' }), {
      isDeterministic: true,
    })
    expect(verdict).toMatchObject({ status: 'fail', noise: 'exact' })
  })
})

describe('a drop below numbers of the inputs', () => {
  it('is decided by the tolerance, and every engine that is gone is named', () => {
    const engines = [{ engine: 'gemini', cited: true, bcrScore: 50 }]
    const verdict = judge(
      aMeasurement({ overallBcr: 59, engines: [anEngine('gemini', { cited: false })] }),
      aBaseline({ engines }),
    )
    expect(verdict).toMatchObject({ status: 'fail', noise: 'untested', lostEngines: ['gemini'] })
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'fail', test: undefined })
  })

  it('is tested by nothing, however many cells the run has', () => {
    const verdict = judge(aRunOf({ chatgpt: '11111110' }), aBaseline({ overallBcr: 80, citedEngines: 1 }))
    expect(verdict).toMatchObject({ status: 'fail', noise: 'untested' })
  })
})
