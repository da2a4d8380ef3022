/** Draws a line chart of values over time. */
import { type Color, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { labelTick, roundUpStep } from '../chart-scale.ts'
import { ACCENT, BAD, INK, MUTED, RULE } from './colours.ts'
import { CONTENT_WIDTH, MARGIN, type Place } from './cursor.ts'
import { drawLine, type Typesetter } from './text.ts'

export const CHART_HEIGHT = 160

const WHITE = rgb(1, 1, 1)
const LABEL_STYLE = { size: 8 }
const LAST_STYLE = { size: 11, isBold: true }
const LEFT = 42
const FOOT = 20
const GAP = 8

/** With more points than this, dots would overlap and are left out. */
const MAX_DOTS = 60

export interface Chart {
  /** At least one point, from left to right. `at` is the position, 0 to 1 of the width; `isCrossed` draws a cross. */
  points: { at: number; value: number; isCrossed?: boolean }[]
  /** Minimum span of the scale: two different finite values. */
  range: [low: number, high: number]
  /** Value of a dashed horizontal line. */
  baseline?: number | undefined
  /** Labels below the first and the last point. With one point, only the first label is drawn. */
  labels: [first: string, last: string]
  /** Text beside the last point. */
  lastValue?: string
}

/** Draws a chart as wide as the content, with a scale of round numbers. */
export function drawChart({ page, top }: Place, chart: Chart, { setLine }: Typesetter): void {
  const { points, range, baseline, labels, lastValue } = chart
  const last = lastValue === undefined ? undefined : setLine(lastValue, LAST_STYLE)
  const left = MARGIN + LEFT
  const width = CONTENT_WIDTH - LEFT - GAP - (last ? last.width + GAP : 0)
  const floor = top - CHART_HEIGHT + FOOT
  const { step, lowest, highest } = scaleOf(range)
  const toY = (value: number) =>
    floor + ((value / step - lowest) / (highest - lowest)) * (CHART_HEIGHT - FOOT - GAP)
  const drawAcross = (y: number, color: Color, thickness: number, dashArray: number[] = []) =>
    page.drawLine({ start: { x: left, y }, end: { x: left + width, y }, thickness, color, dashArray })

  for (let line = lowest; line <= highest; line += 1) {
    const y = toY(line * step)
    const label = setLine(labelTick(line * step), LABEL_STYLE)
    drawAcross(y, line === 0 ? MUTED : RULE, line === 0 ? 0.9 : 0.4)
    drawLine(page, label, { x: left - 6 - label.width, y: y - 3, color: MUTED })
  }
  if (baseline !== undefined) drawAcross(toY(baseline), MUTED, 1, [4, 3])

  const placed = points.map(point => ({ ...point, x: left + point.at * width, y: toY(point.value) }))
  placed.forEach((end, index) => {
    const start = placed[index - 1]
    if (start) page.drawLine({ start, end, thickness: 1.5, color: ACCENT })
  })
  for (const { x, y, isCrossed } of placed) {
    if (isCrossed) drawCross(page, x, y)
    else if (placed.length <= MAX_DOTS) {
      page.drawCircle({ x, y, size: 2.8, color: ACCENT, borderColor: WHITE, borderWidth: 0.8 })
    }
  }

  const ends = placed.length === 1 ? [placed[0]] : [placed[0], placed.at(-1)]
  for (const [index, point] of ends.entries()) {
    const label = setLine(labels[index] ?? '', LABEL_STYLE)
    // The label of a single point is centred below it.
    const anchor = ends.length === 1 ? 0.5 : index
    drawLine(page, label, { x: (point?.x ?? 0) - anchor * label.width, y: floor - FOOT + 5, color: MUTED })
  }
  const end = placed.at(-1)
  if (last && end) drawLine(page, last, { x: end.x + GAP, y: end.y - 4, color: INK })
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

/** Returns a scale that covers the range, in multiples of a round step. */
function scaleOf([low, high]: [number, number]): { step: number; lowest: number; highest: number } {
  const step = roundUpStep((high - low) / 4 || 1)
  const lowest = Math.floor(low / step)
  return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) }
}
