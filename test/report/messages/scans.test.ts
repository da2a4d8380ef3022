import { describe, expect, it } from 'vitest'
import { buildResult } from '../../../src/report/json/result.ts'
import { describeMovedModels, describeProgress, describeScanPer } from '../../../src/report/messages/scans.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'

describe('describeScanPer', () => {
  it('says which scans are made, and why', () => {
    const cases = [
      { scanPer: 'keyword', scanPerReason: 'recorded-runs' },
      { scanPer: 'keyword', scanPerReason: 'embedded' },
      { scanPer: 'all', scanPerReason: 'unrecorded' },
      { scanPer: 'all', scanPerReason: 'as-recorded' },
    ] as const
    expect(cases.map(describeScanPer)).toMatchInlineSnapshot(`
      [
        "The run makes one scan for each keyword, because recorded runs are compared keyword by keyword.",
        "The run makes one scan for each keyword, because the embedded service needs no more requests for it.",
        "The run makes one scan for all keywords together, because no recorded run is compared.",
        "The run makes one scan for all keywords together, as the newest recorded run did.",
      ]
    `)
  })
})

describe('describeProgress', () => {
  it.each([
    [undefined, 'Replayed 3 of 9 commits'],
    [1, 'Replayed 3 of 9 commits, about 5 seconds left'],
    [41, 'Replayed 3 of 9 commits, about 45 seconds left'],
    [60, 'Replayed 3 of 9 commits, about 1 minute left'],
    [61, 'Replayed 3 of 9 commits, about 2 minutes left'],
  ])('with %s seconds left', (seconds, words) => {
    expect(describeProgress('Replayed', 3, 9, 'commits', seconds)).toBe(words)
  })

  it('names no time when all is done', () => {
    expect(describeProgress('Scanned', 9, 9, '', 3)).toBe('Scanned 9 of 9')
  })
})

const origin = { kind: 'file', path: 'history.json', runs: 1 } as const
const runs = [{ overallBcr: 60, citedEngines: 1, cells: [], models: { openai: ['gpt-6-2026-01'] } }]
const answeredBy = (openai: string) =>
  anOutcome({
    models: { openai: [openai] },
    baseline: aBaseline({ runs, origin }),
    verdict: aVerdict({ baseline: { origin } }),
  })

describe('a model that a vendor moved', () => {
  it('is named in the log, and not where it is the same', () => {
    expect(describeMovedModels(answeredBy('gpt-6-2026-09'))).toEqual([
      'openai was answered by the model gpt-6-2026-09, and before by gpt-6-2026-01: the vendor moved the model. The runs are compared as usual.',
    ])
    expect(describeMovedModels(answeredBy('gpt-6-2026-01'))).toEqual([])
  })

  it('is in the result file', () => {
    expect(buildResult(answeredBy('gpt-6-2026-09')).models).toEqual({ openai: ['gpt-6-2026-09'] })
  })
})
