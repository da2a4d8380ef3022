/** What the engines said, and the pages they named. */
import { BAD, GOOD, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import type { Row } from '../../pdf/table.ts'
import type { ScanResult } from '../../service/contract.ts'
import { toSingleLine } from '../../text.ts'
import { parseWebUrl, readable } from '../html/markup.ts'
import { countOf, type ReportedOutcome } from '../html/words.ts'
import { link, name, names, SMALL } from './values.ts'

const MOST_HOSTS = 20
const MOST_PAGES = 5
const MOST_SNIPPETS = 60
const SNIPPET_LENGTH = 1200

interface Answer extends ScanResult {
  keyword: string | undefined
  sample: number
}

interface LinkedAnswer extends Answer {
  url: URL
}

function answersOf({ scans }: ReportedOutcome): Answer[] {
  return scans.flatMap(({ keyword, sample, scan }) =>
    scan.results.map(result => ({ ...result, keyword, sample })),
  )
}

/** Pages that answers name as their source, by host, the most frequent first. */
export function sources(flow: Flow, outcome: ReportedOutcome): void {
  const named = answersOf(outcome).filter(({ source_url }) => source_url !== '')
  const pages = named.flatMap((answer): LinkedAnswer[] => {
    const url = parseWebUrl(answer.source_url)
    return url ? [{ ...answer, url }] : []
  })
  if (named.length === 0) return
  const hosts = largestFirst(Map.groupBy(pages, ({ url }) => url.host))
  const total = new Set(pages.map(({ url }) => url.href)).size
  const unlinked = named.length - pages.length
  flow.heading('Cited sources')
  if (total > 0) {
    flow.caption(`${countOf(total, 'page')} of ${countOf(hosts.length, 'site')}, the most often named first`)
    flow.table(
      [
        { title: 'Page', share: 0.46 },
        { title: 'Answers that name it', share: 0.13, align: 'right' },
        { title: 'Of them citing the brand', share: 0.15, align: 'right' },
        { title: 'Engines', share: 0.26 },
      ],
      hosts.slice(0, MOST_HOSTS).flatMap(([host, ofHost]) => rowsOf(host, ofHost)),
    )
    flow.space(6)
  }
  if (hosts.length > MOST_HOSTS) {
    writeNote(flow, `The ${hosts.length - MOST_HOSTS} least named sites are left out here.`)
  }
  if (unlinked > 0) {
    writeNote(flow, `${countOf(unlinked, 'answer')} named a source that is no web address.`)
  }
}

function writeNote(flow: Flow, text: string): void {
  flow.paragraph(text, { size: SMALL, color: MUTED })
}

function rowsOf(host: string, ofHost: LinkedAnswer[]): Row[] {
  const byPage = largestFirst(Map.groupBy(ofHost, ({ url }) => url.href))
  const shown = byPage.slice(0, MOST_PAGES)
  const more = byPage.length - shown.length
  const count = `${countOf(ofHost.length, 'answer')}${more > 0 ? `; ${countOf(more, 'page')} left out here` : ''}`
  return [
    { across: [name(host), { text: count, size: SMALL, color: MUTED, isBold: false }], isGroup: true },
    ...shown.map(([href, ofPage]) => {
      const url = new URL(href)
      return [
        link(url, readable(url.pathname + url.search)),
        `${ofPage.length}`,
        `${ofPage.filter(({ cited }) => cited).length}`,
        names([...new Set(ofPage.map(({ engine }) => engine))]),
      ]
    }),
  ]
}

function largestFirst<T>(groups: Map<string, T[]>): [string, T[]][] {
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/** Texts by engine, those that cite the brand first. */
export function snippets(flow: Flow, outcome: ReportedOutcome): void {
  const said = answersOf(outcome).filter(({ snippet }) => toSingleLine(snippet) !== '')
  if (said.length === 0) return
  const isRepeated = said.some(({ sample }) => sample > 1)
  flow.heading('What the engines said')
  flow.table(
    [
      { title: 'Keyword', share: 0.29 },
      { title: 'Answer', share: 0.71 },
    ],
    [...Map.groupBy(said, ({ engine }) => engine)].flatMap(([engine, ofEngine]): Row[] => {
      const shown = ofEngine.toSorted((a, b) => Number(b.cited) - Number(a.cited)).slice(0, MOST_SNIPPETS)
      const more = ofEngine.length - shown.length
      const note = `${more} more are left out here; the other report files have them.`
      return [
        {
          across: [
            name(engine),
            { text: countOf(ofEngine.length, 'text'), size: SMALL, color: MUTED, isBold: false },
          ],
          isGroup: true,
        },
        ...shown.map(answer => snippetRow(answer, isRepeated)),
        ...(more > 0 ? [{ across: { text: note, size: SMALL, color: MUTED } }] : []),
      ]
    }),
  )
}

function snippetRow({ keyword, sample, cited, snippet, source_url }: Answer, isRepeated: boolean): Row {
  const url = parseWebUrl(source_url)
  return [
    [
      keyword === undefined ? 'All keywords' : name(keyword),
      ...(isRepeated ? [{ text: `sample ${sample}`, size: SMALL, color: MUTED }] : []),
      {
        text: cited ? 'cites the brand' : 'does not cite the brand',
        size: SMALL,
        color: cited ? GOOD : BAD,
      },
    ],
    [
      name(snippet, SNIPPET_LENGTH),
      ...(url ? [{ ...link(url), text: `Source: ${link(url).text}`, size: SMALL }] : []),
    ],
  ]
}
