import { closestMatch } from 'leven'

/**
 * Returns the name that was most likely meant: at most a third of the characters differ. Ignores letter case and `_`
 * for `-`. Undefined if no name is that near.
 */
export function findNearestName(given: string, names: readonly string[]): string | undefined {
  const spelled = given.toLowerCase().replaceAll('_', '-')
  // Comparing takes the product of both lengths.
  if (spelled.length > 60) return undefined
  return closestMatch(spelled, names, { maxDistance: Math.floor(Math.max(spelled.length, 3) / 3) })
}
