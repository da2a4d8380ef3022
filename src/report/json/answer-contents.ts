/** What the answers of live engines hold, for the result file. Long lists are cut, and what is left out is counted. */
import { fitAnswers } from '../../scan/fit-answers.ts'
import { type EvaluatedAnswer, meanPosition, summarizeAnswers } from '../../scan/summarize-answers.ts'
import type { Outcome } from '../outcome.ts'

const MOST_DOMAINS = 500
const MOST_PAGES = 5
const MOST_QUERIES = 500
/** Bytes of all answers as JSON without indentation. */
const ANSWERS_BUDGET = 8 * 1024 * 1024

/** Returns what the answers hold; undefined where no answer tells. */
export function buildAnswerContents({
  answerRecords,
  keywords,
}: Pick<Outcome, 'answerRecords' | 'keywords'>) {
  const summary = summarizeAnswers(answerRecords)
  if (summary === undefined) return undefined
  const { domains, queries } = summary
  const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, answer =>
    Buffer.byteLength(JSON.stringify(withoutPlaces(answer))),
  )
  return {
    ...summary,
    meanPosition: meanPosition(answerRecords),
    domains: domains
      .slice(0, MOST_DOMAINS)
      .map(domain => ({ ...domain, pages: domain.pages.slice(0, MOST_PAGES) })),
    domainsLeftOut: Math.max(0, domains.length - MOST_DOMAINS),
    queries: queries.slice(0, MOST_QUERIES),
    queriesLeftOut: Math.max(0, queries.length - MOST_QUERIES),
    answers: answers.map(withoutPlaces),
    answersLeftOut: leftOut,
  }
}

function withoutPlaces({ outcome: _, content: { seen: _seen, ...content }, ...answer }: EvaluatedAnswer) {
  return { ...answer, content }
}
