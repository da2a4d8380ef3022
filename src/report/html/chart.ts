/** A chart with its title, and the names of its lines below. */
import { type ChartLine, chartClasses, drawChart } from '../../lib/document/draw-chart.ts'
import type { Chart } from '../document/blocks.ts'
import { renderLine } from './line.ts'
import { type Markup, markup, name } from './markup.ts'

/** Places in the picture: a small one is drawn with fewer units, so that its text is as large. */
const WHOLE = { width: 720, height: 300, top: 12, bottom: 262, left: 64, right: 706 }
const SMALL = { width: 300, height: 140, top: 12, bottom: 128, left: 58, right: 290 }

/** Renders the chart and its legend. */
export function chart(drawn: Chart): Markup {
  const { title, description, legend, lines, isSmall } = drawn
  const places = isSmall ? SMALL : WHOLE
  const classes = chartClasses(lines)
  return markup`<figure${isSmall ? markup` class="small"` : undefined}>
${isSmall ? undefined : markup`<figcaption>${title}</figcaption>`}
<svg class="chart" viewBox="0 0 ${places.width} ${places.height}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${drawChart(drawn, places, markup)}</g>
</svg>
<ul class="legend">${lines.map(line => legendItem(line, classes.get(line)))}</ul>
${legend.length > 0 ? markup`<p class="muted">${renderLine(legend)}</p>` : undefined}</figure>`
}

function legendItem(line: ChartLine, style: string | undefined): Markup {
  const label = line.name === undefined ? markup`<strong>all</strong>` : name(line.name)
  return markup`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${
    line.isLoss ? markup`<strong class="worse">${line.last} ▼</strong>` : line.last
  }</li>
`
}
