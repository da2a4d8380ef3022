import { describe, expect, it } from 'vitest'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated } from '../../../support/answer-records.ts'
import { aCompletedScan } from '../../../support/completed-scans.ts'
import { measuredCases } from '../../../support/measured-cases.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { failedWithEverything } from '../../../support/report-outcomes.ts'
import { compileSchema, resultFileOf } from '../../../support/result-file.ts'
import { situations } from '../../../support/situations.ts'

const unmeasured = anOutcome({
  measurement: undefined,
  scans: [],
  verdict: aVerdict({ status: 'error', rules: [] }),
  run: { ...anOutcome().run, runUrl: undefined, commitUrl: undefined, sha: undefined },
})
const withAnswers = anOutcome({
  answerRecords: [anEvaluated(anAnswerContent()), anEvaluated(anAnswerWithoutBrand(), { sample: 2 })],
})

describe('the result file', () => {
  const isValid = compileSchema('result')

  it.each(Object.entries({ ...situations, ...measuredCases, failedWithEverything, unmeasured, withAnswers }))(
    'is as its published schema has it: %s',
    (_, outcome) => {
      const result = resultFileOf(outcome)
      isValid(result)
      expect(isValid.errors).toBeNull()
      expect(JSON.stringify(result).match(/"\w*[a-z][A-Z]\w*":/g) ?? []).toEqual([])
    },
  )

  it('holds the findings of the report, and no run of the history', () => {
    const accepted = resultFileOf(situations['content-loss-accepted'] ?? unmeasured)
    expect(accepted).toMatchObject({
      ...{ verdict: { status: 'pass' }, run: { pull_url: 'https://github.com/acme/site/pull/7' } },
      findings: [{ kind: 'loss-accepted', leads_to: 'none', by: 'alice', review: '80', is_author: false }],
      comparison: { runs: 0 },
    })
    const live = resultFileOf(situations['live-still-low'] ?? unmeasured)
    expect(live).toMatchObject({
      comparison: { runs: 20 },
      verdict: { drops: { losses: [{ reported_on: expect.any(String) }] } },
    })
    expect(Object.keys({ ...live, ...live.baseline, ...live.measurement })).not.toEqual(
      expect.arrayContaining(['trend', 'cells']),
    )
    expect(live.baseline).not.toHaveProperty('runs')
  })

  it('omits what was not measured instead of reporting zero', () => {
    const result = resultFileOf(unmeasured)
    for (const name of ['measurement', 'comparison', 'baseline', 'answer_contents']) {
      expect(result).not.toHaveProperty(name)
    }
  })

  it('keeps unknown fields of a scan, unless they would replace its own', () => {
    const completed = aCompletedScan({ keyword: 'crm' })
    const scan = { ...completed.scan, regionName: 'eu', sample: 'theirs' }
    const [kept] = resultFileOf(anOutcome({ scans: [{ ...completed, scan }] })).scans
    expect(kept).toMatchObject({ scan_id: 'scan-1', regionName: 'eu', keyword: 'crm', sample: 1 })
  })

  it('keeps names from outside as they are', () => {
    const names = { 'ChatGPT@US': ['gptFour'] }
    expect(resultFileOf(anOutcome({ models: names, fingerprint: names }))).toMatchObject({
      ...{ models: names, fingerprint: names },
    })
  })
})
