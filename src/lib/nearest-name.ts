import { closestMatch } from 'leven'

/**
 * Returns the name that a misspelled one most likely stands for: at most a third of its characters differ, letter case and
 * `_` for `-` aside. Undefined where no name is that near.
 */
export function findNearestName(given: string, names: readonly string[]): string | undefined {
  const spelled = given.toLowerCase().replaceAll('_', '-')
  // Long texts are no names, and comparing them takes the product of both lengths.
  if (spelled.length > 60) return undefined
  return closestMatch(spelled, names, { maxDistance: Math.floor(Math.max(spelled.length, 3) / 3) })
}
