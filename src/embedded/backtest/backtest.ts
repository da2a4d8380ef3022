/** What the gate would have said of the commits of a repository's own history. */
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import type { Checkout } from '../pages/git.ts'
import type { PageSettings } from '../pages/read-pages.ts'
import type { KeywordEvidence } from '../repository/outcome.ts'
import type { CommitRange, HistoryCommit } from './commits.ts'
import { openHistory } from './history.ts'
import { injectionKinds, injectLosses, type JudgedInjection, listTargets } from './inject.ts'
import { createJudge, type JudgeSettings, type ReplayedCommit, replayCommits } from './replay.ts'

export interface JudgedCommit {
  commit: HistoryCommit
  /** `fail`: a keyword is lost. `error`: the pages could not be compared. */
  verdict: 'pass' | 'fail' | 'error'
  /** Those that are not unchanged, in the order asked. */
  keywords: KeywordEvidence[]
  /** Of the verdict `error`. */
  problem?: CorpusErrorFacts | undefined
}

export interface Backtest {
  /** The newest commit. */
  head: string
  /** Pages of the newest commit, competitors' included. */
  pages: number
  keywords: string[]
  /** Keywords that the pages of the newest commit have no answer to. */
  unanswered: string[]
  merges: boolean
  /** The checkout lacks older commits. */
  isShallow: boolean
  /** Newest first. */
  commits: JudgedCommit[]
  /** By page and kind; undefined where none were asked for. */
  injections: JudgedInjection[] | undefined
}

export interface BacktestOptions {
  range: CommitRange
  /** Puts losses into the newest commit, too. */
  inject: boolean
  /** Hears of every commit and of every loss that is done. */
  onProgress(step: 'commits' | 'losses', done: number, total: number): void
  /** Whether there is time for another commit; the older ones are left out. Undefined to replay all. */
  hasTime?: (() => boolean) | undefined
}

/** Runs the backtest. Rejects like openHistory, or with the signal's reason. */
export async function runBacktest(
  checkout: Checkout,
  settings: PageSettings & JudgeSettings,
  { range, inject, onProgress, hasTime = () => true }: BacktestOptions,
): Promise<Backtest> {
  const history = await openHistory(checkout, settings, range)
  try {
    const judge = createJudge(settings)
    const { id, corpus } = history.head
    const { base } = judge(corpus, corpus)
    const commits: JudgedCommit[] = []
    onProgress('commits', 0, history.commits.length)
    for await (const replayed of replayCommits(history, judge, checkout.signal)) {
      commits.push(judgeCommit(replayed))
      onProgress('commits', commits.length, history.commits.length)
      if (!hasTime()) break
    }
    const injections: JudgedInjection[] = []
    if (inject) {
      const total = listTargets(corpus, judge).length * injectionKinds.length
      onProgress('losses', 0, total)
      for await (const injection of injectLosses(history, judge, checkout.signal)) {
        injections.push(injection)
        onProgress('losses', injections.length, total)
      }
    }
    return {
      head: id,
      pages: corpus.pages.length,
      keywords: settings.keywords,
      unanswered: base.keywords.filter(({ cited }) => !cited).map(({ keyword }) => keyword),
      merges: range.merges,
      isShallow: history.isShallow,
      commits,
      injections: inject ? injections : undefined,
    }
  } finally {
    history.close()
  }
}

function judgeCommit({ commit, comparison, problem }: ReplayedCommit): JudgedCommit {
  if (comparison === undefined) return { commit, verdict: 'error', keywords: [], problem }
  const keywords = comparison.evidence.filter(({ outcome }) => outcome !== 'unchanged')
  const isLost = keywords.some(({ outcome }) => outcome === 'lost')
  return { commit, verdict: isLost ? 'fail' : 'pass', keywords }
}
