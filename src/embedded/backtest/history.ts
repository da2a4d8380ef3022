/** The history of a checkout: its commits, and the pages of each. */

import { type Corpus, createCorpusLoader } from '../pages/corpus.ts'
import { type Checkout, git } from '../pages/git.ts'
import { openObjects } from '../pages/git-objects.ts'
import { openTree } from '../pages/git-tree.ts'
import { isSiteFile } from '../pages/indexing/site.ts'
import { createLanguageFilter } from '../pages/language.ts'
import { ownerOf } from '../pages/owners.ts'
import { findNothingRead, type PageSettings } from '../pages/read-pages.ts'
import { createSelection, type Selection } from '../pages/selection.ts'
import { filterFiles, joinSources, type PageSource } from '../pages/source.ts'
import { openWorkTree } from '../pages/work-tree.ts'
import { type CommitRange, findNewestCommit, type HistoryCommit, listCommits } from './commits.ts'
import { NoCommitsError } from './errors.ts'

export interface History {
  /** The newest commit of all, and its pages. */
  head: { id: string; source: PageSource; corpus: Corpus }
  /** Newest first. */
  commits: HistoryCommit[]
  /** The checkout lacks the older commits. */
  isShallow: boolean
  /** Returns the files of a commit. Rejects with a CorpusError. */
  open(commit: string): Promise<PageSource>
  /**
   * Reads two trees as a run with `baseline: base` does. Calls must not overlap. Rejects with a CorpusError, also where
   * `head` holds nothing to read.
   */
  load(base: PageSource, head: PageSource): Promise<{ base: Corpus; head: Corpus }>
  /** Ends the processes of git. */
  close(): void
}

/** A commit is needed as a head and, a little later, as a parent. */
const MOST_OPEN = 8

/**
 * Opens the history of the checkout's branch. The commits are those that touch a page, a `robots.txt` or a file of
 * redirects; `isCounted` narrows them by the paths they change. Close it in the end. Rejects with a NoCommitsError, or
 * with a CorpusError, also where the newest commit has no pages.
 */
export async function openHistory(
  checkout: Checkout,
  settings: PageSettings,
  range: CommitRange,
  isCounted: (path: string) => boolean = () => true,
): Promise<History> {
  const id = await findNewestCommit(checkout)
  const isShallow = await isShallowCheckout(checkout)
  if (id === undefined) throw new NoCommitsError({ kind: 'no-commits', merges: range.merges, isShallow })
  const selection = rememberChoices(createSelection(settings.content, settings.competitors))
  const loader = await createCorpusLoader(settings)
  const objects = openObjects(checkout)
  const captured = await openCaptured(checkout, settings, selection)
  const opened = new Map<string, Promise<PageSource>>()

  async function openOne(commit: string): Promise<PageSource> {
    const tree = await openTree(checkout, commit, selection, objects)
    return captured === undefined ? tree : joinSources([tree, captured])
  }

  function open(commit: string): Promise<PageSource> {
    const source = opened.get(commit) ?? openOne(commit)
    opened.delete(commit)
    opened.set(commit, source)
    const [oldest] = opened.keys()
    if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest)
    return source
  }

  /** `others` are the paths of files that may be passed over. */
  function requirePages(corpus: Corpus, source: PageSource, others: string[] = []): void {
    const passedOver = others.map(selection.passOver).filter(file => file !== undefined)
    const error = findNothingRead(corpus, source, selection, passedOver)
    if (error !== undefined) throw error
  }

  try {
    const source = await open(id)
    const corpus = await loader.load(source, checkout.signal)
    requirePages(
      corpus,
      source,
      (await objects.list(id)).map(({ path }) => path),
    )
    const isWanted = await createChoice(settings, selection, source)
    const commits = await listCommits(checkout, range, path => isWanted(path) && isCounted(path))
    if (commits.length === 0) {
      throw new NoCommitsError({ kind: 'no-page-commits', merges: range.merges, isShallow })
    }
    return {
      head: { id, source, corpus },
      commits,
      isShallow,
      open,
      async load(base, head) {
        const corpora = await loader.loadBoth(base, head, checkout.signal)
        requirePages(corpora.head, head)
        return corpora
      },
      close: objects.close,
    }
  } catch (error) {
    objects.close()
    throw error
  }
}

async function isShallowCheckout(checkout: Checkout): Promise<boolean> {
  return (await git(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
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

/** Competitors' pages that git does not track: they stand on both sides of every comparison. */
async function openCaptured(
  checkout: Checkout,
  { competitors }: PageSettings,
  selection: Selection,
): Promise<PageSource | undefined> {
  if (competitors.length === 0) return undefined
  const all = await openWorkTree(checkout, selection)
  const isCaptured = (path: string) => ownerOf(path, competitors) !== undefined && all.untracked.has(path)
  return filterFiles(all, isCaptured)
}

/** Tells the files that a comparison depends on. */
async function createChoice(
  { language }: PageSettings,
  selection: Selection,
  { files }: PageSource,
): Promise<(path: string) => boolean> {
  const paths = files.map(({ path }) => path)
  const filter = language === undefined ? undefined : await createLanguageFilter(language, paths)
  return path => isSiteFile(path) || (selection.isPage(path) && filter?.ofPath(path) === undefined)
}
