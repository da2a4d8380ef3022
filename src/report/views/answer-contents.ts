/** What the answers of live engines hold: how often they cite and name the brand, and whom they cite instead. */
import type { SourceOwner } from '../../embedded/engines/answer-record.ts'
import {
  type AnswersSummary,
  type CitedDomain,
  type PresenceCounts,
  summarizeAnswers,
} from '../../scan/summarize-answers.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage, readable } from '../web-url.ts'
import type { Column } from './table.ts'

const MOST_LISTED = 5
/** For each kind of owner. */
const MOST_DOMAINS = 30
const MOST_PAGES = 5
const MOST_QUERIES = 20

/** A name from outside with words about it. */
export interface Listed {
  name: string
  /** Words of this program, which may hold the name of a competitor. */
  words: string
}

/** A list of names, cut. */
export interface ShortList {
  title: string
  items: Listed[]
  /** Words such as `and 3 more`; '' where the list is whole. */
  more: string
}

/** Returns what the answers hold; undefined where no answer of a live engine was evaluated. */
export function viewAnswerContents({ answerRecords }: Pick<Outcome, 'answerRecords'>) {
  const summary = summarizeAnswers(answerRecords)
  if (summary === undefined) return undefined
  const hasCompetitors = summary.competitors.length > 0
  const columns: Column[] = [
    { title: 'Engine' },
    { title: 'Citation rate', isNumber: true },
    { title: 'Mention rate', isNumber: true },
    ...(hasCompetitors ? [{ title: 'Named first', isNumber: true }] : []),
    { title: 'Retrieved, not cited', isNumber: true },
    { title: 'Never retrieved', isNumber: true },
  ]
  return {
    columns,
    caption: 'Of the evaluated answers of each engine: those that cite, and those that name the brand',
    rows: summary.engines.map(({ engine, ...counts }) => ({
      engine,
      cells: cellsOf(counts, hasCompetitors),
    })),
    lists: [listCitedElsewhere(summary), listNamedInstead(summary)].filter(({ items }) => items.length > 0),
    legend:
      '“Retrieved, not cited”: the engine read a page of the brand, and the answer does not cite it. “Never retrieved”: the engine read pages, and none of the brand. An answer is in neither column where the vendor does not tell which pages the engine read.',
    notes: notesOf(summary),
    domains: viewDomains(summary),
    queries: viewQueries(summary),
  }
}

const OWNERS = [
  { kind: 'own', title: 'Your sites' },
  { kind: 'competitor', title: "Competitors' sites" },
  { kind: 'third-party', title: 'Sites of third parties' },
] as const satisfies { kind: SourceOwner['kind']; title: string }[]

function cellsOf(counts: PresenceCounts, hasCompetitors: boolean): string[] {
  const { evaluated, cited, mentioned, namedFirst, retrievedNotCited, neverRetrieved } = counts
  return [
    rateOf(cited, evaluated),
    rateOf(mentioned, evaluated),
    ...(hasCompetitors ? [`${namedFirst} of ${mentioned}`] : []),
    `${retrievedNotCited} of ${evaluated}`,
    `${neverRetrieved} of ${evaluated}`,
  ]
}

function rateOf(count: number, total: number): string {
  return `${formatPercent(count / total)} (${count} of ${total})`
}

function listCitedElsewhere({ domains }: AnswersSummary): ShortList {
  // An answer that cites a site of the brand cites the brand, so that its own sites are never listed.
  const others = domains
    .filter(({ answersWithoutBrand }) => answersWithoutBrand > 0)
    .toSorted((a, b) => b.answersWithoutBrand - a.answersWithoutBrand)
  const items = others.map(({ domain, owner, answersWithoutBrand }) => ({
    name: domain,
    words: `${describeOwner(owner)}, ${countOf(answersWithoutBrand, 'answer')}`,
  }))
  return shorten('Cited where the brand is not', items)
}

function listNamedInstead({ competitors }: AnswersSummary): ShortList {
  const items = competitors
    .filter(({ answersWithoutBrand }) => answersWithoutBrand > 0)
    .toSorted((a, b) => b.answersWithoutBrand - a.answersWithoutBrand)
    .map(({ name, answersWithoutBrand }) => ({ name, words: countOf(answersWithoutBrand, 'answer') }))
  return shorten('Named where the brand is not', items)
}

function shorten(title: string, items: Listed[]): ShortList {
  const more = items.length - MOST_LISTED
  return { title, items: items.slice(0, MOST_LISTED), more: more > 0 ? `and ${more} more` : '' }
}

function describeOwner(owner: SourceOwner): string {
  switch (owner.kind) {
    case 'own':
      return 'this brand'
    case 'competitor':
      return `competitor ${owner.name}`
    case 'third-party':
      return 'third party'
  }
}

function notesOf({ unknownSources }: AnswersSummary): string[] {
  if (unknownSources === 0) return []
  return [
    `${countOf(unknownSources, 'cited source')} cannot be assigned, because the vendor does not tell the site: they may be pages of the brand.`,
  ]
}

function viewDomains({ domains }: AnswersSummary) {
  const columns: Column[] = [
    { title: 'Site' },
    { title: 'Whose' },
    { title: 'Answers that cite it', isNumber: true },
    { title: 'Of these, not citing the brand', isNumber: true },
    { title: 'Engines' },
  ]
  const groups = OWNERS.map(({ kind, title }) => {
    const ofKind = domains.filter(({ owner }) => owner.kind === kind)
    return {
      title,
      count: countOf(ofKind.length, 'site'),
      rows: ofKind.slice(0, MOST_DOMAINS).map(viewDomain),
      more: Math.max(0, ofKind.length - MOST_DOMAINS),
    }
  }).filter(({ rows }) => rows.length > 0)
  const more = groups.reduce((sum, group) => sum + group.more, 0)
  return {
    columns,
    caption: 'Sites that answers cite, by their owner, the most frequent first, with the pages cited most',
    groups,
    note:
      more > 0 ? `${countOf(more, 'more site')} left out here: see domains in the result file.` : undefined,
  }
}

export type DomainView = ReturnType<typeof viewDomain>

function viewDomain({ domain, owner, answers, answersWithoutBrand, engines, pages }: CitedDomain) {
  return {
    ...{ domain, answers, answersWithoutBrand, engines },
    owner: describeOwner(owner),
    isOwn: owner.kind === 'own',
    pages: pages.slice(0, MOST_PAGES).flatMap(page => {
      const url = parseWebPage(page.url)
      return url
        ? [{ url, label: readable(url.host + url.pathname + url.search), answers: page.answers }]
        : []
    }),
  }
}

function viewQueries({ queries }: AnswersSummary): ShortList {
  const more = queries.length - MOST_QUERIES
  return {
    title: 'What the engines searched for',
    items: queries
      .slice(0, MOST_QUERIES)
      .map(({ query, answers }) => ({ name: query, words: countOf(answers, 'answer') })),
    more: more > 0 ? `and ${more} more` : '',
  }
}
