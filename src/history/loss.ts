import type { Loss } from './record.ts'

/** Returns whether later runs follow the loss. */
export function isOpen({ state }: Pick<Loss, 'state'>): boolean {
  return state !== 'recovered'
}
