/** Replays commits through the comparison that the gate makes. */

import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import type { Corpus, Page } from '../pages/corpus.ts'
import { CorpusError } from '../pages/errors.ts'
import type { PageWatch } from '../pages/page-watch.ts'
import { createComparer, type TreeComparison } from '../repository/compare.ts'
import { compareCorpora } from '../repository/compare-corpora.ts'
import type { HistoryCommit } from './commits.ts'
import type { History } from './history.ts'

/** What is asked of the pages, and how they are judged. */
export interface JudgeSettings {
  keywords: string[]
  language: string
  /** Share of a keyword's answer, 0 to 1: a keyword that lost more is lost. Undefined for the default. */
  maxAnswerLoss?: number | undefined
  /** Follows the work on pages. */
  watch?: PageWatch | undefined
}

/** Compares two corpora as the gate does. */
export type Judge = (base: Corpus, head: Corpus) => TreeComparison

/** A commit with its comparison, or with what kept it from being compared. */
export type ReplayedCommit = { commit: HistoryCommit } & (
  | { comparison: TreeComparison; problem?: undefined }
  | { comparison?: undefined; problem: CorpusErrorFacts }
)

/** Sets of pages that are remembered: branches take turns in the order of dates. */
const MOST_REMEMBERED = 8

/** Returns a judge that scans equal pages once. Throws a RangeError when the language code is malformed. */
export function createJudge({ keywords, language, maxAnswerLoss, watch }: JudgeSettings): Judge {
  const compare = createComparer(keywords, language, watch)
  const remembered: Page[][] = []

  /** The corpus with the array of equal pages that was seen before, by which the comparer knows its scan. */
  function recall(corpus: Corpus): Corpus {
    const index = remembered.findIndex(pages => hasSamePages(pages, corpus.pages))
    const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1)
    remembered.unshift(known)
    remembered.length = Math.min(remembered.length, MOST_REMEMBERED)
    return { ...corpus, pages: known }
  }

  return (base, head) => compareCorpora(compare, recall(base), recall(head), maxAnswerLoss)
}

function hasSamePages(pages: Page[], others: Page[]): boolean {
  return (
    pages.length === others.length &&
    pages.every(({ path, content }, index) => {
      const other = others[index]
      return other?.path === path && other.content === content
    })
  )
}

/** Compares each commit of the history with its parent, newest first. Rejects with the signal's reason. */
export async function* replayCommits(
  history: History,
  judge: Judge,
  signal?: AbortSignal,
): AsyncGenerator<ReplayedCommit> {
  const openBoth = ({ parent, id }: HistoryCommit) => {
    const both = Promise.all([history.open(parent), history.open(id)])
    // It may be awaited later than it rejects.
    both.catch(() => {})
    return both
  }
  const [first] = history.commits
  let next = first && openBoth(first)
  for (const [index, commit] of history.commits.entries()) {
    signal?.throwIfAborted()
    const current = next ?? openBoth(commit)
    const following = history.commits[index + 1]
    next = following && openBoth(following)
    try {
      const [before, after] = await current
      const { base, head } = await history.load(before, after)
      yield { commit, comparison: judge(base, head) }
    } catch (error) {
      signal?.throwIfAborted()
      // Without git nothing more can be read.
      if (!(error instanceof CorpusError) || error.facts.kind === 'git-failed') throw error
      yield { commit, problem: error.facts }
    }
  }
}
