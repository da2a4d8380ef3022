/** The scores of the days as a line. */
import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import { formatNumber } from '../../numbers.ts'
import { CONTENT_WIDTH, INK, MUTED, RULE } from '../../pdf/flow.ts'
import { drawLine, type Typesetter } from '../../pdf/text.ts'
import type { Tally } from './summary.ts'

export const TREND_HEIGHT = 150

const LINE_COLOUR = rgb(0.1, 0.4, 0.75)
const LABEL_STYLE = { size: 8 }
const LEFT = 38
const FOOT = 18

/** More dots than this would run into one another. */
const MOST_DOTS = 60

/** Draws `days`, at least one, by date, in the room above the corner. A scale of round numbers includes zero. */
export function drawTrend(
  { page, x, y }: { page: PDFPage; x: number; y: number },
  days: Tally[],
  { setLine }: Typesetter,
): void {
  const scores = days.map(({ score }) => score)
  const step = roundUp((Math.max(0, ...scores) - Math.min(0, ...scores)) / 4 || 1)
  const bottom = Math.floor(Math.min(0, ...scores) / step)
  const top = Math.max(bottom + 1, Math.ceil(Math.max(0, ...scores) / step))
  const plot = { x: x + LEFT, y: y + FOOT, width: CONTENT_WIDTH - LEFT - 8, height: TREND_HEIGHT - FOOT - 8 }
  const heightOf = (score: number) => plot.y + ((score / step - bottom) / (top - bottom)) * plot.height

  for (let line = bottom; line <= top; line += 1) {
    const level = heightOf(line * step)
    const label = setLine(formatNumber(line * step), LABEL_STYLE)
    page.drawLine({
      start: { x: plot.x, y: level },
      end: { x: plot.x + plot.width, y: level },
      thickness: line === 0 ? 0.9 : 0.4,
      color: line === 0 ? MUTED : RULE,
    })
    drawLine(page, label, { x: plot.x - 6 - label.width, y: level - 3, color: MUTED })
  }

  const first = Date.parse(days[0]?.name ?? '')
  const span = Date.parse(days.at(-1)?.name ?? '') - first
  const points = days.map(({ name, score }) => ({
    x: plot.x + (span === 0 ? 0.5 : (Date.parse(name) - first) / span) * plot.width,
    y: heightOf(score),
  }))
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) page.drawLine({ start: before, end: point, thickness: 1.4, color: LINE_COLOUR })
    if (points.length <= MOST_DOTS) page.drawCircle({ ...point, size: 2.2, color: LINE_COLOUR })
  })

  // The one date of a single day in the middle.
  for (const index of days.length === 1 ? [0] : [0, days.length - 1]) {
    const date = setLine(days[index]?.name ?? '', LABEL_STYLE)
    const anchor = days.length === 1 ? 0.5 : index === 0 ? 0 : 1
    drawLine(page, date, { x: (points[index]?.x ?? 0) - anchor * date.width, y: y + 4, color: INK })
  }
}

/** The least of 1, 2 and 5 times a power of ten that is not below `value`, above 0. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find(factor => factor * power >= value) ?? 10) * power
}
