/** Reads the pages of a folder now and before a change. */
import { join } from 'node:path'
import type { Base } from '../checkout/base.ts'
import {
  type Change,
  type ComparedCommits,
  findComparedCommit,
  isCommitted,
  requireCheckedOut,
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
import { findOwner } from './folder-rules.ts'
import { withIncludes } from './includes/with-includes.ts'
import { findMovedSite, findUncheckable } from './indexing/hidden.ts'
import { createSelection, findCommonFolder, type Selection, selectWithin } from './selection.ts'

export interface PageSettings extends CorpusSettings {
  /** Globs of the pages; empty for the default selection. */
  content: string[]
  /** The folder with the build of the base; undefined to read the base from git. */
  baseContent?: string | undefined
}

/** Reads the pages of the checkout. Rejects if there are none, or if another commit than `change` is checked out. */
export async function readPages(
  checkout: Checkout,
  settings: PageSettings,
  change?: Change,
): Promise<Corpus> {
  if (change !== undefined) await requireOwnTree(checkout, change)
  const selection = createPageSelection(settings)
  const source = await openWorkTree(checkout, selection)
  const corpus = await loadCorpus(source, settings, checkout.signal)
  await requirePages(corpus, source, selection, checkout)
  return corpus
}

/**
 * Reads the pages of the checkout and those they are compared with, from a commit or from the folder `baseContent`. The files
 * of that folder are paired by their path in the folder that all globs share. Untracked pages are skipped in a comparison with
 * a commit; untracked pages of a competitor are part of both sides. Rejects like readPages.
 */
export async function readBothPages(
  checkout: Checkout,
  commits: ComparedCommits,
  settings: PageSettings,
): Promise<Record<'base' | 'head', Corpus> & { against: Base; warnings: Warning[]; sources: Sides }> {
  await requireOwnTree(checkout, commits)
  const selection = createPageSelection(settings)
  const all = await openWorkTree(checkout, selection)
  const isTheirs = (path: string) => findOwner(path, settings.competitors) !== undefined
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
      withoutSourceRobots(all, findCommonFolder(selection.globs)),
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
  const listTexts = ({ files }: PageSource) => files.map(({ path, id }) => `${id} ${path}`).join('\n')
  return listTexts(one) === listTexts(other)
}

const MAX_EXAMPLES = 3

/** Warns if the work tree has other pages than the checked commit. */
async function findEdits(checkout: Checkout, selection: Selection): Promise<Warning[]> {
  const words = 'diff --name-only -z --relative --no-renames --no-ext-diff --ignore-submodules HEAD'.split(
    ' ',
  )
  const edited = splitZero(await git(checkout, words)).filter(selection.isPage)
  if (edited.length === 0) return []
  return [{ code: 'AVG_EDITED_TREE', pages: edited.length, examples: edited.slice(0, MAX_EXAMPLES) }]
}

/** Warns about pages that cannot be judged because their addresses are not known, and about a move of all pages. */
function findAddressWarnings({ base, head }: Record<'base' | 'head', Corpus>): Warning[] {
  const unknown = findUncheckable(base, head)
  const examples = unknown.slice(0, MAX_EXAMPLES).map(({ path }) => path)
  const moved = findMovedSite(base.pages, head)
  return [
    ...(unknown.length > 0 ? [{ code: 'AVG_ADDRESS' as const, pages: unknown.length, examples }] : []),
    ...(moved === undefined ? [] : [{ code: 'AVG_SITE_MOVED' as const, ...moved }]),
  ]
}

/** Without git, the pages are not checked, because no commit shows whose they are. */
async function requireOwnTree(checkout: Checkout, commits: ComparedCommits): Promise<void> {
  try {
    await requireCheckedOut(checkout, commits)
  } catch (error) {
    if (!isWithoutGit(error)) throw error
  }
}

function createPageSelection({ content, competitors, baseContent }: PageSettings): Selection {
  return createSelection(content, competitors, baseContent)
}

/** Lists the files in the build of the base, with the paths of their counterparts. */
async function openBaseFolder(
  { folder, signal }: Checkout,
  baseContent: string,
  selection: Selection,
): Promise<PageSource> {
  const shared = findCommonFolder(selection.globs)
  const choice = shared === '' ? selection : selectWithin(selection, shared)
  const source = await openFolder({ folder: join(folder, baseContent), signal }, choice).catch(error => {
    throw hasCode(error, 'AVG_NO_FOLDER') ? nothingRead('AVG_NO_BASE_PAGES', [baseContent], []) : error
  })
  const skipped = source.skipped.map(file => ({ ...file, path: `${baseContent}/${file.path}` }))
  return { ...(shared === '' ? source : moveInto(source, shared)), skipped }
}

/** Removes the `robots.txt` files outside of a build, because they would count only in the head. */
function withoutSourceRobots(source: PageSource, built: string): PageSource {
  const isBuilt = (path: string) => built === '' || path.startsWith(`${built}/`)
  return {
    ...source,
    siteFiles: source.siteFiles.filter(({ path }) => isBuilt(path) || !path.endsWith('robots.txt')),
  }
}

/** Skips untracked files, which no commit contains, except those of competitors. */
function withoutUntracked(source: PageSource, isTheirs: (path: string) => boolean): PageSource {
  const isKept = (path: string) => !source.untracked.has(path) || isTheirs(path)
  const dropped = source.files.filter(({ path }) => !isKept(path))
  return {
    ...filterFiles(source, isKept),
    skipped: [...source.skipped, ...dropped.map(({ path }) => ({ path, reason: 'untracked' as const }))],
  }
}

/** Throws if all files that a glob matches are untracked. */
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

/** Returns an error if a glob, a folder of a competitor or the selection has no pages. `others` are not part of `source`. */
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
