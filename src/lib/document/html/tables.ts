import { roundToTenths, sum } from '../../numbers.ts'
import type { Cell, Column, Table, Value } from '../blocks.ts'
import { plainOf } from '../plain-text.ts'
import { renderLine } from './line.ts'
import { type Markup, markup } from './markup.ts'
import { fitItems, type Room } from './room.ts'

const WIDTH = 80
const HEIGHT = 20
const EDGE = 2.5

/**
 * Renders a table until the room is used up. On a narrow screen, each cell shows its column title: stacked in a table, side
 * by side in a grid. Each table scrolls separately.
 */
export function table({ caption, columns, rows, isGrid = false, note = [] }: Table, room: Room): Markup {
  const whole = sum(columns.map(({ width = 1 }) => width))
  const widths = columns.map(({ width = 1 }) => markup`<col width="${Math.round((100 * width) / whole)}%">`)
  const titles = columns.map(({ title }) => plainOf(title))
  const head = columns.map(column =>
    column.title.length === 0
      ? markup`<td></td>`
      : markup`<th scope="col"${numberClass(column)}>${renderLine(column.title)}</th>`,
  )
  const toCell = (cell: Cell, at: number): Markup => {
    if ('now' in cell) return value(cell, titles[at] ?? '')
    if (at === 0 && cell.length > 0) return markup`<th scope="row">${renderLine(cell)}</th>`
    if (cell.length === 0) return markup`<td></td>`
    return markup`<td${numberClass(columns[at])} data-label="${titles[at]}">${renderLine(cell)}</td>`
  }
  const toRow = (row: Cell[]): Markup => markup`<tr>${row.map(toCell)}</tr>
`
  const { shown, leftOut } = fitItems(rows, 'row', room, toRow)
  return markup`<div class="scroll" role="group" aria-label="${caption}" tabindex="0">
<table${isGrid ? markup` class="grid"` : undefined}>
${isGrid ? markup`<caption class="hidden">${caption}</caption>` : markup`<caption><span>${caption}</span></caption>`}
${columns.some(({ width }) => width !== undefined) ? markup`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${shown}</tbody>
</table>
</div>
${note.length > 0 ? markup`<p class="muted note">${renderLine(note)}</p>` : undefined}${leftOut}`
}

function numberClass(column: Column | undefined): Markup | undefined {
  return column?.isNumber ? markup` class="number"` : undefined
}

function value(cell: Value, column: string): Markup {
  const { now, was, basis, isLoss, history = [] } = cell
  return markup`<td${isLoss ? markup` class="loss"` : undefined} data-label="${column}"><span class="now">${
    isLoss ? markup`<b>${now}&nbsp;<span role="img" aria-label="loss">▼</span></b>` : now
  }</span>${
    basis && markup` <small>${basis}</small>`
  }${was === undefined && history.length === 0 ? undefined : markup` <span class="was"><small>${was}</small>${sparkline(history)}</span>`}</td>`
}

/** Draws shares from 0 to 100 %, the newest run on the right. Assistive technology reads the text next to it instead. */
export function sparkline(history: readonly (number | undefined)[]): Markup | undefined {
  const step = (WIDTH - 2 * EDGE) / (history.length - 1)
  const places = history.flatMap((share, index) =>
    share === undefined
      ? []
      : [[EDGE + index * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)].map(roundToTenths)],
  )
  const [x, y] = places.at(-1) ?? []
  if (places.length < 2) return undefined
  return markup`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map(place => place.join()).join(' ')}"/><path class="end" d="M${x} ${y}h0"/></svg>`
}
