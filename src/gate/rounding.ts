import type { ValueChange } from '../comparison/comparison.ts'

/** Without it, 0.8 − 0.7 = 0.1000…09 would exceed a tolerance of 0.1. Relative, because the contract gives no scale. */
const RELATIVE_SLACK = 1e-12

/** Returns whether `value` exceeds `limit` by more than a rounding error of numbers of the size of `scale`. */
export function isAbove(value: number, limit: number, ...scale: number[]): boolean {
  const size = Math.max(Math.abs(value), Math.abs(limit), ...scale.map(Math.abs))
  return value - limit > RELATIVE_SLACK * size
}

/** Returns `baseline` − `observed` without rounding errors: 0.8 − 0.7 is 0.1, and equal numbers differ by 0. */
export function dropFrom(baseline: number, observed: number): number {
  const drop = baseline - observed
  const isNoise = Math.abs(drop) <= RELATIVE_SLACK * Math.max(Math.abs(baseline), Math.abs(observed))
  return isNoise ? 0 : Number(drop.toPrecision(12))
}

/** Returns by how much a value is below its baseline, without rounding errors; undefined for no change. */
export function dropOf(change: ValueChange | undefined): number | undefined {
  return change && dropFrom(change.was, change.now)
}

/** Returns whether `value` is below `limit` by more than a rounding error. */
export function isBelow(value: number, limit: number): boolean {
  return isAbove(limit, value)
}
