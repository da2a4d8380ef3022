/** The pages that the answers of a service name as their source. */
import type { ScanResult } from '../../contract/contract.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage, readable } from '../web-url.ts'
import type { Column } from './table.ts'

const MOST_HOSTS = 20
const MOST_PAGES = 5

interface LinkedAnswer extends ScanResult {
  url: URL
}

/** Returns the pages that answers name as their source, by site, the most frequent first; undefined without any. */
export function viewSources({ scans }: Pick<Outcome, 'scans'>) {
  const named = scans.flatMap(({ scan }) => scan.results).filter(({ source_url }) => source_url !== '')
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
