/** What is asked of a loss, and its form in a line. A run loads it without the schemas. */
import type * as z from 'zod'
import type { lossLineSchema } from './loss-line.ts'
import type { Loss } from './record.ts'

/** Returns whether later runs follow the loss. */
export function isOpen({ state }: Pick<Loss, 'state'>): boolean {
  return state !== 'back' && state !== 'chance'
}

/** Returns the line's form of a loss. */
export function formatLoss({ toldOn, backSince, ...loss }: Loss): z.input<typeof lossLineSchema> {
  return { ...loss, told_on: toldOn, ...(backSince !== undefined && { back_since: backSince }) }
}
