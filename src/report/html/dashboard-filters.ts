/** The filters of the dashboard, hidden until its script runs, and the data that the script reads. */
import { toCsv } from '../../lib/csv.ts'
import { type Markup, markup } from '../../lib/document/html/markup.ts'
import { dataFor } from '../../lib/document/html/page.ts'
import { type Dashboard, type DashboardRow, namesOf, ROW_NAMES } from '../document/dashboard.ts'
import { countryName } from '../document/names.ts'
import { type DashboardData, encodeCounts } from './dashboard-script.ts'

/** Bytes of the counts by keyword, two for each column. */
const MOST_COUNTS = 3_200_000

/** Renders the filters of the table with these rows. */
export function filters({ columns, unit }: Dashboard, rows: readonly DashboardRow[]): Markup {
  const engines = unique(rows.map(({ engineName }) => engineName))
  const countries = unique(rows.map(({ country }) => country))
  const keywords = unique(rows.flatMap(row => [...row.keywords.keys()]))
  const indexes = new Map(keywords.map((keyword, index) => [keyword, index]))
  const series = rows.reduce((sum, row) => sum + row.keywords.size, 0)
  const depth = Math.min(columns.length, Math.floor(MOST_COUNTS / (2 * Math.max(1, series))))
  const data: DashboardData = {
    keywords,
    rows: rows.map(row => ({
      engine: engines.indexOf(row.engineName),
      country: countries.indexOf(row.country),
      isMarked: row.marks[0] !== undefined,
      keywords: Array.from(row.keywords, ([keyword, at]) => [
        indexes.get(keyword) ?? 0,
        encodeCounts(at.slice(0, depth)),
      ]),
    })),
    csv: csvLines(columns, rows),
  }
  const note = depth < columns.length ? ` (the newest ${depth} ${unit}s)` : ''
  return markup`<div class="filters" id="filters" role="search" hidden>
${choice('engine', 'Engine', engines)}
${choice(
  'country',
  'Country',
  countries.map(country => (country === '' ? 'not known' : countryName(country))),
)}
<label>Question has the words${note} <input id="keyword" type="search" maxlength="200"></label>
<label class="switch"><input id="marked" type="checkbox"> Only open losses</label>
<button id="save" type="button">Save as CSV</button>
<p id="shown" class="muted" role="status"></p>
</div>
${dataFor('data', data)}`
}

const unique = (texts: string[]) => [...new Set(texts)].sort()

/** Renders a list to choose one or all of; nothing where there is no choice. */
function choice(id: string, label: string, options: readonly string[]): Markup | undefined {
  if (options.length < 2) return undefined
  return markup`<label>${label} <select id="${id}"><option value="">All</option>${options.map(
    (option, index) => markup`<option value="${index}">${option}</option>`,
  )}</select></label>`
}

/** Returns the head of the table, and the names of each row, as lines of a CSV file. */
function csvLines(columns: readonly string[], rows: readonly DashboardRow[]): string[] {
  const [head = '', ...lines] = [...toCsv([...ROW_NAMES], rows.map(namesOf))].join('').split('\r\n')
  return [[head, ...columns].join(','), ...lines.slice(0, rows.length)]
}
