import { describe, expect, it } from 'vitest'
import { renderComment } from '../../../src/report/markdown/comment.ts'
import { trendSection } from '../../../src/report/markdown/trend.ts'
import { chartRange, viewTrend } from '../../../src/report/views/trend.ts'
import { aRecord } from '../../support/history.ts'
import { renderLikeGitHub, tablesOf } from '../../support/markdown.ts'
import { aMeasurement } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'

const records = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRecord({ createdAt: `2026-10-${String(index + 1).padStart(2, '0')}T06:00:00Z`, overallBcr: 40 + index }),
  )

function chartOf(outcome: Parameters<typeof trendSection>[0]): string {
  return trendSection(outcome).find(({ open }) => open.startsWith('```mermaid'))?.open ?? ''
}

describe('the trend', () => {
  it('is left out without earlier runs and without a measurement', () => {
    expect(trendSection(anOutcome())).toEqual([])
    expect(trendSection(anOutcome({ trend: records(3), measurement: undefined }))).toEqual([])
  })

  it('is a chart that ends with this run', () => {
    expect(chartOf(anOutcome({ trend: records(2), measurement: aMeasurement({ overallBcr: 60 }) }))).toBe(
      [
        '```mermaid',
        'xychart-beta',
        '  title "Citation score"',
        '  x-axis ["10-01", "10-02", "11-20"]',
        '  y-axis 38 --> 62',
        '  line [40, 41, 60]',
        '```',
      ].join('\n'),
    )
  })

  it('charts the last thirty runs and lists the last ten, newest first', () => {
    const outcome = anOutcome({ trend: records(31) })
    expect(viewTrend(outcome)?.points).toHaveLength(30)
    const [table] = tablesOf(renderLikeGitHub(renderComment(outcome))).slice(-2)
    expect(table?.length).toBeGreaterThan(0)
    const lines = trendSection(outcome).flatMap(block => block.lines)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toContain('this run')
    expect(lines[1]).toContain('2026-10-31')
  })

  it('marks the runs that failed', () => {
    const trend = records(2).map((record, index) => ({ ...record, failed: index === 0 }))
    const lines = trendSection(anOutcome({ trend, verdict: aVerdict({ status: 'fail' }) })).flatMap(
      block => block.lines,
    )
    expect(lines.map(line => line.includes('failed'))).toEqual([true, false, true])
  })

  it('has only dates and numbers in the chart', () => {
    const trend = [aRecord({ createdAt: '"]\n```\n@everyone', overallBcr: 1e-9 })]
    const chart = chartOf(anOutcome({ trend, measurement: aMeasurement({ overallBcr: -3e21 }) }))
    expect(chart).toContain('x-axis ["00-00", "11-20"]')
    expect(chart).not.toContain('everyone')
    expect(chart).not.toMatch(/\de[+-]?\d/)
  })
})

describe('the range of a chart', () => {
  const rangeOf = (...scores: number[]) => {
    const points = viewTrend(
      anOutcome({
        trend: scores.slice(0, -1).map(overallBcr => aRecord({ overallBcr })),
        measurement: aMeasurement({ overallBcr: scores.at(-1) ?? 0 }),
      }),
    )?.points
    return points && chartRange(points, undefined)
  }

  it('holds all values with a margin, and starts at 0 where 0 is near', () => {
    expect(rangeOf(10, 20)).toEqual([0, 21])
    expect(rangeOf(90, 100)).toEqual([89, 101])
    expect(rangeOf(-10, 10)).toEqual([-12, 12])
  })

  it('is never empty', () => {
    expect(rangeOf(50, 50)).toEqual([45, 55])
    expect(rangeOf(0, 0)).toEqual([-1, 1])
  })
})
