/** Which folders hold other versions of a text. */
import { readLocale } from './locales.ts'
import {
  addStem,
  type CopyRule,
  countPages,
  dirname,
  groupMembers,
  isMirror,
  isWithin,
  join,
  LEAST_COMMON,
  type Members,
  MIRROR,
  nameOf,
  type PageIndex,
} from './page-index.ts'

/** `v1.2`, `1.x`, `5x`, `version-3`, `2-edge`, `2.0.0-rc.1`, `v1.0-docs`. */
const VERSION =
  /^(?:version[-_]?|release[-_]?|docs?[-_]?)?v?(\d{1,5}(?:[._-]\d{1,5}){0,3})[._-]?x?(?:[-_.]?(?:alpha|beta|rc|edge|lts|stable|next|dev|preview|legacy|latest|docs?)[-_.\d]{0,9})?$/i
const YEAR = /^(?:19|20)\d\d(?:[-_]\d\d?){0,2}$/

/** Names of a text that is still written, the most canonical first. */
const LIVE = 'current latest stable next main master dev edge nightly canary unreleased'.split(' ')

/** Docusaurus keeps versions in a folder of that name. */
const VERSIONED_DOCS = /(?:^|\/)(?:[^/]*_)?versioned_docs(?:_[^/]*)?\/version-[^/]*(?=\/)/

/** The share of an old version's pages that others have. Pages come and go, and its name says what it is. */
const OLD_VERSION = 0.3

/** Folders of bare numbers may be steps or chapters, whose pages have the same few names. */
const LEAST_COMMON_NUMBERED = 5

/** How far from the versions the text without a version may be: `content/docs` beside `content/1.2`. */
const MOST_FOLDERS_AWAY = 2

/**
 * Finds versions. Canonical is the text that has no version, else the one that is still written, else the newest version.
 */
export function findVersions(paths: readonly string[], index: PageIndex): CopyRule[] {
  const families = groupMembers(paths, name => isVersion(name) || isLive(name))
  return [
    ...findVersionedDocs(paths, index),
    ...[...families].flatMap(([parent, members]) => findFamily(parent, members, index)),
  ]
}

function isVersion(name: string): boolean {
  return VERSION.test(name) && !YEAR.test(name)
}

function isLive(name: string): boolean {
  return LIVE.includes(name.toLowerCase())
}

function findFamily(parent: string, members: Members, index: PageIndex): CopyRule[] {
  const versions = [...members.keys()].filter(isVersion).sort(newestFirst)
  if (versions.length === 0 || isVersionedDocs(parent)) return []
  const least = versions.every(name => /^\d+$/.test(name)) ? LEAST_COMMON_NUMBERED : LEAST_COMMON
  const of = findLiveText(parent, members, versions, index) ?? join(parent, versions[0] ?? '')
  const others = [...members.keys()].filter(name => join(parent, name) !== of)
  const isElsewhere = (stem: string, name: string) =>
    index.has(of, stem) || versions.some(other => other !== name && members.get(other)?.has(stem))
  const found = new Set(
    others.filter(name => {
      const share = isVersion(name) ? OLD_VERSION : MIRROR
      return isMirror(members.get(name), stem => isElsewhere(stem, name), share, least)
    }),
  )
  if (found.size === 0) return []
  const isSmall = (name: string) => isVersion(name) && countPages(members.get(name)) < least
  return others
    .filter(name => found.has(name) || isSmall(name))
    .map(name => ({ folder: join(parent, name), of }))
}

/** The folder of the text that has no version; undefined where all texts have one. */
function findLiveText(
  parent: string,
  members: Members,
  versions: string[],
  index: PageIndex,
): string | undefined {
  const newest = versions.map(name => members.get(name)).find(stems => countPages(stems) >= LEAST_COMMON)
  const isText = (folder: string) => isMirror(newest, stem => index.has(folder, stem), MIRROR)
  const live = LIVE.flatMap(name => [...members.keys()].filter(member => member.toLowerCase() === name))
  const near = [parent, ...live.map(name => join(parent, name))].find(isText)
  const around = dirname(parent)
  return (
    near ??
    index.findFolders(newest ?? [], around).find(folder => {
      const names = folder
        .slice(around.length)
        .split('/')
        .filter(name => name !== '')
      const isOther = names.some(name => isVersion(name) || isLive(name) || readLocale(name) !== undefined)
      return names.length <= MOST_FOLDERS_AWAY && !isOther
    })
  )
}

function newestFirst(a: string, b: string): number {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  for (const [index, number] of one.entries()) {
    const difference = (other[index] ?? -1) - number
    if (difference !== 0) return difference
  }
  return other.length - one.length || (a < b ? -1 : 1)
}

function numbersOf(name: string): number[] {
  return (VERSION.exec(name)?.[1] ?? '').split(/[._-]/).map(Number)
}

function isVersionedDocs(folder: string): boolean {
  return VERSIONED_DOCS.test(`${folder}/version-1/`)
}

/** Docusaurus' `versioned_docs`, whose text that is still written is in a folder such as `docs`. */
function findVersionedDocs(paths: readonly string[], index: PageIndex): CopyRule[] {
  const families = new Map<string, Members>()
  for (const path of paths) {
    const found = VERSIONED_DOCS.exec(path)
    if (found === null) continue
    const folder = path.slice(0, found.index + found[0].length)
    const [text = ''] = folder.split('versioned_docs')
    addStem(families, text, folder, path.slice(folder.length + 1))
  }
  return [...families.values()].flatMap(members => {
    const folders = [...members.keys()].sort((a, b) => newestFirst(nameOf(a), nameOf(b)))
    const newest = folders.map(folder => members.get(folder)).find(stems => countPages(stems) >= LEAST_COMMON)
    const text = index
      .findFolders(newest ?? [], '')
      .find(
        folder =>
          !folders.some(version => isWithin(folder, dirname(version))) && !/(?:^|\/)i18n\//.test(folder),
      )
    const of = text ?? folders[0] ?? ''
    return folders.filter(folder => folder !== of).map(folder => ({ folder, of }))
  })
}
