/** Lost answers that a reviewer accepts for one pull request: the line that does so, and the losses that it is for. Pure. */

import { clip, toSingleLine } from '../lib/text.ts'
import type { KeywordChange } from '../owners/keyword-change.ts'
import type { AnswersFinding } from './verdict.ts'

type Settled = Pick<AnswersFinding, 'lost' | 'accepted' | 'refused'>
type RefusedReview = AnswersFinding['refused'][number]

/** A line that accepts a loss. */
export interface AcceptLine {
  /** That of the loss. */
  code: string
  /** What stands after the colon; '' where there is none. */
  question: string
}

/** A line of a review that accepts a loss. */
export interface LossClaim extends AcceptLine, Pick<RefusedReview, 'by' | 'review'> {
  /** Why the review does not count; undefined where it does. */
  refusal: Exclude<RefusedReview['reason'], 'other-loss'> | undefined
}

const QUESTION_LENGTH = 120
/** More are not told. */
const MOST_REFUSED = 20

/** Returns the line that accepts a loss, to be pasted into a review. */
export function formatAcceptLine(code: string, question: string): string {
  return `accept loss ${code}: ${shortenQuestion(question)}`
}

/**
 * Returns the lost keywords: those that a review accepts, and the others, with the reviews that would accept them and do not
 * count. A line must name both code and question: who pastes a line of somebody else reads what it is about.
 */
export function settleLosses(changes: readonly KeywordChange[], claims: readonly LossClaim[]): Settled {
  const settled: Settled = { lost: [], accepted: [], refused: [] }
  for (const { keyword, outcome, lossCode } of changes) {
    if (outcome !== 'lost') continue
    const asked = shortenQuestion(keyword)
    const isOf = ({ code, question }: LossClaim) => code === lossCode && question === asked
    const valid = claims.find(claim => isOf(claim) && claim.refusal === undefined)
    if (valid !== undefined) {
      settled.accepted.push({ keyword, by: valid.by, review: valid.review })
      continue
    }
    settled.lost.push(keyword)
    for (const claim of claims) {
      const { code, question, by, review, refusal } = claim
      const isNear = refusal === undefined && (code === lossCode || question === asked)
      const reason = isOf(claim) ? refusal : isNear ? 'other-loss' : undefined
      if (reason !== undefined) settled.refused.push({ keyword, by, review, reason })
    }
  }
  return { ...settled, refused: settled.refused.slice(0, MOST_REFUSED) }
}

/** Returns a question as the line has it. */
export function shortenQuestion(question: string): string {
  return clip(toSingleLine(question), QUESTION_LENGTH)
}
