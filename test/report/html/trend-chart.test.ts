import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trendChart } from '../../../src/report/html/trend-chart.ts'
import { chartRange, type TrendPoint } from '../../../src/report/views/trend.ts'

function points(values: number[], failed: number[] = []): TrendPoint[] {
  return values.map((overallBcr, index) => ({
    createdAt: `2026-11-0${(index % 9) + 1}T00:00:00Z`,
    overallBcr,
    citedEngines: 1,
    totalEngines: 2,
    failed: failed.includes(index),
    runUrl: undefined,
    isThisRun: index === values.length - 1,
  }))
}

const draw = (values: number[], { failed = [], baseline }: { failed?: number[]; baseline?: number } = {}) => {
  const shown = points(values, failed)
  const range = chartRange(shown, baseline)
  return range ? trendChart(shown, range, baseline).html : ''
}

describe('the chart of the trend', () => {
  it('draws a line through the runs in their order, larger values higher', () => {
    const line = /class="line" points="([^"]+)"/.exec(draw([0, 100, 50]))?.[1] ?? ''
    const places = line.split(' ').map(place => place.split(',').map(Number))
    expect(places.map(([x = 0]) => x)).toEqual([76, 338, 600])
    const [first = 0, second = 0, third = 0] = places.map(([, y = 0]) => y)
    expect(first).toBeGreaterThan(third)
    expect(third).toBeGreaterThan(second)
  })

  it('marks failed runs with a cross, the others with a dot', () => {
    const html = draw([1, 2, 3], { failed: [1] })
    expect(html.match(/class="cross"/g)).toHaveLength(1)
    expect(html.match(/class="dot"/g)).toHaveLength(2)
  })

  it('labels the last value', () => {
    expect(draw([1, 2, 41.256])).toMatch(/class="last"[^>]*>41\.3</)
  })

  it('keeps the baseline within the chart', () => {
    const y = Number(/class="baseline"[^>]*y1="([^"]+)"/.exec(draw([50, 60], { baseline: 5 }))?.[1])
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(260)
    expect(draw([50, 60])).not.toContain('baseline')
  })

  it('says in words what it shows', () => {
    expect(draw([10, 20], { failed: [1], baseline: 12 })).toContain(
      'From 10.0 on 2026-11-01 to 20.0 on 2026-11-02. 1 run failed. The baseline is 12.0.',
    )
  })

  it('has no range where the values span more than numbers can', () => {
    expect(chartRange(points([-1.7e308, 1.7e308]), undefined)).toBeUndefined()
  })

  it('has finite places for any scores', () => {
    const score = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(fc.array(score, { minLength: 2, maxLength: 30 }), values => {
        expect(draw(values)).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
