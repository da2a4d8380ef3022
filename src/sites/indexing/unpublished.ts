/** Finds the change of a setting that removes a page from the site of a generator, or from search engines. */
import { diffArrays } from 'diff'
import { toEvidence } from '../../pages/signals/signal.ts'
import type { HiddenReason } from '../barriers.ts'
import type { Corpus, Page } from '../corpus.ts'
import { type SiteFiles, toSourcePage } from '../generators/generator.ts'
import { type FoundSite, findSites, placeIn } from '../generators/generators.ts'
import { joinNested } from '../generators/paths.ts'

export type BuiltTree = Pick<Corpus, 'pages' | 'hidden' | 'sites' | 'files'>

/** Returns the reason why the head no longer publishes a page of the base. */
type UnpublishedFinder = (before: Page, now: Page) => HiddenReason | undefined

/** Creates a finder for two trees with the paths of changed settings. Sites with another generator are not compared. */
export function createUnpublishedFinder(
  base: BuiltTree,
  head: BuiltTree,
  changed: string[],
): UnpublishedFinder {
  const isSameGenerator = joinConfigs(base.sites) === joinConfigs(head.sites)
  const [linesBefore, linesNow] = [createLineReader(base), createLineReader(head)]
  const reverted = new Map<string, FoundSite[]>()

  function revert(path: string): FoundSite[] {
    const isChosen = ({ config }: FoundSite) => head.sites.some(site => site.config === config)
    const sites = reverted.get(path) ?? findSites(replaceFile(base.files, head.files, path)).filter(isChosen)
    reverted.set(path, sites)
    return sites
  }

  return (before, now) => {
    if (!isSameGenerator || findBarrier(base.sites, before) !== 'none') return undefined
    const kind = findBarrier(head.sites, now)
    if (kind === 'none' || kind === 'unknown') return undefined
    const suspects = [...changed, ...listIndexesAbove(now.path)].filter(
      path => linesBefore(path).join('\n') !== linesNow(path).join('\n'),
    )
    const found =
      suspects.find(path => findBarrier(revert(path), now) === 'none') ??
      (findBarrier(head.sites, before) === 'none' ? now.path : suspects[0])
    if (found === undefined) return undefined
    const isSettings = head.files.textOf(found) !== undefined
    const names = isSettings
      ? now.path
          .replace(/\.\w+$/, '')
          .split('/')
          .toReversed()
      : []
    return toReason(kind, found, linesBefore(found), linesNow(found), names)
  }
}

function joinConfigs(sites: FoundSite[]): string {
  return sites.map(({ config }) => config).join('\n')
}

/** Returns the paths of settings of generators that differ. */
export function findChangedSettings({ files: base }: BuiltTree, { files: head }: BuiltTree): string[] {
  const paths = new Set([...base.paths, ...head.paths])
  return [...paths].filter(path => base.textOf(path) !== head.textOf(path))
}

type Barrier = 'unpublished' | 'unlisted'

function findBarrier(sites: FoundSite[], page: Page): Barrier | 'none' | 'unknown' {
  const placed = placeIn(sites, toSourcePage(page.path, page.content.fields))
  if (placed !== undefined && placed.addresses === undefined) return 'unknown'
  if (placed?.addresses === undefined || placed.addresses.length === 0) return 'unpublished'
  return placed.isUnlisted ? 'unlisted' : 'none'
}

/** Returns the pages of the folders around a page, which may decide whether it is published. */
function listIndexesAbove(path: string): string[] {
  const folders = joinNested(path.split('/').slice(0, -1)).toReversed()
  return folders.flatMap(folder => ['_index.md', 'index.md', 'index.html'].map(name => `${folder}/${name}`))
}

function replaceFile(base: SiteFiles, head: SiteFiles, path: string): SiteFiles {
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

function createLineReader({ pages, hidden, files }: BuiltTree): (path: string) => string[] {
  const blocks = new Map(
    [...pages, ...hidden].map(({ path, content }) => [path, content.frontMatter ?? '\n']),
  )
  return path => (files.textOf(path) ?? blocks.get(path) ?? '').split('\n')
}

/** Matches a key whose value may remove a page from the site. */
const KEY =
  /^[\s"'{-]*(?:draft|published|output|permalink|render|headless|outputs|\w*date|docs|blog|pages)["']?\s*[:=]/i

/** Matches a key that makes pages unlisted. */
const UNLISTING_KEY = /^[\s"'{-]*(?:hidden|indexing)["']?\s*:/

/**
 * Returns a reason with the added line that contains a key or one of the names. Without such a line, the reason has no
 * evidence, because the change removes a line or adds a page.
 */
function toReason(
  kind: Barrier,
  file: string,
  before: string[],
  now: string[],
  names: string[],
): HiddenReason {
  const { added, first } = compareLines(before, now)
  const isNewPage = names.length === 0 && before.join('') === ''
  const unpublishing = [
    added.find(({ line }) => KEY.test(line)),
    ...names.map(name => added.find(({ line }) => line.includes(name))),
    added.length === 1 ? added[0] : undefined,
  ]
  const matching =
    kind === 'unpublished' ? unpublishing : [added.find(({ line }) => UNLISTING_KEY.test(line))]
  const cause = isNewPage ? undefined : matching.find(each => each !== undefined)
  const { index = first, line = '' } = cause ?? {}
  return { kind, file, line: index + 1, evidence: toEvidence(line) }
}

/** More changed lines are not compared, because the time grows with the square of their number. */
const MAX_CHANGES = 2000

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
