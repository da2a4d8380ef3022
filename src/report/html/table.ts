/** Tables. Each is in a region of its own that scrolls, so that the page does not. */
import type { Column } from '../views/table.ts'
import { type Markup, type MarkupValue, markup } from './markup.ts'

interface TableParts {
  /** Name of the region: unique on the page, and no text from outside. */
  label: string
  caption: MarkupValue
}

/** Renders a table whose rows start with their header. */
export function table(parts: TableParts & { columns: Column[]; rows: MarkupValue[][] }): Markup {
  const { label, caption, columns, rows } = parts
  const body = rows.map(
    ([header, ...cells]) => markup`<tr><th scope="row">${header}</th>${cellsOf(columns, cells)}</tr>
`,
  )
  return tableOf({ label, caption, header: headerOf(columns), body: markup`<tbody>${body}</tbody>` })
}

/**
 * Renders the cells of a row but for the first. A narrow screen shows them below each other, each with the title of its
 * column, and leaves out the empty ones.
 */
export function cellsOf([, ...columns]: Column[], cells: MarkupValue[]): Markup {
  return markup`${cells.map(
    (cell, index) =>
      markup`<td${numberClass(columns[index])} data-label="${columns[index]?.title}">${cell}</td>`,
  )}`
}

/** Renders the title row of a group of rows, in a `tbody` of its own. */
export function groupRow(columns: Column[], title: MarkupValue, count: string): Markup {
  return markup`<tbody><tr class="group"><th scope="rowgroup" colspan="${columns.length}">${title} <small>${count}</small></th></tr></tbody>
`
}

/** Renders the cells of a header row. */
export function headerOf(columns: Column[]): Markup {
  return markup`${columns.map(column => markup`<th scope="col"${numberClass(column)}>${column.title}</th>`)}`
}

/** Renders a table from the cells of one header row and one or more `tbody` elements. */
export function tableOf(parts: TableParts & { header: Markup; body: MarkupValue }): Markup {
  const { label, caption, header, body } = parts
  return markup`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
<table>
<caption><span>${caption}</span></caption>
<thead><tr>${header}</tr></thead>
${body}
</table>
</div>`
}

function numberClass(column: Column | undefined): Markup | undefined {
  return column?.isNumber ? markup` class="number"` : undefined
}
