import type { AnswerRecord } from '../../../engines/answer-record.ts'
import { compareTexts, type EvaluatedAnswer, summarizeAnswers } from '../../../scan/summarize-answers.ts'
import type { Outcome } from '../../outcome.ts'

const MAX_DOMAINS = 500
const MAX_PAGES = 5
/** Bytes of all answers as JSON without indentation. */
const ANSWERS_BUDGET = 8 * 1024 * 1024

/**
 * Returns the content of live answers for the result file. Long lists are cut and count their omitted items. Undefined
 * without any content.
 */
export function buildAnswerContents({
  answerRecords,
  keywords,
}: Pick<Outcome, 'answerRecords' | 'keywords'>) {
  const summary = summarizeAnswers(answerRecords)
  if (summary === undefined) return undefined
  const { domains } = summary
  const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, answer =>
    Buffer.byteLength(JSON.stringify(withoutPlaces(answer))),
  )
  return {
    ...summary,
    domains: domains
      .slice(0, MAX_DOMAINS)
      .map(domain => ({ ...domain, pages: domain.pages.slice(0, MAX_PAGES) })),
    domainsLeftOut: Math.max(0, domains.length - MAX_DOMAINS),
    answers: answers.map(withoutPlaces),
    answersLeftOut: leftOut,
  }
}

/**
 * Returns as many answers as fit a budget, ordered by keyword, engine and sample, and the number of omitted ones. The
 * first sample of every question takes precedence. `sizeOf` has the unit of the budget.
 */
export function fitAnswers(
  records: readonly AnswerRecord[],
  keywords: readonly string[],
  budget: number,
  sizeOf: (answer: EvaluatedAnswer) => number,
): { answers: EvaluatedAnswer[]; leftOut: number } {
  const place = new Map(keywords.map((keyword, index) => [keyword, index]))
  const rank = ({ keyword }: EvaluatedAnswer) => place.get(keyword) ?? keywords.length
  const byQuestion = (a: EvaluatedAnswer, b: EvaluatedAnswer) =>
    rank(a) - rank(b) || compareTexts(a.engine, b.engine)
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

function withoutPlaces({ outcome: _, content: { seen: _seen, ...content }, ...answer }: EvaluatedAnswer) {
  return { ...answer, content }
}
