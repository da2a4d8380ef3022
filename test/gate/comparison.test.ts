import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import { judge as judgeInput } from '../../src/gate/judge.ts'
import type { NoiseModel } from '../../src/gate/noise.ts'
import { findDrops, listRules } from '../../src/gate/verdict.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../support/baseline-runs.ts'
import { aBaselineOf, aRunOf } from '../support/cells.ts'
import { aBaseline, aMeasurement, anEngine, thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'

type Input = [now: Measurement, baseline: Baseline, set?: Partial<Thresholds> & Partial<NoiseModel>]

/** The verdict over two sides, with the results of both rules on drops. */
function judge(...[measurement, baseline, set = {}]: Input) {
  const { level = aNoise().level, isDeterministic = false, ...rules } = set
  const { verdict } = judgeInput({
    ...{ measurement, lookup: { baseline }, thresholds: thresholds(rules) },
    noise: aNoise({ level, isDeterministic }),
  })
  const ruleOf = (name: string) => listRules(verdict).find(({ rule }) => rule === name)
  return {
    ...{ status: verdict.status, score: ruleOf('max-bcr-drop'), engines: ruleOf('max-cited-engines-drop') },
    ...(findDrops(verdict) ?? { lostEngines: [] }),
  }
}

const tolerated = { kind: 'absolute', value: 75 } as const
const twelve = { chatgpt: '111111111111' }
const half = { chatgpt: '000000111111' }
const one = { chatgpt: '000000000001' }
const [all, none] = ['1'.repeat(24), '0'.repeat(24)]
const three = { chatgpt: all, gemini: `1${'0'.repeat(23)}`, claude: all }
const claudeAlone = { ...three, chatgpt: none, gemini: none }
const stay = (pattern: string) => ({ gemini: pattern, claude: pattern, grok: pattern, mistral: pattern })
const { origin } = aBaseline()

const scan = (...citing: string[]) =>
  aRun(
    ...['chatgpt', 'gemini', 'claude', 'grok'].map(name =>
      aCell(undefined, name, citing.includes(name) ? 80 : 0),
    ),
  )
const allCite = scan('chatgpt', 'gemini', 'claude', 'grok')
const ofScan = (run: ReturnType<typeof scan>) =>
  aMeasurement({ ...run, engines: [anEngine('chatgpt')], totalEngines: 4 })
const sixScans = poolRuns([allCite, allCite, allCite, allCite, allCite, allCite], origin)

describe('a drop', () => {
  it.each<[string, Input, expected: object]>([
    [
      'fails if it is beyond the tolerance and significant',
      [aRunOf(one), aBaselineOf(twelve)],
      { status: 'fail', noise: 'tested', level: 1 / 52 / 2, score: { outcome: 'fail', isBeyond: true } },
    ],
    [
      'is inconclusive if it is beyond the tolerance and borderline',
      [aRunOf(half), aBaselineOf(twelve)],
      { status: 'inconclusive', score: { outcome: 'inconclusive', observed: 40, baseline: 80, drop: 40 } },
    ],
    [
      'passes if it is beyond the tolerance and explained by chance',
      [aRunOf({ chatgpt: '01111111' }), aBaselineOf({ chatgpt: '11111111' })],
      { status: 'pass', score: { outcome: 'pass', drop: 10, isBeyond: true } },
    ],
    [
      'passes within the tolerance, however significant',
      [aRunOf(one), aBaselineOf(twelve), { maxBcrDrop: tolerated, maxCitedEnginesDrop: 1 }],
      { status: 'pass', score: { isBeyond: false } },
    ],
    ['fails at a high level', [aRunOf(half), aBaselineOf(twelve), { level: 0.08 }], { status: 'fail' }],
    [
      'of a single keyword is never inconclusive: no test can confirm it',
      [aRunOf({ chatgpt: '0' }), aBaselineOf({ chatgpt: '1' })],
      { status: 'pass' },
    ],
    [
      'names an engine as lost only if its own test is significant among all tests',
      [aRunOf(claudeAlone), aBaselineOf(three)],
      { lostEngines: ['chatgpt'], engines: { outcome: 'fail', drop: 2 } },
    ],
    [
      'counts only engines whose loss holds against the tolerated number of engines',
      [aRunOf(claudeAlone), aBaselineOf(three), { maxCitedEnginesDrop: 1 }],
      { engines: { drop: 2, isBeyond: true, outcome: expect.not.stringMatching('fail') } },
    ],
    [
      'fails on the loss of one engine, even if chance explains the whole',
      [
        aRunOf({ chatgpt: '0'.repeat(22), ...stay('0110100110101101001011') }),
        aBaselineOf({ chatgpt: '1'.repeat(22), ...stay('1101001011010010110100') }),
      ],
      { score: { outcome: 'fail' }, lostEngines: ['chatgpt'], scope: { kind: 'engine', engine: 'chatgpt' } },
    ],
    [
      // The new keywords have no citation, so the mean falls. No keyword of both runs does.
      'compares only what both sides evaluated',
      [aRunOf({ chatgpt: '11110000' }), aBaselineOf({ chatgpt: '1111' })],
      { status: 'pass', score: { drop: 0, isPaired: true } },
    ],
    [
      'is inconclusive, never a fail, below runs without answers, because it cannot be tested',
      [aRunOf({ chatgpt: '0000' }), poolRuns([aWholeRun(50, 3)], origin)],
      { status: 'inconclusive', noise: 'too-few-runs', score: { pValue: undefined } },
    ],
    [
      'of a deterministic service fails without a test',
      [aRunOf({ repository: '1110' }), aBaselineOf({ repository: '1111' }), { isDeterministic: true }],
      { status: 'fail', noise: 'exact' },
    ],
    [
      'below numbers of the inputs is decided by the tolerance, and names every lost engine',
      [
        aMeasurement({ overallBcr: 59, engines: [anEngine('gemini', { cited: false }), anEngine('gained')] }),
        aBaseline({
          engines: ['gemini', 'gained', 'not-scanned'].map(engine => ({
            ...{ engine, cited: engine !== 'gained', bcrScore: 50 },
          })),
        }),
      ],
      {
        ...{ status: 'fail', noise: 'untested', lostEngines: ['gemini'] },
        score: { outcome: 'fail', pValue: undefined },
      },
    ],
    [
      'of one request for all keywords is tested engine by engine',
      [ofScan(scan()), sixScans],
      { status: 'fail', noise: 'tested' },
    ],
    [
      'of one engine in one request for all keywords does not fail',
      [ofScan(scan('chatgpt', 'gemini', 'claude')), sixScans],
      { status: expect.not.stringMatching('fail') },
    ],
  ])('%s', (_, input, expected) => {
    expect(judge(...input)).toMatchObject(expected)
  })
})

describe('the score of the answers that cite', () => {
  const run = (score: number) =>
    aRun(...Array.from({ length: 20 }, (_, keyword) => aCell(`k${keyword}`, 'chatgpt', score)))
  const before = [70, 72, 69, 71, 70, 68].map(run)
  const judgeScore = (score: number) => {
    const [first = run(70), ...others] = before
    return judge(aMeasurement(run(score)), poolRuns([first, ...others], origin))
  }

  it('fails if the brand is cited as often but far less prominently', () => {
    expect(judgeScore(30)).toMatchObject({
      status: 'fail',
      losses: [{ measure: 'score', scope: { kind: 'whole' }, state: 'failed' }],
    })
  })

  it('passes within its usual ups and downs', () => {
    expect(judgeScore(69).status).toBe('pass')
  })
})
