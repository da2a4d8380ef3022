import { describe, expect, it } from 'vitest'
import { pairCells } from '../../../src/comparison/comparison.ts'
import { toRows } from '../../../src/gate/statistics/rows.ts'
import { bcrScoreOf, citedShareOf } from '../../../src/scan/measure.ts'
import { aCell, aRun } from '../../support/baseline-runs.ts'

describe('toRows', () => {
  const pairs = pairCells(
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
