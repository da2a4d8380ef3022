import type { Chart, ChartLine } from '../blocks.ts'
import { chartClasses, drawChart } from '../draw-chart.ts'
import { renderLine } from './line.ts'
import { type Markup, markup, name } from './markup.ts'

const PLACES = { top: 12, bottom: 262, left: 64, right: 706 }

export function chart(drawn: Chart): Markup {
  const { title, description, legend, lines } = drawn
  const classes = chartClasses(lines)
  return markup`<figure>
<figcaption>${title}</figcaption>
<svg class="chart" viewBox="0 0 720 300" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${drawChart(drawn, PLACES)}</g>
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
