/** A year of weekly runs of invented brands, so that the dashboard can be judged. The same sources make the same records. */
import { levelOf } from '../../src/comparison/comparison.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryRecord, Loss } from '../../src/history/record.ts'
import { DAY } from '../../src/lib/numbers.ts'
import { type Cell, citedShareOf } from '../../src/scan/measure.ts'
import { chanceOf } from './answers.ts'

const WEEKS = 52
const WEEK = 7 * DAY
const NEWEST = Date.parse('2026-11-24T06:00:00Z')
const SAMPLES = 2
const ENGINES = ['openai', 'perplexity', 'gemini']
const NEEDS = ['', ' for small teams', ' for agencies', ' with an API', ' that is free', ' for a school']

/** Weeks are counted from 0, the oldest. The last of `weeks` is not included. */
interface Event {
  weeks: [from: number, to: number]
  /** An engine with or without its country, such as `gemini` or `openai@DE`; all engines without one. */
  of?: string
  /** Share of the usual citations that are left; undefined if the engines are not asked or do not answer. */
  left?: number
}

interface Brand {
  name: string
  product: string
  competitors: string[]
  countries: string[]
  /** Share of the answers that cite the brand in the first week and in the last. */
  shares: [first: number, last: number]
  events?: Event[]
}

const brands: Brand[] = [
  {
    name: 'Boardwise',
    product: 'kanban board',
    competitors: ['Cardly', 'Trackle'],
    countries: ['GB', 'US'],
    shares: [0.5, 0.62],
  },
  {
    name: 'Vaultline',
    product: 'backup software',
    competitors: ['Safekeep'],
    countries: ['GB', 'US'],
    shares: [0.7, 0.7],
    events: [{ weeks: [50, WEEKS], of: 'openai@GB', left: 0.15 }],
  },
  {
    name: 'Billhive',
    product: 'invoice software',
    competitors: ['Paperjet', 'Sumly'],
    countries: ['GB', 'US'],
    shares: [0.05, 0.22],
  },
  {
    name: 'Nordlicht Energie',
    product: 'green electricity tariff',
    competitors: ['Windkraft Süd', 'Stromfuchs'],
    countries: ['AT', 'DE'],
    shares: [0.45, 0.45],
    events: [{ weeks: [20, 28], of: 'perplexity@DE', left: 0.1 }],
  },
  {
    name: 'Lumenware',
    product: 'lighting planner',
    competitors: ['Shadecast'],
    countries: ['DE', 'FR'],
    shares: [0.4, 0.5],
    // Nobody paid for the runs of these weeks.
    events: [{ weeks: [30, 37] }],
  },
  {
    name: 'Tidewell',
    product: 'booking system',
    competitors: ['Slotly', 'Kalendra'],
    countries: ['ES', 'FR'],
    shares: [0.2, 0.45],
    // Its first run was in September.
    events: [{ weeks: [0, 40] }],
  },
  {
    name: '東雲クラウド',
    product: 'クラウド会計ソフト',
    competitors: ['月次くん'],
    countries: ['JP'],
    shares: [0.55, 0.6],
    events: [{ weeks: [47, WEEKS], of: 'gemini', left: 0.2 }],
  },
  {
    name: 'Fernwick',
    product: 'garden planner',
    competitors: ['Beetplan'],
    countries: ['US'],
    shares: [0.35, 0.35],
    // The client left.
    events: [{ weeks: [44, WEEKS] }],
  },
  {
    name: 'Harbour & Pine',
    product: 'holiday cottage',
    competitors: ['Cottagely', 'Stayfold'],
    countries: ['GB', 'IE'],
    shares: [0.3, 0.33],
    // Gemini did not answer for two weeks.
    events: [{ weeks: [45, 47], of: 'gemini' }],
  },
  {
    name: 'Quillon',
    product: 'contract editor',
    competitors: ['Clausa'],
    countries: ['DE', 'FR', 'GB', 'US'],
    shares: [0.6, 0.42],
    events: [{ weeks: [49, WEEKS], left: 0.35 }],
  },
  {
    name: 'Redbarn Feed',
    product: 'horse feed',
    competitors: ['Haymow'],
    countries: ['US'],
    shares: [0.02, 0.04],
  },
  {
    name: 'Sølvberg',
    product: 'rain jacket',
    competitors: ['Regnfjell', 'Skoddland'],
    countries: ['DK', 'NO'],
    shares: [0.5, 0.56],
  },
]

/** Returns a history file for each brand. */
export function writeYear(): { name: string; content: string }[] {
  return brands.map((brand, at) => {
    const weeks = Array.from({ length: WEEKS }, (_, week) => week).filter(
      week =>
        !brand.events?.some(event => event.of === undefined && event.left === undefined && isIn(event, week)),
    )
    const lines = weeks.map(week => formatRecord(writeRecord(brand, week)))
    return { name: `brand-${at + 1}.ndjson`, content: `${lines.join('\n')}\n` }
  })
}

function isIn({ weeks: [from, to] }: Event, week: number): boolean {
  return week >= from && week < to
}

function writeRecord(brand: Brand, week: number): HistoryRecord {
  const keywords = NEEDS.map(need => brand.product + need)
  const engines = ENGINES.flatMap(engine => brand.countries.map(country => `${engine}@${country}`))
  const answering = engines.filter(
    engine =>
      !brand.events?.some(event => event.left === undefined && isIn(event, week) && isAbout(event, engine)),
  )
  const cells = answering.flatMap(engine =>
    keywords.map(keyword => writeCell(brand, { engine, keyword, week })),
  )
  const losses = (brand.events ?? []).flatMap(event => findLoss(event, week))
  return {
    createdAt: timeOf(week),
    sha: undefined,
    runUrl: `https://github.com/example/brands/actions/runs/${1000 + week}`,
    attempt: 1,
    failed: losses.some(({ state }) => state === 'failed'),
    suspect: false,
    losses,
    accepted: false,
    overallBcr: undefined,
    citedEngines: answering.length,
    totalEngines: answering.length,
    samples: SAMPLES,
    contents: answering.map(engine => countContents(brand, engine, cells)),
    fingerprint: {
      brand: [brand.name],
      keywords,
      engines: ENGINES,
      country: brand.countries,
      language: ['en'],
      'scan-per': ['keyword'],
    },
    cells,
  }
}

function timeOf(week: number): string {
  return new Date(NEWEST - (WEEKS - 1 - week) * WEEK).toISOString()
}

function isAbout({ of }: Event, engine: string): boolean {
  return of === undefined || engine === of || engine.startsWith(`${of}@`)
}

function writeCell(
  { name, shares: [first, last], events = [] }: Brand,
  { engine, keyword, week }: { engine: string; keyword: string; week: number },
): Cell {
  const usual = first + ((last - first) * week) / WEEKS
  const left = events.find(event => isIn(event, week) && isAbout(event, engine))?.left ?? 1
  // A question is easy or hard for each engine, all year.
  const share = usual * left + 0.6 * usual * (chanceOf(name, engine, keyword) - 0.5)
  const cited = Array.from(
    { length: SAMPLES },
    (_, sample) => chanceOf(name, engine, keyword, week, sample) < share,
  )
  return { keyword, engine, cited, bcrScores: cited.map(vote => (vote ? 80 : 0)) }
}

/** An event that leaves fewer citations is reported a week after it began, and closed in the week after it ended. */
function findLoss({ weeks: [from, to], of, left }: Event, week: number): Loss[] {
  if (left === undefined || week <= from || week > to) return []
  const [engine = '', country] = of?.split('@') ?? []
  const isLow = week - from > 3
  return [
    {
      measure: 'citations',
      scope: of === undefined ? { kind: 'whole' } : { kind: 'engine', engine, country },
      since: timeOf(from),
      reportedOn: timeOf(from + 1),
      state: week === to ? 'recovered' : isLow ? 'low' : 'failed',
      failedRuns: Math.min(week - from, 3),
      lowerSince: undefined,
      recoveringSince: week === to ? timeOf(to) : undefined,
    },
  ]
}

function countContents(
  { name, competitors }: Brand,
  engine: string,
  all: readonly Cell[],
): NonNullable<HistoryRecord['contents']>[number] {
  const cells = all.filter(cell => cell.engine === engine)
  const { answers, cited } = levelOf(cells) ?? { answers: 0, cited: 0 }
  const countOf = (site: string, share: number) =>
    cells.filter(cell => chanceOf(site, engine, cell.keyword ?? '', citedShareOf(cell)) < share).length *
    SAMPLES
  const others = competitors.map((competitor, at) => ({
    name: competitor,
    cited: countOf(competitor, 0.6 - 0.2 * at),
    mentioned: countOf(competitor, 0.7 - 0.2 * at),
  }))
  return {
    engine,
    answers,
    read: undefined,
    sourced: answers,
    unread: 0,
    named: countOf(competitors[0] ?? '', 0.7),
    domains: [
      { domain: domainOf(name), answers: cited },
      ...others.map(each => ({ domain: domainOf(each.name), answers: each.cited })),
      { domain: 'reviews.example', answers: countOf('reviews', 0.5) },
      { domain: 'forum.example', answers: countOf('forum', 0.3) },
    ],
    brands: [{ name: undefined, cited, mentioned: cited }, ...others],
  }
}

function domainOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/\P{L}/gu, '')}.example`
}
