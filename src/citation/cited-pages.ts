import type { AnswerRecord, AnswerSource } from '../engines/answer-record.ts'
import { hostOf } from '../lib/web-url.ts'
import type { CitedPage } from '../owners/cited-pages.ts'

/** Entries of a keyword, so that a record stays small. */
const MAX_ENTRIES = 20
/** Longer addresses are not kept. */
const MAX_LENGTH = 300

/**
 * Counts the answers that cite each page on a domain of the brand, by keyword and engine: the most cited pages of each keyword,
 * at most 20. Empty for a hosted service, which reports no answers.
 */
export function countCitedPages(records: readonly AnswerRecord[]): CitedPage[] {
  const pages = new Map<string, CitedPage>()
  for (const record of records) {
    if (record.outcome !== 'evaluated') continue
    const { keyword, engine, content } = record
    for (const address of new Set(content.citedSources.flatMap(source => toOwnAddress(source) ?? []))) {
      const key = JSON.stringify([keyword, engine, address])
      const answers = (pages.get(key)?.answers ?? 0) + 1
      pages.set(key, { keyword, engine, address, answers })
    }
  }
  return [...Map.groupBy(pages.values(), ({ keyword }) => keyword).values()].flatMap(entries =>
    entries.toSorted((a, b) => b.answers - a.answers).slice(0, MAX_ENTRIES),
  )
}

/** Undefined for a page of the brand on another site, such as `github.com/acme`, and if the vendor hides the address. */
function toOwnAddress({ owner, domain, url }: AnswerSource): string | undefined {
  const host = hostOf(url)
  if (owner.kind !== 'own' || !`.${host}`.endsWith(`.${domain}`)) return undefined
  const address = `${host}${new URL(url).pathname.replace(/(?:\/index)?(?:\.html?)?\/?$/i, '')}`
  return address.length > MAX_LENGTH ? undefined : address
}
