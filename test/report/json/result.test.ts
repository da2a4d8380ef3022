import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { minShareOfVoice } from '../../../src/gate/rules/floors.ts'
import { buildResult } from '../../../src/report/json/result.ts'
import { resultSchema } from '../../../src/report/json/result-schema.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated } from '../../support/answer-records.ts'
import { aCompletedScan } from '../../support/completed-scans.ts'
import { aBaseline, aMeasurement } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aDrop, aFloor, aSentiment } from '../../support/rule-results.ts'
import { situations } from '../../support/situations.ts'

const full = anOutcome({
  scanPer: 'keyword',
  baseline: aBaseline({ engines: [{ engine: 'chatgpt', cited: true, bcrScore: undefined }] }),
  measurement: aMeasurement({
    keywords: [{ keyword: 'crm', overallBcr: 60, citedEngines: ['chatgpt'], totalEngines: 2, samples: 1 }],
    contradictions: [
      { kind: 'missing-engine', scanId: 'scan-1', engine: 'claude' },
      { kind: 'summary-contradiction', scanId: 'scan-1', field: 'cited_engines', stated: 2, counted: 1 },
    ],
  }),
  verdict: aVerdict({
    status: 'fail',
    rules: [aDrop({ outcome: 'fail', observed: 60.0412, baseline: 70, drop: 9.9588 })],
    baseline: { origin: { kind: 'file', path: 'baseline.json', runs: 1 } },
    lostEngines: ['gemini'],
    unmeasuredCompetitors: ['Initech'],
  }),
  shareOfVoice: [
    { name: 'Acme', isOwn: true, answers: 4, citedAnswers: 1, share: 0.25, overallBcr: 60 },
    { name: 'Globex', isOwn: false, answers: 4, citedAnswers: 3, share: 0.75, overallBcr: 70 },
  ],
  scans: [aCompletedScan({ keyword: 'crm', sample: 1 })],
  answerRecords: [
    anEvaluated(anAnswerContent({ retrieved: undefined })),
    anEvaluated(anAnswerWithoutBrand(), { sample: 2 }),
  ],
})
const unmeasured = anOutcome({
  measurement: undefined,
  scans: [],
  verdict: aVerdict({ status: 'error', rules: [] }),
  run: { ...anOutcome().run, runUrl: undefined, commitUrl: undefined, sha: undefined },
})

describe('buildResult', () => {
  it.each([
    ['a full outcome', full],
    ['an outcome without a measurement', unmeasured],
  ])('writes %s as the published schema has it, and nothing besides', (_, outcome) => {
    const json: unknown = JSON.parse(JSON.stringify(buildResult(outcome)))
    expect(resultSchema.parse(json)).toEqual(json)
    expect(json).toEqual(buildResult(outcome))
  })

  it('names the reviewer who accepted a loss, and the review', () => {
    const accepted = buildResult(situations['content-loss-accepted'] ?? full)
    const url = 'https://github.com/acme/site/pull/7#pullrequestreview-80'
    expect(accepted).toMatchObject({
      verdict: 'pass',
      findings: [{ kind: 'loss-accepted', leads_to: 'none', accepted: { by: 'alice', url } }],
    })
    expect(resultSchema.parse(JSON.parse(JSON.stringify(accepted)))).toEqual(accepted)
  })

  it('says null, not zero, of what was not measured', () => {
    expect(buildResult(unmeasured)).toMatchObject({
      overall_bcr: null,
      cited_engines: null,
      baseline: null,
      baseline_missing: 'none is configured',
      bcr_drop: null,
    })
  })

  it('has the values of rules in full precision, and their words', () => {
    const share = aFloor({ observed: 24.996, floor: 20 }, minShareOfVoice)
    const verdict = aVerdict({ rules: [aDrop({ observed: 60.0412 }), share, aSentiment({ observed: [] })] })
    expect(buildResult(anOutcome({ verdict })).rules).toMatchObject([
      { rule: 'max-bcr-drop', observed: 60.0412, limit: 'at most 0', sentence: expect.stringMatching(/./) },
      { rule: 'min-share-of-voice', observed: '24.996%', baseline: null, drop: null, p_value: null },
      { rule: 'fail-on-sentiment', observed: '' },
    ])
  })

  it('keeps fields of a scan that it does not know, but none that stands in for its own', () => {
    const completed = aCompletedScan({ keyword: 'crm' })
    const scan = { ...completed.scan, region: 'eu', sample: 'theirs' }
    const [kept] = buildResult(anOutcome({ scans: [{ ...completed, scan }] })).scans
    expect(kept).toMatchObject({ scan_id: 'scan-1', region: 'eu', keyword: 'crm', sample: 1 })
  })
})

describe('resultSchema', () => {
  it('can be published as JSON Schema', () => {
    const published = z.toJSONSchema(resultSchema, { io: 'input' })
    expect(published.required).toContain('overall_bcr')
    expect(published.required).not.toContain('run_url')
  })
})
