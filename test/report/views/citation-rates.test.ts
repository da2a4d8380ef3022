import { describe, expect, it } from 'vitest'
import type { HistoryRecord } from '../../../src/history/record.ts'
import { viewCitationRates } from '../../../src/report/views/citation-rates.ts'
import type { Cell } from '../../../src/scan/measure.ts'
import { aBaseline, aMeasurement, anEngine } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aTrend } from '../../support/report-outcomes.ts'
import { anEngineDrop } from '../../support/rule-results.ts'

const cell = (engine: string, cited: number, answers: number): Cell => ({
  ...{ keyword: 'crm', engine },
  cited: Array.from({ length: answers }, (_, index) => index < cited),
  bcrScores: Array.from({ length: answers }, () => 0),
})
const record = (...cells: Cell[]): HistoryRecord[] => aTrend([60]).map(run => ({ ...run, cells }))

const runs = [...record(cell('a', 4, 4), cell('b', 2, 4)), ...record(cell('a', 2, 4), cell('b', 2, 4))]
const measurement = aMeasurement({
  engines: [
    anEngine('b', { answers: 4, citedAnswers: 3 }),
    anEngine('a', { answers: 4, citedAnswers: 0 }),
    anEngine('new', { answers: 3, citedAnswers: 1 }),
  ],
  cells: [cell('b', 3, 4), cell('a', 0, 4), cell('new', 1, 3)],
})
const rowsOf = (verdict: Parameters<typeof aVerdict>[0]) =>
  viewCitationRates(
    anOutcome({ measurement, baseline: aBaseline({ runs }), trend: runs, verdict: aVerdict(verdict) }),
  )?.rows

describe('the citation rates', () => {
  it('have the mean rate of the runs compared with, and the largest fall first', () => {
    expect(rowsOf({ noise: 'tested', engineDrops: [anEngineDrop({ engine: 'a' })] })).toMatchObject([
      { engine: 'a', share: '0% (0 of 4)', before: '75%', change: '▼ 75 points', tone: 'worse', runs: '█▅▁' },
      { engine: 'new', share: '33% (1 of 3)', before: '–', change: 'new', runs: '··▃' },
      { engine: 'b', share: '75% (3 of 4)', before: '50%', change: '▲ 25 points', runs: '▅▅▆' },
    ])
  })

  it('say that a fall may be chance where it was tested and is not significant', () => {
    expect(rowsOf({ noise: 'tested' })?.[0]).toMatchObject({ change: '▼ 75 points, may be chance' })
    expect(rowsOf({ noise: 'exact' })?.[0]).toMatchObject({ change: '▼ 75 points' })
  })

  it('have no comparison without earlier answers, and none at all without an engine', () => {
    const view = viewCitationRates(anOutcome({ measurement }))
    expect(view).toMatchObject({ isCompared: false, hasRuns: false, legend: '' })
    expect(view?.columns.map(({ title }) => title)).toEqual(['Engine', 'Answers that cite'])
    expect(viewCitationRates(anOutcome({ measurement: undefined }))).toBeUndefined()
  })
})
