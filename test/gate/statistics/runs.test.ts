import { describe, expect, it } from 'vitest'
import { viewRuns as view } from '../../../src/gate/statistics/runs.ts'
import type { BaselineRun } from '../../../src/history/record.ts'
import { aCell, aRun, aWholeRun } from '../../support/baseline-runs.ts'

/** A run of one scan for all keywords; a score for each engine. */
const ofEngines = (scores: Record<string, number>) =>
  aRun(...Object.entries(scores).map(([engine, score]) => aCell(undefined, engine, score)))

const viewRuns = (runs: BaselineRun[], now: BaselineRun) =>
  view(runs, { ...now, totalEngines: now.cells.length })

describe('viewRuns', () => {
  it('takes the scores of whole runs with the same engines', () => {
    const runs = [ofEngines({ chatgpt: 60, gemini: 40 }), ofEngines({ gemini: 20, chatgpt: 40 })]
    expect(viewRuns(runs, ofEngines({ chatgpt: 10, gemini: 0 }))).toEqual({
      ...{ scores: [50, 30], score: 5 },
      ...{ counts: [2, 2], count: 1, total: 2 },
    })
  })

  it('does not take an engine that the service adds for a loss', () => {
    const runs = [ofEngines({ chatgpt: 60, gemini: 40 }), ofEngines({ chatgpt: 50, gemini: 50 })]
    const now = ofEngines({ chatgpt: 60, gemini: 40, claude: 0 })
    expect(now.overallBcr).toBeLessThan(50)
    const { scores, score, ...values } = viewRuns(runs, now)
    for (const earlier of scores) expect(score).toBeCloseTo(earlier, 12)
    expect(values).toEqual({ counts: [2, 2], count: 2, total: 2 })
  })

  it('does not take an engine that the service removes for a gain', () => {
    const runs = [ofEngines({ chatgpt: 60, gemini: 0 }), ofEngines({ chatgpt: 60 })]
    const { scores, score } = viewRuns(runs, ofEngines({ chatgpt: 60 }))
    expect(scores[0]).toBeCloseTo(scores[1] ?? 0, 12)
    expect(score).toBeCloseTo(scores[0] ?? 0, 12)
  })

  it('does not count an engine that is silent now as one that stopped citing', () => {
    const runs = [ofEngines({ chatgpt: 60, gemini: 40 }), ofEngines({ chatgpt: 60, gemini: 40 })]
    expect(viewRuns(runs, ofEngines({ chatgpt: 60 }))).toMatchObject({ counts: [1, 1], count: 1, total: 1 })
  })

  it('gives the scores of common engines in the unit of overall_bcr', () => {
    // The service gives overall_bcr as a share of 1, and scores as percent.
    const inShares = (run: ReturnType<typeof aRun>) => ({ ...run, overallBcr: run.overallBcr / 100 })
    const runs = [ofEngines({ chatgpt: 60, gemini: 60 })].map(inShares)
    const { scores, score } = viewRuns(runs, inShares(ofEngines({ chatgpt: 30, gemini: 60, claude: 60 })))
    expect(scores[0]).toBeGreaterThan(0.5)
    expect(scores[0]).toBeLessThan(0.7)
    expect(score / (scores[0] ?? 0)).toBeCloseTo(45 / 60, 12)
  })

  it('takes the scores of whole runs where no engine is common, or none is known', () => {
    expect(viewRuns([ofEngines({ gemini: 60 })], ofEngines({ chatgpt: 20 }))).toEqual({
      ...{ scores: [60], score: 20 },
      ...{ counts: [1], count: 1, total: 1 },
    })
    expect(viewRuns([aWholeRun(60, 3)], { overallBcr: 50, citedEngines: 2, cells: [] })).toMatchObject({
      scores: [60],
      score: 50,
    })
  })

  it('bears runs that scored nothing', () => {
    const { scores, score } = viewRuns([ofEngines({ chatgpt: 0 })], ofEngines({ chatgpt: 0, gemini: 0 }))
    expect([...scores, score]).toEqual([0, 0])
  })
})
