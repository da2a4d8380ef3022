/**
 * Numbers as every report writes them. A measured score has one decimal, a share is whole percent, a p-value has two
 * significant digits, a count is plain. What somebody set (a floor, a tolerance) is written as it was given. Full
 * precision is for JSON and CSV.
 */
import type { Subject } from '../gate/verdict.ts'
import { formatCount, formatScore } from '../lib/numbers.ts'

export { formatCount, formatScore }

const MINUS = '\u2212'

/** What stands for a value that is not known. */
export const NO_VALUE = '–'

/** Returns a share of 0 to 1 as whole percent: `25%`. One that would read 0% and is not is `<1%`. */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.005 ? '<1%' : `${Math.round(100 * share)}%`
}

/** Returns a value in the unit of its subject; percent are 0 to 100. */
export function formatValue(value: number, unit: Subject['unit']): string {
  if (unit === 'percent') return formatPercent(value / 100)
  return unit === 'score' ? formatScore(value) : formatCount(value)
}

/** Returns a difference with its sign: `+1.5`, `−1.5`, `±0`. */
export function formatChange(value: number, unit: Subject['unit'] = 'score'): string {
  if (isNoChange(value)) return '±0'
  return `${value < 0 ? MINUS : '+'}${formatValue(Math.abs(value), unit)}`
}

/** Returns a drop, which is positive; for a gain, that there is no drop and how large the gain is. */
export function formatDrop(drop: number, unit: Subject['unit']): string {
  if (isNoChange(drop)) return 'none'
  return drop > 0 ? formatValue(drop, unit) : `none (${formatChange(-drop, unit)})`
}

/** Returns whether two values differ by nothing but a rounding error of a subtraction. */
export function isNoChange(difference: number): boolean {
  return Math.abs(difference) < 1e-9
}

/** Returns a probability with two significant digits: `0.042`; below 0.001, `<0.001`. */
export function formatPValue(value: number): string {
  return value < 0.001 ? '<0.001' : `${Number(value.toPrecision(2))}`
}

/** Returns a number that somebody set, with all its digits but without rounding errors: 0.1 + 0.2 is `0.3`. */
export function formatSetting(value: number): string {
  return `${Number(value.toPrecision(12))}`
}

/** Returns an amount with its noun: `1 keyword`, `2 keywords`. */
export function countOf(amount: number, noun: string): string {
  return `${formatCount(amount)} ${noun}${amount === 1 ? '' : 's'}`
}
