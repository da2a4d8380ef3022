/** Round numbers for the scale of a chart. */

/** Returns the least of 1, 2 and 5 times a power of ten that is not below `value`, which is above 0. */
export function roundUpStep(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude
}

/** Returns the label of a tick, without rounding errors. */
export function labelTick(tick: number): string {
  return String(Number(tick.toPrecision(12)) + 0)
}

/** Lines of a scale, from `lowest` to `highest` times `step`. */
interface Scale {
  step: number
  /** Whole numbers, `lowest` the smaller one. */
  lowest: number
  highest: number
}

/** Returns a scale that covers the range in multiples of a round step. */
export function scaleOf([low, high]: [low: number, high: number]): Scale {
  const step = roundUpStep((high - low) / 4 || 1)
  const lowest = Math.floor(low / step)
  return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) }
}

/** Returns the values of the lines of a scale, the lowest first. */
export function linesOf({ step, lowest, highest }: Scale): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step)
}
