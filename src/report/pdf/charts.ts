import type { ChartLine } from '../../lib/document/draw-chart.ts'
import { CHART_HEIGHT, type Chart as Drawing } from '../../lib/pdf/chart.ts'
import { INK, LINES } from '../../lib/pdf/colors.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Span } from '../../lib/pdf/text.ts'
import type { Chart } from '../document/blocks.ts'
import { NOTE, spansOf } from './spans.ts'

/** What a chart takes with its title and its legend of two lines each. */
export const WHOLE_HEIGHT = CHART_HEIGHT + 90

/** Lines that are alike in gray differ by their dashes. */
const DASHES = [[], [6, 3], [2, 2], [8, 2, 2, 2]]

/** Writes a chart below its title, and its lines by name. */
export function writeChart(flow: Flow, chart: Chart): void {
  flow.heading([{ text: chart.title }], 2)
  flow.chart(drawingOf(chart))
  const looks = looksOf(chart)
  const names = chart.lines.map((line, index): Span[] => {
    const { color } = looks[index] ?? { color: INK }
    return [...nameOf(line, { isBold: true, color }), ...(line.isLoss ? [{ text: ' ▼', color }] : [])]
  })
  flow.paragraph({ text: names.flatMap((name, index) => (index > 0 ? [{ text: '  ·  ' }, ...name] : name)) })
  flow.paragraph({ text: spansOf(chart.legend, NOTE), ...NOTE })
}

/** Writes charts of one line each side by side, and what they show below the last one. */
export function writeSmallCharts(flow: Flow, charts: readonly Chart[]): void {
  flow.charts(
    charts.map(chart => ({
      title:
        chart.lines.length === 1 ? chart.lines.flatMap(line => nameOf(line, {})) : [{ text: chart.title }],
      chart: { ...drawingOf(chart), days: [] },
    })),
  )
  const legend = charts.at(-1)?.legend
  if (legend !== undefined) flow.paragraph({ text: spansOf(legend, NOTE), ...NOTE })
}

function nameOf({ name, last }: ChartLine, look: Omit<Span, 'text'>): Span[] {
  return spansOf([name === undefined ? 'All' : { name, most: 40 }, ` ${last}`], look)
}

function looksOf({ lines }: Chart) {
  const named = lines.filter(({ name }) => name !== undefined)
  return lines.map(line => {
    const place = named.indexOf(line)
    return {
      color: LINES[place % LINES.length] ?? INK,
      dashes: DASHES[place % DASHES.length] ?? [],
      thickness: line.name === undefined || line.isLoss ? 1.8 : 1.2,
    }
  })
}

function drawingOf(chart: Chart): Drawing {
  const { lines, scale, ticks, days, band } = chart
  const labels = new Map(ticks.map(({ value, label }) => [value, label]))
  const looks = looksOf(chart)
  // A run fails as a whole: the small chart of one engine does not mark it.
  const marked = chart.isSmall ? -1 : 0
  return {
    lines: lines.map(({ points }, index) => ({
      ...looks[index],
      points: points.map(({ at, value, isMarked }) => ({
        at,
        value,
        isCrossed: isMarked && index === marked,
      })),
    })),
    range: [scale.lowest * scale.step, scale.highest * scale.step],
    labelOf: value => labels.get(value) ?? '',
    ...{ band, days },
  }
}
