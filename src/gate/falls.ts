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

/** With fewer runs before, one lucky day is taken for the level. It does not explain the loss of three quarters. */
const FEW_BEFORE = 3
const LUCK = 1 / 4

/** How low a part of the gate is. */
export interface Fall {
  scope: Scope
  /** The lowest of all windows. */
  pValue: number
  /** From the shortest to the longest. `start`: position of the first run. */
  windows: Window[]
}

export interface Window {
  start: number
  /** One-sided, divided by the share of the level that the part has: it compares with the whole level. */
  pValue: number
  /** Few runs are before the window, and more than a quarter of the citations are left: the level before may be luck. */
  isEarly: boolean
}

interface FallSearch {
  /** Position of the current run. */
  current: number
  /** Runs are so close in time that the shifts of two in a row are alike. */
  isCorrelated: boolean
  /** Greatest number of runs in a window; all that there are unless told. */
  longest?: number
}

interface SplitCell {
  engine: string
  counts: CellCounts
}

/**
 * Returns how low the whole and each engine and country are, the lowest p-value first. `ofLevel`: share of the level that they
 * have together.
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
 * Tells whether few runs are before the window, and the window has so many of the citations that are usual that a lucky level
 * before may explain the rest.
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

/** A part of the gate that is tested, and the share of the level that it has. */
interface TestedPart {
  scope: Scope
  share: number
}

/** Returns the parts that are tested of a gate with these engines. */
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
