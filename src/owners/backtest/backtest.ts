/** Replays the commits of a repository through the comparison of the gate. */
import type { Checkout } from '../../checkout/git.ts'
import { findCommitPages } from '../../checkout/git.ts'
import type { PageWatch } from '../../checkout/source.ts'
import { AvgError, type ErrorDetails } from '../../errors/avg-error.ts'
import { withIncludes } from '../../sites/includes/with-includes.ts'
import type { PageSettings } from '../../sites/read-pages.ts'
import { type ComparedTree, createComparer, type TreeComparison } from '../compare.ts'
import type { AnswerOutcome } from '../keyword-change.ts'
import type { ConfirmedOwner } from '../owner.ts'
import {
  type CommitHistory,
  type CommitRange,
  type HistoryCommit,
  openCommitHistory,
} from './commit-history.ts'
import type { BacktestPart, JudgedCommit } from './parts.ts'

interface JudgeSettings {
  keywords: string[]
  owners?: ConfirmedOwner[] | undefined
  language: string
  maxAnswerLoss?: number | undefined
  watch?: PageWatch | undefined
}

/** Compares two trees like the gate. `owners`: by default those of the settings. */
export type Judge = (
  base: ComparedTree,
  head: ComparedTree,
  owners?: ConfirmedOwner[],
) => Promise<TreeComparison>

type ReplayedCommit = { commit: HistoryCommit } & (
  | { comparison: TreeComparison; problem?: undefined }
  | { comparison?: undefined; problem: ErrorDetails }
)

/** Returns a judge of pairs of trees. Throws a RangeError if the language code is malformed. */
export function createJudge(settings: JudgeSettings): Judge {
  const { keywords, language, maxAnswerLoss: maxLoss, watch } = settings
  const compare = createComparer(keywords, language, watch)
  return (base, head, owners = settings.owners) => compare(base, head, { owners, maxLoss })
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
  for (const commit of history.commits) {
    signal?.throwIfAborted()
    try {
      const after = await history.open(commit.id)
      const before = await history.open(commit.parent)
      const { base, head } = await history.load(before, after)
      const comparison = await judge(
        { corpus: base, source: withIncludes(before) },
        { corpus: head, source: withIncludes(after) },
        owners,
      )
      owners = comparison.followed
      yield { commit, comparison }
    } catch (error) {
      signal?.throwIfAborted()
      // Without git nothing else can be read.
      if (!(error instanceof AvgError) || error.details.code === 'AVG_GIT') throw error
      yield { commit, problem: error.details }
    }
  }
}

export interface BacktestOptions {
  range: CommitRange
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
  if (comparison === undefined)
    return { commit, verdict: 'error', touchesOwner: false, keywords: [], problem }
  const keywords = comparison.changes.filter(({ outcome }) => outcome !== 'unchanged')
  const has = (wanted: AnswerOutcome) => keywords.some(({ outcome }) => outcome === wanted)
  const verdict = has('lost') ? 'fail' : has('weaker') ? 'warn' : 'pass'
  // A question without an owner may lose the pages of its answer.
  return { commit, verdict, touchesOwner: comparison.touchesOwner || verdict !== 'pass', keywords }
}
