/** Which folders hold other versions of a text. */
import { readLocale } from '../language.ts'
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

/** `v1.2`, `1.x`, `5x`, `version-3`, `2-edge`, `2.0.0-rc.1`, `v1.0-docs`, `0.16.1-incubating`. */
const VERSION =
  /^(?:version[-_]?|release[-_]?|docs?[-_]?)?v?(\d{1,5}(?:[._-]\d{1,5}){0,3})[._-]?x?([-_.]?[a-z]{2,12}[-_.\d]{0,9})?$/i
/** Words after a number without a dot: `01-parsing` is a chapter. */
const STAGE = /^[-_.]?(?:alpha|beta|rc|edge|lts|stable|next|dev|preview|legacy|latest|docs?)[-_.\d]{0,9}$/i
const YEAR = /^(?:19|20)\d\d(?:[-_]\d\d?){0,2}$/

/** Names of a text that is still written, the most canonical first. */
const LIVE = 'current latest stable next main master dev preview edge nightly canary unreleased'.split(' ')

/** Docusaurus keeps versions in a folder of that name. Without limits, the time would grow with the square of the length. */
const VERSIONED_DOCS = /(?:^|\/)(?:[^/]{0,100}_)?versioned_docs(?:_[^/]{0,100})?\/version-[^/]*(?=\/)/

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
    ...[...families.keys()].flatMap(parent => findFamily(parent, families, index)),
  ]
}

function isVersion(name: string): boolean {
  const [, numbers = '', word = ''] = VERSION.exec(name) ?? []
  if (numbers === '' || YEAR.test(name)) return false
  return word === '' || STAGE.test(word) || /^v?\d+\.\d/i.test(name)
}

function isLive(name: string): boolean {
  return LIVE.includes(plain(name))
}

/** `_dev` is `dev`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/^_/, '')
}

function findFamily(parent: string, families: Map<string, Members>, index: PageIndex): CopyRule[] {
  const members: Members = families.get(parent) ?? new Map()
  const versions = listVersions(members)
  if (versions.length === 0 || isVersionedDocs(parent)) return []
  const least = versions.every(name => /^\d+$/.test(name)) ? LEAST_COMMON_NUMBERED : LEAST_COMMON
  const of =
    findLiveText(parent, members, versions, index) ??
    findNewer(parent, members, families, index) ??
    join(parent, versions[0] ?? '')
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

function listVersions(members: Members | undefined): string[] {
  return [...(members?.keys() ?? [])].filter(isVersion).sort(newestFirst)
}

/** The newest version in the folder around, whose older ones are in an archive: `docs/1.4` of `docs/archives/1.3`. */
function findNewer(
  parent: string,
  members: Members,
  families: Map<string, Members>,
  index: PageIndex,
): string | undefined {
  const [newest] = parent === '' ? [] : listVersions(families.get(dirname(parent)))
  if (newest === undefined || nameOf(parent) === newest) return undefined
  const of = join(dirname(parent), newest)
  const isThere = [...members.values()].some(stems => isMirror(stems, stem => index.has(of, stem), MIRROR))
  return isThere ? of : undefined
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
  if (isText(parent)) return parent
  const around = dirname(parent)
  const beside = index.findFolders(newest ?? [], around).find(folder => {
    const from = isWithin(folder, parent) ? parent : around
    const names = folder
      .slice(from.length)
      .split('/')
      .filter(name => name !== '')
    const isOther = names.some(name => isVersion(name) || isLive(name) || readLocale(name) !== undefined)
    return names.length <= MOST_FOLDERS_AWAY && !isOther
  })
  const live = LIVE.flatMap(name => [...members.keys()].filter(member => plain(member) === name))
  return beside ?? live.map(name => join(parent, name)).find(isText)
}

function newestFirst(a: string, b: string): number {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  for (const [index, number] of one.entries()) {
    const difference = (other[index] ?? -1) - number
    if (difference !== 0) return difference
  }
  return other.length - one.length || (a < b ? -1 : 1)
}

/** The numbers of a version: `0110` is 0.11.0. */
function numbersOf(name: string): number[] {
  const digits = (VERSION.exec(name)?.[1] ?? '').replace(/^0(?=\d)/, '0.')
  return digits.split(/[._-]/).map(Number)
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
