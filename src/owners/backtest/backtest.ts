/** Replays the commits of a repository through the comparison that the gate makes. */
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import type { Corpus, Page } from '../../sites/corpus.ts'
import { CorpusError } from '../../sites/errors.ts'
import type { Checkout } from '../../sites/git.ts'
import { withIncludes } from '../../sites/includes/with-includes.ts'
import type { PageSettings } from '../../sites/read-pages.ts'
import { findCommitPages } from '../../sites/remote.ts'
import type { PageWatch } from '../../sites/source.ts'
import { type ComparedTree, createComparer, type TreeComparison } from '../compare.ts'
import type { ConfirmedOwner } from '../owner.ts'
import {
  type CommitHistory,
  type CommitRange,
  type HistoryCommit,
  openCommitHistory,
} from './commit-history.ts'
import type { BacktestPart, JudgedCommit } from './parts.ts'

/** What is asked of the pages, and how they are judged. */
interface JudgeSettings {
  keywords: string[]
  /** The pages that own keywords, as a person said; undefined for none. */
  owners?: ConfirmedOwner[] | undefined
  language: string
  /** Share of a keyword's answer, 0 to 1: a keyword that lost more is lost. Undefined for the default. */
  maxAnswerLoss?: number | undefined
  /** Follows the work on pages. */
  watch?: PageWatch | undefined
}

/** A commit's pages, and its files. */
interface JudgedTree extends ComparedTree {
  corpus: Corpus
}

/** Compares two trees as the gate does. `owners` are those of the settings unless told. */
export type Judge = (base: JudgedTree, head: JudgedTree, owners?: ConfirmedOwner[]) => Promise<TreeComparison>

/** A commit with its comparison, or with what kept it from being compared. */
type ReplayedCommit = { commit: HistoryCommit } & (
  | { comparison: TreeComparison; problem?: undefined }
  | { comparison?: undefined; problem: CorpusErrorFacts }
)

/** Sets of pages that are remembered: branches take turns in the order of dates. */
const MOST_REMEMBERED = 8

/** Returns a judge that scans equal pages once. Throws a RangeError when the language code is malformed. */
export function createJudge(settings: JudgeSettings): Judge {
  const { keywords, language, maxAnswerLoss: mostLoss, watch } = settings
  const compare = createComparer(keywords, language, watch)
  const remembered: Page[][] = []

  /** The corpus with the array of equal pages that was seen before, by which the comparer knows its scan. */
  function recall({ corpus, source }: JudgedTree): JudgedTree {
    const index = remembered.findIndex(pages => hasSamePages(pages, corpus.pages))
    const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1)
    remembered.unshift(known)
    remembered.length = Math.min(remembered.length, MOST_REMEMBERED)
    return { corpus: { ...corpus, pages: known }, source }
  }

  return (base, head, owners = settings.owners) => compare(recall(base), recall(head), { owners, mostLoss })
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

interface ReplayOptions {
  /** Owners of the newest commit. They are followed back through renames. */
  owners?: ConfirmedOwner[] | undefined
  signal?: AbortSignal | undefined
}

/** Compares each commit of the history with its parent, newest first. Rejects with the signal's reason. */
export async function* replayCommits(
  history: CommitHistory,
  judge: Judge,
  { owners: confirmed = [], signal }: ReplayOptions = {},
): AsyncGenerator<ReplayedCommit> {
  let owners = confirmed
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
      const comparison = await judge(
        { corpus: base, source: withIncludes(before) },
        { corpus: head, source: withIncludes(after) },
        owners,
      )
      owners = followBack(owners, comparison)
      yield { commit, comparison }
    } catch (error) {
      signal?.throwIfAborted()
      // Without git nothing more can be read.
      if (!(error instanceof CorpusError) || error.facts.kind === 'git-failed') throw error
      yield { commit, problem: error.facts }
    }
  }
}

/** The owners by their paths in the base. */
function followBack(owners: ConfirmedOwner[], comparison: TreeComparison): ConfirmedOwner[] {
  return owners.map(owner => ({ ...owner, path: ownerIn(comparison, owner.keyword) ?? owner.path }))
}

/** The path of the confirmed owner in the base; undefined where the base has none. */
function ownerIn({ base, owners }: TreeComparison, keyword: string): string | undefined {
  const owner = owners[base.keywords.findIndex(result => result.keyword === keyword)]
  return owner?.certainty === 'confirmed' ? owner.page.path : undefined
}

export interface BacktestOptions {
  range: CommitRange
  /** Hears of every part as soon as it is found. */
  onPart(part: BacktestPart): void
}

/** Runs the backtest. Rejects like openCommitHistory, or with the signal's reason. */
export async function runBacktest(
  checkout: Checkout,
  settings: PageSettings & JudgeSettings,
  { range, onPart }: BacktestOptions,
): Promise<void> {
  const history = await openCommitHistory(checkout, settings, range)
  try {
    const judge = createJudge(settings)
    const { id, corpus } = history.head
    const comparison = await judge(history.head, history.head)
    onPart({
      start: {
        head: id,
        pages: corpus.pages.length,
        keywords: settings.keywords,
        unanswered: comparison.base.keywords
          .filter(({ cited }, index) => !cited && !comparison.owners[index])
          .map(({ keyword }) => keyword),
        isShallow: history.isShallow,
        commitPages: await findCommitPages(checkout),
        plannedCommits: history.commits.length,
      },
    })
    const options = { owners: settings.owners, signal: checkout.signal }
    for await (const replayed of replayCommits(history, judge, options)) {
      onPart({ commit: judgeCommit(replayed) })
    }
  } finally {
    history.close()
  }
}

function judgeCommit({ commit, comparison, problem }: ReplayedCommit): JudgedCommit {
  if (comparison === undefined) return { commit, verdict: 'error', keywords: [], problem }
  const keywords = comparison.evidence
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ gone: _, removed: __, ...told }) => told)
  const isLost = keywords.some(({ outcome }) => outcome === 'lost')
  return { commit, verdict: isLost ? 'fail' : 'pass', keywords }
}
