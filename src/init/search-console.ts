import { parse } from 'csv-parse/sync'
import * as z from 'zod'

export interface SearchQuery {
  query: string
  impressions: number
}

const rowsSchema = z.array(z.array(z.string()))

/**
 * Reads `Queries.csv` of the report _Performance_: `Top queries,Clicks,Impressions,CTR,Position`, in the language of the
 * account. A comparison of two periods has two columns for each figure. Returns the queries with the most impressions
 * first; undefined for any other file.
 */
export function readSearchConsole(text: string): SearchQuery[] | undefined {
  const rows = readRows(text)
  const [header = [], ...records] = rows ?? []
  if (header.length < 2) return undefined
  // Column names are translated. The order of the columns is always the same.
  const column = header.length > 5 ? 3 : 2
  const queries = records.map(([query = '', ...figures]) => ({
    query: query.trim(),
    impressions: readCount(figures[column - 1]),
  }))
  // The other tables of the export list addresses or days.
  const listed = queries.filter(({ query }) => !/^(?:https?:.*|\d{4}-\d{2}-\d{2}|)$/.test(query))
  if (listed.length === 0) return undefined
  const sorted = listed.toSorted((a, b) => b.impressions - a.impressions)
  return [...new Map(sorted.toReversed().map(each => [each.query, each])).values()].toReversed()
}

function readRows(text: string): string[][] | undefined {
  try {
    const [delimiter = ','] = /[\t;,]/.exec(text) ?? []
    return rowsSchema.parse(
      parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, delimiter }),
    )
  } catch {
    return undefined
  }
}

/** Groups of digits may have any separator. Returns 0 for other text. */
function readCount(text = ''): number {
  const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0
}
