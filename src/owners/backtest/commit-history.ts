/** The commits of a checkout that touch certain files, with one `git log`. */

import { type Checkout, git, isShallowCheckout, splitZero } from '../../checkout/git.ts'
import { openBlobs } from '../../checkout/git-objects.ts'
import { openTree } from '../../checkout/git-tree.ts'
import type { PageSource } from '../../checkout/source.ts'
import { AvgError, hasCode } from '../../errors/avg-error.ts'
import { type Corpus, createCorpusLoader } from '../../sites/corpus.ts'
import { isSiteFile } from '../../sites/indexing/site.ts'
import { createLanguageFilter } from '../../sites/language.ts'
import { findNothingRead, type PageSettings } from '../../sites/read-pages.ts'
import { createSelection, type Selection } from '../../sites/selection.ts'

export interface CommitHistory {
  /** The newest commit of all, and its pages. */
  head: { id: string; source: PageSource; corpus: Corpus }
  /** Newest first. */
  commits: HistoryCommit[]
  /** The checkout lacks the older commits. */
  isShallow: boolean
  /** Returns the files of a commit. Rejects with an AvgError. */
  open(commit: string): Promise<PageSource>
  /**
   * Reads two trees as a run with `baseline: base` does. Calls must not overlap. Rejects with an AvgError, also where
   * `head` holds nothing to read.
   */
  load(base: PageSource, head: PageSource): Promise<{ base: Corpus; head: Corpus }>
  /** Ends the processes of git. */
  close(): void
}

/** A commit is needed as a head and, a little later, as a parent. */
const MAX_OPEN = 8

/**
 * Opens the history of the checkout's branch. The commits are those that touch a page, a file that pages include, a
 * `robots.txt` or a file of redirects. Close it in the end. Rejects with an AvgError, also
 * where the newest commit has no pages.
 */
export async function openCommitHistory(
  checkout: Checkout,
  settings: PageSettings,
  range: CommitRange,
): Promise<CommitHistory> {
  const id = await findNewestCommit(checkout)
  const isShallow = await isShallowCheckout(checkout)
  if (id === undefined) throw new AvgError({ code: 'AVG_NO_COMMITS', isShallow })
  // Competitors own no question of the brand, and most of their pages were captured for the newest commit alone.
  const own = { ...settings, competitors: [] }
  const selection = rememberChoices(createSelection(own.content, own.competitors))
  const load = createCorpusLoader(own)
  const blobs = openBlobs(checkout)
  const opened = new Map<string, Promise<PageSource>>()

  function open(commit: string): Promise<PageSource> {
    const source = opened.get(commit) ?? openTree(checkout, commit, selection, blobs)
    opened.delete(commit)
    opened.set(commit, source)
    const [oldest] = opened.keys()
    if (opened.size > MAX_OPEN && oldest !== undefined) opened.delete(oldest)
    return source
  }

  /** `others` are the paths of files that may be skipped. */
  function requirePages(corpus: Corpus, source: PageSource, others: string[] = []): void {
    const skipped = others.map(selection.skip).filter(file => file !== undefined)
    const error = findNothingRead(corpus, source, selection, skipped)
    if (error !== undefined) throw error
  }

  try {
    const source = await open(id)
    const { head: corpus } = await load(source, source, checkout.signal)
    const paths = splitZero(await git(checkout, ['ls-tree', '-r', '-z', '--name-only', id]))
    requirePages(corpus, source, paths)
    const isWanted = await createChoice(settings, selection, source, corpus)
    const commits = await listCommits(checkout, range, isWanted)
    if (commits.length === 0) throw new AvgError({ code: 'AVG_NO_COMMITS', isShallow })
    return {
      head: { id, source, corpus },
      commits,
      isShallow,
      open,
      async load(base, head) {
        const corpora = await load(base, head, checkout.signal)
        requirePages(corpora.head, head)
        return corpora
      },
      close: blobs.close,
    }
  } catch (error) {
    blobs.close()
    throw error
  }
}

/** The same paths come up in every tree. */
function rememberChoices(selection: Selection): Selection {
  const known = new Map<string, boolean>()
  return {
    ...selection,
    isPage(path) {
      const isPage = known.get(path) ?? selection.isPage(path)
      known.set(path, isPage)
      return isPage
    },
  }
}

/** Tells the files that a comparison depends on. */
async function createChoice(
  { language }: PageSettings,
  selection: Selection,
  { files }: PageSource,
  { included }: Corpus,
): Promise<(path: string) => boolean> {
  const paths = files.map(({ path }) => path)
  const filter = createLanguageFilter(language, paths)
  return path =>
    isSiteFile(path) ||
    included.has(path) ||
    (selection.isPage(path) && filter.findInPath(path) === undefined)
}

export interface HistoryCommit {
  id: string
  /** The first parent, which the commit is compared with. */
  parent: string
  /** ISO 8601. */
  date: string
  /** The first line of its message; it comes from outside. */
  subject: string
}

/**
 * Which commits of the current branch are taken, newest first. They are its first parents: a merge is one change, as the pull
 * request was, and the commits of what was merged, such as an upstream, are none.
 */
export interface CommitRange {
  /** Undefined for all. */
  most?: number | undefined
  /** In a form of git: commits before this date are left out. */
  since?: string | undefined
}

/** Returns the id of the newest commit; undefined in a repository without commits. Rejects with an AvgError. */
async function findNewestCommit(checkout: Checkout): Promise<string | undefined> {
  try {
    return (await git(checkout, ['rev-parse', '--verify', 'HEAD^{commit}'])).trim()
  } catch (error) {
    if (hasCode(error, 'AVG_GIT') && /Needed a single revision/.test(error.message)) return undefined
    throw error
  }
}

/** Commits of a branch that are looked through: git tells their files all at once. */
const MAX_LISTED = 20_000

/** Lists the commits that touch a file that `isWanted` tells. Rejects with an AvgError. */
async function listCommits(
  checkout: Checkout,
  { most = Number.POSITIVE_INFINITY, since }: CommitRange,
  isWanted: (path: string) => boolean,
): Promise<HistoryCommit[]> {
  const form = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--no-color', '--encoding=UTF-8']
  const range = [`--max-count=${MAX_LISTED}`, ...(since === undefined ? [] : [`--since=${since}`])]
  const which = ['--no-show-signature', '--first-parent', '-m', ...range, 'HEAD', '--']
  const words = ['log', ...form, '--format=%H%x00%P%x00%cI%x00%s', ...which]
  const commits: HistoryCommit[] = []
  for (const { changed, ...commit } of readLog(splitZero(await git(checkout, words)))) {
    if (commit.parent === '' || !changed.some(isWanted)) continue
    commits.push(commit)
    if (commits.length >= most) break
  }
  return commits
}

/**
 * A commit is four fields; each file it changes is `:MODE MODE ID ID STATUS` and its path. No id starts with a colon, so
 * that no subject and no path can be taken for something else.
 */
function* readLog(fields: string[]): Generator<HistoryCommit & { changed: string[] }> {
  for (let at = 0; at < fields.length; ) {
    const [id = '', parents = '', date = '', subject = ''] = fields.slice(at, at + 4)
    const [parent = ''] = parents.split(' ')
    const changed: string[] = []
    for (at += 4; /^\n?:/.test(fields[at] ?? ''); at += 2) changed.push(fields[at + 1] ?? '')
    yield { id, parent, date, subject, changed }
  }
}
