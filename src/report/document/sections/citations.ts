/** What the answers cite and name: by brand and by site. */
import type { Block, Line, Table, TableRow } from '../../../lib/document/blocks.ts'
import { cutItems, joinLines, paragraph, tableOf } from '../../../lib/document/build-blocks.ts'
import { type AnswersSummary, summarizeAnswers } from '../../../scan/summarize-answers.ts'
import { countOf, formatPercent } from '../../numbers.ts'
import type { ReportContext } from '../../tell/told.ts'
import { parseWebPage, readable } from '../../web-url.ts'
import { countsOf, LEAST_FOR_PERCENT, shareOf } from '../phrases.ts'
import { type GateSection, hasLevels, isContentRun } from './section.ts'

/** For each kind of owner. */
const MOST_SITES = 30
const MOST_PAGES = 5

/** Returns what the answers hold together; undefined for a run about pages. */
function summaryOf(context: ReportContext): AnswersSummary | undefined {
  return isContentRun(context) ? undefined : summarizeAnswers(context.outcome.answerRecords)
}

export const shareOfVoice: GateSection = {
  id: 'share-of-voice',
  title: 'Share of voice',
  on: ['summary', 'html', 'pdf'],
  blocks(context) {
    if (!hasLevels(context)) return []
    const missing = context.outcome.verdict.unmeasuredCompetitors
    const names = joinLines(missing.map((name): Line => [{ name }]))
    return [
      ...brandTable(context),
      ...paragraph(missing.length === 0 ? [] : ['Not measured, so not part of any share: ', ...names, '.']),
    ]
  },
}

/** Brands that the answers cite, and that their text names, whether these link to them or not. */
function brandTable(context: ReportContext): Table[] {
  const { brand, shareOfVoice: all } = context.outcome
  const shares = all.length < 2 ? [] : all.toSorted((a, b) => b.share - a.share)
  const summary = summaryOf(context)
  const mentions = new Map(
    summary === undefined || summary.competitors.length === 0
      ? []
      : [
          [brand, summary.total.mentioned],
          ...summary.competitors.map(({ name, answers }) => [name, answers] satisfies [string, number]),
        ],
  )
  const isSmall = shares.some(({ answers }) => answers < LEAST_FOR_PERCENT)
  const rows = [...new Set([...shares.map(({ name }) => name), ...mentions.keys()])].map(name => {
    const own = shares.find(each => each.name === name)
    const mentioned = mentions.get(name)
    return [
      name === brand ? [{ strong: [{ name }] }] : [{ name }],
      ...(shares.length === 0 || isSmall ? [] : [[own === undefined ? '–' : formatPercent(own.share)]]),
      ...(shares.length === 0 ? [] : [[own === undefined ? '–' : `${own.citedAnswers} of ${own.answers}`]]),
      ...(mentions.size === 0 ? [] : [[levelOf(mentioned ?? 0, summary?.total.evaluated ?? 0)]]),
    ]
  })
  const columns = [
    ...(shares.length === 0 || isSmall ? [] : ['Share of the citations']),
    ...(shares.length === 0 ? [] : ['Answers that cite it']),
    ...(mentions.size === 0 ? [] : ['Answers that name it']),
  ]
  const note =
    'The share of its answers that cite a brand, divided by the sum of these shares over all brands; over the questions and engines that were evaluated for every brand.'
  return tableOf(
    'The brand and its competitors in the answers',
    [{ title: ['Brand'], width: 2 }, ...columns.map(title => ({ title: [title], isNumber: true }))],
    rows,
  ).map(table => (shares.length === 0 || isSmall ? table : { ...table, note: [note] }))
}

/** `56% (50 of 90)`; `2 of 3` for few answers. */
function levelOf(cited: number, answers: number): string {
  const level = { cited, answers, share: answers === 0 ? 0 : cited / answers }
  return answers < LEAST_FOR_PERCENT ? countsOf(level) : `${shareOf(level)} (${countsOf(level)})`
}

interface CitedSite {
  host: string
  answers: number
  /** Of the answers, those that do not cite the brand. */
  without: number
  engines: string[]
  /** The pages cited most come first. */
  pages: { url: string; answers: number }[]
  /** The competitor. */
  whose?: string | undefined
}

const OWNERS = [
  { kind: 'own', title: 'Your sites' },
  { kind: 'competitor', title: 'Sites of competitors' },
  { kind: 'third-party', title: 'Other sites' },
] as const

export const sources: GateSection = {
  id: 'sources',
  title: 'Cited sites',
  on: ['summary', 'html', 'pdf'],
  blocks(context) {
    if (isContentRun(context)) return []
    const summary = summaryOf(context)
    return summary === undefined
      ? siteTable(context, [{ title: '', sites: serviceSites(context) }])
      : citedSites(context, summary)
  },
}

function citedSites(context: ReportContext, { domains, unknownSources }: AnswersSummary): Block[] {
  const groups = OWNERS.map(({ kind, title }) => ({
    title,
    sites: domains
      .filter(({ owner }) => owner.kind === kind)
      .map(({ domain, owner, answersWithoutBrand, ...site }) => ({
        ...{ ...site, host: domain, without: answersWithoutBrand },
        whose: owner.kind === 'competitor' ? owner.name : undefined,
      })),
  }))
  const unknown = countOf(unknownSources, 'cited page')
  const they = unknownSources === 1 ? 'it' : 'they'
  return [
    ...siteTable(context, groups),
    ...paragraph(
      unknownSources === 0
        ? []
        : [`The vendors do not tell the site of ${unknown}: ${they} may be of the brand.`],
      true,
    ),
  ]
}

/** The pages that the answers of a service name as their source. Their owner is not known. */
function serviceSites({ outcome }: ReportContext): CitedSite[] {
  const linked = outcome.scans
    .flatMap(({ scan }) => scan.results)
    .flatMap(result => {
      const url = parseWebPage(result.source_url)
      return url === undefined ? [] : [{ ...result, url }]
    })
  return [...Map.groupBy(linked, ({ url }) => url.host)]
    .map(([host, answers]) => ({
      ...{ host, answers: answers.length },
      without: answers.filter(({ cited }) => !cited).length,
      engines: [...new Set(answers.map(({ engine }) => engine))],
      pages: [...Map.groupBy(answers, ({ url }) => url.href)]
        .map(([url, ofPage]) => ({ url, answers: ofPage.length }))
        .sort((a, b) => b.answers - a.answers),
    }))
    .sort((a, b) => b.answers - a.answers)
}

function siteTable({ names }: ReportContext, groups: { title: string; sites: CitedSite[] }[]): Block[] {
  const rows = groups.flatMap(({ title, sites }): TableRow[] => {
    const { shown, more } = cutItems(sites, MOST_SITES)
    if (shown.length === 0) return []
    return [
      ...(title === '' ? [] : [{ group: [title], note: [countOf(sites.length, 'site')] }]),
      ...shown.map(({ host, answers, without, engines, pages, whose }): Line[] => [
        [{ name: host }, ...(whose === undefined ? [] : [' (', { name: whose, most: 40 }, ')'])],
        pagesOf(pages),
        [`${answers}`],
        [`${without}`],
        joinLines([...new Set(engines.map(names.engine))].map((name): Line => [{ name, most: 40 }])),
      ]),
      ...(more === undefined ? [] : [{ group: [more] }]),
    ]
  })
  return tableOf(
    'Sites that answers cite, the most frequent first, with the pages cited most',
    [
      { title: ['Site'], width: 2 },
      { title: ['Pages'], width: 3 },
      { title: ['Answers'], isNumber: true },
      { title: ['Without the brand'], isNumber: true },
      { title: ['Engines'], width: 2 },
    ],
    rows,
  )
}

function pagesOf(pages: CitedSite['pages']): Line {
  const links = pages.slice(0, MOST_PAGES).flatMap((page): Line[] => {
    const url = parseWebPage(page.url)
    if (url === undefined) return []
    const count = page.answers > 1 ? [` (${page.answers})`] : []
    return [[{ link: url.href, label: [{ name: readable(url.pathname + url.search), most: 60 }] }, ...count]]
  })
  return links.length === 0 ? ['–'] : joinLines(links)
}
