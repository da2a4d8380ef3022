/** A chart as lines, drawn from numbers and dates alone, with the names of the lines below. */
import type { Chart, ChartLine } from '../document/blocks.ts'
import { renderLine } from './line.ts'
import { type Markup, markup, name } from './markup.ts'

/** Places in the picture: a small one is drawn with fewer units, so that its text is as large. */
const WHOLE = { width: 720, height: 300, top: 12, bottom: 262, left: 64, right: 706 }
const SMALL = { width: 300, height: 140, top: 12, bottom: 128, left: 58, right: 290 }
const CROSS = 6

type Toward = (value: number) => number

/** Renders the chart and its legend. */
export function chart({
  title,
  description,
  legend,
  scale,
  ticks,
  days,
  lines,
  band,
  isSmall,
}: Chart): Markup {
  const { width, height, top, bottom, left, right } = isSmall ? SMALL : WHOLE
  const [low, span] = [scale.lowest, scale.highest - scale.lowest]
  const toY = (value: number) => round(bottom - ((value / scale.step - low) / span) * (bottom - top))
  const toX = (at: number) => round(left + at * (right - left))
  const shownTicks = isSmall ? ticks.filter((_, index) => index === 0 || index === ticks.length - 1) : ticks
  const rules = shownTicks.map(
    ({
      value,
      label,
    }) => markup`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`,
  )
  const axis = (isSmall ? [] : days).map(
    ({
      at,
      label,
    }) => markup`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`,
  )
  // A run is marked as a whole: the small chart of one engine does not mark it.
  const marked = lines.find(line => line.name === undefined) ?? (isSmall ? undefined : lines[0])
  const named = lines.filter(line => line.name !== undefined)
  const styles = new Map(
    lines.map(line => [
      line,
      line.name === undefined ? 'whole' : `line-${named.indexOf(line) + 1}${line.isLoss ? ' worst' : ''}`,
    ]),
  )
  // The first line, which is often that of everything, is drawn last, on top of the others.
  const drawn = lines
    .map(line => markup`<g class="${styles.get(line)}">${drawLine(line, line === marked, toX, toY)}</g>`)
    .toReversed()
  return markup`<figure${isSmall ? markup` class="small"` : undefined}>
${isSmall ? undefined : markup`<figcaption>${title}</figcaption>`}
<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${band && drawBand(band.map(toY), left, right)}
${rules}<g>${axis.toReversed()}</g>
${drawn}</g>
</svg>
<ul class="legend">${lines.map(line => legendItem(line, styles.get(line)))}</ul>
${legend.length > 0 ? markup`<p class="muted">${renderLine(legend)}</p>` : undefined}</figure>`
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

function drawBand([low = 0, high = 0]: number[], left: number, right: number): Markup {
  const edges = [...new Set([low, high])].map(
    y => markup`<line class="edge" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`,
  )
  return markup`<rect class="band" x="${left}" width="${right - left}" y="${high}" height="${round(low - high)}"/>${edges}`
}

function legendItem(line: ChartLine, style: string | undefined): Markup {
  const label = line.name === undefined ? markup`<strong>all</strong>` : name(line.name)
  return markup`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${
    line.isLoss ? markup`<strong class="worse">${line.last} ▼</strong>` : line.last
  }</li>
`
}

/** Keeps the first and the last day within the chart. */
function anchorOf(at: number): string {
  if (at > 0.97) return 'end'
  return at < 0.03 ? 'start' : 'middle'
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
