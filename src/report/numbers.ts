/** Numbers as a reader would write them. */
import { formatNumber } from '../lib/numbers.ts'

const MINUS = '\u2212'
const NONE = '–'

/** A difference with its sign: `+1.5`, `−1.5`, `±0`. */
export function formatChange(value: number): string {
  const magnitude = formatNumber(Math.abs(value))
  // A billionth is what subtracting decimals leaves behind, not a change that anybody looks for.
  if (Number(magnitude) < 1e-9) return '±0'
  return `${value < 0 ? MINUS : '+'}${magnitude}`
}

/** A drop, which is positive; of a gain, that there is none and how large the gain is. */
export function formatDrop(drop: number | undefined): string {
  if (drop === undefined) return NONE
  const change = formatChange(-drop)
  if (change === '±0') return 'none'
  return drop > 0 ? formatNumber(drop) : `none (${change})`
}

export function formatOptional(value: number | undefined): string {
  return value === undefined ? NONE : formatNumber(value)
}

/** Three digits: more would claim what an estimate does not know. */
export function formatEstimate(value: number): string {
  return formatNumber(Number(value.toPrecision(3)))
}

/** Short enough to be read at a glance: two decimals, of less than 1 three digits. */
export function formatScore(value: number): string {
  return formatNumber(Number(Math.abs(value) < 1 ? value.toPrecision(3) : value.toFixed(2)))
}

/** A share of 0 to 1 as whole percent. */
export function formatShare(share: number): string {
  return `${Math.round(100 * share)} %`
}

export function countOf(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
