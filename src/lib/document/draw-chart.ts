import { roundToTenths } from '../numbers.ts'
import type { Chart, ChartLine } from './blocks.ts'
import { type Markup, markup } from './html/markup.ts'

interface ChartPlaces {
  top: number
  bottom: number
  left: number
  right: number
}

type Toward = (value: number) => number

const CROSS = 6

/** Returns the class of each line, which its legend shares. */
export function chartClasses(lines: readonly ChartLine[]): Map<ChartLine, string> {
  const named = lines.filter(({ name }) => name !== undefined)
  return new Map(
    lines.map(line => [
      line,
      line.name === undefined ? 'whole' : `line-${named.indexOf(line) + 1}${line.isLoss ? ' worst' : ''}`,
    ]),
  )
}

/** Draws the content of the `svg` element. Its classes define the looks. */
export function drawChart({ ticks, days, lines }: Chart, { top, bottom, left, right }: ChartPlaces): Markup {
  const highest = Math.max(...ticks.map(({ value }) => value))
  const toY = (value: number) => roundToTenths(bottom - (value / highest) * (bottom - top))
  const toX = (at: number) => roundToTenths(left + at * (right - left))
  const rules = ticks.map(
    ({
      value,
      label,
    }) => markup`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`,
  )
  const axis = days.map(
    ({
      at,
      label,
    }) => markup`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${chooseAnchor(at)}">${label}</text></g>
`,
  )
  const whole = lines.find(line => line.name === undefined) ?? lines[0]
  const lost = lines.filter(line => line.isLoss)
  const marked = lost.length > 0 && !whole?.isLoss ? lost : [whole]
  const classes = chartClasses(lines)
  // The first line is usually the total. It is drawn last, so that it covers the others.
  const drawn = lines
    .map(
      line => markup`<g class="${classes.get(line)}">${drawLine(line, marked.includes(line), toX, toY)}</g>`,
    )
    .toReversed()
  return markup`${rules}<g>${axis.toReversed()}</g>
${drawn}`
}

function drawLine({ points }: ChartLine, showsMarks: boolean, toX: Toward, toY: Toward): Markup {
  const placed = points.map(({ at, value, isMarked }) => ({ x: toX(at), y: toY(value), isMarked }))
  const markers = placed.map(({ x, y, isMarked }) =>
    isMarked && showsMarks
      ? markup`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>`
      : markup`<circle class="dot" cx="${x}" cy="${y}" r="3"/>`,
  )
  return markup`<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>
${markers}`
}

/** Keeps the first and the last label inside the chart. */
function chooseAnchor(at: number): string {
  if (at > 0.97) return 'end'
  return at < 0.03 ? 'start' : 'middle'
}
