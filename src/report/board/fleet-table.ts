import { renderLine } from '../../lib/document/html/line.ts'
import { type Markup, type MarkupValue, markup, name } from '../../lib/document/html/markup.ts'
import { sparkline } from '../../lib/document/html/tables.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { countryName } from '../words/names.ts'
import { formatLevel } from '../words/phrases.ts'
import { dayInYear, longDayOf } from '../words/words.ts'
import type { BoardBrand } from './board.ts'
import { type Count, differenceOf, formatDifference, formatPoints, toneOf, totalOf } from './levels.ts'
import type { Vote } from './tables.ts'

/** Of engines, and of countries. */
const MAX_COLUMNS = 12

/** Renders a row for each brand, the worst first: open losses, then brands without runs, then the largest falls. */
export function fleetTable(brands: readonly BoardBrand[]): Markup {
  const newest =
    brands
      .map(({ lastRun }) => lastRun)
      .toSorted(compareTexts)
      .at(-1) ?? ''
  const votes = brands.flatMap(({ recent }) => recent)
  const engines = listColumns(votes, ({ engine }) => engine)
  const countries = listColumns(votes, ({ country }) => country)
  const rows = brands.toSorted(compareBrands).map((brand, rank) => {
    return fleetRow(brand, { rank, newest, engines, countries })
  })
  const head = (title: string) => markup`<th scope="col" rowspan="2" data-sort>${title}</th>`
  return markup`<div class="scroll" role="group" aria-label="Brands" tabindex="0">
<table class="fleet">
<caption><span>How many answers cite each brand in the 4 weeks to ${longDayOf(newest)}, and the change from the 4 weeks before</span></caption>
<thead>
<tr>${['Brand', 'All', 'Change'].map(head)}<th scope="col" rowspan="2" data-sort aria-sort="ascending">State</th>${groupHead('Engines', engines)}${groupHead('Countries', countries)}</tr>
<tr>${engines.map(engine => markup`<th scope="col" data-sort>${name(engine, 40)}</th>`)}${countries.map(
    code => markup`<th scope="col" data-sort><abbr title="${countryName(code)}">${code}</abbr></th>`,
  )}</tr>
</thead>
<tbody>
${rows}</tbody>
</table>
</div>
<p class="muted note">Change: same questions and engines. A gray change may be chance. The columns of engines and countries only have clear changes, in points. The line is the last year.</p>`
}

/** Returns the names that most votes have. */
function listColumns(votes: readonly Vote[], nameOf: (vote: Vote) => string): string[] {
  return [...Map.groupBy(votes, nameOf)]
    .filter(([column]) => column !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_COLUMNS)
    .map(([column]) => column)
    .toSorted(compareTexts)
}

function groupHead(title: string, columns: readonly string[]): Markup | undefined {
  if (columns.length === 0) return undefined
  return markup`<th scope="colgroup" colspan="${columns.length}">${title}</th>`
}

function compareBrands(a: BoardBrand, b: BoardBrand): number {
  const stateOf = ({ losses, recent }: BoardBrand) => {
    if (totalOf(recent) === undefined) return 1
    return losses.length > 0 ? 0 : 2
  }
  const changeOf = ({ recent }: BoardBrand) => differenceOf(recent)?.share ?? 0
  return stateOf(a) - stateOf(b) || changeOf(a) - changeOf(b)
}

interface Place {
  /** From 0, the worst brand. */
  rank: number
  /** The newest run of all brands. */
  newest: string
  engines: readonly string[]
  countries: readonly string[]
}

function fleetRow(
  { id, name: brand, recent, year, losses, lastRun }: BoardBrand,
  { rank, newest, engines, countries }: Place,
): Markup {
  const isMeasured = totalOf(recent) !== undefined
  const difference = differenceOf(recent)
  const byEngine = Map.groupBy(recent, ({ engine }) => engine)
  const byCountry = Map.groupBy(recent, ({ country }) => country)
  const parts = [
    ...engines.map(engine => byEngine.get(engine)),
    ...countries.map(country => byCountry.get(country)),
  ]
  const line = sparkline(year.map(level => level?.share))
  const change = isMeasured ? renderLine(formatDifference(difference)) : undefined
  const state = isMeasured
    ? describeLosses(losses.length)
    : markup`<span class="doubtful">no run since ${dayInYear(lastRun, newest)}</span>`
  return markup`<tr><th scope="row"><a href="brands/${id}.html">${name(brand)}</a></th>${levelCell(recent, line)}<td data-value="${difference?.share}">${change}</td><td class="state" data-value="${rank}">${state}</td>${parts.map(
    (counts = []) => {
      const own = differenceOf(counts)
      return levelCell(
        counts,
        own?.isClear ? markup`<small class="${toneOf(own)}">${formatPoints(own)}</small>` : undefined,
      )
    },
  )}</tr>
`
}

function describeLosses(count: number): MarkupValue {
  if (count === 0) return 'no loss'
  return markup`<span class="worse">▼ ${count === 1 ? '1 loss' : `${count} losses`}</span>`
}

function levelCell(counts: readonly Count[], more: Markup | undefined): Markup {
  const level = totalOf(counts)
  if (level === undefined) return markup`<td></td>`
  return markup`<td data-value="${level.share}"><span class="now">${formatLevel(level)}</span> ${more}</td>`
}

/** Filters the brands by the typed text, and sorts them by a column. The content security policy of the page has its hash. */
export const FLEET_SCRIPT = `
const table = document.querySelector('.fleet')
if (table) {
  const [body] = table.tBodies
  const heads = [...table.querySelectorAll('[data-sort]')]
  const field = document.getElementById('filter')
  const show = () => {
    const words = field.value.trim().toLowerCase()
    for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(words)
  }
  const sortBy = at => {
    const isUp = heads[at].ariaSort !== 'ascending'
    for (const head of heads) head.ariaSort = head === heads[at] ? (isUp ? 'ascending' : 'descending') : null
    const valueOf = ({ cells }) => (at === 0 ? cells[0].textContent : cells[at].dataset.value)
    const compare = (a, b) => (at === 0 ? a.localeCompare(b) : a - b)
    const rows = [...body.rows]
    const known = rows.filter(row => valueOf(row)).sort((a, b) => (isUp ? 1 : -1) * compare(valueOf(a), valueOf(b)))
    body.append(...known, ...rows.filter(row => !valueOf(row)))
  }
  heads.forEach((head, at) => {
    const button = document.createElement('button')
    button.append(...head.childNodes)
    button.addEventListener('click', () => sortBy(at))
    head.append(button)
  })
  field.addEventListener('input', show)
  field.closest('p').hidden = false
  show()
}
`

export const FLEET_STYLES = `
[hidden] { display: none !important; }
.filter { font-size: 0.875rem; }
.filter input { min-height: 2.25rem; max-width: 100%; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
main:has(.fleet) { max-width: 84rem; }
.fleet { font-variant-numeric: tabular-nums; }
.fleet th, .fleet td { padding: 0.4375rem 0.625rem; vertical-align: middle; white-space: nowrap; }
.fleet .state { min-width: 8rem; white-space: normal; }
.fleet .now ~ small { display: block; }
.fleet .now { display: inline-block; min-width: 2.5rem; font-size: inherit; }
.fleet abbr { text-decoration: none; }
.fleet tbody th { position: sticky; left: 0; z-index: 1; background: var(--surface); white-space: normal; }
.fleet thead > tr > * { position: static; vertical-align: bottom; white-space: normal; }
.fleet thead [scope="colgroup"] { border-left: 1px solid var(--line); }
.fleet .spark { display: inline-block; width: 5rem; max-width: none; margin-left: 0.25rem; vertical-align: middle; }
.fleet button { padding: 0; background: none; border: 0; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.fleet button::after { content: "\\a0↕" / ""; color: var(--muted); font-weight: 400; }
.fleet [aria-sort="ascending"] button::after { content: "\\a0↑" / ""; color: var(--accent); }
.fleet [aria-sort="descending"] button::after { content: "\\a0↓" / ""; color: var(--accent); }
.fleet .better, .fleet .worse, .fleet .doubtful { font-weight: 600; }
.fleet small.better { color: var(--good); }
.fleet small.worse { color: var(--bad); }
@media (max-width: 40rem) {
  .fleet { display: table; }
  .fleet thead { display: table-header-group; position: static; clip-path: none; }
  .fleet caption { display: table-caption; }
  .fleet tbody { display: table-row-group; }
  .fleet tr { display: table-row; }
  .fleet th, .fleet td { display: table-cell; border-top: 1px solid var(--line); }
}
@media print {
  @page { size: A4 landscape; }
  .filter, .fleet button::after { display: none !important; }
  .fleet { font-size: 8pt; }
  .fleet th, .fleet td { padding: 0.25rem; }
}
`
