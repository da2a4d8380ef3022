/** Which pages are copies of a text that stands elsewhere: its other versions. By their paths alone. */

import { type CopyRule, dirname, findVersions, isWithin } from './versions.ts'

/** Returns whether a page is a copy. */
export type CopyFilter = (path: string) => boolean

type Lookup = (path: string) => CopyRule | undefined

/**
 * Returns a function that creates the filter for both trees of a comparison. What is canonical in `base` stays so: a
 * change cannot declare a text a copy, and makes old versions canonical only where it deletes the canonical text as a
 * whole. `chosen` are the folders that the user's globs begin with; none of them is a copy.
 */
export function createCopyFilters(
  chosen: readonly string[],
): (base: readonly string[], head: readonly string[]) => CopyFilter {
  // The commits of a history have mostly the same paths.
  let recent: { paths: readonly string[]; lookup: Lookup }[] = []
  function find(paths: readonly string[]): Lookup {
    const known = recent.find(tree => isEqual(tree.paths, paths))
    const found = known ?? { paths, lookup: createLookup(paths, chosen) }
    recent = [found, ...recent.filter(tree => tree !== found).slice(0, 1)]
    return found.lookup
  }
  return (base, head) => {
    const before = find(base)
    const after = find(head)
    return before === after ? path => after(path) !== undefined : combine(base, head, { before, after })
  }
}

function combine(
  base: readonly string[],
  head: readonly string[],
  { before, after }: { before: Lookup; after: Lookup },
): CopyFilter {
  const old = new Set(base)
  const texts = head.filter(path => before(path) === undefined)
  const alive = new Map<string, boolean>()
  function isAlive(of: string): boolean {
    const isThere = alive.get(of) ?? texts.some(path => isWithin(path, of))
    alive.set(of, isThere)
    return isThere
  }
  return path => {
    const rule = before(path)
    if (rule !== undefined && isAlive(rule.of)) return true
    return (rule !== undefined || !old.has(path)) && after(path) !== undefined
  }
}

function createLookup(paths: readonly string[], chosen: readonly string[]): Lookup {
  const rules = findVersions(paths).filter(({ folder }) => !chosen.some(glob => isWithin(glob, folder)))
  const byFolder = new Map(rules.map(rule => [rule.folder, rule]))
  return path => {
    for (let folder = dirname(path); folder !== ''; folder = dirname(folder)) {
      const found = byFolder.get(folder)
      if (found !== undefined) return found
    }
    return undefined
  }
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index])
}
