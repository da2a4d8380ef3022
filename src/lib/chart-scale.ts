/** Rounds a positive number up to 1, 2 or 5 times a power of ten. */
export function roundUpStep(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude
}

/** Returns the label of a tick without errors of floating point, such as `0.3`. */
export function labelTick(tick: number): string {
  return String(Number(tick.toPrecision(12)) + 0)
}

interface Scale {
  step: number
  lowest: number
  highest: number
}

/** Returns a scale of round steps that covers the range. */
export function scaleOf([low, high]: [low: number, high: number]): Scale {
  const step = roundUpStep((high - low) / 4 || 1)
  const lowest = Math.floor(low / step)
  return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) }
}

/** Returns the value of each grid line of a scale, in ascending order. */
export function linesOf({ step, lowest, highest }: Scale): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step)
}
