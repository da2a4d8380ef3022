import { describe, expect, it } from 'vitest'
import { pairCells } from '../../../src/gate/statistics/pair.ts'
import { aCell, aRun } from '../../support/baseline-runs.ts'

describe('pairCells', () => {
  it('gives each keyword the mean over its engines, first of the earlier runs and last of the current one', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 40), aCell('tea', 'gemini', 20)),
      aRun(aCell('tea', 'chatgpt', 60), aCell('tea', 'gemini', 0)),
    ]
    const now = [aCell('tea', 'chatgpt', 10), aCell('tea', 'gemini', 30)]
    expect(pairCells(runs, now)).toMatchObject({ rows: [[30, 30, 20]], complete: true })
  })

  it('gives each engine the same weight, whatever its number of samples', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 100, 0), aCell('tea', 'gemini', 20))]
    const now = [aCell('tea', 'chatgpt', 0, 0, 0, 0), aCell('tea', 'gemini', 20)]
    expect(pairCells(runs, now).rows).toEqual([[35, 10]])
  })

  it('gives each engine the share of samples that cite, one row for each keyword', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 50, 0), aCell('ale', 'chatgpt', 9)),
      aRun(aCell('ale', 'chatgpt', 0)),
    ]
    const now = [aCell('tea', 'chatgpt', 1, 1, 0, 1), aCell('ale', 'chatgpt', 0)]
    expect([...pairCells(runs, now).engines]).toEqual([
      [
        'chatgpt',
        [
          [0.5, 0.75],
          [1, 0, 0],
        ],
      ],
    ])
  })

  it('compares an engine on no keyword that one side did not evaluate', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 40), aCell('ale', 'chatgpt', 80), aCell('tea', 'claude', 1))]
    const now = [aCell('tea', 'chatgpt', 20), aCell('tea', 'gemini', 90), aCell('rum', 'chatgpt', 7)]
    const pairing = pairCells(runs, now)
    expect(pairing.rows).toEqual([[40, 20]])
    expect([...pairing.engines]).toEqual([['chatgpt', [[1, 1]]]])
    expect(pairing.complete).toBe(false)
  })

  it('leaves out of a keyword the runs that did not evaluate all of its engines', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 40), aCell('tea', 'gemini', 20)),
      aRun(aCell('tea', 'chatgpt', 60), aCell('tea', 'gemini', 0)),
      aRun(aCell('tea', 'chatgpt', 90)),
    ]
    const now = [aCell('tea', 'chatgpt', 10), aCell('tea', 'gemini', 10), aCell('tea', 'claude', 70)]
    const { rows, engines, complete } = pairCells(runs, now)
    expect(rows).toEqual([[30, 30, 10]])
    expect(engines.get('chatgpt')).toEqual([[1, 1, 1, 1]])
    expect(engines.get('gemini')).toEqual([[1, 0, 1]])
    expect(engines.has('claude')).toBe(false)
    expect(complete).toBe(false)
  })

  it('keeps a keyword for which no run evaluated every engine, with the engines of the latest run', () => {
    const runs = [
      aRun(aCell('tea', 'gemini', 20)),
      aRun(aCell('tea', 'chatgpt', 40), aCell('tea', 'claude', 8)),
      aRun(aCell('tea', 'chatgpt', 60)),
      aRun(aCell('tea', 'claude', 5), aCell('tea', 'grok', 5)),
      aRun(aCell('ale', 'chatgpt', 5)),
    ]
    const now = [aCell('tea', 'gemini', 10), aCell('tea', 'chatgpt', 30)]
    expect(pairCells(runs, now).rows).toEqual([[40, 60, 30]])
  })

  it('has no row where the engines do not overlap, nor without earlier runs', () => {
    const now = [aCell('tea', 'chatgpt', 10)]
    const other = pairCells([aRun(aCell('tea', 'gemini', 10), aCell('ale', 'chatgpt', 10))], now)
    expect(other).toMatchObject({ rows: [], complete: false })
    expect(other.engines.size).toBe(0)
    expect(pairCells([], now)).toMatchObject({ rows: [], evaluated: [], complete: false })
  })

  it('does not pair the answers of a scan that asked for all keywords at once', () => {
    const runs = [aRun(aCell(undefined, 'chatgpt', 40))]
    const pairing = pairCells(runs, [aCell(undefined, 'chatgpt', 10)])
    expect(pairing).toMatchObject({ rows: [], evaluated: [], complete: false })
    expect(pairing.engines.size).toBe(0)
  })

  it('treats a cell without an answer as not evaluated', () => {
    const runs = [aRun(aCell('tea', 'chatgpt', 40), aCell('ale', 'chatgpt', 40))]
    const empty = { keyword: 'ale', engine: 'chatgpt', cited: [], bcrScores: [] }
    for (const part of [{}, { cited: [true] }, { bcrScores: [9] }]) {
      const { rows, engines } = pairCells(runs, [aCell('tea', 'chatgpt', 10), { ...empty, ...part }])
      expect(rows).toEqual([[40, 10]])
      expect(engines.get('chatgpt')).toEqual([[1, 1]])
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
