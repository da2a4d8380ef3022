/** Values over time as a line. */
import { type Color, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { formatNumber } from '../numbers.ts'
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

/** More dots than this would run into one another. */
const MOST_DOTS = 60

export interface Chart {
  /** At least one, from left to right: `at` is 0 to 1 of the width; a crossed one is drawn as a cross. */
  points: { at: number; value: number; isCrossed?: boolean }[]
  /** What the scale spans at least, both finite and apart. */
  range: [low: number, high: number]
  /** A dashed line across. */
  baseline?: number | undefined
  /** Below the first and the last point; of a single one, the first. */
  labels: [first: string, last: string]
  /** Beside the last point. */
  lastValue?: string
}

/** Draws in the width of the content. The scale is of round numbers. */
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
    const label = setLine(formatNumber(line * step), LABEL_STYLE)
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
    else if (placed.length <= MOST_DOTS) {
      page.drawCircle({ x, y, size: 2.8, color: ACCENT, borderColor: WHITE, borderWidth: 0.8 })
    }
  }

  const ends = placed.length === 1 ? [placed[0]] : [placed[0], placed.at(-1)]
  for (const [index, point] of ends.entries()) {
    const label = setLine(labels[index] ?? '', LABEL_STYLE)
    // The one label of a single point in its middle.
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

/** Steps of a round number, as multiples of it. */
function scaleOf([low, high]: [number, number]): { step: number; lowest: number; highest: number } {
  const step = roundUp((high - low) / 4 || 1)
  const lowest = Math.floor(low / step)
  return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) }
}

/** The least of 1, 2 and 5 times a power of ten that is not below `value`, above 0. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find(factor => factor * power >= value) ?? 10) * power
}
