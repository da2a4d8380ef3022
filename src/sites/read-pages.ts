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
import { openTree } from '../checkout/git-objects.ts'
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
import { type Corpus, type CorpusSettings, isOwn, loadCorpora, loadCorpus, type Page } from './corpus.ts'
import { findFolderOwner, isWithin } from './folder-rules.ts'
import { withIncludes } from './includes/with-includes.ts'
import { findMovedPages, findUncheckable } from './indexing/hidden.ts'
import { findPossibleBarrier } from './indexing/robots.ts'
import { createSelection, findCommonFolder, type Selection, selectWithin } from './selection.ts'

export interface PageSettings extends CorpusSettings {
  /** Globs of the pages; empty for the default selection. */
  content: string[]
  /** The folder with a build of the base. Default: the base is read from git. */
  baseContent?: string | undefined
}

interface ComparedPages extends Record<'base' | 'head', Corpus> {
  against: Base
  warnings: Warning[]
  sources: Record<'base' | 'head', PageSource>
}

/** Reads the pages of the checkout. Rejects if there are none, or if a commit other than `change` is checked out. */
export async function readPages(checkout: Checkout, settings: PageSettings, change?: Change) {
  if (change !== undefined) await requireOwnTree(checkout, change)
  const selection = createPageSelection(settings)
  const source = await openWorkTree(checkout, selection)
  const corpus = await loadCorpus(source, settings, checkout.signal)
  await requirePages(corpus, source, selection, checkout)
  return corpus
}

/** Reads the pages of a commit. Rejects if the clone does not have it. */
export async function readCommitPages(checkout: Checkout, commit: string, settings: PageSettings) {
  const source = await openTree(checkout, commit, createPageSelection(settings))
  return loadCorpus(source, settings, checkout.signal)
}

/** Reads the pages of the checkout and the pages that they are compared with. Rejects like readPages. */
export async function readBothPages(
  checkout: Checkout,
  commits: ComparedCommits,
  settings: PageSettings,
): Promise<ComparedPages> {
  await requireOwnTree(checkout, commits)
  const selection = createPageSelection(settings)
  const all = await openWorkTree(checkout, selection)
  const { baseContent } = settings
  return baseContent === undefined
    ? readWithCommit(checkout, commits, settings, selection, all)
    : readWithBuild(checkout, baseContent, settings, selection, all)
}

/** Pairs both builds by the paths below the folder that all globs share. */
async function readWithBuild(
  checkout: Checkout,
  folder: string,
  settings: PageSettings,
  selection: Selection,
  all: PageSource,
): Promise<ComparedPages> {
  if (await isCommitted(checkout, folder)) throw new AvgError({ code: 'AVG_BASE_COMMITTED', folder })
  const isTheirs = (path: string) => findFolderOwner(path, settings.competitors) !== undefined
  const before = await openBaseFolder(checkout, folder, selection)
  const base = joinSources([filterFiles(before, path => !isTheirs(path)), filterFiles(all, isTheirs)])
  const source = withoutSourceRobots(all, findCommonFolder(selection.globs))
  const corpora = await loadCorpora(base, source, settings, checkout.signal)
  await requirePages(corpora.head, all, selection, checkout)
  if (!corpora.base.pages.some(hasText)) throw nothingRead('AVG_NO_BASE_PAGES', [folder], before.skipped)
  const warnings = findAddressWarnings(corpora)
  if (isSameText(base, all)) warnings.unshift({ code: 'AVG_SAME_BUILD', folder })
  const sources = { base: withIncludes(base), head: withIncludes(all) }
  return { ...corpora, against: { kind: 'folder', folder }, warnings, sources }
}

/** Skips untracked pages, except those of competitors, which belong to both sides. */
async function readWithCommit(
  checkout: Checkout,
  commits: ComparedCommits,
  settings: PageSettings,
  selection: Selection,
  all: PageSource,
): Promise<ComparedPages> {
  requireTracked(all, selection)
  const isTheirs = (path: string) => findFolderOwner(path, settings.competitors) !== undefined
  const isKept = (path: string) => !all.untracked.has(path) || isTheirs(path)
  const against = await findComparedCommit(checkout, commits)
  const tree = await openTree(checkout, against.commit, selection)
  const base = joinSources([tree, filterFiles(all, path => isTheirs(path) && all.untracked.has(path))])
  const dropped = all.files.map(({ path }) => path).filter(path => !isKept(path))
  const skipped = [...all.skipped, ...dropped.map(toUntracked)]
  const source = { ...filterFiles(all, isKept), skipped }
  const corpora = await loadCorpora(base, source, settings, checkout.signal)
  await requirePages(corpora.head, all, selection, checkout)
  const warnings = [...(await findEdits(checkout, selection)), ...findAddressWarnings(corpora)]
  return { ...corpora, against, warnings, sources: { base: withIncludes(base), head: withIncludes(source) } }
}

function isSameText(one: PageSource, other: PageSource): boolean {
  const listTexts = ({ files }: PageSource) => files.map(({ path, id }) => `${id} ${path}`).join('\n')
  return listTexts(one) === listTexts(other)
}

const MAX_EXAMPLES = 3

async function findEdits(checkout: Checkout, selection: Selection): Promise<Warning[]> {
  const options = '--name-only -z --relative --no-renames --no-ext-diff --ignore-submodules'
  const output = await git(checkout, ['diff', ...options.split(' '), 'HEAD'])
  const edited = splitZero(output).filter(selection.isPage)
  if (edited.length === 0) return []
  return [{ code: 'AVG_EDITED_TREE', pages: edited.length, examples: edited.slice(0, MAX_EXAMPLES) }]
}

function findAddressWarnings({ base, head }: Record<'base' | 'head', Corpus>): Warning[] {
  const warnings: Warning[] = []
  const unknown = findUncheckable(base, head)
  if (unknown.length > 0) {
    const examples = unknown.slice(0, MAX_EXAMPLES).map(({ path }) => path)
    const needs = unknown.find(page => page.needs !== undefined)?.needs
    const barrier = findPossibleBarrier(unknown, base.site.robots, head.site.robots)
    warnings.push({
      code: 'AVG_ADDRESS',
      pages: unknown.length,
      examples,
      ...(needs && { needs }),
      ...(barrier && { barrier }),
    })
  }
  const moved = findMovedPages(base.pages, head)
  if (moved !== undefined) warnings.push({ code: 'AVG_SITE_MOVED', ...moved })
  return warnings
}

/** Accepts a folder without git: no commit shows which change its pages belong to. */
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

async function openBaseFolder({ folder, signal }: Checkout, baseContent: string, selection: Selection) {
  const shared = findCommonFolder(selection.globs)
  const inside = shared === '' ? selection : selectWithin(selection, shared)
  const source = await openFolder({ folder: join(folder, baseContent), signal }, inside).catch(error => {
    throw hasCode(error, 'AVG_NO_FOLDER') ? nothingRead('AVG_NO_BASE_PAGES', [baseContent], []) : error
  })
  const skipped = source.skipped.map(file => ({ ...file, path: `${baseContent}/${file.path}` }))
  return { ...(shared === '' ? source : moveInto(source, shared)), skipped }
}

/** Removes `robots.txt` files outside of the build, which the base does not have. */
function withoutSourceRobots(source: PageSource, built: string): PageSource {
  const siteFiles = source.siteFiles.filter(
    ({ path }) => isWithin(path, built) || !path.endsWith('robots.txt'),
  )
  return { ...source, siteFiles }
}

function toUntracked(path: string): SkippedFile {
  return { path, reason: 'untracked' }
}

function requireTracked({ files, untracked, skipped }: PageSource, { globs }: Selection): void {
  for (const { glob, matches } of globs) {
    const found = files.map(({ path }) => path).filter(matches)
    if (found.length === 0 || !found.every(path => untracked.has(path))) continue
    const known = skipped.filter(({ path }) => matches(path))
    throw nothingRead('AVG_BASE_NOT_IN_GIT', [glob], [...known, ...found.map(toUntracked)])
  }
}

async function requirePages(
  corpus: Corpus,
  source: PageSource,
  selection: Selection,
  { folder, signal }: Checkout,
): Promise<void> {
  const error = findNothingRead(corpus, source, selection)
  if (error === undefined) return
  if (error.details.code !== 'AVG_NO_PAGES') throw error
  const known = new Set(source.files.map(({ path }) => path))
  const all = await listFiles(folder, selection.mayHold, signal)
  const untracked = all.filter(path => selection.isPage(path) && !known.has(path))
  throw findNothingRead(corpus, source, selection, untracked.map(toUntracked))
}

/** Returns an error if a glob, a competitor or the brand has no pages. `others` are skipped files outside of `source`. */
export function findNothingRead(
  { pages, skipped }: Corpus,
  source: PageSource,
  { globs, competitors }: Selection,
  others: SkippedFile[] = [],
): AvgError | undefined {
  for (const { glob, matches } of globs) {
    if (source.files.some(({ path }) => matches(path))) continue
    const found = skipped.filter(({ path }) => matches(path))
    return nothingRead('AVG_NO_MATCH', [glob], found)
  }
  for (const { name: competitor, folder } of competitors) {
    const isTheirs = ({ path }: { path: string }) => isWithin(path, folder)
    if (pages.some(page => isTheirs(page) && hasText(page))) continue
    const counts = countSkipped(skipped.filter(isTheirs))
    return new AvgError({
      code: 'AVG_NO_COMPETITOR_PAGES',
      lookedFor: [folder],
      competitor,
      skipped: counts,
    })
  }
  if (pages.some(page => isOwn(page) && hasText(page))) return undefined
  const lookedFor = globs.map(({ glob }) => glob)
  return nothingRead('AVG_NO_PAGES', lookedFor, [...skipped, ...others])
}

function hasText({ content }: Page): boolean {
  return content.passages.length > 0
}

function nothingRead(
  code: 'AVG_NO_PAGES' | 'AVG_NO_MATCH' | 'AVG_NO_BASE_PAGES' | 'AVG_BASE_NOT_IN_GIT',
  lookedFor: string[],
  skipped: SkippedFile[],
): AvgError {
  return new AvgError({ code, lookedFor, skipped: countSkipped(skipped) })
}
