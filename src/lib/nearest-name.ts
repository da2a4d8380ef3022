import { closestMatch } from 'leven'

/** Returns the likely intended name, ignoring letter case and `_` for `-`. A third of the characters may differ. */
export function findNearestName(given: string, names: readonly string[]): string | undefined {
  const spelled = given.toLowerCase().replaceAll('_', '-')
  // Comparing takes time in proportion to the product of the lengths.
  if (spelled.length > 60) return undefined
  return closestMatch(spelled, names, { maxDistance: Math.floor(Math.max(spelled.length, 3) / 3) })
}
