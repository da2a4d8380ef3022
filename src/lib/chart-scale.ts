/** Round numbers for the scale of a chart. */

/** Returns the least of 1, 2 and 5 times a power of ten that is not below `value`, which is above 0. */
export function roundUpStep(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude
}

/** Returns three to six round numbers within the range, where `low` is below `high`. */
export function ticksWithin(low: number, high: number): number[] {
  const step = roundUpStep((high - low) / 5)
  const first = Math.ceil(low / step)
  const length = Math.floor(high / step) - first + 1
  return Array.from({ length }, (_, index) => (first + index) * step)
}

/** Returns the label of a tick, without rounding errors. */
export function labelTick(tick: number): string {
  return String(Number(tick.toPrecision(12)) + 0)
}
