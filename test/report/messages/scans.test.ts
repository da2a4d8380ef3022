import { describe, expect, it } from 'vitest'
import { describeMovedModels, describeProgress } from '../../../src/report/messages/scans.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'

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
})
