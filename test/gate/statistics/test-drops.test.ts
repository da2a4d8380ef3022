import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/comparison/compare.ts'
import { pairCells } from '../../../src/comparison/comparison.ts'
import { testByAnswers } from '../../../src/gate/statistics/answers.ts'
import { estimateDayShift } from '../../../src/gate/statistics/engine-day.ts'
import { adjustByGatekeeping, adjustByHolm } from '../../../src/gate/statistics/gatekeeping.ts'
import { testByPermutation } from '../../../src/gate/statistics/permutation.ts'
import {
  leastCountVariance,
  leastScoreVariance,
  testByPredictionInterval,
} from '../../../src/gate/statistics/prediction-interval.ts'
import { toRows } from '../../../src/gate/statistics/rows.ts'
import { testDrops as testComparison, testWhole } from '../../../src/gate/statistics/test-drops.ts'
import type { BaselineRun } from '../../../src/history/record.ts'
import { bcrScoreOf, type Cell, citedShareOf, type Measurement } from '../../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../../support/baseline-runs.ts'
import { aBaseline, aMeasurement } from '../../support/measurements.ts'

const ALPHA = 0.05

/** A cell for each score, of the keywords k0, k1 … */
const column = (engine: string, ...scores: number[]): Cell[] =>
  scores.map((score, index) => aCell(`k${index}`, engine, score))

/** Cells of which those cite that have a 1. */
const citing = (engine: string, pattern: string): Cell[] =>
  column(engine, ...[...pattern].map(digit => 80 * Number(digit)))

const nowOf = (cells: Cell[], totalEngines = 2) => ({ ...aRun(...cells), totalEngines })

/** Tests the drops of a run below earlier ones, in which these engines count as citing. */
function testDrops(
  { runs, citedEngines }: { runs: BaselineRun[]; citedEngines: string[] },
  now: Partial<Measurement>,
  alpha: number,
) {
  const comparison = compare(aMeasurement(now), aBaseline({ runs }))
  const engines = citedEngines.map(engine => ({ engine, now: true, was: true }))
  return testComparison({ ...comparison, engines }, alpha)
}

describe('testDrops over cells', () => {
  it('tests each cell of a keyword and an engine by itself', () => {
    // Each keyword keeps one citation of two, so no mean over engines shows more than a half lost.
    const runs = [aRun(...citing('chatgpt', '11111'), ...citing('gemini', '11111'))]
    const now = nowOf([...citing('chatgpt', '10101'), ...citing('gemini', '01010')])
    const tests = testDrops({ runs, citedEngines: [] }, now, ALPHA)
    expect(tests?.overallBcr).toMatchObject({ method: 'cells', size: 10 })
    expect(tests?.overallBcr.pValue).toBeLessThan(ALPHA)
    expect(tests).toMatchObject({ citedEngines: undefined })
  })

  it('takes the value of a citation as the unit of a shift, in whatever unit the scores are', () => {
    const before = column('chatgpt', 90, 80, 0, 60, 50, 40)
    const after = column('chatgpt', 45, 0, 20, 0, 50, 0)
    const pairs = pairCells([aRun(...before)], after)
    const rows = toRows(pairs, bcrScoreOf)
    // 435 points of eight citations.
    const unit = 435 / 8
    const day = estimateDayShift(rows, unit)
    expect(testWhole(pairs, ALPHA)).toBe(testByPermutation([{ rows, unit, day }], ALPHA).pValue)
    const inShares = (cells: Cell[]) =>
      cells.map(cell => ({ ...cell, bcrScores: cell.bcrScores.map(score => score / 100) }))
    expect(testWhole(pairCells([aRun(...inShares(before))], inShares(after)), ALPHA)).toBe(
      testWhole(pairs, ALPHA),
    )
  })

  it('tests the loss of all citations by the answers', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 80, 80, 80), aCell('ale', 'chatgpt', 80, 80, 80))]
    const cells = [aCell('tea', 'chatgpt', 0, 0, 0), aCell('ale', 'chatgpt', 0, 0, 0)]
    const pairs = pairCells(runs, cells)
    const day = estimateDayShift(toRows(pairs, bcrScoreOf), 80 / 3)
    const tests = testDrops({ runs, citedEngines: ['chatgpt'] }, nowOf(cells, 1), ALPHA)
    expect(tests?.overallBcr.pValue).toBeCloseTo(testByAnswers([{ pairs, day }]), 12)
    // Two cells alone never tell a loss from chance; their twelve answers do.
    expect(tests?.overallBcr.pValue).toBeLessThan(ALPHA)
    const oneLeft = [aCell('tea', 'chatgpt', 0, 0, 80), aCell('ale', 'chatgpt', 0, 0, 0)]
    const partly = testDrops({ runs, citedEngines: [] }, nowOf(oneLeft, 1), ALPHA)
    expect(partly?.overallBcr.pValue).toBeGreaterThan(ALPHA)
  })

  it.each([1, 3, 9])('sees the loss of whole keywords with %i samples of each', samples => {
    const ask = (cited: number) =>
      Array.from({ length: 10 }, (_, index) =>
        aCell(`k${index}`, 'chatgpt', ...Array.from({ length: samples }, () => (index < cited ? 80 : 0))),
      )
    expect(testWhole(pairCells([aRun(...ask(10))], ask(4)), ALPHA)).toBeLessThan(ALPHA)
    expect(testWhole(pairCells([aRun(...ask(10))], ask(8)), ALPHA)).toBeGreaterThan(ALPHA)
  })

  it('calls a baseline without citations no loss', () => {
    const none = citing('chatgpt', '0000000000')
    const tests = testDrops({ runs: [aRun(...none)], citedEngines: [] }, nowOf(none, 1), ALPHA)
    expect(tests?.overallBcr).toMatchObject({ pValue: 1, interval: undefined })
  })

  it('tests the whole first, and behind it each engine that cited before', () => {
    const before = [...citing('chatgpt', '11111111'), ...citing('gemini', '10010000'), ...citing('grok', '1')]
    const after = [...citing('chatgpt', '00000001'), ...citing('gemini', '00110000'), ...citing('grok', '1')]
    const pairs = pairCells([aRun(...before)], after)
    const sharesOf = (engine: string) => {
      const rows = toRows(
        pairs.filter(pair => pair.engine === engine),
        citedShareOf,
      )
      return testByPermutation([{ rows, unit: 1, day: estimateDayShift(rows, 1) }], ALPHA)
    }
    const ofEngines = [sharesOf('chatgpt'), sharesOf('gemini')]
    const expected = adjustByGatekeeping(
      testWhole(pairs, ALPHA),
      ofEngines.map(({ pValue }) => pValue),
      false,
    )
    const tests = testDrops(
      { runs: [aRun(...before)], citedEngines: ['chatgpt', 'gemini', 'claude'] },
      nowOf(after),
      ALPHA,
    )
    expect(tests?.overallBcr.pValue).toBe(expected.whole)
    expect([...(tests?.engines ?? [])]).toEqual([
      [
        'chatgpt',
        { method: 'cells', pValue: expected.engines[0], interval: ofEngines[0]?.interval, size: 8 },
      ],
      ['gemini', { method: 'cells', pValue: expected.engines[1], interval: ofEngines[1]?.interval, size: 8 }],
    ])
  })

  it('does not make the whole harder to fail with more engines', () => {
    const pValueWith = (unchanged: number) => {
      const others = Array.from({ length: unchanged }, (_, index) => citing(`e${index}`, '11111111')).flat()
      const runs = [aRun(...citing('chatgpt', '11111111'), ...others)]
      const now = nowOf([...citing('chatgpt', '00000011'), ...others])
      const citedEngines = ['chatgpt', ...others.map(({ engine }) => engine)]
      return testDrops({ runs, citedEngines }, now, ALPHA)?.overallBcr.pValue
    }
    const two = pValueWith(1)
    expect(two).toBeLessThan(ALPHA)
    expect([pValueWith(2), pValueWith(5)]).toEqual([two, two])
  })

  it('finds one lost engine among six whose answers come and go', () => {
    const engines = ['gemini', 'claude', 'grok', 'perplexity', 'mistral']
    const [earlier, later] = ['110100101101001011010010', '011010011010110100101101']
    const runs = [
      aRun(...citing('chatgpt', '1'.repeat(24)), ...engines.flatMap(engine => citing(engine, earlier ?? ''))),
    ]
    const cells = [
      ...citing('chatgpt', '0'.repeat(24)),
      ...engines.flatMap(engine => citing(engine, later ?? '')),
    ]
    const tests = testDrops({ runs, citedEngines: ['chatgpt', ...engines] }, nowOf(cells, 6), ALPHA)
    expect(tests?.engines.get('chatgpt')?.pValue).toBeLessThan(ALPHA)
    for (const engine of engines) expect(tests?.engines.get(engine)?.pValue).toBeGreaterThan(0.5)
  })

  it('calls a single engine lost only with a drop of the whole, and corrects nothing', () => {
    // Every citation stays, and every score falls.
    const runs = [aRun(...column('chatgpt', 90, 80, 70, 60, 50, 90))]
    const fallen = nowOf(column('chatgpt', 50, 30, 20, 20, 5, 10), 1)
    const scores = testDrops({ runs, citedEngines: ['chatgpt'] }, fallen, ALPHA)
    expect(scores?.overallBcr.pValue).toBeLessThan(ALPHA)
    expect(scores?.engines.get('chatgpt')?.pValue).toBe(1)
    // Most citations go, and the one that stays scores as much as all did.
    const moved = nowOf(column('chatgpt', 0, 0, 0, 0, 0, 440), 1)
    const citations = testDrops({ runs, citedEngines: ['chatgpt'] }, moved, ALPHA)
    expect(citations?.overallBcr.pValue).toBeGreaterThan(0.1)
    expect(citations?.engines.get('chatgpt')?.pValue).toBe(citations?.overallBcr.pValue)
  })

  it('gives intervals of the score in the unit of overall_bcr', () => {
    const inShares = (cells: Cell[]) => {
      const run = aRun(...cells)
      return { ...run, overallBcr: run.overallBcr / 100, totalEngines: 1 }
    }
    const [before, after] = [column('chatgpt', 80, 60, 40, 90, 70), column('chatgpt', 70, 55, 41, 10)]
    const percent = testDrops({ runs: [aRun(...before)], citedEngines: [] }, nowOf(after, 1), ALPHA)
    const shares = testDrops({ runs: [inShares(before)], citedEngines: [] }, inShares(after), ALPHA)
    expect(shares?.overallBcr.interval?.low).toBeCloseTo((percent?.overallBcr.interval?.low ?? 0) / 100, 12)
    expect(shares?.overallBcr.interval?.high).toBeCloseTo((percent?.overallBcr.interval?.high ?? 0) / 100, 12)
    expect(shares?.overallBcr.pValue).toBe(percent?.overallBcr.pValue)
  })

  it('never finds the loss of a single keyword', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 100))]
    const tests = testDrops({ runs, citedEngines: [] }, nowOf([aCell('tea', 'chatgpt', 0)], 1), ALPHA)
    expect(tests?.overallBcr.pValue).toBeCloseTo(0.25, 2)
  })

  describe('with five earlier runs', () => {
    const steady = '1'.repeat(12)
    /** Runs in which every keyword of the engine cites, but for the first `lost`. */
    const runsThatLost = (...lost: number[]) =>
      lost.map(count => aRun(...citing('chatgpt', '0'.repeat(count) + steady.slice(count))))

    it('does not find a drop of the size by which whole runs differ', () => {
      const now = nowOf(citing('chatgpt', '000000001111'), 1)
      const pValueAfter = (...lost: number[]) =>
        testDrops({ runs: runsThatLost(...lost), citedEngines: ['chatgpt'] }, now, ALPHA)?.overallBcr.pValue
      expect(pValueAfter(0, 1, 0, 1, 0)).toBeLessThan(0.001)
      expect(pValueAfter(0, 9, 0, 0, 9)).toBeGreaterThan(0.1)
    })

    it('estimates the days of an engine by its own runs, not by those of the others', () => {
      const runs = runsThatLost(0, 9, 0, 0, 9).map(run =>
        aRun(...run.cells, ...citing('gemini', steady), ...citing('claude', steady)),
      )
      const fallen = '000000001111'
      const now = nowOf(
        [...citing('chatgpt', fallen), ...citing('gemini', fallen), ...citing('claude', steady)],
        3,
      )
      const tests = testDrops({ runs, citedEngines: ['chatgpt', 'gemini'] }, now, ALPHA)
      expect(tests?.engines.get('chatgpt')?.pValue).toBeGreaterThan(0.1)
      expect(tests?.engines.get('gemini')?.pValue).toBeLessThan(0.01)
    })

    it('needs fewer lost citations than with one run', () => {
      const now = nowOf(citing('chatgpt', '000111111111'), 1)
      const pValueAfter = (runs: number) =>
        testDrops(
          { runs: runsThatLost(...Array.from({ length: runs }, () => 0)), citedEngines: [] },
          now,
          ALPHA,
        )?.overallBcr.pValue
      expect(pValueAfter(1)).toBeGreaterThan(ALPHA)
      expect(pValueAfter(5)).toBeLessThan(ALPHA)
    })
  })
})

describe('testDrops over whole runs', () => {
  const runs = [aWholeRun(60, 3), aWholeRun(62, 3), aWholeRun(58, 4), aWholeRun(61, 3), aWholeRun(59, 3)]
  const scores = [60, 62, 58, 61, 59]
  const counts = [3, 3, 4, 3, 3]

  it('tests both numbers by prediction intervals, as one family, with least variances', () => {
    const now = { overallBcr: 20, citedEngines: 2, totalEngines: 4, cells: [aCell(undefined, 'chatgpt', 20)] }
    const bcr = testByPredictionInterval(scores, 20, {
      alpha: ALPHA,
      leastVariance: leastScoreVariance(scores, counts, 4),
    })
    const cited = testByPredictionInterval(counts, 2, {
      alpha: ALPHA,
      leastVariance: leastCountVariance(counts, 4),
    })
    const [pBcr, pCited] = adjustByHolm([bcr?.pValue ?? 1, cited?.pValue ?? 1])
    expect(testDrops({ runs, citedEngines: ['chatgpt'] }, now, ALPHA)).toEqual({
      overallBcr: { method: 'runs', size: 5, interval: bcr?.interval, pValue: pBcr },
      citedEngines: { method: 'runs', size: 5, interval: cited?.interval, pValue: pCited },
      engines: new Map(),
    })
  })

  it('takes five equal runs for no proof: one lost engine of four is chance, and all four are not', () => {
    const steady = scores.map(() => aWholeRun(60, 4))
    const testsAt = (overallBcr: number, citedEngines: number) =>
      testDrops(
        { runs: steady, citedEngines: [] },
        { overallBcr, citedEngines, totalEngines: 4, cells: [] },
        ALPHA,
      )
    const [one, all] = [testsAt(45, 3), testsAt(0, 0)]
    expect(one?.overallBcr.pValue).toBeGreaterThan(ALPHA)
    expect(one?.citedEngines?.pValue).toBeGreaterThan(ALPHA)
    expect(all?.overallBcr.pValue).toBeLessThan(ALPHA)
    expect(all?.citedEngines?.pValue).toBeLessThan(ALPHA)
  })

  it('does not take an engine that the service adds for a drop', () => {
    const ofEngines = (...engines: [string, number][]) =>
      aRun(...engines.map(([engine, score]) => aCell(undefined, engine, score)))
    const steady = scores.map(() => ofEngines(['chatgpt', 80], ['gemini', 40]))
    const now = { ...ofEngines(['chatgpt', 80], ['gemini', 40], ['claude', 0]), totalEngines: 3 }
    const tests = testDrops({ runs: steady, citedEngines: ['chatgpt', 'gemini'] }, now, ALPHA)
    expect(tests?.overallBcr.pValue).toBeGreaterThan(0.4)
  })

  it('gives no test with fewer than five runs', () => {
    const now = { overallBcr: 50, citedEngines: 2, totalEngines: 4, cells: [] }
    expect(testDrops({ runs: runs.slice(1), citedEngines: [] }, now, ALPHA)).toBeUndefined()
    expect(testDrops({ runs: [], citedEngines: [] }, now, ALPHA)).toBeUndefined()
  })
})
