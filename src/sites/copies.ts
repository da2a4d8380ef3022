/** Finds copies by their paths: pages of other versions of the same documentation. */
import { isWithin } from './folder-rules.ts'
import { joinPath } from './generators/paths.ts'

type Lookup = (path: string) => CopyRule | undefined

/**
 * Returns a function that creates a filter of copies for both trees of a comparison. The canonical text of the base stays
 * canonical, unless the change deletes all of it: otherwise a change could hide a text by turning it into a copy. Folders
 * that the user's globs name (`chosen`) are never copies.
 */
export function createCopyFilters(
  chosen: readonly string[],
): (base: readonly string[], head: readonly string[]) => (path: string) => boolean {
  // Most commits of a backtest have the same paths as the one before.
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

interface CopyRule {
  /** The folder of the copies. */
  folder: string
  /** The folder of the canonical text; '' for the root. */
  of: string
}

/** Matches `v1.2`, `1.x`, `5x`, `version-3`, `2-edge`, `2.0.0-rc.1`, `v1.0-docs`, `0.16.1-incubating`. */
const VERSION =
  /^(?:version[-_]?|release[-_]?|docs?[-_]?)?v?(\d{1,5}(?:[._-]\d{1,5}){0,3})[._-]?x?([-_.]?[a-z]{2,12}[-_.\d]{0,9})?$/i
/** Matches the words that may follow a number without a dot. `01-parsing` is a chapter. */
const STAGE = /^[-_.]?(?:alpha|beta|rc|edge|lts|stable|next|dev|preview|legacy|latest|docs?)[-_.\d]{0,9}$/i
const YEAR = /^(?:19|20)\d\d(?:[-_]\d\d?){0,2}$/

/** Names of current versions, the most canonical first. */
const LIVE = 'current latest stable next main master dev preview edge nightly canary unreleased'.split(' ')

/** Docusaurus keeps old versions in this folder, and the current text in any other folder. */
const VERSIONED_DOCS = /(?:^|\/)versioned_docs\w*$/

/** Fewer equal names may be chance, or those of steps and chapters. */
const MIN_COMMON = 4

/** Minimum share of pages whose names are also in the other version. */
const MIRROR = 0.3

const MAX_COMPARED = 200

/** The pages of sibling folders that are versions, by the name of the folder. */
type Members = Map<string, Set<string>>

/** The canonical text is the one without a version, otherwise the current version, otherwise the newest one. */
function findVersions(paths: readonly string[]): CopyRule[] {
  const pages = new Set(paths.map(toStem))
  const has = (folder: string, stem: string) => pages.has(joinPath(folder, stem).toLowerCase())
  const { families, listChildren } = groupFolders(paths)
  return [...families].flatMap(([parent, members]) => {
    const versions = [...members.keys()].filter(isVersion).sort(newestFirst)
    const newest = versions.map(name => members.get(name)).find(stems => (stems?.size ?? 0) >= MIN_COMMON)
    if (newest === undefined) return []
    const siblings = VERSIONED_DOCS.test(parent)
      ? [...listChildren(dirname(parent)), ...listChildren('')]
      : listChildren(parent)
    const live = LIVE.flatMap(name => [...members.keys()].filter(member => normalizeName(member) === name))
    const of =
      [parent, ...siblings, ...live.map(name => joinPath(parent, name))].find(folder =>
        isMirror(newest, stem => has(folder, stem)),
      ) ?? joinPath(parent, versions[0] ?? '')
    const isElsewhere = (stem: string, name: string) =>
      has(of, stem) || versions.some(other => other !== name && members.get(other)?.has(stem))
    return [...members]
      .filter(
        ([name, stems]) => joinPath(parent, name) !== of && isMirror(stems, stem => isElsewhere(stem, name)),
      )
      .map(([name]) => ({ folder: joinPath(parent, name), of }))
  })
}

function isVersion(name: string): boolean {
  const [, numbers = '', word = ''] = VERSION.exec(name) ?? []
  if (numbers === '' || YEAR.test(name)) return false
  return word === '' || STAGE.test(word) || /^v?\d+\.\d/i.test(name)
}

function isVariant(name: string): boolean {
  return isVersion(name) || LIVE.includes(normalizeName(name))
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/^_/, '')
}

/** Returns whether enough pages are elsewhere. The index page does not count, because any folder may have one. */
function isMirror(stems: ReadonlySet<string>, isElsewhere: (stem: string) => boolean): boolean {
  const named = [...stems].filter(stem => stem !== '').slice(0, MAX_COMPARED)
  const common = named.filter(isElsewhere).length
  return common >= MIN_COMMON && common >= MIRROR * named.length
}

function groupFolders(paths: readonly string[]) {
  const known = new Map<string, boolean>()
  const families = new Map<string, Members>()
  const others = new Map<string, Set<string>>()
  for (const path of paths) {
    let start = 0
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', start)) {
      const name = path.slice(start, end)
      const isMember = known.get(name) ?? isVariant(name)
      known.set(name, isMember)
      const parent = path.slice(0, Math.max(start - 1, 0))
      if (isMember) {
        const members: Members = families.get(parent) ?? new Map()
        families.set(parent, members)
        const stems = members.get(name) ?? new Set()
        members.set(name, stems)
        stems.add(toStem(path.slice(end + 1)))
      } else {
        others.set(parent, (others.get(parent) ?? new Set()).add(path.slice(0, end)))
      }
      start = end + 1
    }
  }
  return { families, listChildren: (folder: string) => [...(others.get(folder) ?? [])] }
}

/** Removes what may differ between versions: letter case, extension, `index` and `README`. */
function toStem(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')
}

function newestFirst(a: string, b: string): number {
  const parseNumbers = (name: string) =>
    (VERSION.exec(name)?.[1] ?? '')
      .replace(/^0(?=\d)/, '0.')
      .split(/[._-]/)
      .map(Number)
  const [one, other] = [parseNumbers(a), parseNumbers(b)]
  for (const [index, number] of one.entries()) {
    const difference = (other[index] ?? -1) - number
    if (difference !== 0) return difference
  }
  return other.length - one.length || (a < b ? -1 : 1)
}

/** Like `posix.dirname`, but returns '' for the root. */
function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}
