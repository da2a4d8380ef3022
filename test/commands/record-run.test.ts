import { describe, expect, it } from 'vitest'
import { recordRun } from '../../src/commands/record-run.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { createLog } from '../support/log.ts'
import { aMeasurement } from '../support/measurements.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../support/outcomes.ts'
import { aDrop } from '../support/rule-results.ts'

const measured = anOutcome({
  fingerprint: aFingerprint(),
  measurement: aMeasurement({ cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)] }),
  samples: 2,
})
/** What a history says of `measured`. */
const itsRecord = aRecord({
  createdAt: '2026-11-20T10:00:12.000Z',
  runUrl: 'https://github.com/acme/site/actions/runs/42',
  attempt: 2,
  overallBcr: 60,
  samples: 2,
  cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)],
})

/** Records a run in a history of its own. Returns what was added to it. */
async function record(outcome: Outcome, failed = false, accept = false) {
  const records: HistoryRecord[] = []
  const history: HistoryStore = {
    place: { kind: 'file', path: 'history.json' },
    read: async () => ({ records, problems: [] }),
    async append(record) {
      records.push(record)
      return { stored: history.place }
    },
  }
  const log = createLog()
  await recordRun(outcome, history, { failed, accept, attempt: 2, log })
  expect(log.infos).toEqual(records.length > 0 ? [expect.stringContaining('history.json')] : [])
  return records
}

describe('a run that is recorded', () => {
  it('is what it measured, and how comparable it is', async () => {
    expect(await record(measured)).toEqual([itsRecord])
  })

  it('names the models that answered, where the service tells', async () => {
    const models = { openai: ['gpt-6-2026-01'] }
    expect(await record({ ...measured, models })).toEqual([{ ...itsRecord, models }])
  })

  it('says whether its step failed', async () => {
    const outcome = { ...measured, verdict: aVerdict({ status: 'fail' }) }
    expect(await record(outcome, true)).toEqual([{ ...itsRecord, failed: true }])
  })

  it.each([true, false])('says whether a drop failed, when the step fails by it: %s', async failed => {
    const verdict = aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] })
    const outcome = { ...measured, verdict }
    expect(await record(outcome, failed)).toEqual([{ ...itsRecord, failed, dropped: true }])
  })

  it('says whether a drop beyond its tolerance may be chance', async () => {
    const test = { method: 'cells', pValue: 0.1, interval: undefined, size: 9 } as const
    const verdict = aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive', test })] })
    expect(await record({ ...measured, verdict })).toEqual([{ ...itsRecord, suspect: true }])
  })

  it('is not suspect for a drop that nothing tested: no later run can clear it', async () => {
    const verdict = aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive' })] })
    expect(await record({ ...measured, verdict })).toEqual([itsRecord])
  })

  it('says whether its level is accepted', async () => {
    expect(await record(measured, false, true)).toEqual([{ ...itsRecord, accepted: true }])
  })

  it.each(['pass', 'fail', 'inconclusive', 'error'] as const)('may have been judged as %s', async status => {
    expect(await record({ ...measured, verdict: aVerdict({ status }) })).toHaveLength(1)
  })
})

describe('a run that is not recorded', () => {
  it.each<[string, Outcome]>([
    ['was not judged', { ...measured, verdict: aBlockedVerdict({ kind: 'no-answers' }) }],
    ['measured nothing', { ...measured, measurement: undefined }],
  ])('%s', async (_, outcome) => {
    expect(await record(outcome)).toEqual([])
  })

  it('warns where its level was to be accepted', async () => {
    const log = createLog()
    const history: HistoryStore = {
      place: { kind: 'file', path: 'history.json' },
      read: async () => ({ records: [], problems: [] }),
      append: async () => ({ stored: history.place }),
    }
    const partial = { ...measured, verdict: aBlockedVerdict({ kind: 'no-answers' }) }
    await recordRun(partial, history, { failed: true, accept: true, attempt: 1, log })
    expect(log.warnings).toEqual([expect.stringMatching(/^AVG_HISTORY_NOT_WRITTEN: .*not accepted/)])
  })

  it('is logged with the problem of its history', async () => {
    const log = createLog()
    const history: HistoryStore = {
      place: { kind: 'file', path: 'history.json' },
      read: async () => ({ records: [], problems: [] }),
      append: async () => ({ problem: { kind: 'not-written', detail: 'EACCES' } }),
    }
    await recordRun(measured, history, { failed: false, accept: false, attempt: 1, log })
    expect(log.warnings).toEqual([expect.stringContaining('EACCES')])
  })
})
