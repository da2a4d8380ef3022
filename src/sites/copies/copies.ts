/** Which pages are copies of a text that stands elsewhere: other versions and translations. By their paths alone. */

import { readLocale } from '../language.ts'
import { findTranslations } from './locales.ts'
import { type CopyRule, createPageIndex, dirname, isWithin } from './page-index.ts'
import { findVersions } from './versions.ts'

interface CopySettings {
  /** The run's language; without it, translations are no copies. */
  language?: string | undefined
  /** The folders that the user's globs begin with; empty for the default choice of pages. */
  chosen: readonly string[]
}

/** Tells whether a page is a copy. */
export type CopyFilter = (path: string) => boolean

type Lookup = (path: string) => CopyRule | undefined

/**
 * Returns a function that creates the filter for both trees of a comparison. What is canonical in `base` stays so: a
 * change cannot declare a text a copy, and makes old versions canonical only where it deletes the canonical text as a
 * whole. No folder that a glob begins with is a copy.
 */
export function createCopyFilters(
  settings: CopySettings,
): (base: readonly string[], head: readonly string[]) => CopyFilter {
  // The commits of a history have mostly the same paths.
  let recent: { paths: readonly string[]; lookup: Lookup }[] = []
  function find(paths: readonly string[]): Lookup {
    const known = recent.find(tree => isEqual(tree.paths, paths))
    const found = known ?? { paths, lookup: createLookup(findCopies(paths, settings)) }
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

/** Finds the copies among the pages of a tree. */
function findCopies(paths: readonly string[], { language, chosen }: CopySettings): CopyRule[] {
  const index = createPageIndex(paths)
  const own = language === undefined ? undefined : readLocale(language)
  const rules = [
    ...findVersions(paths, index),
    ...(own === undefined ? [] : findTranslations(paths, own, index)),
  ]
  return rules.filter(({ folder }) => !chosen.some(glob => folder !== '' && isWithin(glob, folder)))
}

function createLookup(rules: CopyRule[]): Lookup {
  const byFolder = Map.groupBy(rules, ({ folder }) => folder)
  return path => {
    let folder = path
    while (folder !== '') {
      folder = dirname(folder)
      const found = byFolder
        .get(folder)
        ?.find(({ ends }) => ends === undefined || ends.some(end => path.endsWith(end)))
      if (found !== undefined) return found
    }
    return undefined
  }
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index])
}
