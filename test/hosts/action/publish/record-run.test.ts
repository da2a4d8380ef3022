import { describe, expect, it } from 'vitest'
import type { HistoryRecord } from '../../../../src/history/record.ts'
import type { HistoryStore } from '../../../../src/history/store.ts'
import {
  isToBeRecorded,
  type RecordRequest,
  recordRun,
} from '../../../../src/hosts/action/publish/record-run.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { aCell } from '../../../support/baseline-runs.ts'
import { aFingerprint, aRecord } from '../../../support/history.ts'
import { aMeasurement } from '../../../support/measurements.ts'
import { anOutcome, aRule, aVerdict } from '../../../support/outcomes.ts'

const measured = anOutcome({
  fingerprint: aFingerprint(),
  measurement: aMeasurement({ cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)] }),
  samples: 2,
})
/** What a history says of `measured`. */
const itsRecord = aRecord({
  createdAt: '2026-11-20T10:00:12.000Z',
  runUrl: 'https://github.com/acme/site/actions/runs/42',
  overallBcr: 60,
  samples: 2,
  cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)],
})

const onMain = { eventName: 'push', ref: 'refs/heads/main', defaultBranch: 'main' }

/** Records a run in a history of its own, and gives what was added to it. */
async function record(outcome: Outcome, request: Partial<RecordRequest> = {}) {
  const records: HistoryRecord[] = []
  const history: HistoryStore = {
    place: { kind: 'file', path: 'history.json' },
    read: async () => ({ records, problems: [] }),
    async append(record) {
      records.push(record)
      return { stored: history.place }
    },
  }
  const result = await recordRun(outcome, history, {
    mode: 'always',
    context: onMain,
    failed: false,
    ...request,
  })
  expect(result).toEqual(records.length > 0 ? { stored: history.place } : undefined)
  return records
}

describe('isToBeRecorded', () => {
  const main = 'refs/heads/main'

  it.each([
    ['auto', 'push', main, true],
    ['auto', 'workflow_dispatch', main, true],
    ['auto', 'repository_dispatch', main, true],
    ['auto', 'schedule', main, true],
    ['auto', 'push', 'refs/heads/topic', false],
    ['auto', 'push', 'refs/tags/main', false],
    ['auto', 'push', 'refs/heads/feature/main', false],
    ['auto', 'push', 'main', false],
    ['auto', 'workflow_dispatch', 'refs/heads/topic', false],
    ['auto', 'pull_request', 'refs/pull/7/merge', false],
    ['auto', 'pull_request_target', main, false],
    ['auto', 'merge_group', 'refs/heads/gh-readonly-queue/main/pr-7', false],
    ['auto', 'issue_comment', main, false],
    ['auto', 'workflow_run', main, false],
    ['auto', 'local', undefined, false],
    ['always', 'pull_request', 'refs/pull/7/merge', true],
    ['always', 'local', undefined, true],
    ['never', 'push', main, false],
    ['never', 'schedule', main, false],
  ] as const)('%s: a %s of %s: %s', (mode, eventName, ref, expected) => {
    expect(isToBeRecorded(mode, { eventName, ref, defaultBranch: 'main' })).toBe(expected)
  })

  it('takes a schedule for a run on the default branch, although its event does not name the branch', () => {
    expect(isToBeRecorded('auto', { eventName: 'schedule', ref: main, defaultBranch: undefined })).toBe(true)
  })

  it('takes no branch for the default branch when that is not known', () => {
    expect(isToBeRecorded('auto', { eventName: 'push', ref: main, defaultBranch: undefined })).toBe(false)
    const ref = 'refs/heads/undefined'
    expect(isToBeRecorded('auto', { eventName: 'push', ref, defaultBranch: undefined })).toBe(false)
  })
})

describe('a run that is recorded', () => {
  it('is what it measured, and how comparable it is', async () => {
    expect(await record(measured)).toEqual([itsRecord])
  })

  it('says whether its step failed', async () => {
    const outcome = { ...measured, verdict: aVerdict({ status: 'fail' }) }
    expect(await record(outcome, { failed: true })).toEqual([{ ...itsRecord, failed: true }])
  })

  it('says whether its step failed on a drop', async () => {
    const verdict = aVerdict({ status: 'fail', rules: [aRule('max-bcr-drop', { outcome: 'fail' })] })
    const outcome = { ...measured, verdict }
    expect(await record(outcome, { failed: true })).toMatchObject([{ dropped: true }])
    // The workflow accepts a drop that it lets pass.
    expect(await record(outcome, { failed: false })).toMatchObject([{ dropped: false }])
  })

  it.each(['pass', 'fail', 'inconclusive'] as const)('may have the verdict %s', async status => {
    expect(await record({ ...measured, verdict: aVerdict({ status }) })).toHaveLength(1)
  })
})

describe('a run that is not recorded', () => {
  it.each<[string, Outcome, Partial<RecordRequest>?]>([
    ['has the verdict error', { ...measured, verdict: aVerdict({ status: 'error' }) }],
    ['measured nothing', { ...measured, measurement: undefined }],
    ['evaluated no engine', { ...measured, measurement: aMeasurement({ engines: [] }) }],
    [
      'is a pull request',
      measured,
      { mode: 'auto', context: { ...onMain, eventName: 'pull_request', ref: 'refs/pull/7/merge' } },
    ],
    ['has the mode never', measured, { mode: 'never' }],
  ])('%s', async (_, outcome, request) => {
    expect(await record(outcome, request)).toEqual([])
  })
})
