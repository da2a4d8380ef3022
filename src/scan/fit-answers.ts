import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { EvaluatedAnswer } from './summarize-answers.ts'

interface FittedAnswers {
  answers: EvaluatedAnswer[]
  /** Number of evaluated answers that there was no room for. */
  leftOut: number
}

/**
 * Returns as many evaluated answers as fit a budget, in the order of keyword, engine and sample. The first sample of
 * every question takes precedence over the second. `sizeOf` returns the size of an answer in the unit of the budget.
 */
export function fitAnswers(
  records: readonly AnswerRecord[],
  keywords: readonly string[],
  budget: number,
  sizeOf: (answer: EvaluatedAnswer) => number,
): FittedAnswers {
  const place = new Map(keywords.map((keyword, index) => [keyword, index]))
  const rank = ({ keyword }: EvaluatedAnswer) => place.get(keyword) ?? keywords.length
  const byQuestion = (a: EvaluatedAnswer, b: EvaluatedAnswer) =>
    rank(a) - rank(b) || (a.engine < b.engine ? -1 : Number(a.engine > b.engine))
  const ordered = records
    .filter(record => record.outcome === 'evaluated')
    .sort((a, b) => a.sample - b.sample || byQuestion(a, b))
  let left = budget
  const end = ordered.findIndex(answer => {
    left -= sizeOf(answer)
    return left < 0
  })
  const answers = end === -1 ? ordered : ordered.slice(0, end)
  return {
    answers: answers.toSorted((a, b) => byQuestion(a, b) || a.sample - b.sample),
    leftOut: ordered.length - answers.length,
  }
}
