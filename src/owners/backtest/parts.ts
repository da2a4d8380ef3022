/** The results of a backtest, part by part, so that an interrupted one can be printed. */
import type { ErrorDetails } from '../../errors/avg-error.ts'
import type { KeywordChange } from '../keyword-change.ts'
import type { HistoryCommit } from './commit-history.ts'

export interface JudgedCommit {
  commit: HistoryCommit
  /** `fail`: a keyword is lost. `warn`: one is weaker. `error`: the pages could not be compared. */
  verdict: 'pass' | 'warn' | 'fail' | 'error'
  /** Whether it changes a page that owns a question, or the answer to one. */
  touchesOwner: boolean
  /** Keywords that changed, in the order asked. */
  keywords: KeywordChange[]
  problem?: ErrorDetails | undefined
}

interface BacktestStart {
  head: string
  /** Number of pages of the newest commit, including those of competitors. */
  pages: number
  keywords: string[]
  /** Keywords that the newest commit neither answers nor owns. */
  unanswered: string[]
  isShallow: boolean
  /** Address of a commit's page without the id; undefined for an unknown host. */
  commitPages: string | undefined
  plannedCommits: number
}

/** The start comes first, then the commits, newest first. */
export type BacktestPart = { start: BacktestStart } | { commit: JudgedCommit }

/** Why a backtest stopped early. */
export type Stop = 'interrupted' | ErrorDetails

export interface Backtest extends BacktestStart {
  /** Newest first. */
  commits: JudgedCommit[]
  /** Undefined if it completed. */
  stopped: Stop | undefined
}

/** Adds a part to the earlier parts. The first part is the start. */
export function addPart(found: Backtest | undefined, part: BacktestPart): Backtest | undefined {
  if ('start' in part) return { ...part.start, commits: [], stopped: undefined }
  found?.commits.push(part.commit)
  return found
}

interface VerdictCounts {
  judged: number
  touched: number
  failed: number
  warned: number
  errors: number
}

/** Counts commits by their verdicts. `judged`: all without an error. `touched`: commits that touch an owner. */
export function countVerdicts(commits: JudgedCommit[]): VerdictCounts {
  const count = (wanted: JudgedCommit['verdict']) =>
    commits.filter(({ verdict }) => verdict === wanted).length
  const errors = count('error')
  return {
    judged: commits.length - errors,
    touched: commits.filter(({ touchesOwner }) => touchesOwner).length,
    failed: count('fail'),
    warned: count('warn'),
    errors,
  }
}
