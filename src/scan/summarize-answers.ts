import type * as z from 'zod'
import type { AnswerRecord, AnswerSource } from '../engines/answer-record.ts'
import { hostOf } from '../lib/web-url.ts'
import type { answersSummarySchema } from './measurement.ts'

export type EvaluatedAnswer = Extract<AnswerRecord, { outcome: 'evaluated' }>

export type AnswersSummary = z.output<typeof answersSummarySchema>
export type CitedDomain = AnswersSummary['domains'][number]

/** Summarizes the evaluated answers; undefined without any, as with a hosted service. */
export function summarizeAnswers(records: readonly AnswerRecord[]): AnswersSummary | undefined {
  const answers = records.filter(record => record.outcome === 'evaluated')
  if (answers.length === 0) return undefined
  return {
    total: {
      evaluated: answers.length,
      cited: answers.filter(({ content }) => content.cited).length,
      mentioned: answers.filter(({ content }) => content.position !== undefined).length,
    },
    domains: listDomains(answers),
    competitors: listCompetitors(answers),
  }
}

function listDomains(answers: EvaluatedAnswer[]): CitedDomain[] {
  const citations = answers.flatMap(answer => answer.content.citedSources.map(source => ({ answer, source })))
  const groups = Map.groupBy(citations, ({ source }) => JSON.stringify([source.domain, source.owner]))
  return [...groups.values()]
    .flatMap((group): CitedDomain[] =>
      group.slice(0, 1).map(({ source: { domain, owner } }) => ({
        domain,
        owner,
        answers: new Set(group.map(({ answer }) => answer)).size,
        pages: listPages(group.map(({ source }) => source)),
      })),
    )
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
  const names = answers.flatMap(({ content }) => content.competitors)
  return [...Map.groupBy(names, name => name)]
    .map(([name, naming]) => ({ name, answers: naming.length }))
    .sort((a, b) => b.answers - a.answers || compareTexts(a.name, b.name))
}

/** Compares UTF-16 units, which gives the same order on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
