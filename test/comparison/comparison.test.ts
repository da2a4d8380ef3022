import { describe, expect, it } from 'vitest'
import { compare } from '../../src/comparison/compare.ts'
import {
  type Asked,
  changeOver,
  findMovedModels,
  pairCells,
  scoreChangeOver,
} from '../../src/comparison/comparison.ts'
import { seriesOf } from '../../src/comparison/series.ts'
import type { BaselineRun } from '../../src/history/record.ts'
import { bcrScoreOf, type Cell } from '../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../support/baseline-runs.ts'
import { aBaseline, aMeasurement, anEngine } from '../support/measurements.ts'

const nothingAsked: Asked = { engines: [], keywords: [] }

/** Compares cells with earlier runs. */
function compareCells(runs: BaselineRun[], cells: Cell[], asked = nothingAsked) {
  const now = {
    ...aRun(...cells),
    engines: [...new Set(cells.map(({ engine }) => engine))].map(name => anEngine(name)),
  }
  return compare(aMeasurement(now), aBaseline({ runs }), asked)
}

describe('pairCells', () => {
  it('pairs each cell with the same keyword and engine of every earlier run that has it', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 40)),
      aRun(aCell('ale', 'chatgpt', 5)),
      aRun(aCell('tea', 'chatgpt', 60)),
    ]
    const now = [aCell('tea', 'chatgpt', 10), aCell('tea', 'gemini', 90)]
    expect(pairCells(runs, now)).toEqual([
      {
        keyword: 'tea',
        engine: 'chatgpt',
        now: now[0],
        before: [
          { run: 0, cell: aCell('tea', 'chatgpt', 40) },
          { run: 2, cell: aCell('tea', 'chatgpt', 60) },
        ],
        recent: [],
      },
    ])
  })

  it('distinguishes pairs of keyword and engine whose joined names are equal', () => {
    expect(pairCells([aRun(aCell('a', 'b c', 10))], [aCell('a b', 'c', 10)])).toEqual([])
  })

  it('treats a cell without an answer as not evaluated', () => {
    const runs = [aRun(aCell('ale', 'chatgpt', 40))]
    const empty = { keyword: 'ale', engine: 'chatgpt', cited: [], bcrScores: [] }
    for (const part of [{}, { cited: [true] }, { bcrScores: [9] }]) {
      expect(pairCells(runs, [{ ...empty, ...part }])).toEqual([])
    }
  })
})

describe('a change over compared cells', () => {
  it('does not depend on unequal samples: each cell weighs its earlier share by its answers now', () => {
    // Nothing changed: one question is always cited, the other never. It is asked nine times as often now.
    const runs = [aRun(aCell('tea', 'chatgpt', 80), aCell('ale', 'chatgpt', 0))]
    const now = [aCell('tea', 'chatgpt', ...Array.from({ length: 9 }, () => 80)), aCell('ale', 'chatgpt', 0)]
    const cells = pairCells(runs, now)
    expect(changeOver(cells)).toEqual({
      now: { cited: 9, answers: 10, share: 0.9 },
      was: { usually: 9, share: 0.9 },
      since: { usually: 9, share: 0.9 },
    })
    expect(scoreChangeOver(cells, 1)).toEqual({ now: 72, was: 72 })
  })
})

describe('the comparison of a run', () => {
  const both = [aCell('tea', 'chatgpt', 80), aCell('tea', 'gemini', 0)]

  it('has the numbers of whole runs if all of them evaluated the same cells', () => {
    const comparison = compareCells([aRun(...both), aRun(...both)], both)
    expect(comparison).toMatchObject({ isWhole: true, score: { now: 40, was: 60 }, unpaired: [] })
  })

  it('leaves a silent engine out of every number, on both sides', () => {
    const asked = { engines: ['chatgpt', 'gemini'], keywords: ['tea'] }
    const comparison = compareCells([aRun(...both)], [aCell('tea', 'chatgpt', 40)], asked)
    expect(comparison).toMatchObject({
      isWhole: false,
      score: { now: 40, was: 80 },
      citedEngines: { now: 1, was: 1 },
      unpaired: [{ kind: 'silent-engine', engine: 'gemini', usually: true }],
    })
  })

  it('has the newest 60 values of each cell', () => {
    const runs = Array.from({ length: 61 }, (_, run) => aRun(aCell('tea', 'chatgpt', run)))
    const [cell] = compareCells(runs, [aCell('tea', 'chatgpt', 0)]).cells
    expect(cell?.before.map(({ run }) => run)).toEqual(runs.map((_, run) => run).slice(1))
  })

  it('has no score if both sides share nothing', () => {
    const asked = { engines: ['chatgpt', 'gemini'], keywords: ['tea'] }
    const comparison = compareCells([aRun(aCell('tea', 'chatgpt', 80))], [aCell('tea', 'gemini', 0)], asked)
    expect(comparison).toMatchObject({ score: undefined, citedEngines: undefined, cells: [] })
    expect(comparison.unpaired).toEqual([
      { kind: 'silent-engine', engine: 'chatgpt', usually: true },
      { kind: 'new-engine', engine: 'gemini' },
    ])
  })

  it('has the numbers of whole runs if nothing else is known', () => {
    expect(compareCells([aWholeRun(60, 1)], both)).toMatchObject({
      score: { now: 40, was: 60 },
      citedEngines: { now: 1, was: 1 },
      unpaired: [],
    })
  })

  it('lists missing answers of engines and keywords that both sides have', () => {
    const runs = [aRun(...both, aCell('ale', 'chatgpt', 80))]
    const now = [...both, aCell('ale', 'gemini', 0)]
    expect(compareCells(runs, now).unpaired).toEqual([
      { kind: 'missing-answer', side: 'now', keyword: 'ale', engine: 'chatgpt' },
      { kind: 'missing-answer', side: 'before', keyword: 'ale', engine: 'gemini' },
    ])
  })

  it('leaves a cell out of the score if one side has no score for it', () => {
    const unknown = { ...aCell('tea', 'gemini', 0), bcrScores: [null] }
    const [chatgpt, gemini] = [aCell('tea', 'chatgpt', 80), aCell('tea', 'gemini', 0)]
    const ofOne = { now: 80, was: 80 }
    expect(compareCells([aRun(...both)], [chatgpt, unknown]).score).toEqual(ofOne)
    expect(compareCells([aRun(chatgpt, unknown)], [chatgpt, gemini]).score).toEqual(ofOne)
    expect(compareCells([aRun(gemini)], [unknown]).score).toBeUndefined()
  })

  it('gives scores in the unit of overall_bcr', () => {
    const inShares = (run: BaselineRun) => ({ ...run, overallBcr: (run.overallBcr ?? 0) / 100 })
    const comparison = compareCells([inShares(aRun(...both))], [aCell('tea', 'chatgpt', 40)])
    expect(comparison.score).toEqual({ now: expect.closeTo(0.4, 9), was: expect.closeTo(0.8, 9) })
  })
})

describe('a series of runs', () => {
  const [high, low] = [aCell('tea', 'chatgpt', 90), aCell('tea', 'gemini', 10)]
  const valuesOf = (runs: Cell[][], last: Cell[]) =>
    seriesOf(
      runs.map(cells => ({ cells })),
      last,
      cell => bcrScoreOf(cell) ?? 0,
    ).map(({ value }) => value)

  it('stays level while engines come and go', () => {
    expect(valuesOf([[high, low], [low], [high]], [high, low])).toEqual([50, 50, 50, 50])
    const both = [high, low]
    expect(valuesOf([both, both], [low])).toEqual([10, 10, 10])
    expect(valuesOf([[high], [high]], [high, low])).toEqual([50, 50, 50])
  })
})

const run = (...openai: string[]) => ({ ...aWholeRun(50, 1), models: { openai } })
const moved = (runs: Parameters<typeof findMovedModels>[0], ...openai: string[]) =>
  findMovedModels(runs, { openai })

describe('a model that moved', () => {
  it.each<[string, Parameters<typeof moved>, object[]]>([
    ['a model that no run had', [[run('old'), run('old')], 'new'], [{ before: ['old'], now: ['new'] }]],
    ['a model that one of the runs had', [[run('old'), run('new')], 'new'], [{ before: ['old'] }]],
    ['no model of all runs', [[run('new'), run('new')], 'new'], []],
    ['no model that both sides share', [[run('a', 'b')], 'b', 'c'], []],
    ['nothing if the earlier models are unknown', [[aWholeRun(50, 1)], 'new'], []],
  ])('is %s', (_, sides, found) => {
    expect(moved(...sides)).toMatchObject(found)
  })
})
