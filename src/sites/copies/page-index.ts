/** Looks up pages by their names, and folders that hold pages of the same names. */

/** Pages that are copies, and where their canonical text is. */
export interface CopyRule {
  /** Of the copies; '' for the root. */
  folder: string
  /** Only pages whose paths end so: `.fr.md`; undefined for all. */
  ends?: readonly string[]
  /** The folder of the canonical text; '' for the root. */
  of: string
}

/** Pages whose own folder, or one around it, is one of several beside each other: stems below it, by its name. */
export type Members = Map<string, Set<string>>

/** Fewer pages of the same names are chance. */
export const LEAST_COMMON = 3

/** The share of the pages of a folder whose names another one has, where they are one text. */
export const MIRROR = 0.5

/** Enough pages to know a mirror by. */
const MOST_LOOKED_FOR = 200
const MOST_OF_A_NAME = 50

export interface PageIndex {
  /** Tells whether `folder` has a page of this stem. */
  has(folder: string, stem: string): boolean
  /** Returns the folders in `scope` that have at least `share` of the pages; the one that has the most is first. */
  findFolders(stems: Iterable<string>, scope: string, share?: number): string[]
}

/** Returns what the pages of one text have in common: the path without extension, `index` and `README`, in lower case. */
export function stemOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '')
}

export function createPageIndex(paths: readonly string[]): PageIndex {
  const pages = new Map(paths.map(path => [stemOf(path), path]))
  let byName: Map<string, string[]> | undefined

  function findFolders(stems: Iterable<string>, scope: string, share = MIRROR): string[] {
    byName ??= Map.groupBy(pages.keys(), nameOf)
    const wanted = [...stems].filter(stem => stem !== '').slice(0, MOST_LOOKED_FOR)
    const counts = new Map<string, number>()
    for (const stem of wanted) {
      for (const page of byName.get(nameOf(stem))?.slice(0, MOST_OF_A_NAME) ?? []) {
        if (page !== stem && !page.endsWith(`/${stem}`)) continue
        const folder = (pages.get(page) ?? '').slice(0, Math.max(page.length - stem.length - 1, 0))
        if (isWithin(folder, scope)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
      }
    }
    return [...counts]
      .filter(([, count]) => count >= LEAST_COMMON && count >= share * wanted.length)
      .sort((a, b) => b[1] - a[1])
      .map(([folder]) => folder)
  }

  return { has: (folder, stem) => pages.has(join(folder, stem).toLowerCase()), findFolders }
}

/** Tells whether at least `least` pages, and `share` of them, are elsewhere. */
export function isMirror(
  stems: ReadonlySet<string> | undefined,
  isElsewhere: (stem: string) => boolean,
  share: number,
  least = LEAST_COMMON,
): boolean {
  let common = 0
  for (const stem of stems ?? []) if (stem !== '' && isElsewhere(stem)) common += 1
  return common >= least && common >= share * countPages(stems)
}

/** Returns the number of pages but the folder's own, which every folder may have. */
export function countPages(stems: ReadonlySet<string> | undefined): number {
  return stems === undefined ? 0 : stems.size - (stems.has('') ? 1 : 0)
}

/** Groups the pages in folders whose names `isMember`, by the folder around those. */
export function groupMembers(
  paths: readonly string[],
  isMember: (name: string) => boolean,
): Map<string, Members> {
  const known = new Map<string, boolean>()
  const families = new Map<string, Members>()
  for (const path of paths) {
    let start = 0
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', start)) {
      const name = path.slice(start, end)
      const isKnown = known.get(name) ?? isMember(name)
      known.set(name, isKnown)
      if (isKnown) addStem(families, path.slice(0, Math.max(start - 1, 0)), name, path.slice(end + 1))
      start = end + 1
    }
  }
  return families
}

/** Adds a page, by its path below the folder `name` in `parent`. */
export function addStem(families: Map<string, Members>, parent: string, name: string, below: string): void {
  const members: Members = families.get(parent) ?? new Map()
  families.set(parent, members)
  const stems = members.get(name) ?? new Set()
  members.set(name, stems)
  stems.add(stemOf(below))
}

export function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`)
}

export function join(...names: string[]): string {
  return names.filter(name => name !== '').join('/')
}

export function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
