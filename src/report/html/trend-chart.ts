/** The trend as lines, drawn from numbers and dates alone, with the names of the lines below. */
import type { ChartLine, TrendChart } from '../views/trend-chart.ts'
import { type Markup, markup, name, own } from './markup.ts'

const WIDTH = 720
const HEIGHT = 300
const TOP = 12
const BOTTOM = 262
/** The labels of the scale are to the left of it. */
const LEFT = 64
const RIGHT = 706
const CROSS = 6
/** A line of the style sheet each. */
const STYLES = 8

/** Renders the chart and its legend. */
export function trendChart({
  title,
  description,
  legend,
  scale,
  ticks,
  days,
  lines,
  band,
}: TrendChart): Markup {
  const [low, span] = [scale.lowest, scale.highest - scale.lowest]
  const toY = (value: number) => round(BOTTOM - ((value / scale.step - low) / span) * (BOTTOM - TOP))
  const toX = (at: number) => round(LEFT + at * (RIGHT - LEFT))
  const grid = ticks.map(
    ({
      value,
      label,
    }) => markup`<line class="grid" x1="${LEFT}" x2="${RIGHT}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${LEFT - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`,
  )
  const axis = days.map(
    ({
      at,
      label,
    }) => markup`<g class="day"><line class="tick" x1="${toX(at)}" x2="${toX(at)}" y1="${BOTTOM}" y2="${BOTTOM + 5}"/>
<text x="${toX(at)}" y="${BOTTOM + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`,
  )
  // The line of all engines is drawn last, on top of the others.
  const drawn = lines.map((line, index) => drawLine(line, styleOf(lines, index), toX, toY)).toReversed()
  return markup`<figure>
<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${band && drawBand(band.map(toY))}
${grid}<g>${axis.toReversed()}</g>
${drawn}</g>
</svg>
<ul class="legend">${lines.map((line, index) => legendItem(line, styleOf(lines, index)))}</ul>
<figcaption>${own(legend)}</figcaption></figure>`
}

/** All engines together have a style of their own. */
function styleOf(lines: ChartLine[], index: number): string {
  if (lines[index]?.engine === undefined) return 'whole'
  const first = lines[0]?.engine === undefined ? 1 : 0
  return `style-${((index - first) % STYLES) + 1}`
}

function drawLine(
  { points }: ChartLine,
  style: string,
  toX: (at: number) => number,
  toY: (value: number) => number,
): Markup {
  const placed = points.map(({ at, value, failed }) => ({ x: toX(at), y: toY(value), failed }))
  const markers = placed.map(({ x, y, failed }) =>
    failed && style === 'whole'
      ? markup`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>`
      : markup`<circle class="dot" cx="${x}" cy="${y}" r="${style === 'whole' ? 4 : 3}"/>`,
  )
  return markup`<g class="${style}"><polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>
${markers}</g>
`
}

function drawBand([low = 0, high = 0]: number[]): Markup {
  const edges = [...new Set([low, high])].map(
    y => markup`<line class="baseline" x1="${LEFT}" x2="${RIGHT}" y1="${y}" y2="${y}"/>`,
  )
  return markup`<rect class="band" x="${LEFT}" width="${RIGHT - LEFT}" y="${high}" height="${round(low - high)}"/>${edges}`
}

function legendItem({ engine, last, isDrop }: ChartLine, style: string): Markup {
  const label = engine === undefined ? markup`<strong>All engines</strong>` : name(engine)
  return markup`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} <strong${
    isDrop ? markup` class="worse"` : undefined
  }>${last}</strong></li>
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
