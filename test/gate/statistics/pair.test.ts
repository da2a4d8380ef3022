import { describe, expect, it } from 'vitest'
import { bcrScoreOf, citedShareOf, pairCells, toRows } from '../../../src/gate/statistics/pair.ts'
import { aCell, aRun } from '../../support/baseline-runs.ts'

describe('pairCells', () => {
  it('pairs each cell with the same keyword and engine of every earlier run', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 40), aCell('tea', 'gemini', 20)),
      aRun(aCell('tea', 'gemini', 0), aCell('tea', 'chatgpt', 60)),
    ]
    const now = [aCell('tea', 'chatgpt', 10), aCell('tea', 'gemini', 30)]
    expect(pairCells(runs, now)).toMatchObject({
      pairs: [
        {
          engine: 'chatgpt',
          earlier: [
            { run: 0, cell: aCell('tea', 'chatgpt', 40) },
            { run: 1, cell: aCell('tea', 'chatgpt', 60) },
          ],
          now: aCell('tea', 'chatgpt', 10),
        },
        {
          engine: 'gemini',
          earlier: [
            { run: 0, cell: aCell('tea', 'gemini', 20) },
            { run: 1, cell: aCell('tea', 'gemini', 0) },
          ],
          now: aCell('tea', 'gemini', 30),
        },
      ],
      complete: true,
    })
  })

  it('leaves out what one side did not evaluate, and is not complete then', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 40), aCell('ale', 'chatgpt', 80), aCell('tea', 'claude', 1))]
    const now = [aCell('tea', 'chatgpt', 20), aCell('tea', 'gemini', 90), aCell('rum', 'chatgpt', 7)]
    const { pairs, complete } = pairCells(runs, now)
    expect(pairs.map(pair => pair.now)).toEqual([aCell('tea', 'chatgpt', 20)])
    expect(complete).toBe(false)
    expect(pairCells(runs, runs[0]?.cells ?? []).complete).toBe(true)
  })

  it('is not complete where only one side has more', () => {
    const tea = aCell('tea', 'chatgpt', 40)
    const ale = aCell('ale', 'chatgpt', 40)
    expect(pairCells([aRun(tea, ale)], [tea]).complete).toBe(false)
    expect(pairCells([aRun(tea)], [tea, ale]).complete).toBe(false)
    expect(pairCells([aRun(tea), aRun(tea, ale)], [tea, ale]).complete).toBe(true)
  })

  it('keeps the position of a run where an earlier run did not evaluate the cell', () => {
    const other = aCell('ale', 'chatgpt', 5)
    const runs = [aRun(other), aRun(aCell('tea', 'chatgpt', 40)), aRun(other)]
    const { pairs } = pairCells(runs, [aCell('tea', 'chatgpt', 10)])
    expect(pairs[0]?.earlier).toEqual([{ run: 1, cell: aCell('tea', 'chatgpt', 40) }])
  })

  it('has no pair where keywords or engines do not overlap, nor without earlier runs', () => {
    const now = [aCell('tea', 'chatgpt', 10)]
    const other = pairCells([aRun(aCell('tea', 'gemini', 10), aCell('ale', 'chatgpt', 10))], now)
    expect(other).toMatchObject({ pairs: [], complete: false })
    expect(pairCells([], now)).toEqual({ pairs: [], evaluated: [], complete: false })
  })

  it('does not mix up a keyword and an engine whose names read alike together', () => {
    const runs = [aRun(aCell('a', 'b c', 10))]
    expect(pairCells(runs, [aCell('a b', 'c', 10)]).pairs).toEqual([])
  })

  it('does not pair the answers of a scan that asked for all keywords at once', () => {
    const runs = [aRun(aCell(undefined, 'chatgpt', 40))]
    expect(pairCells(runs, [aCell(undefined, 'chatgpt', 10)])).toEqual({
      pairs: [],
      evaluated: [],
      complete: false,
    })
  })

  it('treats a cell without an answer as not evaluated', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 40), aCell('ale', 'chatgpt', 40))]
    const empty = { keyword: 'ale', engine: 'chatgpt', cited: [], bcrScores: [] }
    for (const part of [{}, { cited: [true] }, { bcrScores: [9] }]) {
      const { pairs } = pairCells(runs, [aCell('tea', 'chatgpt', 10), { ...empty, ...part }])
      expect(pairs.map(({ now }) => now.keyword)).toEqual(['tea'])
    }
  })

  it('counts the keywords on which each engine was evaluated', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 1), aCell('ale', 'chatgpt', 1), aCell('tea', 'claude', 1)),
      aRun(aCell('tea', 'chatgpt', 1)),
      aRun(aCell(undefined, 'chatgpt', 1)),
    ]
    const now = [aCell('tea', 'chatgpt', 1, 1), aCell('tea', 'gemini', 1)]
    expect(pairCells(runs, now).evaluated).toEqual([
      { engine: 'chatgpt', before: 1.5, now: 1 },
      { engine: 'gemini', before: 0, now: 1 },
      { engine: 'claude', before: 0.5, now: 0 },
    ])
  })
})

describe('toRows', () => {
  const { pairs } = pairCells(
    [aRun(aCell('tea', 'chatgpt', 50, 0), aCell('ale', 'chatgpt', 9)), aRun(aCell('ale', 'chatgpt', 0))],
    [aCell('tea', 'chatgpt', 1, 2, 0, 1), aCell('ale', 'chatgpt', 3)],
  )

  it('gives the mean score of the samples, whatever their number', () => {
    expect(toRows(pairs, bcrScoreOf)).toEqual([
      { earlier: [{ run: 0, value: 25 }], now: 1 },
      {
        earlier: [
          { run: 0, value: 9 },
          { run: 1, value: 0 },
        ],
        now: 3,
      },
    ])
  })

  it('gives the share of the samples that cite', () => {
    expect(toRows(pairs, citedShareOf)).toEqual([
      { earlier: [{ run: 0, value: 0.5 }], now: 0.75 },
      {
        earlier: [
          { run: 0, value: 1 },
          { run: 1, value: 0 },
        ],
        now: 1,
      },
    ])
  })
})
