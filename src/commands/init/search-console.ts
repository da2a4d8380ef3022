/** The queries of a Search Console export. */
import { parse } from 'csv-parse/sync'
import * as z from 'zod'

/** Why a file is no export of queries. */
export type SearchConsoleProblem =
  | 'not-csv'
  /** It lists pages, countries or days: another file of the export. */
  | 'other-table'
  | 'no-queries'

/** A query, and how often people saw the site by it. */
export interface SearchQuery {
  query: string
  impressions: number
}

const rowsSchema = z.array(z.array(z.string()))

/**
 * Reads `Queries.csv` of the report _Performance_: `Top queries,Clicks,Impressions,CTR,Position`, in the order and the
 * language of the account. With two periods compared, each figure has two columns. Returns the queries by impressions,
 * the most shown first.
 */
export function readSearchConsole(
  text: string,
): { queries: SearchQuery[] } | { problem: SearchConsoleProblem } {
  const rows = readRows(text)
  const [header = [], ...records] = rows ?? []
  if (rows === undefined || header.length < 2) return { problem: 'not-csv' }
  // The names are translated; the order of the columns is not.
  const named = header.findIndex(name => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name))
  const column = named < 0 ? Math.min(2, header.length - 1) : named
  const queries = records.map(([query = '', ...figures]) => ({
    query: query.trim(),
    impressions: readCount(figures[column - 1]),
  }))
  const listed = queries.filter(({ query }) => query !== '')
  if (listed.length === 0) return { problem: 'no-queries' }
  if (
    isOtherTable(
      header[0] ?? '',
      listed.map(({ query }) => query),
    )
  )
    return { problem: 'other-table' }
  const sorted = listed.toSorted((a, b) => b.impressions - a.impressions)
  return { queries: [...new Map(sorted.toReversed().map(each => [each.query, each])).values()].toReversed() }
}

function readRows(text: string): string[][] | undefined {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true }
    const delimiter = /^[^\n]*\t/.test(text) ? '\t' : /^[^\n,]*;/.test(text) ? ';' : ','
    return rowsSchema.parse(parse(text, { ...options, delimiter }))
  } catch {
    return undefined
  }
}

/** Returns whether the first column holds addresses, days or the names of another table. */
function isOtherTable(header: string, values: string[]): boolean {
  if (/^(?:top pages?|page|country|device|date|search appearance|filter)$/i.test(header.trim())) return true
  const others = values.filter(value => /^https?:\/\//.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value))
  return others.length > values.length / 2
}

/** Reads a count, whose groups of digits any mark may separate; 0 for any other text. */
function readCount(text = ''): number {
  const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0
}
