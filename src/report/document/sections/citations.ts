/** What the answers cite and name: by engine, by brand, by site; and what the engines searched for. */
import {
  type AnswersSummary,
  type PresenceCounts,
  summarizeAnswers,
} from '../../../scan/summarize-answers.ts'
import { countOf, formatPercent } from '../../numbers.ts'
import { parseWebPage, readable } from '../../web-url.ts'
import type { Block, Line, TableRow } from '../blocks.ts'
import { cutItems, joinLines, listOf, paragraph, tableOf } from '../build-blocks.ts'
import type { ReportContext } from '../context.ts'
import { countsOf, LEAST_FOR_PERCENT, shareOf } from '../phrases.ts'
import { type GateSection, hasLevels, IN_FILES, isContentRun, oncePerRun } from './section.ts'

/** For each kind of owner. */
const MOST_SITES = 30
const MOST_PAGES = 5
const MOST_QUERIES = 20

export const shareOfVoice: GateSection = {
  id: 'share-of-voice',
  title: 'Share of voice',
  on: ['summary', 'html', 'pdf'],
  blocks: context => (hasLevels(context) ? [...citationShares(context), ...mentions(context)] : []),
}

function citationShares({ outcome }: ReportContext): Block[] {
  const { shareOfVoice: shares, verdict } = outcome
  const brands = shares.length < 2 ? [] : shares.toSorted((a, b) => b.share - a.share)
  const missing = verdict.unmeasuredCompetitors
  const isSmall = brands.some(({ answers }) => answers < LEAST_FOR_PERCENT)
  return [
    ...(brands.length === 0
      ? []
      : [
          {
            kind: 'bars' as const,
            caption: 'Citations: the share of each brand in the citations of all brands',
            rows: brands.map(({ name, isOwn, share, citedAnswers, answers }) => ({
              ...{ title: [{ name }], isOwn, share },
              value: isSmall
                ? `${citedAnswers} of ${answers} answers`
                : `${formatPercent(share)} (cited in ${citedAnswers} of ${answers} answers)`,
            })),
          },
        ]),
    ...paragraph(
      missing.length === 0
        ? []
        : [
            'Not measured, so not part of any share: ',
            ...joinLines(missing.map((name): Line => [{ name }])),
            '.',
          ],
    ),
    ...paragraph(
      brands.length === 0
        ? []
        : [
            'The share of its answers that cite a brand, divided by the sum of these shares over all brands; over the questions and engines that were evaluated for every brand.',
          ],
      true,
    ),
  ]
}

/** Brands in the text of the answers, whether these link to them or not. */
function mentions(context: ReportContext): Block[] {
  const { names } = context
  const summary = summaryOf(context)
  if (summary === undefined || summary.competitors.length === 0) return []
  const { evaluated, mentioned } = summary.total
  const brands = [
    { title: names.brand, count: mentioned, isOwn: true },
    ...summary.competitors.map(({ name, answers }) => ({ title: [{ name }], count: answers, isOwn: false })),
  ]
  return [
    {
      kind: 'bars',
      caption: 'Mentions: the share of all answers that name each brand',
      rows: brands
        .toSorted((a, b) => b.count - a.count)
        .map(({ title, count, isOwn }) => ({
          title,
          isOwn,
          share: count / evaluated,
          value: levelOf(count, evaluated),
        })),
    },
  ]
}

/** `56% (50 of 90)`; `2 of 3` for few answers. */
function levelOf(cited: number, answers: number): string {
  const level = { cited, answers, share: answers === 0 ? 0 : cited / answers }
  return answers < LEAST_FOR_PERCENT ? countsOf(level) : `${shareOf(level)} (${countsOf(level)})`
}

export const presence: GateSection = {
  id: 'mentions',
  title: 'Mentions and pages read, by engine',
  on: ['summary', 'html', 'pdf'],
  blocks(context) {
    const summary = summaryOf(context)
    if (summary === undefined) return []
    const hasCompetitors = summary.competitors.length > 0
    return [
      ...tableOf(
        'Answers of each engine that name the brand, and what it read',
        [
          { title: ['Engine'], width: 2 },
          { title: ['Names'], isNumber: true },
          ...(hasCompetitors ? [{ title: ['Names it first'], isNumber: true }] : []),
          { title: ['Read, not cited'], isNumber: true },
          { title: ['Never read'], isNumber: true },
          { title: ['No page'], isNumber: true },
        ],
        summary.engines.map(({ engine, ...counts }): Line[] => [
          [{ name: context.names.engineInCountry(engine), most: 60 }],
          ...cellsOf(counts, hasCompetitors).map(value => [value]),
        ]),
      ),
      ...paragraph(
        [
          'Names: the brand is in its text. “Read, not cited”: the engine read a page of the brand. “Never read”: it read pages, and none of the brand. An answer is in neither where the vendor does not tell which pages it read. “No page”: the answer cites no page at all.',
        ],
        true,
      ),
      ...paragraph(
        summary.total.ambiguous === 0
          ? []
          : [
              `The name of the brand is also a common word. ${countOf(summary.total.ambiguous, 'answer')} may name the brand or use the word. None of them counts as a mention. A longer name in brand-aliases helps.`,
            ],
        true,
      ),
    ]
  },
}

const summaryOf = oncePerRun((context): AnswersSummary | undefined =>
  isContentRun(context) ? undefined : summarizeAnswers(context.outcome.answerRecords),
)

function cellsOf(counts: PresenceCounts, hasCompetitors: boolean): string[] {
  const { evaluated, mentioned, namedFirst, retrievedNotCited, neverRetrieved, uncited } = counts
  return [
    levelOf(mentioned, evaluated),
    ...(hasCompetitors ? [`${namedFirst} of ${mentioned}`] : []),
    `${retrievedNotCited} of ${evaluated}`,
    `${neverRetrieved} of ${evaluated}`,
    `${uncited} of ${evaluated}`,
  ]
}

interface CitedSite {
  host: string
  answers: number
  /** Of the answers, those that do not cite the brand. */
  without: number
  engines: string[]
  /** The pages cited most come first. */
  pages: { url: string; answers: number }[]
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
    return summary === undefined ? serviceSources(context) : citedSites(context, summary)
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
  return [
    ...siteTable(context, groups),
    ...paragraph(
      unknownSources === 0
        ? []
        : [
            `The vendors do not tell the site of ${countOf(unknownSources, 'cited page')}: ${unknownSources === 1 ? 'it' : 'they'} may be of the brand.`,
          ],
      true,
    ),
  ]
}

/** The pages that the answers of a service name as their source. Their owner is not known. */
function serviceSources(context: ReportContext): Block[] {
  const linked = context.outcome.scans
    .flatMap(({ scan }) => scan.results)
    .flatMap(result => {
      const url = parseWebPage(result.source_url)
      return url === undefined ? [] : [{ ...result, url }]
    })
  const sites = [...Map.groupBy(linked, ({ url }) => url.host)].map(
    ([host, answers]): CitedSite => ({
      ...{ host, answers: answers.length },
      without: answers.filter(({ cited }) => !cited).length,
      engines: [...new Set(answers.map(({ engine }) => engine))],
      pages: [...Map.groupBy(answers, ({ url }) => url.href)]
        .map(([url, ofPage]) => ({ url, answers: ofPage.length }))
        .sort((a, b) => b.answers - a.answers),
    }),
  )
  return siteTable(context, [{ title: '', sites: sites.sort((a, b) => b.answers - a.answers) }])
}

function siteTable(
  { names }: ReportContext,
  groups: { title: string; sites: (CitedSite & { whose?: string | undefined })[] }[],
): Block[] {
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

export const searches: GateSection = {
  id: 'searches',
  title: 'What the engines searched for',
  on: IN_FILES,
  blocks(context) {
    const { shown, more } = cutItems(summaryOf(context)?.queries ?? [], MOST_QUERIES)
    return listOf([
      ...shown.map(({ query, answers }): Line => [{ name: query }, ` (${countOf(answers, 'answer')})`]),
      ...(more === undefined ? [] : [[more]]),
    ])
  },
}
