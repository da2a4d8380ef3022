/** Finds pages that are other versions of the same text, by their paths. */
import { type CopyRule, dirname, findVersions, isWithin } from './versions.ts'

type Lookup = (path: string) => CopyRule | undefined

/**
 * Returns a function that creates a filter of copies for both trees of a comparison. Canonical text in `base` stays canonical:
 * a change cannot turn it into a copy, and old versions become canonical only if the change deletes all canonical text.
 * `chosen` are the folders at the start of the user's globs, which are never copies.
 */
export function createCopyFilters(
  chosen: readonly string[],
): (base: readonly string[], head: readonly string[]) => (path: string) => boolean {
  // Most commits of a history have the same paths.
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
): (path: string) => boolean {
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
