import { describe, expect, it } from 'vitest'
import type { ComparedCell } from '../../src/comparison/comparison.ts'
import { isIn } from '../../src/comparison/scope.ts'
import { splitCountry } from '../../src/engines/engine-names.ts'
import { searchFalls, WINDOWS } from '../../src/gate/falls.ts'
import { spendBudget } from '../../src/gate/noise.ts'
import { measureSight } from '../../src/gate/sight.ts'
import type { CellSeries } from '../../src/gate/statistics/cell-series.ts'
import { SHARE_OF_EARLY } from '../../src/gate/test-answers.ts'
import type { Sight } from '../../src/gate/verdict.ts'
import { aNoise } from '../support/noise.ts'

/** Answers of a cell in one run, of which half cite: each loss below leaves a whole number of citations. */
const SAMPLES = 8
const USUAL = 4

interface Gate {
  engines: string[]
  keywords: number
  /** Recorded runs, this one included. */
  runs: number
  perYear: number
}

type LossName = Sight['losses'][number]['loss']

const noiseOf = ({ perYear }: Gate) => spendBudget({ falseAlarmsPerYear: 1 }, perYear)
const namesOf = ({ engines, keywords }: Gate) =>
  engines.flatMap(engine =>
    Array.from({ length: keywords }, (_, keyword) => ({ keyword: `keyword ${keyword}`, engine })),
  )

function sightOf(gate: Gate): Sight | undefined {
  const answers = Array.from({ length: SAMPLES }, (_, sample) => sample < USUAL)
  const cells = namesOf(gate).map((name): ComparedCell => {
    const cell = { ...name, cited: answers, bcrScores: answers.map(Number) }
    const before = Array.from({ length: gate.runs - 1 }, (_, run) => ({ run, cell }))
    return { ...name, now: cell, before, recent: [] }
  })
  return measureSight(cells, noiseOf(gate))
}

/** Returns after how many runs that lost so much the search finds the loss, in the window that begins with it. */
function findLoss(gate: Gate, loss: LossName): number | undefined {
  const left = { all: 0, half: 0.5, quarter: 0.75, engine: 0 }[loss]
  const [name = ''] = gate.engines
  const engine = splitCountry(name).id
  const lost = loss === 'engine' ? ({ kind: 'engine', engine } as const) : ({ kind: 'whole' } as const)
  const { level, isCorrelated } = noiseOf(gate)
  return WINDOWS.find(length => {
    const series = namesOf(gate).map((name): CellSeries => {
      const low = isIn(lost, name.engine) ? left * USUAL : USUAL
      return {
        ...name,
        counts: Array.from({ length: gate.runs + length }, (_, run) => ({
          ...{ run, cited: run < gate.runs ? USUAL : low, answers: SAMPLES },
        })),
      }
    })
    const falls = searchFalls(series, { current: gate.runs + length - 1, isCorrelated })
    const own = falls.find(({ scope }) => scope.kind === lost.kind && isIn(scope, name))
    return own?.windows.some(
      ({ start, pValue, isEarly }) => start === gate.runs && pValue <= level * (isEarly ? SHARE_OF_EARLY : 1),
    )
  })
}

const weekly = { perYear: 52, runs: 12 }
const daily = { perYear: 365, runs: 12 }

describe('measureSight', () => {
  it.each<[string, Gate]>([
    ['one engine', { engines: ['a'], keywords: 6, ...weekly }],
    ['one engine, every day', { engines: ['a'], keywords: 6, ...daily }],
    ['three engines', { engines: ['a', 'b', 'c'], keywords: 1, ...weekly }],
    ['three engines, every day', { engines: ['a', 'b', 'c'], keywords: 4, ...daily }],
    ['after two runs', { engines: ['a'], keywords: 24, perYear: 52, runs: 2 }],
    ['after two runs of three engines', { engines: ['a', 'b', 'c'], keywords: 12, perYear: 52, runs: 2 }],
    ['few citations after two runs', { engines: ['a'], keywords: 3, perYear: 52, runs: 2 }],
    ['after three runs', { engines: ['a'], keywords: 24, perYear: 52, runs: 3 }],
    ['one engine in two countries', { engines: ['a@DE', 'a@US'], keywords: 3, ...weekly }],
    ['two engines in two countries', { engines: ['a@DE', 'b@DE', 'a@US', 'b@US'], keywords: 2, ...daily }],
  ])('says when the search finds each loss: %s', (_, gate) => {
    const losses = sightOf(gate)?.losses ?? []
    expect(losses.length).toBeGreaterThanOrEqual(3)
    expect(losses).toEqual(losses.map(({ loss }) => ({ loss, runs: findLoss(gate, loss) })))
  })

  it('asks for more before the third run, as the gate does', () => {
    const halfAfter = (runs: number) =>
      sightOf({ engines: ['a', 'b'], keywords: 8, perYear: 52, runs })?.losses.find(
        ({ loss }) => loss === 'half',
      )?.runs
    expect(halfAfter(2)).toBeGreaterThan(halfAfter(3) ?? 0)
  })

  it('names the loss of one engine only where there are several', () => {
    const lossesOf = (engines: string[]) =>
      sightOf({ engines, keywords: 4, ...weekly })?.losses.map(({ loss }) => loss)
    expect(lossesOf(['a'])).toEqual(['all', 'half', 'quarter'])
    expect(lossesOf(['a@DE', 'a@US'])).toEqual(['all', 'half', 'quarter'])
    expect(lossesOf(['a', 'b'])).toEqual(['all', 'half', 'quarter', 'engine'])
  })

  it('takes the engine in the middle where the loss of one is seen later than that of another', () => {
    const cellsOf = (engine: string, keywords: number) =>
      namesOf({ engines: [engine], keywords, ...weekly }).map((name): ComparedCell => {
        const cell = { ...name, cited: [true, false], bcrScores: [1, 0] }
        return { ...name, now: cell, before: [0, 1, 2, 3].map(run => ({ run, cell })), recent: [] }
      })
    const runsOf = (...keywords: number[]) => {
      const cells = keywords.flatMap((count, engine) => cellsOf(`engine ${engine}`, count))
      return measureSight(cells, aNoise())?.losses.find(({ loss }) => loss === 'engine')?.runs
    }
    const [least, middle, most] = [runsOf(40, 40, 40), runsOf(6, 6, 6), runsOf(3, 3, 3)]
    expect([least, middle]).toEqual([1, 2])
    expect(most).toBeGreaterThan(2)
    expect(runsOf(3, 40, 6)).toBe(middle)
  })

  it('does not see the loss of two citations within 64 runs, nor anything where nothing was compared', () => {
    const cell = { keyword: 'k', engine: 'a', cited: [true], bcrScores: [1] }
    const cells = [{ keyword: 'k', engine: 'a', now: cell, before: [{ run: 0, cell }], recent: [] }]
    expect(measureSight(cells, noiseOf({ engines: [], keywords: 1, ...daily }))?.losses).toContainEqual({
      loss: 'half',
      runs: undefined,
    })
    expect(measureSight([], noiseOf({ engines: [], keywords: 1, ...weekly }))).toBeUndefined()
  })

  it('says how many citations are usual, and how many runs the gate makes a year', () => {
    expect(sightOf({ engines: ['a', 'b'], keywords: 5, ...weekly })).toMatchObject({
      cited: 40,
      runsPerYear: 52,
    })
  })
})
