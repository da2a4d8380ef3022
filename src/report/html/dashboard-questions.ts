/** The questions of a gate by engine. Each question opens the answers of the newest runs, as far as records hold them. */
import type { HistoryRecord } from '../../history/record.ts'
import type { Cell } from '../../scan/measure.ts'
import { type DashboardGate, type DashboardRow, placeOf, placeOfRow } from '../document/dashboard.ts'
import { countOf } from '../numbers.ts'
import { parseWebUrl } from '../web-url.ts'
import { longDayOf } from '../words.ts'
import { heatOf } from './heat.ts'
import { link, type Markup, markup, name, sizeOf } from './markup.ts'

/** More runs of a question do not fit a screen. */
const MOST_RUNS = 12

/** Renders as much as there is room for, in bytes: all questions first, then the runs of each. */
export function questions(gate: DashboardGate, room: number): Markup {
  const { rows, records } = gate
  const keywords = [...new Set(rows.flatMap(row => [...row.keywords.keys()]))]
  const runs = records.slice(-MOST_RUNS).reverse()
  const heads: { keyword: string; head: Markup }[] = []
  let left = room
  for (const keyword of keywords) {
    const head = renderHead(keyword, rows)
    left -= sizeOf(head) + 50
    if (left < 0) break
    heads.push({ keyword, head })
  }
  const cellsOf = indexCells(runs)
  const roomEach = left / heads.length
  const missing = keywords.length - heads.length
  return markup`<div class="heat${rows.length > 8 ? markup` many` : undefined}">
<p class="heads" aria-hidden="true"><span>Question</span>${rows.map(row => markup`<span>${placeOfRow(row)}</span>`)}</p>
${heads.map(({ keyword, head }) => {
  const body = renderRuns(keyword, runs, rows, cellsOf, roomEach)
  return body === undefined
    ? markup`<div class="row">${head}</div>
`
    : markup`<details><summary class="row">${head}</summary>
${body}</details>
`
})}</div>
<p class="muted">${missing > 0 ? `${countOf(missing, 'question')} left out here to keep the site small. ` : ''}✓ stands for an answer that cites the brand, ✗ for one that does not. Records keep no texts: the report of a run has them.</p>`
}

/** A question with the share of its newest column that has answers, for each engine. */
function renderHead(keyword: string, rows: readonly DashboardRow[]): Markup {
  const cells = rows.map(row => {
    const label = markup`<i>${placeOfRow(row)}</i> `
    const tally = row.keywords.get(keyword)?.find(each => each !== undefined)
    if (tally === undefined) return markup`<span class="cell none">${label}no answer</span>`
    const { cited, answers } = tally
    return markup`<span class="cell ${heatOf(cited / answers)}">${label}${cited} of ${answers}</span>`
  })
  return markup`<h3>${keyword === '' ? 'All questions in one' : name(keyword)}</h3>${cells}`
}

type CellsOf = (record: HistoryRecord, keyword: string) => readonly Cell[]

function indexCells(records: readonly HistoryRecord[]): CellsOf {
  const index = new Map(
    records.map(record => [record, Map.groupBy(record.cells, ({ keyword = '' }) => keyword)]),
  )
  return (record, keyword) => index.get(record)?.get(keyword) ?? []
}

function renderRuns(
  keyword: string,
  runs: readonly HistoryRecord[],
  rows: readonly DashboardRow[],
  cellsOf: CellsOf,
  room: number,
): Markup | undefined {
  const head = markup`<tr><td></td>${rows.map(row => markup`<th scope="col">${placeOfRow(row)}</th>`)}</tr>`
  let left = room - sizeOf(head) - 150
  const body: Markup[] = []
  for (const record of runs) {
    const cells = new Map(
      cellsOf(record, keyword).map(cell => [JSON.stringify(placeOf(cell.engine, record)), cell]),
    )
    if (cells.size === 0) continue
    const day = longDayOf(record.createdAt)
    const url = record.runUrl === undefined ? undefined : parseWebUrl(record.runUrl)
    const row = markup`<tr><th scope="row">${url ? link(url, day) : day}</th>${rows.map(
      ({ engine, country }) => markup`<td>${votesOf(cells.get(JSON.stringify({ engine, country })))}</td>`,
    )}</tr>
`
    left -= sizeOf(row)
    if (left < 0) break
    body.push(row)
  }
  return body.length === 0
    ? undefined
    : markup`<div class="scroll" role="group" aria-label="Answers" tabindex="0"><table class="weeks runs"><thead>${head}</thead>
<tbody>${body}</tbody></table></div>`
}

function votesOf(cell: Cell | undefined): string {
  return cell?.cited.map(vote => (vote ? '✓' : '✗')).join(' ') ?? ''
}
