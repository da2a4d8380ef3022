/**
 * Looks for a fall of the citations: in the newest run, and in the newest 2, 4, 8 … 64 runs together, each against all runs
 * before, over the whole gate and over its engines and countries. Pure.
 */
import { isIn, listScopes, type Scope } from '../comparison/scope.ts'
import { splitCountry } from '../engines/engine-names.ts'
import { type CellCounts, type CellSeries, splitSeries, sumCounts } from './statistics/cell-series.ts'
import { estimateDayShift } from './statistics/engine-day.ts'
import { type EngineCells, testFall } from './statistics/fall-test.ts'

/** Numbers of runs in the windows. A longer one finds no loss that a shorter one has not found (`npm run calibrate`). */
const WINDOWS = [1, 2, 4, 8, 16, 32, 64]
export const MAX_WINDOW = 64
/** Share of the level that the engines and countries have in equal parts. The whole has the rest. */
export const SHARE_OF_PARTS = 0.2

/** With fewer earlier runs, a single lucky day would look like the normal level. It does not explain a loss of three quarters. */
const FEW_BEFORE = 3
const LUCK = 1 / 4

/** The test results of one part of the gate. */
export interface Fall {
  scope: Scope
  /** The lowest of all windows. */
  pValue: number
  /** From the shortest to the longest. `start`: position of the first run. */
  windows: Window[]
}

export interface Window {
  start: number
  /** One-sided, divided by the part's share of the level. Compare it with the whole level. */
  pValue: number
  /** Few runs precede the window, and more than a quarter of the citations are left: the earlier level may be luck. */
  isEarly: boolean
}

interface FallSearch {
  /** Position of the current run. */
  current: number
  /** Runs are so close in time that the shifts of two in a row are alike. */
  isCorrelated: boolean
  /** Greatest number of runs in a window. Default: all runs. */
  longest?: number
}

interface SplitCell {
  engine: string
  counts: CellCounts
}

/**
 * Tests the whole gate and each engine and country for a fall. Returns the lowest p-value first. `ofLevel`: share of the level
 * for all of them together.
 */
export function searchFalls(
  series: readonly CellSeries[],
  { current, isCorrelated, longest = current }: FallSearch,
  ofLevel = 1,
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
        pValue: testPart(engines, scope) / (share * ofLevel),
        isEarly: isEarly(engines, scope),
      }))
      return { scope, windows: tested, pValue: Math.min(1, ...tested.map(({ pValue }) => pValue)) }
    })
    .toSorted((a, b) => a.pValue - b.pValue)
}

/**
 * Returns whether few runs precede the window, and enough of the usual citations are left that a lucky earlier level may
 * explain the difference.
 */
function isEarly(engines: ReturnType<typeof splitEngines>, scope: Scope): boolean {
  let [cited, usual] = [0, 0]
  for (const { engine, counts } of engines.flatMap(({ cells }) => cells)) {
    if (!isIn(scope, engine)) continue
    if (counts.before.length >= FEW_BEFORE) return false
    const before = sumCounts(counts.before)
    cited += counts.now.cited
    usual += (counts.now.answers * before.cited) / before.answers
  }
  return cited > LUCK * usual
}

function testPart(engines: ReturnType<typeof splitEngines>, scope: Scope): number {
  return testFall(
    engines.flatMap(({ cells, day }): EngineCells[] => {
      const own = cells.filter(({ engine }) => isIn(scope, engine))
      return own.length === 0 ? [] : [{ cells: own.map(({ counts }) => counts), day }]
    }),
  )
}

/** Returns the cells that have answers on both sides, by engine. The countries of an engine share its day. */
function splitEngines(
  series: readonly CellSeries[],
  start: number,
  options: { length: number; isCorrelated: boolean },
) {
  const cells = series.flatMap((cell): SplitCell[] => {
    const counts = splitSeries(cell, start)
    return counts === undefined ? [] : [{ engine: cell.engine, counts }]
  })
  const byEngine = Map.groupBy(cells, ({ engine }) => splitCountry(engine).id)
  return Array.from(byEngine.values(), ofEngine => ({
    cells: ofEngine,
    day: estimateDayShift(
      ofEngine.map(({ counts }) => counts),
      options,
    ),
  }))
}

/** A tested part of the gate with its share of the level. */
interface TestedPart {
  scope: Scope
  share: number
}

/** Returns the tested parts of a gate with these engines. */
function listTested(engines: readonly string[]): TestedPart[] {
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
