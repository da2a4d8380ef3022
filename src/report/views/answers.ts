/** The texts of the engines, and the pages that they name. */
import type { ScanResult } from '../../contract/contract.ts'
import { toSingleLine } from '../../lib/text.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage, readable } from '../web-url.ts'
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

const MOST_HOSTS = 20
const MOST_PAGES = 5
const MOST_SNIPPETS = 60
/** Code points shown of an answer. */
export const SNIPPET_LENGTH = 1200

interface Answer extends ScanResult {
  keyword: string | undefined
  sample: number
}

interface LinkedAnswer extends Answer {
  url: URL
}

function answersOf({ scans }: Outcome): Answer[] {
  return scans.flatMap(({ keyword, sample, scan }) =>
    scan.results.map(result => ({ ...result, keyword, sample })),
  )
}

/** Returns the pages that answers name as their source, by site, the most frequent first; undefined without any. */
export function viewSources(outcome: Outcome) {
  const named = answersOf(outcome).filter(({ source_url }) => source_url !== '')
  if (named.length === 0) return undefined
  const linked = named.flatMap((answer): LinkedAnswer[] => {
    const url = parseWebPage(answer.source_url)
    return url ? [{ ...answer, url }] : []
  })
  const hosts = largestFirst(Map.groupBy(linked, ({ url }) => url.host))
  const pages = new Set(linked.map(({ url }) => url.href)).size
  const unlinked = named.length - linked.length
  const columns: Column[] = [
    { title: 'Page' },
    { title: 'Answers that name it', isNumber: true },
    { title: 'Of these, citing the brand', isNumber: true },
    { title: 'Engines' },
  ]
  return {
    columns,
    caption: `${countOf(pages, 'page')} of ${countOf(hosts.length, 'site')}, the most frequent first`,
    sites: hosts.slice(0, MOST_HOSTS).map(([host, answers]) => viewSite(host, answers)),
    notes: [
      ...(hosts.length > MOST_HOSTS
        ? [`The ${hosts.length - MOST_HOSTS} least frequent sites are left out here.`]
        : []),
      ...(unlinked > 0 ? [`${countOf(unlinked, 'answer')} named a source that is not a web address.`] : []),
    ],
  }
}

export type Site = ReturnType<typeof viewSite>

function viewSite(host: string, ofHost: LinkedAnswer[]) {
  const byPage = largestFirst(Map.groupBy(ofHost, ({ url }) => url.href))
  const more = byPage.length - MOST_PAGES
  return {
    host,
    count: `${countOf(ofHost.length, 'answer')}${more > 0 ? `; ${countOf(more, 'page')} left out here` : ''}`,
    pages: byPage.slice(0, MOST_PAGES).map(([href, answers]) => {
      const url = new URL(href)
      return {
        url,
        label: readable(url.pathname + url.search),
        answers: answers.length,
        citing: answers.filter(({ cited }) => cited).length,
        engines: [...new Set(answers.map(({ engine }) => engine))],
      }
    }),
  }
}

function largestFirst<T>(groups: Map<string, T[]>): [string, T[]][] {
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/** Returns the texts by engine, those that cite the brand first; undefined without any. */
export function viewSnippets(outcome: Outcome) {
  const said = answersOf(outcome).filter(({ snippet }) => toSingleLine(snippet) !== '')
  if (said.length === 0) return undefined
  const isRepeated = said.some(({ sample }) => sample > 1)
  return {
    total: said.length,
    engines: [...Map.groupBy(said, ({ engine }) => engine)].map(([engine, ofEngine]) => {
      const more = ofEngine.length - MOST_SNIPPETS
      return {
        engine,
        count: countOf(ofEngine.length, 'text'),
        snippets: ofEngine
          .toSorted((a, b) => Number(b.cited) - Number(a.cited))
          .slice(0, MOST_SNIPPETS)
          .map(answer => viewSnippet(answer, isRepeated)),
        note: more > 0 ? `${more} more are left out here; the other report files have them.` : undefined,
      }
    }),
  }
}

export type Snippet = ReturnType<typeof viewSnippet>

function viewSnippet({ keyword, sample, cited, snippet, source_url }: Answer, isRepeated: boolean) {
  const tone: Tone = cited ? 'better' : 'worse'
  return {
    ...{ keyword, snippet, tone },
    sample: isRepeated ? `sample ${sample}` : undefined,
    words: cited ? 'cites the brand' : 'does not cite the brand',
    source: parseWebPage(source_url),
  }
}
