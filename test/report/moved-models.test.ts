import { describe, expect, it } from 'vitest'
import { buildResult } from '../../src/report/json/result.ts'
import { renderSummary } from '../../src/report/markdown/comment.ts'
import { renderLikeGitHub, textOf } from '../support/markdown.ts'
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
const comment = (openai: string) => textOf(renderLikeGitHub(renderSummary(answeredBy(openai))))

describe('a model that a vendor moved', () => {
  it('is named beside the comparison', () => {
    expect(comment('gpt-6-2026-09')).toContain(
      'openai was answered by the model gpt-6-2026-09, and in runs of the baseline by gpt-6-2026-01',
    )
  })

  it('is not named where it is the same', () => {
    expect(comment('gpt-6-2026-01')).not.toContain('was answered by the model')
  })

  it('is escaped, because its name comes from the vendor', () => {
    expect(renderSummary(answeredBy('<b>@octocat</b>'))).not.toMatch(/<b>|@octocat/)
  })

  it('is in the result file', () => {
    expect(buildResult(answeredBy('gpt-6-2026-09')).models).toEqual({ openai: ['gpt-6-2026-09'] })
  })
})
