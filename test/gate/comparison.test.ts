import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import { judge as judgeInput } from '../../src/gate/judge.ts'
import type { NoiseModel } from '../../src/gate/noise.ts'
import { dropsOf, rulesOf, type Verdict } from '../../src/gate/verdict.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../support/baseline-runs.ts'
import { aBaselineOf, aRunOf } from '../support/cells.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'

const judge = (
  now: Measurement,
  baseline: Baseline,
  {
    level = aNoise().level,
    isDeterministic = false,
    ...rules
  }: Partial<Thresholds> & Partial<NoiseModel> = {},
) =>
  flatten(
    judgeInput({
      measurement: now,
      lookup: { baseline },
      thresholds: thresholds(rules),
      noise: aNoise({ level, isDeterministic }),
    }).verdict,
  )

const flatten = (verdict: Verdict) => ({
  ...{ status: verdict.status, rules: rulesOf(verdict) },
  ...(dropsOf(verdict) ?? { lostEngines: [] }),
})

const ruleOf = (verdict: ReturnType<typeof judge>, name: string) =>
  verdict.rules.find(({ rule }) => rule === name)

describe('a drop that is compared cell by cell', () => {
  const twelve = '111111111111'

  it('fails when it is beyond the tolerance and more than chance', () => {
    const verdict = judge(aRunOf({ chatgpt: '000000000001' }), aBaselineOf({ chatgpt: twelve }))
    expect(verdict).toMatchObject({ status: 'fail', noise: 'tested', level: 1 / 52 / 2 })
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'fail', isBeyond: true })
  })

  it('is inconclusive beyond the tolerance where it is suspicious', () => {
    const verdict = judge(aRunOf({ chatgpt: '000000111111' }), aBaselineOf({ chatgpt: twelve }))
    expect(verdict.status).toBe('inconclusive')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({
      outcome: 'inconclusive',
      observed: 40,
      baseline: 80,
      drop: 40,
    })
  })

  it('passes beyond the tolerance where chance explains it', () => {
    const verdict = judge(aRunOf({ chatgpt: '01111111' }), aBaselineOf({ chatgpt: '11111111' }))
    expect(verdict.status).toBe('pass')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'pass', drop: 10, isBeyond: true })
  })

  it('passes within the tolerance, however significant', () => {
    const verdict = judge(aRunOf({ chatgpt: '000000000001' }), aBaselineOf({ chatgpt: twelve }), {
      maxBcrDrop: { kind: 'absolute', value: 75 },
      maxCitedEnginesDrop: 1,
    })
    expect(verdict.status).toBe('pass')
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ isBeyond: false })
  })

  it('uses the given level', () => {
    const now = aRunOf({ chatgpt: '000000111111' })
    const baseline = aBaselineOf({ chatgpt: twelve })
    expect(judge(now, baseline, { level: 0.08 }).status).toBe('fail')
    expect(judge(now, baseline, { level: 0.001 }).status).toBe('inconclusive')
  })

  it('never calls the loss of a single keyword inconclusive: no test can confirm it', () => {
    const verdict = judge(aRunOf({ chatgpt: '0' }), aBaselineOf({ chatgpt: '1' }))
    expect(verdict.status).toBe('pass')
  })

  const all = '1'.repeat(24)
  const none = '0'.repeat(24)
  const one = `1${'0'.repeat(23)}`

  it('names an engine as lost only when its own test holds among all that are made', () => {
    const before = { chatgpt: all, gemini: one, claude: all }
    const verdict = judge(aRunOf({ ...before, chatgpt: none, gemini: none }), aBaselineOf(before))
    expect(verdict.lostEngines).toEqual(['chatgpt'])
    expect(ruleOf(verdict, 'max-cited-engines-drop')).toMatchObject({ outcome: 'fail', drop: 2 })
  })

  it('fails on the loss of one engine, even where the whole is within chance', () => {
    const [earlier, later] = ['1101001011010010110100', '0110100110101101001011']
    const stay = (pattern: string) => ({ gemini: pattern, claude: pattern, grok: pattern, mistral: pattern })
    const verdict = judge(
      aRunOf({ chatgpt: '0'.repeat(22), ...stay(later) }),
      aBaselineOf({ chatgpt: '1'.repeat(22), ...stay(earlier) }),
    )
    expect(ruleOf(verdict, 'max-bcr-drop')?.outcome).toBe('fail')
    expect(verdict.lostEngines).toEqual(['chatgpt'])
    expect(verdict).toMatchObject({ scope: { kind: 'engine', engine: 'chatgpt' } })
  })

  it('counts only engines whose loss holds against the tolerated number of engines', () => {
    const before = { chatgpt: all, gemini: one, claude: all }
    const now = aRunOf({ ...before, chatgpt: none, gemini: none })
    const rule = ruleOf(judge(now, aBaselineOf(before), { maxCitedEnginesDrop: 1 }), 'max-cited-engines-drop')
    expect(rule).toMatchObject({ drop: 2, isBeyond: true })
    expect(rule?.outcome).not.toBe('fail')
  })

  it('does not count an engine that was not evaluated as lost', () => {
    const before = { chatgpt: '111111', gemini: '111111' }
    const verdict = judge(aRunOf({ chatgpt: '111111', gemini: '------' }), aBaselineOf(before))
    expect(verdict).toMatchObject({ status: 'pass', lostEngines: [] })
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

describe('a drop below runs without answers', () => {
  it.each([1, 6])(
    'is inconclusive, and never a fail, with %i of them: nothing tells it from noise',
    count => {
      const [first, ...others] = Array.from({ length: count }, () => aWholeRun(50, 3))
      const baseline = poolRuns([first ?? aWholeRun(50, 3), ...others], aBaseline().origin)
      const verdict = judge(aRunOf({ chatgpt: '0000' }), baseline)
      expect(verdict).toMatchObject({ status: 'inconclusive', noise: 'too-few-runs' })
      expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'inconclusive', pValue: undefined })
      expect(
        judge(aRunOf({ chatgpt: '1111' }), poolRuns([aWholeRun(50, 1)], aBaseline().origin)).status,
      ).toBe('pass')
    },
  )
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
    expect(ruleOf(verdict, 'max-bcr-drop')).toMatchObject({ outcome: 'fail', pValue: undefined })
  })

  it('is tested by nothing, however many cells the run has', () => {
    const verdict = judge(aRunOf({ chatgpt: '11111110' }), aBaseline({ overallBcr: 80, citedEngines: 1 }))
    expect(verdict).toMatchObject({ status: 'fail', noise: 'untested' })
  })
})

describe('one request for all keywords', () => {
  const scan = (...citing: string[]) =>
    aRun(
      ...['chatgpt', 'gemini', 'claude', 'grok'].map(name =>
        aCell(undefined, name, citing.includes(name) ? 80 : 0),
      ),
    )
  const all = scan('chatgpt', 'gemini', 'claude', 'grok')
  const now = (run: ReturnType<typeof scan>) =>
    aMeasurement({ ...run, engines: [anEngine('chatgpt')], totalEngines: 4 })

  it('is tested engine by engine against the runs before', () => {
    const baseline = poolRuns([all, all, all, all, all, all], aBaseline().origin)
    expect(judge(now(scan()), baseline)).toMatchObject({ status: 'fail', noise: 'tested' })
    expect(judge(now(scan('chatgpt', 'gemini', 'claude')), baseline).status).not.toBe('fail')
  })

  it('cannot fail by four answers after one run', () => {
    expect(judge(now(scan()), poolRuns([all], aBaseline().origin)).status).toBe('pass')
  })
})

describe('the score of the answers that cite', () => {
  const run = (score: number) =>
    aRun(...Array.from({ length: 20 }, (_, keyword) => aCell(`k${keyword}`, 'chatgpt', score)))
  const before = [70, 72, 69, 71, 70, 68].map(run)
  const judgeScore = (score: number) => {
    const [first = run(70), ...others] = before
    return judge(aMeasurement(run(score)), poolRuns([first, ...others], aBaseline().origin))
  }

  it('fails where the brand is cited as often and far less prominently', () => {
    expect(judgeScore(30)).toMatchObject({ status: 'fail', losses: [] })
  })

  it('passes within its usual ups and downs', () => {
    expect(judgeScore(69).status).toBe('pass')
  })
})
