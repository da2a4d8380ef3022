/** The pages of a folder as they are, and as they were before a change. */

import { join } from 'node:path'
import type { Base } from '../checkout/base.ts'
import {
  type Change,
  type ComparedCommits,
  findComparedCommit,
  isCommitted,
  requireTreeOf,
} from '../checkout/base-commits.ts'
import { type Checkout, git, isWithoutGit, splitZero } from '../checkout/git.ts'
import { openTree } from '../checkout/git-tree.ts'
import {
  countSkipped,
  filterFiles,
  joinSources,
  moveInto,
  type PageSource,
  type SkippedFile,
} from '../checkout/source.ts'
import { listFiles, openFolder, openWorkTree } from '../checkout/work-tree.ts'
import { AvgError, hasCode } from '../errors/avg-error.ts'
import type { Warning } from '../errors/warnings.ts'
import { type Corpus, type CorpusSettings, loadCorpora, loadCorpus } from './corpus.ts'
import { ownerOf } from './folder-rules.ts'
import { withIncludes } from './includes/with-includes.ts'
import { findMovedSite, findUncheckable } from './indexing/hidden.ts'
import { commonFolder, createSelection, type Selection, within } from './selection.ts'

export interface PageSettings extends CorpusSettings {
  /** Globs of the pages; empty for the default. */
  content: string[]
  /** The folder of the base's build; undefined where git holds the base. */
  baseContent?: string | undefined
}

/** Reads the pages of the checkout's folder. Rejects with an AvgError, also where there are none, or not those of `change`. */
export async function readPages(
  checkout: Checkout,
  settings: PageSettings,
  change?: Change,
): Promise<Corpus> {
  if (change !== undefined) await requireOwnTree(checkout, change)
  const selection = selectionOf(settings)
  const source = await openWorkTree(checkout, selection)
  const corpus = await loadCorpus(source, settings, checkout.signal)
  await requirePages(corpus, source, selection, checkout)
  return corpus
}

/**
 * Reads the pages of the checkout's folder and those they are compared with: of a commit, or of the folder `baseContent`,
 * whose files pair with the others by their path in the folder that all globs share. Pages that git does not track are
 * compared with no commit, and skipped. A competitor's pages that git does not track stand on both sides. `warnings`
 * tell where the pages may not be those of the change. Rejects like readPages.
 */
export async function readBothPages(
  checkout: Checkout,
  commits: ComparedCommits,
  settings: PageSettings,
): Promise<Record<'base' | 'head', Corpus> & { against: Base; warnings: Warning[]; sources: Sides }> {
  await requireOwnTree(checkout, commits)
  const selection = selectionOf(settings)
  const all = await openWorkTree(checkout, selection)
  const isTheirs = (path: string) => ownerOf(path, settings.competitors) !== undefined
  const { baseContent } = settings
  if (baseContent !== undefined) {
    if (await isCommitted(checkout, baseContent)) {
      throw new AvgError({ code: 'AVG_BASE_COMMITTED', folder: baseContent })
    }
    const theirs = filterFiles(all, isTheirs)
    const before = await openBaseFolder(checkout, baseContent, selection)
    const base = joinSources([filterFiles(before, path => !isTheirs(path)), theirs])
    const corpora = await loadCorpora(
      base,
      withoutSourceRobots(all, commonFolder(selection.globs)),
      settings,
      checkout.signal,
    )
    await requirePages(corpora.head, all, selection, checkout)
    if (!corpora.base.pages.some(isRead))
      throw nothingRead('AVG_NO_BASE_PAGES', [baseContent], before.skipped)
    return {
      ...corpora,
      against: { kind: 'folder', folder: baseContent },
      warnings: [
        ...(isSameText(base, all) ? [{ code: 'AVG_SAME_BUILD' as const, folder: baseContent }] : []),
        ...findAddressWarnings(corpora),
      ],
      sources: { base: withIncludes(base), head: withIncludes(all) },
    }
  }
  requireTracked(all, selection)
  const against = await findComparedCommit(checkout, commits)
  const tree = await openTree(checkout, against.commit, selection)
  const source = withoutUntracked(all, isTheirs)
  const theirs = filterFiles(all, path => isTheirs(path) && all.untracked.has(path))
  const base = joinSources([tree, theirs])
  const corpora = await loadCorpora(base, source, settings, checkout.signal)
  await requirePages(corpora.head, all, selection, checkout)
  const warnings = [...(await findEdits(checkout, selection)), ...findAddressWarnings(corpora)]
  return { ...corpora, against, warnings, sources: { base: withIncludes(base), head: withIncludes(source) } }
}

type Sides = Record<'base' | 'head', PageSource>

function isSameText(one: PageSource, other: PageSource): boolean {
  const textsOf = ({ files }: PageSource) => files.map(({ path, id }) => `${id} ${path}`).join('\n')
  return textsOf(one) === textsOf(other)
}

const MAX_EXAMPLES = 3

/** Returns a doubt where the work tree has other pages than the commit that is checked. */
async function findEdits(checkout: Checkout, selection: Selection): Promise<Warning[]> {
  const words = 'diff --name-only -z --relative --no-renames --no-ext-diff --ignore-submodules HEAD'.split(
    ' ',
  )
  const edited = splitZero(await git(checkout, words)).filter(selection.isPage)
  if (edited.length === 0) return []
  return [{ code: 'AVG_EDITED_TREE', pages: edited.length, examples: edited.slice(0, MAX_EXAMPLES) }]
}

/** Returns what the comparison could not judge as addresses are not known, and a move of all pages, once. */
function findAddressWarnings({ base, head }: Record<'base' | 'head', Corpus>): Warning[] {
  const unknown = findUncheckable(base, head)
  const examples = unknown.slice(0, MAX_EXAMPLES).map(({ path }) => path)
  const moved = findMovedSite(base.pages, head)
  return [
    ...(unknown.length > 0 ? [{ code: 'AVG_ADDRESS' as const, pages: unknown.length, examples }] : []),
    ...(moved === undefined ? [] : [{ code: 'AVG_SITE_MOVED' as const, ...moved }]),
  ]
}

/** A folder without git holds what a step brought there: no commit tells whose pages they are. */
async function requireOwnTree(checkout: Checkout, commits: ComparedCommits): Promise<void> {
  try {
    await requireTreeOf(checkout, commits)
  } catch (error) {
    if (!isWithoutGit(error)) throw error
  }
}

function selectionOf({ content, competitors, baseContent }: PageSettings): Selection {
  return createSelection(content, competitors, baseContent)
}

/** The files of the base's build, by the paths that they pair with. */
async function openBaseFolder(
  { folder, signal }: Checkout,
  baseContent: string,
  selection: Selection,
): Promise<PageSource> {
  const shared = commonFolder(selection.globs)
  const choice = shared === '' ? selection : within(selection, shared)
  const source = await openFolder({ folder: join(folder, baseContent), signal }, choice).catch(error => {
    throw hasCode(error, 'AVG_NO_FOLDER') ? nothingRead('AVG_NO_BASE_PAGES', [baseContent], []) : error
  })
  const skipped = source.skipped.map(file => ({ ...file, path: `${baseContent}/${file.path}` }))
  return { ...(shared === '' ? source : moveInto(source, shared)), skipped }
}

/** A build is compared with a build: a `robots.txt` beside its sources would count in the head alone. */
function withoutSourceRobots(source: PageSource, built: string): PageSource {
  const isBuilt = (path: string) => built === '' || path.startsWith(`${built}/`)
  return {
    ...source,
    siteFiles: source.siteFiles.filter(({ path }) => isBuilt(path) || !path.endsWith('robots.txt')),
  }
}

/** A tree without what git does not track is comparable with a commit. A competitor's pages stay. */
function withoutUntracked(source: PageSource, isTheirs: (path: string) => boolean): PageSource {
  const isKept = (path: string) => !source.untracked.has(path) || isTheirs(path)
  const dropped = source.files.filter(({ path }) => !isKept(path))
  return {
    ...filterFiles(source, isKept),
    skipped: [...source.skipped, ...dropped.map(({ path }) => ({ path, reason: 'untracked' as const }))],
  }
}

/** Throws where all that a glob matches is outside of git. */
function requireTracked({ files, untracked, skipped }: PageSource, { globs }: Selection): void {
  for (const { glob, matches } of globs) {
    const found = files.filter(({ path }) => matches(path))
    if (found.length === 0 || !found.every(({ path }) => untracked.has(path))) continue
    const dropped = found.map(({ path }) => ({ path, reason: 'untracked' as const }))
    throw nothingRead(
      'AVG_BASE_NOT_IN_GIT',
      [glob],
      [...skipped.filter(({ path }) => matches(path)), ...dropped],
    )
  }
}

/** Throws where findNothingRead finds something. */
async function requirePages(
  corpus: Corpus,
  source: PageSource,
  selection: Selection,
  { folder, signal }: Checkout,
): Promise<void> {
  const error = findNothingRead(corpus, source, selection)
  if (error?.details.code !== 'AVG_NO_PAGES') {
    if (error !== undefined) throw error
    return
  }
  const known = new Set(source.files.map(({ path }) => path))
  const all = await listFiles(folder, selection.mayHold, signal)
  const untracked = all.filter(path => selection.isPage(path) && !known.has(path))
  throw findNothingRead(
    corpus,
    source,
    selection,
    untracked.map(path => ({ path, reason: 'untracked' as const })),
  )
}

/**
 * Returns the error of a corpus that cannot be judged: a glob, a competitor's folder or the whole selection holds nothing
 * to read. `others` are files that were skipped before they came into `source`.
 */
export function findNothingRead(
  { pages, skipped }: Corpus,
  source: PageSource,
  { globs, competitors }: Selection,
  others: SkippedFile[] = [],
): AvgError | undefined {
  const unmatched = globs.find(({ matches }) => !source.files.some(({ path }) => matches(path)))
  if (unmatched !== undefined) {
    const { glob, matches } = unmatched
    return nothingRead(
      'AVG_NO_MATCH',
      [glob],
      skipped.filter(({ path }) => matches(path)),
    )
  }
  for (const { name, folder } of competitors) {
    const isTheirs = ({ path }: { path: string }) => path.startsWith(`${folder}/`)
    if (pages.some(page => isTheirs(page) && isRead(page))) continue
    return new AvgError({
      code: 'AVG_NO_COMPETITOR_PAGES',
      lookedFor: [folder],
      competitor: name,
      skipped: countSkipped(skipped.filter(isTheirs)),
    })
  }
  if (pages.some(page => page.owner === undefined && isRead(page))) return undefined
  return nothingRead(
    'AVG_NO_PAGES',
    globs.map(({ glob }) => glob),
    [...skipped, ...others],
  )
}

function isRead({ content }: Corpus['pages'][number]): boolean {
  return content.passages.length > 0
}

function nothingRead(
  code: 'AVG_NO_PAGES' | 'AVG_NO_MATCH' | 'AVG_NO_BASE_PAGES' | 'AVG_BASE_NOT_IN_GIT',
  lookedFor: string[],
  skipped: SkippedFile[],
): AvgError {
  return new AvgError({ code, lookedFor, skipped: countSkipped(skipped) })
}
