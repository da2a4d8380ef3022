/** What the engines said, and the pages they named. */
import type { ScanResult } from '../../service/contract.ts'
import { toSingleLine } from '../../text.ts'
import { link, type Markup, type MarkupValue, markup, name, names, parseWebUrl, readable } from './markup.ts'
import { headerOf, tableOf } from './table.ts'
import { countOf, type ReportedOutcome } from './words.ts'

const MOST_HOSTS = 20
const MOST_PAGES = 5
const MOST_SNIPPETS = 60
const SNIPPET_LENGTH = 1200
const ALL_OPEN = 12

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
export function sources(outcome: ReportedOutcome): Markup | undefined {
  const named = answersOf(outcome).filter(({ source_url }) => source_url !== '')
  const pages = named.flatMap((answer): LinkedAnswer[] => {
    const url = parseWebUrl(answer.source_url)
    return url ? [{ ...answer, url }] : []
  })
  if (named.length === 0) return undefined
  const hosts = largestFirst(Map.groupBy(pages, ({ url }) => url.host))
  const bodies = hosts.slice(0, MOST_HOSTS).map(([host, ofHost]) => bodyOf(host, ofHost))
  const total = new Set(pages.map(({ url }) => url.href)).size
  const unlinked = named.length - pages.length
  return markup`${
    total === 0
      ? undefined
      : tableOf({
          label: 'Sources, table',
          caption: `${countOf(total, 'page')} of ${countOf(hosts.length, 'site')}, the most often named first`,
          header: headerOf([
            { title: 'Page' },
            { title: 'Answers that name it', isNumber: true },
            { title: 'Of them citing the brand', isNumber: true },
            { title: 'Engines' },
          ]),
          body: bodies,
        })
  }
${hosts.length > MOST_HOSTS ? markup`<p class="muted">The ${hosts.length - MOST_HOSTS} least named sites are left out here.</p>` : undefined}
${unlinked > 0 ? markup`<p class="muted">${countOf(unlinked, 'answer')} named a source that is no web address.</p>` : undefined}`
}

function bodyOf(host: string, ofHost: LinkedAnswer[]): Markup {
  const byPage = largestFirst(Map.groupBy(ofHost, ({ url }) => url.href))
  const rows = byPage.slice(0, MOST_PAGES).map(([href, ofPage]) => {
    const engines = [...new Set(ofPage.map(({ engine }) => engine))]
    const url = new URL(href)
    return markup`<tr><th scope="row">${link(url, readable(url.pathname + url.search))}</th><td class="number">${ofPage.length}</td><td class="number">${
      ofPage.filter(({ cited }) => cited).length
    }</td><td>${names(engines)}</td></tr>
`
  })
  const more = byPage.length - rows.length
  return markup`<tbody><tr class="group"><th scope="rowgroup" colspan="4">${name(host)} <small>${countOf(ofHost.length, 'answer')}${
    more > 0 ? markup`; ${countOf(more, 'page')} left out here` : undefined
  }</small></th></tr>
${rows}</tbody>
`
}

function largestFirst<T>(groups: Map<string, T[]>): [string, T[]][] {
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/** Texts by engine, those that cite the brand first. */
export function snippets(outcome: ReportedOutcome): Markup | undefined {
  const said = answersOf(outcome).filter(({ snippet }) => toSingleLine(snippet) !== '')
  if (said.length === 0) return undefined
  const isOpen = said.length <= ALL_OPEN
  const isRepeated = said.some(({ sample }) => sample > 1)
  return markup`${[...Map.groupBy(said, ({ engine }) => engine)].map(([engine, ofEngine]) => {
    const shown = ofEngine.toSorted((a, b) => Number(b.cited) - Number(a.cited)).slice(0, MOST_SNIPPETS)
    const more = ofEngine.length - shown.length
    return markup`<details${isOpen ? markup` open` : undefined}><summary><h3>${name(engine)}</h3> <span class="muted">${countOf(ofEngine.length, 'text')}</span></summary>
<ul class="snippets">${shown.map(answer => snippetOf(answer, isRepeated))}</ul>
${more > 0 ? markup`<p class="muted">${more} more are left out here; the other report files have them.</p>` : undefined}
</details>
`
  })}`
}

function snippetOf(
  { keyword, sample, cited, snippet, source_url }: Answer,
  isRepeated: boolean,
): MarkupValue {
  const url = parseWebUrl(source_url)
  return markup`<li><p class="about">${keyword === undefined ? 'All keywords' : name(keyword)}${
    isRepeated ? markup` · sample ${sample}` : undefined
  } · <span class="${cited ? 'better' : 'worse'}">${cited ? 'cites the brand' : 'does not cite the brand'}</span></p>
<blockquote dir="auto">${name(snippet, SNIPPET_LENGTH)}</blockquote>
${url ? markup`<p class="about">Source: ${link(url)}</p>` : undefined}</li>
`
}
