import { describe, expect, it } from 'vitest'
import type { EngineProblem } from '../../../../src/engines/answer-record.ts'
import type { SilentEngine } from '../../../../src/gate/verdict.ts'
import {
  formatOutcome,
  type OutcomeFile,
  parseOutcome,
} from '../../../../src/report/files/json/outcome-file.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { titleIssue } from '../../../../src/report/posts/issue.ts'
import { describeGate } from '../../../../src/report/text/describe-findings.ts'
import { renderComment } from '../../../support/documents.ts'
import { measuredCases } from '../../../support/measured-cases.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { failedWithEverything, notMeasured, passed } from '../../../support/report-outcomes.ts'

const { startedAt: _start, finishedAt: _end, ...run } = anOutcome().run

function readBack(outcome: Outcome, pullRequest?: number): OutcomeFile {
  const file = parseOutcome(formatOutcome(outcome, pullRequest), run)
  if ('unreadable' in file) throw new Error(JSON.stringify(file.unreadable))
  return file
}

/** Returns the outcome without the parts that a file does not hold. */
const bare = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...{ answerRecords: [], suggestions: [], serviceReports: [], scans: [] },
  trend: outcome.trend.map(record => ({ ...record, runUrl: undefined })),
  measurement: outcome.measurement && {
    ...outcome.measurement,
    engines: outcome.measurement.engines.map(engine => ({ ...engine, sourceUrl: '' })),
  },
})

describe('an outcome from a file', () => {
  it.each(Object.entries({ ...measuredCases, passed, failedWithEverything, notMeasured }))(
    'has the comment of the run: %s',
    (_name, outcome) => {
      const { outcome: read } = readBack(outcome)
      expect(renderComment(describeGate(read))).toBe(renderComment(describeGate(bare(outcome))))
      expect(titleIssue([describeGate(read)], '')).toBe(titleIssue([describeGate(outcome)], ''))
    },
  )

  it('keeps the number of the pull request', () => {
    expect(readBack(passed, 7).pullRequest).toBe(7)
    expect(readBack(passed).pullRequest).toBeUndefined()
  })

  it('drops the address of the page for keys, which a forged file could choose', () => {
    const vendor = { model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' }
    const forged: EngineProblem = {
      ...{ scope: 'engine', code: 'key-refused', detail: '' },
      vendor: { ...vendor, keyPage: 'https://evil.example/' },
    }
    const counts = { engine: 'openai', planned: 1, evaluated: 0, problem: forged }
    const missing = { engine: 'openai', planned: 1, count: 1, keyword: 'crm', reason: forged }
    const silent: SilentEngine = {
      ...{ engine: 'openai', planned: 1, evaluated: 0, reason: forged },
      ...{ isOptional: false, leadsTo: 'error' },
    }
    const { outcome } = readBack({
      ...passed,
      answers: { planned: 1, evaluated: 0, engines: [counts], missing: [missing] },
      verdict: aVerdict({ silentEngines: [silent] }),
    })
    expect(outcome.answers.engines[0]?.problem?.vendor).toEqual(vendor)
    expect(JSON.stringify(outcome)).not.toContain('evil.example')
  })

  it('takes the addresses of the run from the caller', () => {
    const forged = {
      ...passed.run,
      runUrl: 'https://evil.example/',
      commitUrl: 'https://evil.example/commit/1',
    }
    expect(readBack({ ...passed, run: forged }).outcome.run).toMatchObject(run)
  })
})

describe('an invalid file', () => {
  const good = () => JSON.parse(formatOutcome(passed, 7))

  it.each([
    ['no JSON', '{', 'not JSON'],
    ['another format', '{"format":"ai-visibility-result","schema_version":1}', 'format is wrong'],
    ['a list', '[]', 'not the outcome of this version'],
    [
      'a newer version',
      JSON.stringify({ ...good(), schema_version: 4 }),
      'schema_version is wrong: Invalid input: expected 3. Use the same version',
    ],
    ['no outcome', JSON.stringify({ ...good(), outcome: null }), 'outcome is wrong'],
    ['a number that is a text', JSON.stringify({ ...good(), pull_request: '7' }), 'pull_request is wrong'],
    [
      'a rule that does not exist',
      JSON.stringify(good()).replace('"rule":"min-overall-bcr"', '"rule":"<b>"'),
      'outcome.verdict.rules[0].rule is wrong',
    ],
    [
      'a text that is too long',
      JSON.stringify({ ...good(), outcome: { ...good().outcome, brand: 'x'.repeat(4001) } }),
      'outcome.brand is wrong',
    ],
    [
      'a list that is too long',
      JSON.stringify({ ...good(), outcome: { ...good().outcome, keywords: Array(20_001).fill('x') } }),
      'outcome.keywords is wrong',
    ],
    ['arrays within arrays', '['.repeat(100_000), 'not JSON'],
  ])('is refused: %s', (_name, text, words) => {
    expect(parseOutcome(text, run)).toEqual({ unreadable: expect.stringContaining(words) })
  })
})
