import { formatNumber } from '../numbers.ts'

const MINUS = '\u2212'

/** A difference with its sign: `+1.5`, `−1.5`, `±0`. */
export function formatChange(value: number): string {
  const magnitude = formatNumber(Math.abs(value))
  // A billionth is what subtracting decimals leaves behind, not a change that anybody looks for.
  if (Number(magnitude) < 1e-9) return '±0'
  return `${value < 0 ? MINUS : '+'}${magnitude}`
}
