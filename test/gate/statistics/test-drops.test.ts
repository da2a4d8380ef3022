import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import { adjustByHolm } from '../../../src/gate/statistics/holm.ts'
import { testByPermutation } from '../../../src/gate/statistics/permutation.ts'
import {
  leastCountVariance,
  testByPredictionInterval,
} from '../../../src/gate/statistics/prediction-interval.ts'
import { testDrops } from '../../../src/gate/statistics/test-drops.ts'
import type { BaselineRun } from '../../../src/history/record.ts'
import type { Cell } from '../../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../../support/baseline-runs.ts'

const ALPHA = 0.05

/** A cell for each score, of the keywords k0, k1 … */
const column = (engine: string, ...scores: number[]): Cell[] =>
  scores.map((score, index) => aCell(`k${index}`, engine, score))

const nowOf = (cells: Cell[], totalEngines = 2) => ({ ...aRun(...cells), totalEngines })

describe('testDrops over keywords', () => {
  it('counts half of the ties where values are zeros and ones', () => {
    const runs = [aRun(...column('chatgpt', 100, 100, 100, 100, 100, 0))]
    const now = nowOf(column('chatgpt', 0, 0, 0, 0, 0, 0), 1)
    const evidence = testDrops({ runs, citedEngines: ['chatgpt'] }, now, ALPHA)
    expect(evidence?.overallBcr).toMatchObject({ method: 'paired', pValue: 1 / 64, size: 6 })
    expect(evidence?.engines.get('chatgpt')).toMatchObject({ method: 'paired', pValue: 1 / 64, size: 6 })
    expect(evidence).toMatchObject({ citedEngines: undefined, pairedBcrDrop: undefined })
  })

  it('counts the loss of a single engine only with a drop of the whole, and corrects nothing', () => {
    // Every citation stays, and every score falls.
    const runs = [aRun(...column('chatgpt', 90, 80, 70, 60, 50))]
    const fallen = nowOf(column('chatgpt', 50, 30, 20, 20, 5), 1)
    const scores = testDrops({ runs, citedEngines: ['chatgpt'] }, fallen, ALPHA)
    expect(scores?.overallBcr.pValue).toBe(1 / 32)
    expect(scores?.engines.get('chatgpt')?.pValue).toBe(1)
    // Most citations go, and the one that stays scores as much as all did.
    const moved = nowOf(column('chatgpt', 0, 0, 0, 0, 350), 1)
    const citations = testDrops({ runs, citedEngines: ['chatgpt'] }, moved, ALPHA)
    expect(citations?.overallBcr.pValue).toBeGreaterThan(0.1)
    expect(citations?.engines.get('chatgpt')?.pValue).toBe(citations?.overallBcr.pValue)
  })

  it('counts ties in full where scores take more than two values', () => {
    const runs = [aRun(...column('chatgpt', 50, 100, 100, 100, 100))]
    const now = nowOf(column('chatgpt', 0, 0, 0, 0, 0), 1)
    expect(testDrops({ runs, citedEngines: [] }, now, ALPHA)?.overallBcr.pValue).toBe(1 / 32)
  })

  it('adjusts the whole and every engine that cited before as one family', () => {
    const chatgpt = [100, 100, 100, 100, 100, 100, 100, 100]
    const runs = [aRun(...column('chatgpt', ...chatgpt), ...column('gemini', 100, 0, 0, 100, 0, 0, 0, 0))]
    const cells = [
      ...column('chatgpt', 0, 0, 0, 0, 0, 0, 0, 100),
      ...column('gemini', 0, 0, 100, 100, 0, 0, 0, 0),
    ]
    const both = testDrops({ runs, citedEngines: ['chatgpt', 'gemini'] }, nowOf(cells), ALPHA)
    const whole = testByPermutation(
      [
        [100, 0],
        [50, 0],
        [50, 50],
        [100, 50],
        [50, 0],
        [50, 0],
        [50, 0],
        [50, 50],
      ],
      { midP: false },
    ).pValue
    const expected = adjustByHolm([whole, 1 / 256, 0.5])
    expect(both?.overallBcr.pValue).toBe(expected[0])
    expect(both?.engines.get('chatgpt')?.pValue).toBe(expected[1])
    expect(both?.engines.get('gemini')?.pValue).toBe(expected[2])
    const one = testDrops({ runs, citedEngines: ['chatgpt', 'claude'] }, nowOf(cells), ALPHA)
    expect([...(one?.engines.keys() ?? [])]).toEqual(['chatgpt'])
    expect(one?.engines.get('chatgpt')?.pValue).toBe(2 / 256)
  })

  it('gives the drop over the pairs when not everything is paired', () => {
    const runs = [aRun(...column('chatgpt', 80, 60, 40))]
    const now = nowOf(column('chatgpt', 70, 50), 1)
    expect(testDrops({ runs, citedEngines: [] }, now, ALPHA)).toMatchObject({
      pairedBcrDrop: 10,
      overallBcr: { size: 2 },
      evaluated: [{ engine: 'chatgpt', before: 3, now: 2 }],
    })
  })

  it('tests a single keyword', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 100))]
    expect(
      testDrops({ runs, citedEngines: [] }, nowOf([aCell('tea', 'chatgpt', 0)], 1), ALPHA),
    ).toMatchObject({
      overallBcr: {
        method: 'paired',
        pValue: 1 / 4,
        size: 1,
        interval: undefined,
        detectableDrop: undefined,
      },
    })
  })

  it('gives the interval over keywords and the detectable drop', () => {
    const runs = [aRun(...column('chatgpt', 80, 60, 40, 90))]
    const { overallBcr } =
      testDrops({ runs, citedEngines: [] }, nowOf(column('chatgpt', 70, 55, 41, 60), 1), ALPHA) ?? {}
    expect(overallBcr?.interval?.low).toBeLessThan(11)
    expect(overallBcr?.interval?.high).toBeGreaterThan(11)
    expect(overallBcr?.detectableDrop).toBeGreaterThan(0)
  })

  describe('with five earlier runs', () => {
    const steady = Array.from({ length: 12 }, () => 100)
    const fallen = steady.map((_, index) => (index < 8 ? 0 : 100))
    /** Runs in which every keyword of the engine cites, but for the first `lost`. */
    const runsThatLost = (...lost: number[]) =>
      lost.map(count =>
        aRun(...column('chatgpt', ...steady.map((score, index) => (index < count ? 0 : score)))),
      )

    it('does not find a drop of the size by which whole runs differ', () => {
      const now = nowOf(column('chatgpt', ...fallen), 1)
      const calm = testDrops({ runs: runsThatLost(0, 1, 0, 1, 0), citedEngines: ['chatgpt'] }, now, ALPHA)
      const stormy = testDrops({ runs: runsThatLost(0, 9, 0, 0, 9), citedEngines: ['chatgpt'] }, now, ALPHA)
      expect(calm?.overallBcr.pValue).toBeLessThan(ALPHA)
      expect(stormy?.overallBcr.pValue).toBeGreaterThan(0.1)
      expect(stormy?.engines.get('chatgpt')?.pValue).toBeGreaterThan(0.1)
      expect(stormy?.overallBcr.method).toBe('paired')
    })

    it('takes the larger p-value of keywords and runs, and bounds that cover both', () => {
      const runs = runsThatLost(0, 3, 1, 0, 4)
      const now = nowOf(column('chatgpt', ...fallen), 1)
      const scores = runs.map(({ overallBcr }) => overallBcr)
      const guard = testByPredictionInterval(scores, now.overallBcr, { alpha: ALPHA })
      const { overallBcr } = testDrops({ runs, citedEngines: [] }, now, ALPHA) ?? {}
      expect(overallBcr?.pValue).toBe(guard?.pValue)
      expect(overallBcr?.interval?.low).toBe(guard?.interval?.low)
      expect(overallBcr?.interval?.high).toBe(guard?.interval?.high)
      expect(overallBcr?.detectableDrop).toBe(guard?.detectableDrop)
      expect(overallBcr?.size).toBe(12)
    })

    it('still tests the keywords where whole runs were all equal', () => {
      const slightly = nowOf(column('chatgpt', ...steady.map((score, index) => (index < 1 ? 0 : score))), 1)
      const evidence = testDrops(
        { runs: runsThatLost(0, 0, 0, 0, 0), citedEngines: ['chatgpt'] },
        slightly,
        ALPHA,
      )
      // One in six, by mid-p.
      expect(evidence?.overallBcr.pValue).toBe(1 / 12)
    })

    it('tests an engine against its own runs, not against those of the whole', () => {
      const stormy = runsThatLost(0, 9, 0, 0, 9).map(run =>
        aRun(...run.cells, ...column('gemini', ...steady), ...column('claude', ...steady)),
      )
      const now = nowOf(
        [...column('chatgpt', ...fallen), ...column('gemini', ...fallen), ...column('claude', ...steady)],
        3,
      )
      const evidence = testDrops({ runs: stormy, citedEngines: ['chatgpt', 'gemini'] }, now, ALPHA)
      expect(evidence?.engines.get('chatgpt')?.pValue).toBeGreaterThan(0.1)
      expect(evidence?.engines.get('gemini')?.pValue).toBeLessThan(0.01)
    })

    it('does not test against four runs, nor against runs in which the engine was not evaluated', () => {
      const now = nowOf([...column('chatgpt', ...fallen), ...column('gemini', ...steady)])
      const withGemini = (run: BaselineRun) => aRun(...run.cells, ...column('gemini', ...steady))
      const four = runsThatLost(0, 5, 0, 5).map(withGemini)
      const before = { runs: four, citedEngines: ['chatgpt'] }
      expect(testDrops(before, now, ALPHA)?.engines.get('chatgpt')?.pValue).toBeLessThan(ALPHA)
      const without = { ...before, runs: [...four, aRun(...column('gemini', ...steady))] }
      expect(testDrops(without, now, ALPHA)?.engines.get('chatgpt')?.pValue).toBeLessThan(ALPHA)
    })
  })
})

describe('testDrops over whole runs', () => {
  const runs = [aWholeRun(60, 3), aWholeRun(62, 3), aWholeRun(58, 4), aWholeRun(61, 3), aWholeRun(59, 3)]

  it('tests both numbers by prediction intervals, as one family', () => {
    const now = { overallBcr: 50, citedEngines: 2, totalEngines: 4, cells: [aCell(undefined, 'chatgpt', 50)] }
    const bcr = testByPredictionInterval([60, 62, 58, 61, 59], 50, { alpha: ALPHA })
    const counts = [3, 3, 4, 3, 3]
    const cited = testByPredictionInterval(counts, 2, {
      alpha: ALPHA,
      leastVariance: leastCountVariance(counts, 4),
    })
    const [pBcr, pCited] = adjustByHolm([bcr?.pValue ?? 1, cited?.pValue ?? 1])
    expect(testDrops({ runs, citedEngines: ['chatgpt'] }, now, ALPHA)).toEqual({
      overallBcr: { method: 'prediction-interval', size: 5, ...bcr, pValue: pBcr },
      citedEngines: { method: 'prediction-interval', size: 5, ...cited, pValue: pCited },
      pairedBcrDrop: undefined,
      engines: new Map(),
      evaluated: [],
    })
  })

  it('does not find one lost engine of four, and finds two, where the counts were all equal', () => {
    const steady = runs.map(({ overallBcr }) => aWholeRun(overallBcr, 4))
    const pValueOf = (citedEngines: number) => {
      const now = { overallBcr: 60, citedEngines, totalEngines: 4, cells: [] }
      return testDrops({ runs: steady, citedEngines: [] }, now, ALPHA)?.citedEngines?.pValue
    }
    expect(pValueOf(3)).toBeGreaterThan(ALPHA)
    expect(pValueOf(2)).toBeLessThan(ALPHA)
  })

  it('gives no test with fewer than five runs', () => {
    const now = { overallBcr: 50, citedEngines: 2, totalEngines: 4, cells: [] }
    expect(testDrops({ runs: runs.slice(1), citedEngines: [] }, now, ALPHA)).toBeUndefined()
    expect(testDrops({ runs: [], citedEngines: [] }, now, ALPHA)).toBeUndefined()
  })

  it('is used where no keyword is paired', () => {
    const keyed = runs.map(run => ({ ...run, cells: [aCell('tea', 'chatgpt', 60)] }))
    const now = { overallBcr: 50, citedEngines: 2, totalEngines: 4, cells: [aCell('ale', 'chatgpt', 50)] }
    expect(testDrops({ runs: keyed, citedEngines: [] }, now, ALPHA)).toMatchObject({
      overallBcr: { method: 'prediction-interval' },
      evaluated: [{ engine: 'chatgpt', before: 1, now: 1 }],
    })
  })
})

describe('the false-alarm rate of testDrops', () => {
  const engines = ['chatgpt', 'gemini', 'claude']
  const generator = xoroshiro128plus(20_261)
  const random = () => (generator.next() >>> 0) / 2 ** 32

  /** Of unchanged comparisons: each cell keeps its own chance to be cited, in every run. */
  function countAlarms(comparisons: number, earlier: number, keywords: number): number {
    let alarms = 0
    for (let comparison = 0; comparison < comparisons; comparison++) {
      const chances = Array.from({ length: keywords }, () => engines.map(() => random()))
      const ask = () =>
        chances.flatMap((ofKeyword, keyword) =>
          ofKeyword.map((chance, engine) =>
            aCell(
              `k${keyword}`,
              engines[engine] ?? '',
              random() < chance ? 20 + Math.floor(80 * random()) : 0,
            ),
          ),
        )
      const runs = Array.from({ length: earlier }, () => aRun(...ask()))
      const evidence = testDrops({ runs, citedEngines: engines }, nowOf(ask(), 3), ALPHA)
      const found = [evidence?.overallBcr, ...(evidence?.engines.values() ?? [])]
      if (found.some(one => one !== undefined && one.pValue <= ALPHA)) alarms++
    }
    return alarms
  }

  it('stays at alpha for the whole family', () => {
    const [single, several, guarded] = [
      countAlarms(250, 1, 20),
      countAlarms(75, 3, 16),
      countAlarms(75, 5, 16),
    ]
    // Two standard errors above alpha.
    expect(single + several + guarded).toBeLessThanOrEqual(
      ALPHA * 400 + 2 * Math.sqrt(400 * ALPHA * (1 - ALPHA)),
    )
    // A test that never speaks would pass too.
    expect(single).toBeGreaterThan(0)
  })
})
