import { roundToTenths } from '../../numbers.ts'
import { clip } from '../../text.ts'
import { type Block, type Card, type Chart, type ChartLine, TODO, type Value } from '../blocks.ts'
import { chartClasses, drawChart } from '../draw-chart.ts'
import { plainAnswer } from '../plain-text.ts'
import { linked, renderLabel, renderLine } from './line.ts'
import { lines, type Markup, markup, name, sizeOf } from './markup.ts'
import { fitItems, leftOutNote, MIN_ROOM, type Room } from './room.ts'
import { table } from './tables.ts'

type Level = 1 | 2 | 3

/** Code points that an answer always gets, and the largest share of the room that one answer may take. */
const MIN_ANSWER_LENGTH = 500
const MAX_ROOM_SHARE = 0.3

/** The axes of a chart. It is low, so that the engines below it stay on the first screen. */
const PLACES = { top: 12, bottom: 212, left: 64, right: 706 }

/** Renders blocks until the room is used up. Each fold gets an equal share of the remaining room. */
export function renderBlocks(blocks: readonly Block[], level: Level, room: Room): Markup {
  let folds = blocks.filter(({ kind }) => kind === 'fold').length
  const shown: Markup[] = []
  for (const block of blocks) {
    if (block.kind !== 'fold') {
      shown.push(markup`${renderBlock(block, level, room)}
`)
      continue
    }
    if (room.left < MIN_ROOM) break
    const part = { left: Math.max(MIN_ROOM, room.left / folds) }
    const id = block.id && markup` id="${block.id}"`
    const rendered = markup`<details><summary>${renderLabel(block.title)}</summary>
<div${id}>${renderBlocks(block.blocks, level, part)}</div></details>
`
    room.left -= sizeOf(rendered)
    folds -= 1
    shown.push(rendered)
  }
  return markup`${shown}${leftOutNote(folds, 'part')}`
}

function renderBlock(block: Exclude<Block, { kind: 'fold' }>, level: Level, room: Room): Markup {
  switch (block.kind) {
    case 'heading':
      return heading(block, level)
    case 'line':
      return markup`<p>${renderLine(block.text)}</p>`
    case 'code':
      return markup`<pre><code>${lines(block.text)}</code></pre>`
    case 'list': {
      const { shown, leftOut } = fitItems(
        block.items,
        'line',
        room,
        item => markup`<li>${renderLine(item)}</li>`,
      )
      return markup`<ul>${shown}</ul>${leftOut}`
    }
    case 'table':
      return table(block, room)
    case 'chart':
      return chart(block)
    case 'card': {
      const longest = Math.max(MIN_ANSWER_LENGTH, Math.floor(MAX_ROOM_SHARE * room.left))
      const { shown, leftOut } = fitItems(block.cards, 'answer', room, each => card(each, level, longest))
      const hasText = block.cards.some(({ text }) => text !== undefined)
      return markup`<ol class="${hasText ? 'answers' : 'cards'}${block.isNumbered ? markup` numbered` : undefined}">${shown}</ol>${leftOut}`
    }
  }
}

function heading({ text, more = [] }: Extract<Block, { kind: 'heading' }>, level: Level): Markup {
  return markup`<h${level}>${renderLine(text)}</h${level}>${more.length > 0 ? markup`<p>${renderLine(more)}</p>` : undefined}`
}

function card({ title, lines: allLines = [], text, todo }: Card, level: Level, longest: number): Markup {
  const [first = [], ...others] = allLines
  const shown = text === undefined ? undefined : clip(text, longest)
  return markup`<li><h${level}>${renderLine(title)}</h${level}>
${shown === undefined ? undefined : markup`<p class="answer" dir="auto">${lines(plainAnswer(shown))}</p>`}${
  shown === text ? undefined : markup`<p class="muted">The rest is left out here to keep the file small.</p>`
}${first.length > 0 ? markup`<p>${renderLine(first)}</p>` : undefined}${
  others.length > 0 ? markup`<ul>${others.map(line => markup`<li>${renderLine(line)}</li>`)}</ul>` : undefined
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

function bigNumber({ now, was, basis, whole, isLoss }: Value): Markup {
  return markup`<p class="level"><b${isLoss ? markup` class="worse"` : undefined}>${now}${isLoss ? markup`&nbsp;<small>▼</small>` : undefined}</b> <span>${basis}</span> <span>${was}</span>${whole && markup` <span>${whole}</span>`}</p>
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
