/** Tables. Each is in a region of its own that scrolls, so that the page does not. */
import type { Column, Line, TableRow } from '../document/blocks.ts'
import { plainOf } from '../document/plain-text.ts'
import { renderLine } from './line.ts'
import { type Markup, markup } from './markup.ts'

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
