/** Searches windows of the newest 1, 2, 4 … 64 runs for a fall of the citations. Pure. */
import { isIn, listScopes, type Scope } from '../comparison/scope.ts'
import { splitCountry } from '../engines/engine-names.ts'
import { type CellSeries, splitSeries, sumCounts } from './statistics/cell-series.ts'
import { estimateDayShift } from './statistics/engine-day.ts'
import { type EngineCells, testFall } from './statistics/fall-test.ts'

/** Lengths of the windows. Longer ones find no further losses (`npm run calibrate`). */
const WINDOWS = [1, 2, 4, 8, 16, 32, 64]
export const MAX_WINDOW = 64
/** Share of the significance level for all engines and countries together. The whole gate has the rest. */
export const SHARE_OF_PARTS = 0.2

/** With fewer earlier runs, a single lucky day would look like the normal level. */
const MIN_EARLIER_RUNS = 3
/** A lucky day does not explain a loss of three quarters. */
const MIN_SHARE_LEFT = 1 / 4

export interface Fall {
  scope: Scope
  pValue: number
  windows: Window[]
}

export interface Window {
  start: number
  /** One-sided, divided by the part's share of the level, so that it is compared with the whole level. */
  pValue: number
  /** The earlier level may be luck: few runs precede the window, and more than a quarter of the citations are left. */
  isEarly: boolean
}

interface FallSearch {
  current: number
  isCorrelated: boolean
  /** Maximum length of a window. Default: all runs. */
  longest?: number
}

/** Tests the whole gate, each engine and each country, lowest p-value first. `levelShare`: of the significance level. */
export function searchFalls(
  series: readonly CellSeries[],
  { current, isCorrelated, longest = current }: FallSearch,
  levelShare = 1,
): Fall[] {
  const lengths = WINDOWS.filter(length => length <= Math.min(longest, current))
  const windows = lengths.map(length => {
    const start = current + 1 - length
    return { start, engines: splitEngines(series, start, { length, isCorrelated }) }
  })
  return listTested(series.map(({ engine }) => engine))
    .map(({ scope, share }): Fall => {
      const tested = windows.map(({ start, engines }) => ({
        start,
        pValue: testPart(engines, scope) / (share * levelShare),
        isEarly: isEarly(engines, scope),
      }))
      return { scope, windows: tested, pValue: Math.min(1, ...tested.map(({ pValue }) => pValue)) }
    })
    .toSorted((a, b) => a.pValue - b.pValue)
}

function isEarly(engines: ReturnType<typeof splitEngines>, scope: Scope): boolean {
  let [cited, usual] = [0, 0]
  for (const { engine, counts } of engines.flatMap(({ cells }) => cells)) {
    if (!isIn(scope, engine)) continue
    if (counts.before.length >= MIN_EARLIER_RUNS) return false
    const before = sumCounts(counts.before)
    cited += counts.now.cited
    usual += (counts.now.answers * before.cited) / before.answers
  }
  return cited > MIN_SHARE_LEFT * usual
}

function testPart(engines: ReturnType<typeof splitEngines>, scope: Scope): number {
  return testFall(
    engines.flatMap(({ cells, day }): EngineCells[] => {
      const own = cells.filter(({ engine }) => isIn(scope, engine))
      return own.length === 0 ? [] : [{ cells: own.map(({ counts }) => counts), day }]
    }),
  )
}

function splitEngines(
  series: readonly CellSeries[],
  start: number,
  options: { length: number; isCorrelated: boolean },
) {
  const splitCells = series.flatMap(cell => {
    const counts = splitSeries(cell, start)
    return counts === undefined ? [] : [{ engine: cell.engine, counts }]
  })
  // The countries of an engine share its day.
  const byEngine = Map.groupBy(splitCells, ({ engine }) => splitCountry(engine).id)
  return Array.from(byEngine.values(), cells => {
    const allCounts = cells.map(({ counts }) => counts)
    return { cells, day: estimateDayShift(allCounts, options) }
  })
}

function listTested(engines: readonly string[]): { scope: Scope; share: number }[] {
  const parts = listScopes(engines).filter(
    scope => scope.kind === 'country' || (scope.kind === 'engine' && scope.country === undefined),
  )
  const whole: Scope = { kind: 'whole' }
  if (parts.length === 0) return [{ scope: whole, share: 1 }]
  return [
    { scope: whole, share: 1 - SHARE_OF_PARTS },
    ...parts.map(scope => ({ scope, share: SHARE_OF_PARTS / parts.length })),
  ]
}
