const MINUS = '\u2212'

export const NO_VALUE = '–'

/** Milliseconds in a day. */
export const DAY = 86_400_000

/** Formats a score with one decimal: `62.5`. A positive score that rounds to 0.0 is `<0.1`. */
export function formatScore(value: number): string {
  const isTiny = value !== 0 && Math.abs(value) < 0.05
  if (isTiny) return value > 0 ? '<0.1' : `>${MINUS}0.1`
  return `${value < 0 ? MINUS : ''}${Math.abs(roundToTenths(value)).toFixed(1)}`
}

/** Rounds to one decimal. 3.65 is slightly less in binary, but 3.7 to a reader. */
export function roundToTenths(value: number): number {
  const size = Math.abs(value)
  return size < 1e12 ? (Math.sign(value) * Math.round(size * 10)) / 10 : value
}

/** Formats a count. A mean of counts has one decimal: `18.5`. */
export function formatCount(value: number): string {
  const rounded = roundToTenths(value)
  return `${rounded < 0 ? MINUS : ''}${Math.abs(rounded)}`
}

/** Formats a number of the settings with all digits but without rounding errors: 0.1 + 0.2 is `0.3`. */
export function formatSetting(value: number): string {
  return `${Number(value.toPrecision(12))}`
}

/** Formats US dollars with cents: `2.50 USD`. A positive amount that rounds to 0.00 is `<0.01 USD`. */
export function formatUsd(amount: number): string {
  return `${amount > 0 && amount < 0.005 ? '<0.01' : amount.toFixed(2)} USD`
}

/** Returns an amount with its noun: `1 keyword`, `2 keywords`. */
export function countOf(amount: number, noun: string): string {
  return `${formatCount(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

/** Returns `and 3 more` for 3; '' for 0 or less. */
export function andMore(count: number): string {
  return count > 0 ? `and ${count} more` : ''
}

/** Returns the sum; 0 for no values. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Returns the mean of the known values; undefined if fewer than half of them are known. */
export function meanOfKnown(values: readonly (number | null | undefined)[]): number | undefined {
  const known = values.filter(value => typeof value === 'number')
  if (known.length === 0 || 2 * known.length < values.length) return undefined
  return sum(known) / known.length
}
