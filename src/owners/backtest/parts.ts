/** What a backtest finds, part by part, so that there is something to print wherever it ends. */
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import type { StoredEvidence } from '../keyword-change.ts'
import type { ConfirmedOwner } from '../owner.ts'
import type { HistoryCommit } from './commit-history.ts'
import type { InjectionKind } from './injections.ts'

export interface JudgedCommit {
  commit: HistoryCommit
  /** `fail`: a keyword is lost. `error`: the pages could not be compared. */
  verdict: 'pass' | 'fail' | 'error'
  /** Those that are not unchanged, in the order asked. */
  keywords: StoredEvidence[]
  /** Keywords that would be lost with all proposed owners confirmed; undefined without a proposal or a comparison. */
  lostIfConfirmed?: string[] | undefined
  /** Of the verdict `error`. */
  problem?: CorpusErrorFacts | undefined
}

export interface JudgedInjection {
  kind: InjectionKind
  path: string
  /** The keywords that the page owns, or is cited first for where no page does. */
  keywords: string[]
  /** The keywords that are lost; the gate fails if there are any. */
  lost: string[]
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
  /** The pages of the newest commit that seem to own the other keywords than those whose owner is confirmed. */
  proposed: ConfirmedOwner[]
  /** The checkout lacks older commits. */
  isShallow: boolean
  /** Address of the page of a commit, up to the id; undefined where the host of the repository is not known. */
  commitPages: string | undefined
  /** Commits to replay. */
  plannedCommits: number
}

/** In this order: the start, the commits, newest first, how many losses there are to put in, and the losses. */
export type BacktestPart =
  | { start: BacktestStart }
  | { commit: JudgedCommit }
  | { plannedLosses: number }
  | { loss: JudgedInjection }

/** Why a backtest ended before its end. */
export type Stop = { kind: 'interrupted' } | { kind: 'no-time' } | CorpusErrorFacts

export interface Backtest extends BacktestStart {
  /** Newest first; without the oldest where the backtest was stopped. */
  commits: JudgedCommit[]
  plannedLosses: number
  /** By page and kind; undefined where none were asked for, or the backtest was stopped before them. */
  injections: JudgedInjection[] | undefined
  /** Undefined where it ran to its end. */
  stopped: Stop | undefined
}

/** Adds a part to what was found before it, which is undefined before the start. */
export function addPart(found: Backtest | undefined, part: BacktestPart): Backtest | undefined {
  if ('start' in part) {
    return { ...part.start, commits: [], plannedLosses: 0, injections: undefined, stopped: undefined }
  }
  if ('plannedLosses' in part) return found && { ...found, plannedLosses: part.plannedLosses, injections: [] }
  if ('commit' in part) found?.commits.push(part.commit)
  else found?.injections?.push(part.loss)
  return found
}

interface VerdictCounts {
  /** Commits that could be compared. */
  judged: number
  failed: number
  /** Those that would fail with all proposed owners confirmed. */
  failedIfConfirmed: number
  errors: number
}

/** Counts the verdicts of replayed commits. */
export function countVerdicts(commits: JudgedCommit[]): VerdictCounts {
  const count = (wanted: JudgedCommit['verdict']) =>
    commits.filter(({ verdict }) => verdict === wanted).length
  const errors = count('error')
  const failedIfConfirmed = commits.filter(({ lostIfConfirmed = [] }) => lostIfConfirmed.length > 0).length
  return { judged: commits.length - errors, failed: count('fail'), failedIfConfirmed, errors }
}
