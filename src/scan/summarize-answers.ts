import type * as z from 'zod'
import type { AnswerContent, AnswerRecord, AnswerSource } from '../engines/answer-record.ts'
import { hostOf } from '../lib/host-of.ts'
import type { answersSummarySchema, presenceSchema } from './answer-counts.ts'
import { mean } from './measure.ts'

export type EvaluatedAnswer = Extract<AnswerRecord, { outcome: 'evaluated' }>

type PresenceCounts = z.output<typeof presenceSchema>
export type AnswersSummary = z.output<typeof answersSummarySchema>
export type CitedDomain = AnswersSummary['domains'][number]
type SearchQuery = AnswersSummary['queries'][number]

/** Summarizes the evaluated answers; undefined without any, as with a hosted service. */
export function summarizeAnswers(records: readonly AnswerRecord[]): AnswersSummary | undefined {
  const answers = records.filter(record => record.outcome === 'evaluated')
  if (answers.length === 0) return undefined
  return {
    total: countPresence(answers),
    engines: [...Map.groupBy(answers, ({ engine }) => engine)]
      .map(([engine, engineAnswers]) => ({ engine, ...countPresence(engineAnswers) }))
      .sort((a, b) => compareTexts(a.engine, b.engine)),
    domains: listDomains(answers),
    competitors: listCompetitors(answers),
    queries: listQueries(answers),
    unknownSources: answers.reduce((sum, { content }) => sum + content.unknownSources, 0),
  }
}

/** Returns the mean position of the brand among the named brands, from 1, if an answer names it. */
export function meanPosition(records: readonly AnswerRecord[]): number | undefined {
  const positions = records.flatMap(record =>
    record.outcome === 'evaluated' ? (record.content.position ?? []) : [],
  )
  return positions.length === 0 ? undefined : mean(positions)
}

/** Returns whether the engine read a page of the brand that the answer does not cite. */
export function isRetrievedOnly({ retrieved, cited }: AnswerContent): boolean {
  return retrieved === true && !cited
}

function countPresence(answers: EvaluatedAnswer[]): PresenceCounts {
  const count = (test: (content: AnswerContent) => boolean) =>
    answers.filter(({ content }) => test(content)).length
  return {
    evaluated: answers.length,
    cited: count(({ cited }) => cited),
    mentioned: count(({ position }) => position !== undefined),
    retrievedNotCited: count(isRetrievedOnly),
    neverRetrieved: count(({ retrieved, cited }) => retrieved === false && !cited),
    uncited: count(({ citedSources, unknownSources }) => citedSources.length + unknownSources === 0),
    namedFirst: count(({ position }) => position === 1),
  }
}

function listDomains(answers: EvaluatedAnswer[]): CitedDomain[] {
  const citations = answers.flatMap(answer => answer.content.citedSources.map(source => ({ answer, source })))
  const groups = Map.groupBy(citations, ({ source }) => JSON.stringify([source.domain, source.owner]))
  return [...groups.values()]
    .flatMap((group): CitedDomain[] => {
      const citing = [...new Set(group.map(({ answer }) => answer))]
      return group.slice(0, 1).map(({ source: { domain, owner } }) => ({
        domain,
        owner,
        answers: citing.length,
        answersWithoutBrand: citing.filter(({ content }) => !content.cited).length,
        engines: listEngines(citing),
        pages: listPages(group.map(({ source }) => source)),
      }))
    })
    .sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain))
}

/** Counts answers, because no answer lists a page twice. */
function listPages(sources: AnswerSource[]): CitedDomain['pages'] {
  // A redirect has another host than the page that it leads to.
  const pages = sources.filter(({ url, domain }) => `.${hostOf(url)}`.endsWith(`.${domain.split('/', 1)[0]}`))
  return [...Map.groupBy(pages, ({ url }) => url)]
    .map(([url, citing]) => ({ url, answers: citing.length }))
    .sort((a, b) => b.answers - a.answers || compareTexts(a.url, b.url))
}

function listCompetitors(answers: EvaluatedAnswer[]): AnswersSummary['competitors'] {
  const mentions = answers.flatMap(({ content }) => content.competitors.map(name => ({ name, content })))
  return [...Map.groupBy(mentions, ({ name }) => name)]
    .map(([name, naming]) => ({
      name,
      answers: naming.length,
      answersWithoutBrand: naming.filter(({ content }) => content.position === undefined).length,
    }))
    .sort((a, b) => b.answers - a.answers || compareTexts(a.name, b.name))
}

function listQueries(answers: EvaluatedAnswer[]): SearchQuery[] {
  const searches = answers.flatMap(answer => answer.content.queries.map(query => ({ query, answer })))
  return [...Map.groupBy(searches, ({ query }) => query)]
    .map(([query, group]) => {
      const searching = group.map(({ answer }) => answer)
      return { query, answers: searching.length, engines: listEngines(searching) }
    })
    .sort((a, b) => b.answers - a.answers || compareTexts(a.query, b.query))
}

function listEngines(answers: EvaluatedAnswer[]): string[] {
  return [...new Set(answers.map(({ engine }) => engine))].sort(compareTexts)
}

/** Compares UTF-16 units, which gives the same order on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
