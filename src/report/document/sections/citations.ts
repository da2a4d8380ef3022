import { usualCitations } from '../../../findings/evidence.ts'
import type { Block, Line } from '../../../lib/document/blocks.ts'
import { cutTable, joinLines, paragraph, tableOf } from '../../../lib/document/build-blocks.ts'
import { parseWebPage, readable } from '../../../lib/web-url.ts'
import { type AnswersSummary, type CitedDomain, summarizeAnswers } from '../../../scan/summarize-answers.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { NO_VALUE } from '../../words/numbers.ts'
import { type GateSection, hasLevels, isContentRun } from './section.ts'

const MAX_SITES = 10
const MAX_PAGES = 5

function findSummary(context: ReportContext): AnswersSummary | undefined {
  return isContentRun(context) ? undefined : summarizeAnswers(context.outcome.answerRecords)
}

export const citations: GateSection = {
  id: 'citations',
  title: 'Who is cited',
  on: ['summary', 'html', 'pdf'],
  blocks: context => [...(hasLevels(context) ? brandBlocks(context) : []), ...siteBlocks(context)],
}

function brandBlocks(context: ReportContext): Block[] {
  const missing = context.outcome.verdict.unmeasuredCompetitors
  const names = joinLines(missing.map((name): Line => [{ name }]))
  return [...brandTable(context), ...paragraph(missing.length === 0 ? [] : ['Not measured: ', ...names, '.'])]
}

function brandTable(context: ReportContext): Block[] {
  const { brand, shareOfVoice: all } = context.outcome
  const shares = new Map(
    (all.length < 2 ? [] : all).toSorted((a, b) => b.share - a.share).map(each => [each.name, each]),
  )
  const { competitors = [], total } = findSummary(context) ?? {}
  const mentions = new Map(competitors.map(({ name, answers }) => [name, answers]))
  if (total !== undefined && mentions.size > 0) mentions.set(brand, total.mentioned)
  const rows = [...new Set([...shares.keys(), ...mentions.keys()])].map((name): Line[] => {
    const own = shares.get(name)
    const mentioned = mentions.get(name)
    return [
      name === brand ? [{ strong: [{ name }] }] : [{ name }],
      [own === undefined ? NO_VALUE : `${own.citedAnswers} of ${own.answers}`],
      [mentioned === undefined ? NO_VALUE : `${mentioned} of ${total?.evaluated ?? 0}`],
    ]
  })
  const titles = ['Answers that cite it', 'Answers that name it']
  return tableOf(
    'The brand and its competitors in the answers',
    [{ title: ['Brand'], width: 2 }, ...titles.map(title => ({ title: [title], isNumber: true }))],
    rows,
  )
}

function siteBlocks(context: ReportContext): Block[] {
  const { answerRecords, comparison } = context.outcome
  const usualOf = usualCitations(answerRecords, comparison?.runs ?? [])
  const domains = findSummary(context)?.domains ?? []
  const hasUsual = domains.some(({ domain }) => usualOf(domain) !== undefined)
  const rows = domains.map(({ domain, owner, answers, pages }): Line[] => {
    const usually = usualOf(domain)
    return [
      [{ name: domain }, ...describeOwner(owner)],
      listPages(pages),
      [`${answers}`],
      ...(hasUsual ? [[usually === undefined ? NO_VALUE : `${Math.round(usually)}`]] : []),
    ]
  })
  return cutTable(
    'Sites that answers cite, the most frequent first, with the pages cited most',
    [
      { title: ['Site'], width: 2 },
      { title: ['Pages'], width: 3 },
      { title: ['Answers'], isNumber: true },
      ...(hasUsual ? [{ title: ['Usually'], isNumber: true }] : []),
    ],
    rows,
    MAX_SITES,
    'site',
  )
}

function describeOwner(owner: CitedDomain['owner']): Line {
  if (owner.kind === 'own') return [' (yours)']
  return owner.kind === 'competitor' ? [' (', { name: owner.name, most: 40 }, ')'] : []
}

function listPages(pages: CitedDomain['pages']): Line {
  const links = pages.slice(0, MAX_PAGES).flatMap((page): Line[] => {
    const url = parseWebPage(page.url)
    if (url === undefined) return []
    const count = page.answers > 1 ? [` (${page.answers})`] : []
    const address = readable(url.host + url.pathname + url.search)
    return [[{ link: url.href, label: [{ name: address, most: 60 }] }, ...count]]
  })
  return links.length === 0 ? [NO_VALUE] : joinLines(links)
}
