/** Tables and grids. Each is in a region of its own that scrolls, so that the page does not. */
import { MARKS } from '../../lib/document/plain-text.ts'
import type { Column, Grid, GridCell, Line, TableRow } from '../document/blocks.ts'
import { plainOf } from '../document/plain-text.ts'
import { linked, renderLine } from './line.ts'
import { type Markup, markup } from './markup.ts'

const WIDTH = 80
const HEIGHT = 20
/** Keeps the line within the picture. */
const EDGE = 2.5

/** Renders the grid as a table; a phone shows the columns of a row beside and below each other. */
export function grid({ label, columns, rows, note }: Grid): Markup {
  const hasTitles = rows.some(({ title }) => title !== undefined)
  const titles = columns.map(plainOf)
  const head = columns.map(column => markup`<th scope="col">${renderLine(column)}</th>`)
  const body = rows.map(
    ({ title, cells }) => markup`<tr>${
      title ? markup`<th scope="row">${renderLine(title)}</th>` : hasTitles ? markup`<td></td>` : undefined
    }${cells.map((cell, index) => gridCell(cell, titles[index] ?? ''))}</tr>
`,
  )
  return markup`${inRegion(
    label,
    markup`<table class="grid"><caption class="hidden">${label}</caption>
<thead><tr>${hasTitles ? markup`<td></td>` : undefined}${head}</tr></thead>
<tbody>${body}</tbody></table>`,
  )}
${note && note.length > 0 ? markup`<p class="muted note">${renderLine(note)}</p>` : undefined}`
}

function gridCell(cell: GridCell, column: string): Markup {
  if (cell === undefined) return markup`<td></td>`
  const label = markup` data-label="${column}"`
  if (cell === 'no answer') return markup`<td class="none"${label}>no answer</td>`
  const { basis, was, history = [], isLoss, mark } = cell
  const tint = isLoss ? 'loss' : mark
  return markup`<td${tint && markup` class="${tint}"`}${label}><span class="now">${nowOf(cell)}</span>${
    basis && markup` <small>${basis}</small>`
  }<span class="was"><small>${was}</small>${sparkline(history)}</span></td>`
}

/** Renders what a cell says of now: its mark, and a loss in bold with ▼. */
export function nowOf({ now, isLoss, mark, link }: Exclude<GridCell, string | undefined>): Markup {
  const shown = linked(link, markup`${now}`)
  return markup`${mark && markup`<span class="sign ${mark}" role="img" aria-label="${MARKS[mark].status}">${MARKS[mark].shape}</span> `}${
    isLoss ? markup`<b>${shown}&nbsp;<span role="img" aria-label="loss">▼</span></b>` : shown
  }`
}

/** From 0 to 100%, the newest run on the right. The words beside it say the same, so assistive technology passes over it. */
function sparkline(history: readonly (number | undefined)[]): Markup | undefined {
  const step = (WIDTH - 2 * EDGE) / (history.length - 1)
  const places = history.flatMap((share, index) =>
    share === undefined
      ? []
      : [[EDGE + index * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)].map(round)],
  )
  const [x, y] = places.at(-1) ?? []
  if (places.length < 2) return undefined
  return markup`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map(place => place.join()).join(' ')}"/><path class="end" d="M${x} ${y}h0"/></svg>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Renders a region that a keyboard reaches and scrolls. */
export function inRegion(label: string, content: Markup): Markup {
  return markup`<div class="scroll" role="group" aria-label="${label}" tabindex="0">
${content}
</div>`
}

/**
 * Renders a table whose rows start with their header. A narrow screen shows the cells below each other, each with the
 * title of its column, and leaves out the empty ones.
 */
export function table(caption: string, columns: Column[], rows: readonly TableRow[]): Markup {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  const widths = columns.map(({ width = 1 }) => markup`<col width="${Math.round((100 * width) / whole)}%">`)
  const head = columns.map(
    column => markup`<th scope="col"${numberClass(column)}>${renderLine(column.title)}</th>`,
  )
  const titles = columns.map(({ title }) => plainOf(title))
  const row = ([first = [], ...cells]: Line[]) =>
    markup`<tr><th scope="row">${renderLine(first)}</th>${cells.map(
      (cell, index) =>
        markup`<td${numberClass(columns[index + 1])} data-label="${titles[index + 1]}">${renderLine(cell)}</td>`,
    )}</tr>
`
  const body = rows.map(each =>
    Array.isArray(each)
      ? row(each)
      : markup`</tbody><tbody><tr class="group"><th scope="rowgroup" colspan="${columns.length}">${renderLine(each.group)} <small>${each.note && renderLine(each.note)}</small></th></tr>
`,
  )
  return inRegion(
    caption,
    markup`<table>
<caption><span>${caption}</span></caption>
${columns.some(({ width }) => width !== undefined) ? markup`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody>
</table>`,
  )
}

function numberClass(column: Column | undefined): Markup | undefined {
  return column?.isNumber ? markup` class="number"` : undefined
}
