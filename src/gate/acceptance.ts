/** Lost answers that a reviewer accepts for one pull request: the line that does so, and the losses that it is for. Pure. */

import { clip, toSingleLine } from '../lib/text.ts'
import type { KeywordChange } from '../owners/keyword-change.ts'
import type { AnswersFinding } from './verdict.ts'

type Settled = Pick<AnswersFinding, 'lost' | 'accepted'>

/** A line that accepts a loss. */
export interface AcceptLine {
  /** That of the loss. */
  code: string
  /** What stands after the colon; '' where there is none. */
  question: string
}

/** A line that accepts a loss, of a review that counts. */
export interface LossClaim extends AcceptLine, Pick<Settled['accepted'][number], 'by' | 'review'> {}

const QUESTION_LENGTH = 120

/** Returns the line that accepts a loss, to be pasted into a review. */
export function formatAcceptLine(code: string, question: string): string {
  return `accept loss ${code}: ${shortenQuestion(question)}`
}

/**
 * Returns the lost keywords: those that a review accepts, and the others. A line must name both code and question: who pastes
 * a line of somebody else reads what it is about.
 */
export function settleLosses(changes: readonly KeywordChange[], claims: readonly LossClaim[]): Settled {
  const settled: Settled = { lost: [], accepted: [] }
  for (const { keyword, outcome, lossCode } of changes) {
    if (outcome !== 'lost') continue
    const asked = shortenQuestion(keyword)
    const claim = claims.find(({ code, question }) => code === lossCode && question === asked)
    if (claim === undefined) settled.lost.push(keyword)
    else settled.accepted.push({ keyword, by: claim.by, review: claim.review })
  }
  return settled
}

/** Returns a question as the line has it. */
export function shortenQuestion(question: string): string {
  return clip(toSingleLine(question), QUESTION_LENGTH)
}
