/**
 * A permutation test over cells. If nothing changed, each run of a cell is equally likely to be the current one (Fisher
 * 1935), but for the day that an engine has as a whole: under a shift of δ logits, a run with the value v is the current
 * one with a probability in proportion to exp(δ · v / unit). On cited and uncited answers this is the conditional
 * logistic model of a shift.
 */
import { mean } from '../../scan/measure.ts'
import { isAbove } from '../rounding.ts'
import { type CellModel, drawSums, rankAmong, toCellModel } from './draws.ts'
import { type DayShift, listShifts } from './engine-day.ts'
import type { Row } from './rows.ts'
import type { Interval } from './student.ts'

/** The cells of one engine. */
export interface EngineRows {
  rows: readonly Row[]
  /** The value that the shift counts once: that of one cited answer, or of a cell whose answers all cite. */
  unit: number
  day: DayShift
}

export interface PermutationTest {
  /** One-sided probability of a drop of at least this size if nothing changed. */
  pValue: number
  /** Mean drop over the cells, in the unit of the values. */
  drop: number
  /** At confidence 1 − 2 · alpha; undefined where no value varies. */
  interval: Interval | undefined
}

/** Tests the mean drop over all cells: of each the mean of the earlier values minus the current value. */
export function testByPermutation(engines: readonly EngineRows[], alpha: number): PermutationTest {
  const rows = engines.flatMap(engine => engine.rows)
  const observed = rows.reduce((sum, row) => sum + dropOf(row), 0)
  const drop = observed / rows.length
  if (!rows.some(hasSpread)) return { pValue: 1, drop, interval: undefined }
  const sums = drawSums(
    engines.map(engine => {
      const shifts = listShifts(engine.day)
      return {
        shifts,
        cells: engine.rows.filter(hasSpread).map(row => toModel(row, engine.unit, shifts)),
      }
    }),
  )
  const size = rows.reduce((sum, row) => sum + Math.max(...valuesOf(row).map(Math.abs)), 0)
  const ascending = sums.toSorted()
  const quantile = (share: number) => (ascending[Math.floor(share * sums.length)] ?? 0) / rows.length
  return {
    pValue: rankAmong(sums, observed, size),
    drop,
    interval: { low: drop - quantile(1 - alpha), high: drop - quantile(alpha) },
  }
}

function valuesOf({ earlier, now }: Row): number[] {
  return [...earlier.map(({ value }) => value), now]
}

function dropOf({ earlier, now }: Row): number {
  return mean(earlier.map(({ value }) => value)) - now
}

function hasSpread(row: Row): boolean {
  const values = valuesOf(row)
  return isAbove(Math.max(...values), Math.min(...values))
}

/** Returns the drop of the row for each of its different values as the current one. */
function toModel(row: Row, unit: number, shifts: readonly number[]): CellModel {
  const values = valuesOf(row)
  const sum = values.reduce((total, value) => total + value, 0)
  const different = [...Map.groupBy(values, value => value)].sort(([one], [other]) => one - other)
  return toCellModel(
    different.map(([value]) => (sum - value) / (values.length - 1) - value),
    shifts,
    (index, shift) => {
      const [value = 0, equal = []] = different[index] ?? []
      return Math.log(equal.length) + (shift * value) / unit
    },
  )
}
