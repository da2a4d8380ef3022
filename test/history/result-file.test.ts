import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../src/gate/verdict.ts'
import { formatRecord, parseHistory, parseRecord } from '../../src/history/format.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { measure } from '../../src/scan/measure.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { aFingerprint, aLoss } from '../support/history.ts'
import { anOutcome, aVerdict, someDrops } from '../support/outcomes.ts'
import { resultFileOf } from '../support/result-file.ts'
import { aDrop } from '../support/rule-results.ts'

const aResultFile = (overrides: Partial<Outcome> = {}): unknown => resultFileOf(anOutcome(overrides))

function read(value: unknown) {
  const read = parseRecord(value)
  if ('cause' in read) throw new Error(read.cause.kind)
  return read.record
}

const scans = ['crm', 'erp'].flatMap(keyword =>
  [1, 2].map(sample =>
    aCompletedScan({
      keyword,
      sample,
      results: [aResult('chatgpt', keyword === 'crm'), ...(sample === 1 ? [aResult('gemini', false)] : [])],
    }),
  ),
)

describe('a result file as a record', () => {
  it('has the fields of its run', () => {
    const models = { openai: ['gpt-6-2026-01'] }
    expect(read(aResultFile({ fingerprint: aFingerprint(), models }))).toEqual({
      createdAt: '2026-11-20T10:00:12.000Z',
      sha: '0123456789abcdef0123456789abcdef01234567',
      runUrl: 'https://github.com/acme/site/actions/runs/42',
      attempt: 1,
      failed: false,
      suspect: false,
      losses: [],
      accepted: false,
      overallBcr: 60,
      citedEngines: 1,
      totalEngines: 2,
      samples: 1,
      models,
      fingerprint: aFingerprint(),
      cells: [aCell(undefined, 'chatgpt', 80), aCell(undefined, 'gemini', 0)],
    })
  })

  it('has the cells that the run measured', () => {
    const { cells } = read(aResultFile({ scanPer: 'keyword', keywords: ['crm', 'erp'], scans }))
    expect(cells).toEqual(measure(scans)?.cells)
    expect(cells).toContainEqual(aCell('crm', 'chatgpt', 80, 80))
    expect(cells).toContainEqual(aCell('erp', 'gemini', 0))
  })

  it('is a line of a history like any other', () => {
    const record = read(aResultFile({ fingerprint: aFingerprint(), scanPer: 'keyword', scans }))
    const [line] = parseHistory(formatRecord(record)).records
    expect(line?.cells).toEqual(expect.arrayContaining(record.cells))
    expect({ ...line, cells: record.cells }).toEqual(record)
    expect(parseHistory(JSON.stringify(aResultFile())).records).toHaveLength(1)
  })

  it.each([
    ['pass', false],
    ['inconclusive', false],
    ['fail', true],
    // The run may have measured only a part of its plan.
    ['error', true],
  ] as const)('with the verdict %s: failed is %s', (status, failed) => {
    expect(read(aResultFile({ verdict: aVerdict({ status }) })).failed).toBe(failed)
  })

  it('has the losses of its run', () => {
    const losses = [aLoss({ state: 'low', failedRuns: 3 })]
    const verdict = aVerdict({ drops: someDrops({ losses }) })
    expect(read(aResultFile({ verdict })).losses).toEqual(losses)
  })

  it('is suspect when a drop may be chance', () => {
    const suspectOf = (verdict: Verdict) => read(aResultFile({ verdict })).suspect
    expect(suspectOf(aVerdict({ rules: [aDrop({ outcome: 'inconclusive' })] }))).toBe(true)
    expect(suspectOf(aVerdict({ rules: [aDrop({ outcome: 'fail' })] }))).toBe(false)
  })

  it('is invalid if nothing was measured', () => {
    const unmeasured = { measurement: undefined, scans: [], verdict: aVerdict({ status: 'error' }) }
    expect(parseRecord(aResultFile(unmeasured))).toEqual({
      cause: { kind: 'invalid', path: 'measurement', message: expect.any(String) },
    })
  })
})
