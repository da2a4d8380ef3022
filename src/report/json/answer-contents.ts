/** What the answers of live engines hold, for the result file. Long lists are cut, and what is left out is counted. */
import type * as z from 'zod'
import type { AnswerSource, SourceOwner } from '../../embedded/engines/answer-record.ts'
import { fitAnswers } from '../../scan/fit-answers.ts'
import {
  type EvaluatedAnswer,
  meanPosition,
  type PresenceCounts,
  summarizeAnswers,
} from '../../scan/summarize-answers.ts'
import type { Outcome } from '../outcome.ts'
import type { answerContentsSchema } from './answers-schema.ts'

const MOST_DOMAINS = 500
const MOST_PAGES = 5
const MOST_QUERIES = 500
/** Bytes of all answers as JSON without indentation. */
const ANSWERS_BUDGET = 8 * 1024 * 1024

/** Returns what the answers hold, in the names of the result file; null where no answer tells. */
export function buildAnswerContents({
  answerRecords,
  keywords,
}: Pick<Outcome, 'answerRecords' | 'keywords'>): z.output<typeof answerContentsSchema> {
  const summary = summarizeAnswers(answerRecords)
  if (summary === undefined) return null
  const { total, engines, domains, competitors, queries, unknownSources } = summary
  const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, answer =>
    Buffer.byteLength(JSON.stringify(buildAnswer(answer))),
  )
  return {
    ...buildPresence(total),
    mean_position: meanPosition(answerRecords) ?? null,
    engines: engines.map(({ engine, ...counts }) => ({ engine, ...buildPresence(counts) })),
    domains: domains.slice(0, MOST_DOMAINS).map(({ domain, owner, ...cited }) => ({
      domain,
      ...buildOwner(owner),
      answers: cited.answers,
      answers_without_brand: cited.answersWithoutBrand,
      engines: cited.engines,
      pages: cited.pages.slice(0, MOST_PAGES),
    })),
    domains_left_out: Math.max(0, domains.length - MOST_DOMAINS),
    competitors: competitors.map(({ name, answers, answersWithoutBrand }) => ({
      name,
      answers,
      answers_without_brand: answersWithoutBrand,
    })),
    queries: queries.slice(0, MOST_QUERIES),
    queries_left_out: Math.max(0, queries.length - MOST_QUERIES),
    unknown_sources: unknownSources,
    answers: answers.map(buildAnswer),
    answers_left_out: leftOut,
  }
}

function buildPresence(counts: PresenceCounts) {
  const { evaluated, cited, mentioned, retrievedNotCited, neverRetrieved, namedFirst, ambiguous } = counts
  return {
    ...{ evaluated, cited, mentioned },
    retrieved_not_cited: retrievedNotCited,
    never_retrieved: neverRetrieved,
    named_first: namedFirst,
    ambiguous,
  }
}

function buildAnswer({ engine, keyword, sample, model, content }: EvaluatedAnswer) {
  return {
    ...{ engine, keyword, sample, model },
    cited: content.cited,
    retrieved: content.retrieved ?? null,
    mentioned: content.position !== undefined,
    position: content.position ?? null,
    competitors: content.competitors,
    ambiguous: content.ambiguous,
    cited_sources: content.citedSources.map(buildSource),
    unknown_sources: content.unknownSources,
    retrieved_sources: content.retrievedSources.map(buildSource),
    queries: content.queries,
    text: content.text,
    text_cut: content.isCut,
    text_withheld: content.isWithheld ?? false,
  }
}

function buildSource({ url, domain, owner }: AnswerSource) {
  return { url, domain, ...buildOwner(owner) }
}

function buildOwner(owner: SourceOwner) {
  return { owner: owner.kind, competitor: owner.kind === 'competitor' ? owner.name : null }
}
