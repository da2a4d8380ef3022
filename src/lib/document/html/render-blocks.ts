import { countOf, roundToTenths, sum } from '../../numbers.ts'
import type { Block, Card, Cell, Chart, ChartLine, Column, Table, Value } from '../blocks.ts'
import { TODO } from '../blocks.ts'
import { chartClasses, drawChart } from '../draw-chart.ts'
import { plainAnswer, plainOf } from '../plain-text.ts'
import { lines, linked, type Markup, markup, name, renderLabel, renderLine, sizeOf } from './markup.ts'

type Level = 1 | 2 | 3

/** The axes of a chart. It is low, so that the engines below it stay on the first screen. */
const PLACES = { top: 12, bottom: 212, left: 64, right: 706 }
const SPARK = { width: 80, height: 20, edge: 2.5 }

/** Bytes that are left in a file. */
export interface Room {
  left: number
}

/** Renders blocks. Leaves out whole blocks without room, and states their number. */
export function renderBlocks(
  blocks: readonly Block[],
  level: Level,
  room: Room = { left: Number.POSITIVE_INFINITY },
): Markup {
  const shown: Markup[] = []
  for (const block of blocks) {
    const rendered = markup`${renderBlock(block, level)}
`
    if (sizeOf(rendered) > room.left) continue
    room.left -= sizeOf(rendered)
    shown.push(rendered)
  }
  const leftOut = blocks.length - shown.length
  if (leftOut === 0) return markup`${shown}`
  return markup`${shown}<p class="muted">${countOf(leftOut, 'part')} left out here to keep the file small. The result file has room for more.</p>`
}

function renderBlock(block: Block, level: Level): Markup {
  switch (block.kind) {
    case 'heading':
      return heading(block, level)
    case 'line':
      return markup`<p>${renderLine(block.text)}</p>`
    case 'code':
      return markup`<pre><code>${lines(block.text)}</code></pre>`
    case 'list':
      return markup`<ul>${block.items.map(item => markup`<li>${renderLine(item)}</li>`)}</ul>`
    case 'table':
      return table(block)
    case 'chart':
      return chart(block)
    case 'card': {
      const hasText = block.cards.some(({ text }) => text !== undefined)
      return markup`<ol class="${hasText ? 'answers' : 'cards'}">${block.cards.map(each => card(each, level))}</ol>`
    }
    case 'fold': {
      const id = block.id && markup` id="${block.id}"`
      return markup`<details><summary>${renderLabel(block.title)}</summary>
<div${id}>${renderBlocks(block.blocks, level)}</div></details>`
    }
  }
}

function heading({ text, more = [] }: Extract<Block, { kind: 'heading' }>, level: Level): Markup {
  return markup`<h${level}>${renderLine(text)}</h${level}>${more.length > 0 ? markup`<p>${renderLine(more)}</p>` : undefined}`
}

function card({ title, lines: allLines = [], text, todo }: Card, level: Level): Markup {
  const shown = allLines.filter(({ length }) => length > 0).map(renderLine)
  return markup`<li><h${level}>${renderLine(title)}</h${level}>
${text === undefined ? undefined : markup`<p class="answer" dir="auto">${lines(plainAnswer(text))}</p>`}${
  shown.length > 1
    ? markup`<ul>${shown.map(item => markup`<li>${item}</li>`)}</ul>`
    : shown.map(only => markup`<p>${only}</p>`)
}${todo && markup`<p><strong>${TODO}</strong> ${renderLine(todo)}</p>`}</li>
`
}

/** Renders a chart with its legend, and its level next to it. */
export function chart(drawn: Chart): Markup {
  const { title, description, legend, lines, level, total } = drawn
  const classes = chartClasses(lines)
  return markup`<figure${level && markup` class="lead"`}>
<figcaption>${title}</figcaption>
${level && bigNumber(level)}<svg class="chart" viewBox="0 0 720 250"><g role="img" aria-label="${title}. ${description}"><g aria-hidden="true">
${drawChart(drawn, PLACES)}</g></g>
${pointLinks(drawn)}</svg>
<ul class="legend">${lines.map(line => legendItem(line, classes.get(line), total))}</ul>
${legend.length > 0 ? markup`<p class="muted">${renderLine(legend)}</p>` : undefined}</figure>`
}

function bigNumber({ now, was, basis, isLoss }: Value): Markup {
  return markup`<p class="level"><b${isLoss ? markup` class="worse"` : undefined}>${now}${isLoss ? markup`&nbsp;<small>▼</small>` : undefined}</b> <span>${basis}</span> <span>${was}</span></p>
`
}

/** Returns a strip over each linked point, as wide as the distance between two evenly spaced points. */
function pointLinks({ links = [] }: Chart): Markup[] {
  const { top, bottom, left, right } = PLACES
  const width = Math.min(48, (right - left) / links.length)
  return links.map(({ at, label, link }) => {
    const x = roundToTenths(left + at * (right - left) - width / 2)
    const strip = markup`<title>${label}</title><rect class="strip" x="${x}" y="${top}" width="${roundToTenths(width)}" height="${bottom - top}"/>`
    return markup`${linked(link, strip)}
`
  })
}

function legendItem(line: ChartLine, style: string | undefined, total = 'all'): Markup {
  const label = line.name === undefined ? markup`<strong>${name(total)}</strong>` : name(line.name)
  return markup`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${
    line.isLoss ? markup`<strong class="worse">${line.last} ▼</strong>` : line.last
  }</li>
`
}

/**
 * Renders a table. On a narrow screen, each cell shows its column title: stacked in a table, side by side in a grid. Each table
 * scrolls separately.
 */
function table({ caption, columns, rows, isGrid = false, note = [] }: Table): Markup {
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
  return markup`<div class="scroll" role="group" aria-label="${caption}" tabindex="0">
<table${isGrid ? markup` class="grid"` : undefined}>
${isGrid ? markup`<caption class="hidden">${caption}</caption>` : markup`<caption><span>${caption}</span></caption>`}
${columns.some(({ width }) => width !== undefined) ? markup`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${rows.map(toRow)}</tbody>
</table>
</div>
${note.length > 0 ? markup`<p class="muted note">${renderLine(note)}</p>` : undefined}`
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
  const { width, height, edge } = SPARK
  const step = (width - 2 * edge) / (history.length - 1)
  const places = history.flatMap((share, index) =>
    share === undefined
      ? []
      : [[edge + index * step, height - edge - share * (height - 2 * edge)].map(roundToTenths)],
  )
  const [x, y] = places.at(-1) ?? []
  if (places.length < 2) return undefined
  return markup`<svg class="spark" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map(place => place.join()).join(' ')}"/><path class="end" d="M${x} ${y}h0"/></svg>`
}
