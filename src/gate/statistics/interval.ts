/** The confidence interval of a drop. */
import { studentQuantile } from './student.ts'

export interface Interval {
  low: number
  high: number
}

/** Returns Student's t interval of a drop at confidence 1 − 2 · alpha. Its lower end is above 0 where p is below alpha. */
export function boundDrop(drop: number, standardError: number, degrees: number, alpha: number): Interval {
  const reach = studentQuantile(1 - alpha, degrees) * standardError
  return { low: drop - reach, high: drop + reach }
}
