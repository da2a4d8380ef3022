import { describe, expect, it } from 'vitest'
import { buildResult } from '../../src/report/json/result.ts'
import { describeMovedModels } from '../../src/report/scan-words.ts'
import { aBaseline } from '../support/measurements.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'

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
