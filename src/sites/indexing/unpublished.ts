/** Finds the setting that newly keeps a page out of the site that a generator builds. */
import { diffArrays } from 'diff'
import { toEvidence } from '../../pages/signals/signal.ts'
import type { Page } from '../corpus.ts'
import type { HiddenReason } from '../facts.ts'
import type { SiteFiles } from '../generators/generator.ts'
import { type FoundSite, findSites, placeIn } from '../generators/generators.ts'
import { toSourcePage } from './addresses.ts'

/** The parts of a tree that decide which pages a generator publishes. */
export interface BuiltTree {
  pages: Page[]
  hidden: Page[]
  sites: FoundSite[]
  files: SiteFiles
}

/** Returns why the head does not publish a page of the base; undefined if it does, or if the base did not. */
type UnpublishedFinder = (before: Page, now: Page) => HiddenReason | undefined

/**
 * Creates a finder for two trees. `changed`: see findChangedSettings. A page of a site that another generator builds now
 * is not compared.
 */
export function createUnpublishedFinder(
  base: BuiltTree,
  head: BuiltTree,
  changed: string[],
): UnpublishedFinder {
  const isSameGenerator = configsOf(base.sites) === configsOf(head.sites)
  const [linesBefore, linesNow] = [createLineReader(base), createLineReader(head)]
  const reverted = new Map<string, FoundSite[]>()

  /** Returns the sites of the head as if the change did not touch one file. */
  function revert(path: string): FoundSite[] {
    const isChosen = ({ config }: FoundSite) => head.sites.some(site => site.config === config)
    const sites = reverted.get(path) ?? findSites(withFileOf(base.files, head.files, path)).filter(isChosen)
    reverted.set(path, sites)
    return sites
  }

  return (before, now) => {
    if (!isSameGenerator || !isPublished(base.sites, before) || isPublished(head.sites, now) !== false)
      return undefined
    const suspects = [...changed, ...indexesAbove(now.path)].filter(
      path => linesBefore(path).join('\n') !== linesNow(path).join('\n'),
    )
    const found =
      suspects.find(path => isPublished(revert(path), now)) ??
      (isPublished(head.sites, before) ? now.path : suspects[0])
    if (found === undefined) return undefined
    const isSettings = head.files.textOf(found) !== undefined
    const names = isSettings
      ? now.path
          .replace(/\.\w+$/, '')
          .split('/')
          .toReversed()
      : []
    return toReason(found, linesBefore(found), linesNow(found), names)
  }
}

function configsOf(sites: FoundSite[]): string {
  return sites.map(({ config }) => config).join('\n')
}

/** Returns the paths of the settings of generators that differ. */
export function findChangedSettings({ files: base }: BuiltTree, { files: head }: BuiltTree): string[] {
  const paths = new Set([...base.paths, ...head.paths])
  return [...paths].filter(path => base.textOf(path) !== head.textOf(path))
}

/** Undefined if it is not known. */
function isPublished(sites: FoundSite[], page: Page): boolean | undefined {
  const { addresses } = placeIn(sites, toSourcePage(page)) ?? { addresses: [] }
  return addresses === 'unknown' ? undefined : addresses.length > 0
}

/** The pages of folders, whose fields and presence may decide about the pages below. */
function indexesAbove(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  return folders.flatMap((_, index) =>
    ['_index.md', 'index.md', 'index.html'].map(name =>
      [...folders.slice(0, folders.length - index), name].join('/'),
    ),
  )
}

/** Returns the files of the head with one file as the base has it. */
function withFileOf(base: SiteFiles, head: SiteFiles, path: string): SiteFiles {
  const paths = new Set(head.paths)
  if (base.paths.has(path)) paths.add(path)
  else paths.delete(path)
  return {
    now: head.now,
    paths,
    textOf: each => (each === path ? base : head).textOf(each),
    fieldsOf: each => (each === path ? base : head).fieldsOf(each),
  }
}

/** Returns a reader of the lines of settings, and of the front matter of pages. */
function createLineReader({ pages, hidden, files }: BuiltTree): (path: string) => string[] {
  const blocks = new Map(
    [...pages, ...hidden].map(({ path, content }) => [path, content.frontMatter ?? '\n']),
  )
  return path => (files.textOf(path) ?? blocks.get(path) ?? '').split('\n')
}

/** A key whose value may take a page out of the site. */
const KEY =
  /^[\s"'{-]*(?:draft|published|output|permalink|render|headless|outputs|\w*date|docs|blog|pages)["']?\s*[:=]/i

/**
 * Names the line that the change adds to a file and that has a key or one of `names`. Without such a line, the reason has no
 * evidence: the change removes a line, or adds a page.
 */
function toReason(file: string, before: string[], now: string[], names: string[]): HiddenReason {
  const { added, first } = compareLines(before, now)
  const isNewPage = names.length === 0 && before.join('') === ''
  const matching = [
    added.find(({ line }) => KEY.test(line)),
    ...names.map(name => added.find(({ line }) => line.includes(name))),
    added.length === 1 ? added[0] : undefined,
  ]
  const cause = isNewPage ? undefined : matching.find(each => each !== undefined)
  const { index = first, line = '' } = cause ?? {}
  return { kind: 'unpublished', file, line: index + 1, evidence: toEvidence(line) }
}

/** More changed lines are not compared: the time for it grows with their square. */
const MAX_CHANGES = 2000

/** Returns the lines that are new, and the index of the first line at which the texts differ. */
function compareLines(
  before: string[],
  now: string[],
): { added: { line: string; index: number }[]; first: number } {
  const added: { line: string; index: number }[] = []
  let [next, first] = [0, -1]
  for (const part of diffArrays(before, now, { maxEditLength: MAX_CHANGES }) ?? []) {
    if (first < 0 && (part.added || part.removed)) first = next
    if (part.added) added.push(...part.value.map((line, offset) => ({ line, index: next + offset })))
    if (!part.removed) next += part.count
  }
  return { added: added.filter(({ line }) => line.trim() !== ''), first: Math.max(0, first) }
}
