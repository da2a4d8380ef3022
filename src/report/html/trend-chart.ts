/** The citation score over the comparable runs as a line, drawn from numbers and dates alone. */
import { labelTick, ticksWithin } from '../../lib/chart-scale.ts'
import { countOf, formatScore } from '../numbers.ts'
import type { TrendPoint } from '../views/trend.ts'
import { dayOf } from '../words.ts'
import { type Markup, markup } from './markup.ts'

const WIDTH = 720
const HEIGHT = 300
const TOP = 20
const BOTTOM = 256
/** The axis is to the left of it, and the last value to the right of `RIGHT`. */
const LEFT = 76
const RIGHT = 600
const CROSS = 7

/** Renders the chart. `baseline` is drawn as a line across. */
export function trendChart(
  points: TrendPoint[],
  [low, high]: [low: number, high: number],
  baseline: number | undefined,
): Markup {
  const toY = (value: number) => round(BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP))
  const toX = (index: number) => round(LEFT + (index / Math.max(points.length - 1, 1)) * (RIGHT - LEFT))
  const placed = points.map((point, index) => ({ point, x: toX(index), y: toY(point.overallBcr) }))
  const grid = ticksWithin(low, high).map(
    tick => markup`<line class="grid" x1="0" x2="${RIGHT}" y1="${toY(tick)}" y2="${toY(tick)}"/>
<text x="0" y="${toY(tick) - 5}">${labelTick(tick)}</text>`,
  )
  return markup`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="trend-title trend-description">
<title id="trend-title">Citation score over ${countOf(points.length, 'run')}</title>
<desc id="trend-description">${describe(points, baseline)}</desc>
<g aria-hidden="true">
${grid}
${baseline === undefined ? undefined : baselineOf(toY(baseline))}
<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>
${placed.map(({ point, x, y }) => markerOf(point, x, y))}
${lastLabel(placed.at(-1))}
<text x="0" y="292">${dayOf(points[0]?.createdAt ?? '')}</text>
<text x="${RIGHT}" y="292" text-anchor="end">${dayOf(points.at(-1)?.createdAt ?? '')}</text>
</g>
</svg>`
}

/** Returns the chart in words. */
function describe(points: TrendPoint[], baseline: number | undefined): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  const failed = points.filter(point => point.failed).length
  return [
    `From ${formatScore(first.overallBcr)} on ${dayOf(first.createdAt)} to ${formatScore(last.overallBcr)} on ${dayOf(last.createdAt)}.`,
    failed === 0 ? 'No run failed.' : `${countOf(failed, 'run')} failed.`,
    ...(baseline === undefined ? [] : [`The baseline is ${formatScore(baseline)}.`]),
  ].join(' ')
}

function baselineOf(y: number): Markup {
  return markup`<line class="baseline" x1="0" x2="${RIGHT}" y1="${y}" y2="${y}"/>`
}

/** A dot, or a cross for a run that failed. */
function markerOf({ failed }: TrendPoint, x: number, y: number): Markup {
  return failed
    ? markup`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>`
    : markup`<circle class="dot" cx="${x}" cy="${y}" r="5"/>`
}

function lastLabel(last: { point: TrendPoint; x: number; y: number } | undefined): Markup | undefined {
  if (last === undefined) return undefined
  const { point, x, y } = last
  return markup`<text class="last" x="${x + 16}" y="${y + 6}">${formatScore(point.overallBcr)}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
