/** Draws a chart of lines over time. */
import { type Color, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { labelTick, linesOf, scaleOf } from '../chart-scale.ts'
import { ACCENT, BAD, BAND, INK, MUTED, RULE } from './colors.ts'
import type { PagePlace } from './pages.ts'
import { drawLine, type Typesetter } from './text.ts'

export const CHART_HEIGHT = 160
export const SMALL_CHART_HEIGHT = 80

const WHITE = rgb(1, 1, 1)
const LABEL_STYLE = { size: 8 }
const LAST_STYLE = { size: 11, isBold: true }
const LEFT = 42
const FOOT = 20
const BARE_FOOT = 6
const GAP = 8

/** With more points than this, dots would overlap and are left out. */
const MAX_DOTS = 60

export interface Chart {
  /** At least one line. The first is drawn on top of the others. */
  lines: ChartLine[]
  /** Minimum span of the scale: two different finite values. */
  range: [low: number, high: number]
  /** Returns the label of a line of the scale. */
  labelOf?: (value: number) => string
  /** A range of values to compare with; a single dashed line where both are equal. */
  band?: [low: number, high: number] | undefined
  /** Labels below the chart, from left to right. Without any, the chart is as much higher. */
  days: { at: number; label: string }[]
  /** Text beside the last point of the first line. */
  lastValue?: string
}

export interface ChartLine {
  /** From left to right. `at` is the position, 0 to 1 of the width; `isCrossed` draws a cross. */
  points: { at: number; value: number; isCrossed?: boolean }[]
  color?: Color
  /** Lengths of the dashes and gaps. */
  dashes?: number[]
  thickness?: number
}

/** Draws a chart with a scale of round numbers. */
export function drawChart(
  { page, top }: PagePlace,
  box: { x: number; width: number; height: number },
  chart: Chart,
  { setLine }: Typesetter,
): void {
  const { lines, range, labelOf = labelTick, band, days, lastValue } = chart
  const last = lastValue === undefined ? undefined : setLine(lastValue, LAST_STYLE)
  const left = box.x + LEFT
  const foot = days.length > 0 ? FOOT : BARE_FOOT
  const width = box.width - LEFT - GAP - (last ? last.width + GAP : 0)
  const floor = top - box.height + foot
  const scale = scaleOf(range)
  const { step, lowest, highest } = scale
  const toY = (value: number) =>
    floor + ((value / step - lowest) / (highest - lowest)) * (box.height - foot - GAP)
  const drawAcross = (y: number, color: Color, thickness: number, dashArray: number[] = []) =>
    page.drawLine({ start: { x: left, y }, end: { x: left + width, y }, thickness, color, dashArray })

  if (band !== undefined) {
    const [low, high] = [toY(band[0]), toY(band[1])]
    if (high > low) page.drawRectangle({ x: left, y: low, width, height: high - low, color: BAND })
  }
  for (const value of linesOf(scale)) {
    const y = toY(value)
    const label = setLine(labelOf(value), LABEL_STYLE)
    drawAcross(y, value === 0 ? MUTED : RULE, value === 0 ? 0.9 : 0.4)
    drawLine(page, label, { x: left - 6 - label.width, y: y - 3, color: MUTED })
  }
  for (const value of new Set(band)) drawAcross(toY(value), MUTED, 1, [4, 3])

  for (const { at, label: text } of days) {
    const label = setLine(text, LABEL_STYLE)
    const x = Math.min(left + at * width - label.width / 2, left + width - label.width)
    drawLine(page, label, { x: Math.max(left, x), y: floor - foot + 5, color: MUTED })
  }

  for (const line of lines.toReversed()) drawPoints(page, line, at => left + at * width, toY)
  const end = lines[0]?.points.at(-1)
  if (last && end) {
    drawLine(page, last, { x: left + end.at * width + GAP, y: toY(end.value) - 4, color: INK })
  }
}

function drawPoints(
  page: PDFPage,
  { points, color = ACCENT, dashes = [], thickness = 1.5 }: ChartLine,
  toX: (at: number) => number,
  toY: (value: number) => number,
): void {
  const placed = points.map(point => ({ ...point, x: toX(point.at), y: toY(point.value) }))
  placed.forEach((end, index) => {
    const start = placed[index - 1]
    if (start) page.drawLine({ start, end, thickness, color, dashArray: dashes })
  })
  for (const { x, y, isCrossed } of placed) {
    if (isCrossed) drawCross(page, x, y)
    else if (placed.length <= MAX_DOTS) {
      page.drawCircle({ x, y, size: 1.9 * thickness, color, borderColor: WHITE, borderWidth: 0.8 })
    }
  }
}

function drawCross(page: PDFPage, x: number, y: number): void {
  for (const slope of [1, -1]) {
    const [start, end] = [
      { x: x - 3.5, y: y - 3.5 * slope },
      { x: x + 3.5, y: y + 3.5 * slope },
    ]
    page.drawLine({ start, end, thickness: 1.8, color: BAD })
  }
}
