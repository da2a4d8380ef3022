import type * as z from 'zod'
import type { AnswerRecord } from '../engines/answer-record.ts'
import type { engineContentsSchema } from './measurement.ts'
import { compareTexts, type EvaluatedAnswer } from './summarize-answers.ts'

/** All counts are of answers. */
export type EngineContents = z.output<typeof engineContentsSchema>

export const MAX_DOMAINS = 20

const MAX_COMPETITORS = 20

/** Summarizes the evaluated answers of each engine; empty for a service that reports no answers. */
export function countContents(records: readonly AnswerRecord[]): EngineContents[] {
  return [...Map.groupBy(records, ({ engine }) => engine)].flatMap(([engine, engineRecords]) => {
    const answers = engineRecords.filter(record => record.outcome === 'evaluated')
    return answers.length === 0 ? [] : [countEngine(engine, answers, engineRecords.filter(isUnread).length)]
  })
}

/** Returns whether an answer after a search cites no readable page. */
export function isUnread(record: AnswerRecord): boolean {
  return record.outcome === 'not-evaluated' && record.reason.code === 'no-sources'
}

/** Returns whether an answer after a search cites a page; undefined without a search, which only some engines make. */
export function citesPages(record: AnswerRecord): boolean | undefined {
  if (record.outcome !== 'evaluated') return isUnread(record) ? false : undefined
  const { citedSources, unknownSources, queries, retrieved } = record.content
  if (citedSources.length + unknownSources > 0) return true
  return queries.length > 0 || retrieved !== undefined ? false : undefined
}

function countEngine(engine: string, answers: EvaluatedAnswer[], unread: number): EngineContents {
  const domains = answers.map(({ content }) => new Set(content.citedSources.map(({ domain }) => domain)))
  const counts = Map.groupBy(
    domains.flatMap(names => [...names]),
    domain => domain,
  )
  const reporting = answers.filter(({ content }) => content.retrieved !== undefined)
  const facts = countFacts(answers)
  return {
    engine,
    answers: answers.length,
    read: reporting.length === 0 ? undefined : reporting.filter(({ content }) => content.retrieved).length,
    sourced: answers.filter(({ content }) => content.citedSources.length + content.unknownSources > 0).length,
    unread,
    named: answers.filter(({ content }) => content.competitors.length > 0).length,
    domains: Array.from(counts, ([domain, citing]) => ({ domain, answers: citing.length }))
      .sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain))
      .slice(0, MAX_DOMAINS),
    brands: countBrands(answers),
    ...(facts.length > 0 && { facts }),
  }
}

function countFacts(answers: EvaluatedAnswer[]): NonNullable<EngineContents['facts']> {
  const stated = answers.flatMap(({ content }) => content.facts ?? [])
  const groups = Map.groupBy(stated, ({ list, fact }) => `${list} ${fact}`)
  return [...groups.values()].flatMap(group =>
    group.slice(0, 1).map(({ fact, list }) => {
      const wrong = group.filter(({ said }) => said !== undefined)
      return { fact, list, answers: group.length, wrong: wrong.length }
    }),
  )
}

function countBrands(answers: EvaluatedAnswer[]): EngineContents['brands'] {
  const own = {
    name: undefined,
    cited: answers.filter(({ content }) => content.cited).length,
    mentioned: answers.filter(({ content }) => content.position !== undefined).length,
  }
  const competitors = new Map<string, { name: string; cited: number; mentioned: number }>()
  const entryOf = (name: string) => {
    const entry = competitors.get(name) ?? { name, cited: 0, mentioned: 0 }
    competitors.set(name, entry)
    return entry
  }
  for (const { content } of answers) {
    const owners = content.citedSources.map(({ owner }) => owner)
    const cited = new Set(owners.flatMap(owner => (owner.kind === 'competitor' ? [owner.name] : [])))
    for (const name of cited) entryOf(name).cited += 1
    for (const name of new Set(content.competitors)) entryOf(name).mentioned += 1
  }
  const seen = [...competitors.values()].sort(
    (a, b) => b.cited + b.mentioned - a.cited - a.mentioned || compareTexts(a.name, b.name),
  )
  return [own, ...seen.slice(0, MAX_COMPETITORS)]
}
