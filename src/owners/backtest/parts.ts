/** What a backtest finds, part by part, so that there is something to print wherever it ends. */
import type { ErrorDetails } from '../../errors/avg-error.ts'
import type { KeywordChange } from '../keyword-change.ts'
import type { HistoryCommit } from './commit-history.ts'

export interface JudgedCommit {
  commit: HistoryCommit
  /** `fail`: a keyword is lost. `error`: the pages could not be compared. */
  verdict: 'pass' | 'fail' | 'error'
  /** Those that are not unchanged, in the order asked. */
  keywords: KeywordChange[]
  /** Of the verdict `error`. */
  problem?: ErrorDetails | undefined
}

/** What is known before the first commit is replayed. */
interface BacktestStart {
  /** The newest commit. */
  head: string
  /** Pages of the newest commit, competitors' included. */
  pages: number
  keywords: string[]
  /** Keywords that the pages of the newest commit have no answer to, and that none of them owns. */
  unanswered: string[]
  /** The checkout lacks older commits. */
  isShallow: boolean
  /** Address of the page of a commit, up to the id; undefined where the host of the repository is not known. */
  commitPages: string | undefined
  /** Commits to replay. */
  plannedCommits: number
}

/** In this order: the start, and the commits, newest first. */
export type BacktestPart = { start: BacktestStart } | { commit: JudgedCommit }

/** Why a backtest ended before its end. */
export type Stop = 'interrupted' | ErrorDetails

export interface Backtest extends BacktestStart {
  /** Newest first; without the oldest where the backtest was stopped. */
  commits: JudgedCommit[]
  /** Undefined where it ran to its end. */
  stopped: Stop | undefined
}

/** Adds a part to what was found before it, which is undefined before the start. */
export function addPart(found: Backtest | undefined, part: BacktestPart): Backtest | undefined {
  if ('start' in part) return { ...part.start, commits: [], stopped: undefined }
  found?.commits.push(part.commit)
  return found
}

interface VerdictCounts {
  /** Commits that could be compared. */
  judged: number
  failed: number
  errors: number
}

/** Counts the verdicts of replayed commits. */
export function countVerdicts(commits: JudgedCommit[]): VerdictCounts {
  const count = (wanted: JudgedCommit['verdict']) =>
    commits.filter(({ verdict }) => verdict === wanted).length
  const errors = count('error')
  return { judged: commits.length - errors, failed: count('fail'), errors }
}
