/** Computes what a gate would see of a loss, from its own history. Pure. */
import type { ComparedCell } from '../comparison/comparison.ts'
import { MOST_BEFORE } from '../comparison/comparison.ts'
import { isIn } from '../comparison/scope.ts'
import { splitCountry } from '../engines/engine-names.ts'
import { citedShareOf, mean } from '../scan/measure.ts'
import { FEW_BEFORE, LUCK, listTested, type TestedPart, WINDOWS } from './falls.ts'
import type { NoiseModel } from './noise.ts'
import { type CellCounts, toSeries } from './statistics/cell-series.ts'
import { estimateDayShift } from './statistics/engine-day.ts'
import { expectTest } from './statistics/fall-test.ts'
import { SHARE_OF_EARLY } from './test-answers.ts'
import type { Sight } from './verdict.ts'

/** Share of the citations that is left. */
const LEFT = { all: 0, half: 0.5, quarter: 0.75 } as const

/** Returns what the gate would see of a loss; undefined where no cell was compared. */
export function measureSight(
  cells: readonly ComparedCell[],
  noise: Pick<NoiseModel, 'level' | 'isCorrelated' | 'runsPerYear'>,
): Sight | undefined {
  if (cells.length === 0) return undefined
  const known = toSeries(cells, Number.POSITIVE_INFINITY).map(({ engine, counts }) => ({
    engine,
    before: counts.slice(-MOST_BEFORE),
  }))
  const [whole, ...parts] = listTested(known.map(({ engine }) => engine))
  const runs = new Set(known.flatMap(({ before }) => before.map(({ run }) => run))).size
  const lose = ({ scope, share }: TestedPart, left: number) => {
    const inScope = known.filter(({ engine }) => isIn(scope, engine))
    const ofEngines = Map.groupBy(inScope, ({ engine }) => splitCountry(engine).id)
    const isEarly = runs < FEW_BEFORE && left > LUCK
    const level = noise.level * share * (isEarly ? SHARE_OF_EARLY : 1)
    return WINDOWS.find(length => {
      const cells = Array.from(ofEngines.values(), ofEngine => {
        const counts = ofEngine.map(
          ({ before }): CellCounts => ({ before, now: expectCounts(before, length, left) }),
        )
        return { cells: counts, day: estimateDayShift(counts, { length, ...noise }) }
      })
      return expectTest(cells) <= level
    })
  }
  const ofEngines = parts
    .filter(({ scope }) => scope.kind === 'engine')
    .map(part => lose(part, 0) ?? Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a - b)
  const median = ofEngines[Math.floor(ofEngines.length / 2)]
  return {
    cited: cells.reduce(
      (sum, { before }) => sum + mean(before.map(({ cell }) => citedShareOf(cell) * cell.cited.length)),
      0,
    ),
    runsPerYear: noise.runsPerYear,
    losses: [
      ...(['all', 'half', 'quarter'] as const).map(loss => ({ loss, runs: lose(whole, LEFT[loss]) })),
      ...(median === undefined
        ? []
        : [{ loss: 'engine' as const, runs: median === Number.POSITIVE_INFINITY ? undefined : median }]),
    ],
  }
}

/** Returns what so many runs with this share of the citations give on average. */
function expectCounts(before: CellCounts['before'], length: number, left: number): CellCounts['now'] {
  const answers = length * mean(before.map(run => run.answers))
  const total = before.reduce((sum, run) => sum + run.answers, 0)
  const cited = before.reduce((sum, run) => sum + run.cited, 0)
  return { answers, cited: (left * answers * cited) / total }
}
