/** The full texts of the answers of live engines. */
import type { AnswerContent, AnswerSource } from '../../embedded/engines/answer-record.ts'
import { fitAnswers } from '../../scan/fit-answers.ts'
import { type EvaluatedAnswer, isRetrievedOnly } from '../../scan/summarize-answers.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import type { Tone } from './tone.ts'

/** UTF-16 units of all texts, with an allowance for what stands around each. */
const TEXTS_BUDGET = 2_000_000
const ALLOWANCE = 2_000
const MOST_LINKS = 10
const MOST_QUERIES = 10

/** Returns the answers by keyword, as many as a report has room for; undefined without any. */
export function viewAnswerTexts({ answerRecords, keywords }: Pick<Outcome, 'answerRecords' | 'keywords'>) {
  const { answers, leftOut } = fitAnswers(
    answerRecords,
    keywords,
    TEXTS_BUDGET,
    ({ content }) => content.text.length + ALLOWANCE,
  )
  if (answers.length === 0) return undefined
  return {
    keywords: Array.from(
      Map.groupBy(answers, ({ keyword }) => keyword),
      ([keyword, ofKeyword]) => ({
        keyword,
        count: countOf(ofKeyword.length, 'answer'),
        answers: ofKeyword.map(viewAnswer),
      }),
    ),
    note:
      leftOut > 0
        ? `${countOf(leftOut, 'answer')} left out here to keep the file small. The result file has room for more.`
        : undefined,
  }
}

export type AnswerTextView = ReturnType<typeof viewAnswer>

function viewAnswer({ engine, sample, model, content }: EvaluatedAnswer) {
  const tone: Tone = content.cited ? 'better' : 'worse'
  const { text, isCut, queries } = content
  return {
    ...{ engine, sample, model, text, tone },
    words: `${describeCitation(content)}; ${describeMention(content)}`,
    sources: content.citedSources.slice(0, MOST_LINKS).flatMap(linkTo),
    queries: queries.slice(0, MOST_QUERIES),
    cut: isCut ? `Only the first ${content.text.length} characters were kept.` : undefined,
  }
}

function linkTo({ url, domain }: AnswerSource): { url: URL; label: string }[] {
  const page = parseWebPage(url)
  return page ? [{ url: page, label: domain }] : []
}

function describeCitation(content: AnswerContent): string {
  if (content.cited) return 'cites the brand'
  if (isRetrievedOnly(content)) return 'read a page of the brand and does not cite it'
  return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand'
}

function describeMention({ position, competitors }: AnswerContent): string {
  if (position === undefined) return 'does not name it'
  return competitors.length === 0
    ? 'names it'
    : `names it in place ${position} of ${competitors.length + 1} brands`
}
