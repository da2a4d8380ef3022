import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trendChart } from '../../../src/report/html/trend-chart.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { viewTrendChart } from '../../../src/report/views/trend-chart.ts'
import { aBaseline, aMeasurement } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { realisticRun } from '../../support/realistic-run.ts'
import { aTrend } from '../../support/report-outcomes.ts'

/** Runs of which only the scores are known, the last of them this one. */
function scored(
  values: number[],
  { failed = [], baseline }: { failed?: number[]; baseline?: number } = {},
): Outcome {
  return anOutcome({
    trend: aTrend(values.slice(0, -1), failed),
    measurement: aMeasurement({ overallBcr: values.at(-1) ?? 0 }),
    baseline: baseline === undefined ? undefined : aBaseline({ overallBcr: baseline }),
  })
}

function draw(outcome: Outcome): string {
  const chart = viewTrendChart(outcome)
  return chart === undefined ? '' : trendChart(chart).html
}

const placesOf = (html: string, style: string) =>
  (new RegExp(`class="${style}"><polyline class="line" points="([^"]+)"`).exec(html)?.[1] ?? '')
    .split(' ')
    .map(place => place.split(',').map(Number))

describe('the chart of the trend', () => {
  it('draws a line through the runs in their order, larger values higher, from zero', () => {
    const html = draw(scored([0, 100, 50]))
    const [first = 0, second = 0, third = 0] = placesOf(html, 'whole').map(([, y = 0]) => y)
    expect(first).toBeGreaterThan(third)
    expect(third).toBeGreaterThan(second)
    expect(html).toMatch(/text-anchor="end">0<\/text>/)
    expect(draw(scored([90, 95]))).toMatch(/text-anchor="end">0<\/text>/)
  })

  it('places the runs by their time', () => {
    // Two days of October, and this run on 20 November.
    const [first = 0, second = 0, third = 0] = placesOf(draw(scored([1, 2, 3])), 'whole').map(([x = 0]) => x)
    expect((second - first) / (third - first)).toBeCloseTo(1 / 50, 2)
  })

  it('marks failed runs with a cross, the others with a dot', () => {
    const html = draw(scored([1, 2, 3], { failed: [1] }))
    expect(html.match(/class="cross"/g)).toHaveLength(1)
    expect(html.match(/class="dot"/g)).toHaveLength(2)
  })

  it('has a band of the runs compared with, or one line of a baseline', () => {
    const band = draw(realisticRun({ keywords: 12, samples: 1, weeks: 4 }))
    expect(band.match(/class="baseline"/g)).toHaveLength(2)
    expect(Number(/class="band"[^>]*height="([^"]+)"/.exec(band)?.[1])).toBeGreaterThan(0)
    expect(band).toMatch(
      /The grey band is the range of the runs compared with, over all engines: \d+% to \d+%/,
    )
    const line = draw(scored([50, 60], { baseline: 5 }))
    expect(line.match(/class="baseline"/g)).toHaveLength(1)
    expect(line).toContain('The dashed line is the baseline: 5.0.')
    expect(draw(scored([50, 60]))).not.toContain('baseline')
  })

  it('has a line for each engine and one for all, each named with its last value', () => {
    const outcome = realisticRun({ keywords: 12, samples: 1, weeks: 4 })
    const html = draw(outcome)
    expect(html.match(/<polyline/g)).toHaveLength(7)
    const perplexity = outcome.measurement?.engines.find(({ engine }) => engine === 'perplexity')
    const rate = Math.round((100 * (perplexity?.citedAnswers ?? 0)) / (perplexity?.answers ?? 1))
    expect(html).toContain(`<span dir="auto">perplexity</span> <strong class="worse">${rate}%</strong>`)
    expect(html).toContain('<strong>All engines</strong>')
  })

  it('has no scale where the values span more than numbers can', () => {
    expect(viewTrendChart(scored([-1.7e308, 1.7e308]))).toBeUndefined()
  })

  it('has days of runs that do not overlap, the last one among them', () => {
    const days = viewTrendChart(scored(Array.from({ length: 29 }, (_, index) => index)))?.days ?? []
    expect(days.at(-1)).toEqual({ at: 1, label: '20 Nov' })
    const gaps = days.slice(1).map(({ at }, index) => at - (days[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(0.1)
  })

  it('says in words what it shows', () => {
    const outcome = { ...scored([10, 20]), verdict: aVerdict({ status: 'fail' }) }
    expect(draw(outcome)).toContain(
      'Citation score over 2 runs. From 1 Oct to 20 Nov. The value: from 10.0 to 20.0. 1 run failed.',
    )
  })

  it('has finite places for any scores', () => {
    const score = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(fc.array(score, { minLength: 2, maxLength: 30 }), values => {
        expect(draw(scored(values))).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
