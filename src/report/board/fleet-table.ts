import type { Cell, Line, Table } from '../../lib/document/blocks.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { countryName } from '../words/names.ts'
import { formatLevel } from '../words/phrases.ts'
import { dayInYear, longDayOf, newestOf } from '../words/words.ts'
import type { BoardBrand } from './board.ts'
import { differenceOf, formatDifference, totalOf } from './levels.ts'
import type { Vote } from './tables.ts'

/** Engines, and countries. */
const MAX_COLUMNS = 12
/** Share of the brands with answers in a country that has its own column. */
const MIN_BRANDS = 0.25

/** Returns a row for each brand, the worst first: open losses, then brands without runs, then the largest falls. */
export function fleetTable(brands: readonly BoardBrand[]): Table {
  const newest = newestOf(brands.map(({ lastRun }) => lastRun))
  const votes = brands.flatMap(({ recent }) => recent)
  const engines = listNames(votes.map(({ engine }) => engine)).slice(0, MAX_COLUMNS)
  const allCountries = listNames(votes.map(({ country }) => country))
  const isFrequent = (country: string) =>
    brands.filter(({ recent }) => totalOf(votesOf(recent, { country }))).length >= MIN_BRANDS * brands.length
  const countries = allCountries.filter(isFrequent).slice(0, MAX_COLUMNS)
  const titles = ['Brand', 'All', 'Change', 'State', ...engines, ...countries.map(countryName)]
  const more = countries.length < allCountries.length ? ' The page of a brand has all of its countries.' : ''
  const hasLines = brands.some(({ year }) => year.filter(share => share !== undefined).length > 1)
  const line = hasLines ? ' The line is the last year.' : ''
  const rows = brands.toSorted(compareBrands).map((brand): Cell[] => {
    const { recent, year, losses } = brand
    const lost = new Set(losses.flatMap(({ places }) => places))
    const level = totalOf(recent)
    return [
      [{ link: `brands/${brand.id}.html`, label: [{ name: brand.name }] }],
      level === undefined ? [] : { now: formatLevel(level), history: year },
      level === undefined ? [] : formatDifference(differenceOf(recent), { isLoss: losses.length > 0 }),
      describeState(brand, newest),
      ...engines.map(engine => partCell(votesOf(recent, { engine }), lost)),
      ...countries.map(country => partCell(votesOf(recent, { country }), lost)),
    ]
  })
  return {
    kind: 'table',
    isGrid: true,
    caption: `How many answers cite each brand in the 4 weeks to ${longDayOf(newest)}`,
    columns: titles.map(title => ({ title: [{ name: title, most: 40 }] })),
    rows,
    note: [
      `The 4 weeks to ${longDayOf(newest)}. Change: in points from the 4 weeks before, over the same questions and engines. A gray change may be chance; red is an open loss. Engines and countries only have clear changes.${line}${more}`,
    ],
  }
}

function listNames(names: readonly string[]): string[] {
  return [...new Set(names.filter(name => name !== ''))].toSorted(compareTexts)
}

function votesOf(votes: readonly Vote[], part: { engine?: string; country?: string }): Vote[] {
  const { engine, country } = part
  return votes.filter(
    vote => (engine ?? vote.engine) === vote.engine && (country ?? vote.country) === vote.country,
  )
}

function compareBrands(a: BoardBrand, b: BoardBrand): number {
  const stateOf = ({ losses, recent }: BoardBrand) => {
    if (totalOf(recent) === undefined) return 1
    return losses.length > 0 ? 0 : 2
  }
  const changeOf = ({ recent }: BoardBrand) => differenceOf(recent)?.share ?? 0
  return stateOf(a) - stateOf(b) || changeOf(a) - changeOf(b)
}

function describeState({ recent, losses, lastRun }: BoardBrand, newest: string): Line {
  if (totalOf(recent) === undefined)
    return [{ toned: [`no run since ${dayInYear(lastRun, newest)}`], tone: 'doubtful' }]
  if (losses.length === 0) return ['no loss']
  return [{ toned: [`▼ ${losses.length} ${losses.length === 1 ? 'loss' : 'losses'}`], tone: 'worse' }]
}

function partCell(votes: readonly Vote[], lost: ReadonlySet<string>): Line {
  const level = totalOf(votes)
  if (level === undefined) return []
  const isLoss = votes.some(({ place }) => lost.has(place))
  const difference = differenceOf(votes)
  return [`${formatLevel(level)} `, ...(difference?.isClear ? formatDifference(difference, { isLoss }) : [])]
}

/** Filters the brands by the typed text, and sorts them by a column. The content security policy of the page has its hash. */
export const FLEET_SCRIPT = `
const table = document.querySelector('.grid')
const [body] = table.tBodies
const field = document.getElementById('filter')
field.addEventListener('input', () => {
  const words = field.value.trim().toLowerCase()
  for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(words)
})
field.closest('p').hidden = false

// Numbers come first, and empty cells last.
const valueOf = (row, at) => {
  const text = row.cells[at].textContent.trim()
  const [, cited, answers] = /^(\\d+) of (\\d+)/.exec(text) ?? []
  if (answers) return (100 * cited) / answers
  const number = Number.parseFloat(text.replace(/^[▲±] ?/, '').replace(/^▼ /, '-'))
  return at === 0 || Number.isNaN(number) ? text || '\\uffff' : number
}
const compare = (a, b) =>
  typeof a === typeof b ? (typeof a === 'number' ? a - b : a.localeCompare(b)) : typeof a === 'number' ? -1 : 1
const heads = [...table.tHead.rows[0].cells]
for (const [at, head] of heads.entries()) {
  const button = document.createElement('button')
  button.append(...head.childNodes)
  head.append(button)
  button.addEventListener('click', () => {
    const order = head.ariaSort === 'ascending' ? 'descending' : 'ascending'
    for (const other of heads) other.ariaSort = null
    head.ariaSort = order
    const rows = [...body.rows].sort((a, b) => compare(valueOf(a, at), valueOf(b, at)))
    body.append(...(order === 'ascending' ? rows : rows.reverse()))
  })
}
`

export const FLEET_STYLES = `
[hidden] { display: none !important; }
.filter { font-size: 0.875rem; }
.filter input { min-height: 2.25rem; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
main { max-width: 84rem; }
.grid thead > * > *, .grid tbody th { width: auto; min-width: 0; }
.grid th, .grid td { padding: 0.4375rem 0.5rem; vertical-align: middle; }
.grid .now { font-size: inherit; }
.grid td:has(.spark) { white-space: nowrap; }
.grid td:has(.spark) .now { display: inline-block; min-width: 3.5rem; }
.grid .was { display: inline-flex; vertical-align: middle; }
.grid .spark { flex: none; width: 4rem; max-width: none; }
.grid .worse, .grid .better { white-space: nowrap; }
.grid button { padding: 0; background: none; border: 0; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.grid button::after { content: "\\a0↕" / ""; color: var(--muted); }
.grid [aria-sort="ascending"] button::after { content: "\\a0↑" / ""; }
.grid [aria-sort="descending"] button::after { content: "\\a0↓" / ""; }
@media (max-width: 40rem) {
  .grid thead { position: static; width: auto; height: auto; clip-path: none; }
  .grid thead tr { display: flex; flex-wrap: wrap; }
  .grid thead tr > :nth-child(n + 4) { display: none; }
  .grid td:nth-child(n + 5):not(:has(.worse, .better)) { display: none; }
  .grid tbody tr { grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr)); }
}
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  .filter, .grid button::after { display: none; }
  /* Chromium leaves buttons out of a header that it repeats. */
  .grid button { display: contents; }
  .grid { font-size: 8pt; }
  .grid th, .grid td { padding: 0.125rem 0.25rem; }
}
`
