import { closestMatch } from 'leven'

/**
 * Returns the name that a misspelt one most likely stands for: at most a third of its characters differ, letter case and
 * `_` for `-` aside. Undefined where no name is that near.
 */
export function findNearestName(given: string, names: readonly string[]): string | undefined {
  const spelt = given.toLowerCase().replaceAll('_', '-')
  // Long texts are no names, and comparing them takes the product of both lengths.
  if (spelt.length > 60) return undefined
  return closestMatch(spelt, names, { maxDistance: Math.floor(Math.max(spelt.length, 3) / 3) })
}
