/** The confidence interval of a drop. */
import type * as z from 'zod'
import type { intervalSchema } from '../rule-schema.ts'
import { studentQuantile } from './student.ts'

export type Interval = z.output<typeof intervalSchema>

/** Returns Student's t interval of a drop at confidence 1 − 2 · alpha. Its lower end is above 0 where p is below alpha. */
export function boundDrop(drop: number, standardError: number, degrees: number, alpha: number): Interval {
  const reach = studentQuantile(1 - alpha, degrees) * standardError
  return { low: drop - reach, high: drop + reach }
}
