import { describe, expect, it } from 'vitest'
import { findBaseline } from '../../src/comparison/find-baseline.ts'
import type { Fingerprint } from '../../src/history/record.ts'
import type { HistoryRead } from '../../src/history/store.ts'
import type { BaselineSettings, Settings } from '../../src/inputs/settings.ts'
import { aFingerprint, aLoss, aRecord, keepRecords } from '../support/history.ts'
import { baselineSettings } from '../support/settings.ts'

const place = { kind: 'file', path: 'baseline.json' } as const

interface Asked extends Partial<BaselineSettings>, Partial<Pick<Settings, 'record'>> {
  now?: string
  accept?: boolean
  fingerprint?: Fingerprint
}

/** Finds the baseline in a history with this content, and whether the run is added to the history. */
async function find(read: HistoryRead | undefined, asked: Asked = {}) {
  const { now, accept = false, record = 'auto', fingerprint = aFingerprint(), ...baseline } = asked
  const { history, ...found } = await findBaseline(
    {
      key: 'site',
      engines: [],
      baseline: baselineSettings({ ...(read && { source: place }), ...baseline }),
      accept,
      record,
    },
    fingerprint,
    {
      now,
      history: read && { ...keepRecords(place), read: async () => read },
      measureBase: async () => ({ missing: { kind: 'no-base-for-event', event: 'push' } }),
    },
  )
  return { ...found, isAddedTo: history !== undefined }
}

const numbers = { overallBcr: 1, citedEngines: 2, engines: undefined }
const unreadable = { why: 'there is no token.', lacksAccess: true }
const noFile: HistoryRead = { missing: { kind: 'no-file' } }
const problems = [{ unit: 'line' as const, position: 3, cause: { kind: 'not-json' as const } }]
const none = { trend: [], problem: undefined, isAddedTo: false }
const unreplaced = { ...none, lookup: { unusable: { kind: 'history', place, cause: { kind: 'numbers' } } } }
const added = { ...none, isAddedTo: true }
const partly = { problem: { place, records: problems }, isAddedTo: true }
const records = [aRecord(), aRecord()]
const historyOf = (...records: ReturnType<typeof aRecord>[]): HistoryRead => ({ records, problems: [] })
const measured = aRecord({ createdAt: '2026-11-01T06:00:00Z' })
const stopped = aRecord({ cells: [], totalEngines: 0, incident: 'The scan service refused the key' })
const accepted = { missing: { kind: 'accepted', place } }
const change = { name: 'keywords', added: ['hr'], removed: ['crm', 'erp'], single: false }

/** The result for numbers of the inputs and of a history. */
const ofInputs = (overallBcr: number | undefined, citedEngines: number | undefined, hasRest = true) => ({
  baseline: {
    ...{ overallBcr, citedEngines, runs: [] },
    origin: { kind: 'inputs', rest: hasRest ? { ...place, runs: 0 } : undefined },
  },
})

describe('a history', () => {
  const loss = aLoss({ since: '2027-01-01T06:00:00Z' })
  const future = aRecord({ createdAt: '2027-01-01T06:00:00Z', losses: [loss] })
  const after = aRecord({ createdAt: '2026-11-08T06:00:00Z', losses: [loss] })

  it('leaves out a record that is dated in the future, and the loss that it found', async () => {
    const found = await find(historyOf(measured, future, after), { now: '2026-11-15T06:00:00Z' })
    expect(found).toMatchObject({
      lookup: {
        baseline: { runs: [{ createdAt: measured.createdAt }, { createdAt: after.createdAt }], losses: [] },
      },
      problem: { records: [{ position: 2, cause: { path: 'created_at' } }] },
    })
  })

  const de = aFingerprint({ language: ['de'] })
  const low = { state: 'not-measured', since: measured.createdAt, scope: { kind: 'whole' } } as const
  it.each([
    [
      'closes a loss that is no longer compared, and accepts no level',
      [measured, aRecord({ fingerprint: de, losses: [aLoss(low)], createdAt: '2026-11-08T06:00:00Z' })],
      true,
    ],
    [
      'accepts the level of a loss that only the newest run did not measure',
      [
        measured,
        aRecord({
          losses: [aLoss({ ...low, since: '2026-11-08T06:00:00Z' })],
          createdAt: '2026-11-08T06:00:00Z',
        }),
      ],
      false,
    ],
  ])('%s', async (_, runs, closesLosses) => {
    const { lookup, ...found } = await find(historyOf(...runs), {
      accept: true,
      fingerprint: closesLosses ? de : aFingerprint(),
    })
    expect(found).toMatchObject({ closesLosses })
    if (closesLosses) expect(lookup).toMatchObject({ baseline: { runs: [{}], losses: [] } })
    else expect(lookup).toEqual(accepted)
  })
})

describe('the baseline', () => {
  it.each<[string, Parameters<typeof find>, object]>([
    ['is missing if no baseline is set', [undefined], { ...none, lookup: missing('none-configured') }],
    [
      'is what the base of the change measures, if the source is `base`',
      [undefined, { source: { kind: 'base' } }],
      { ...none, lookup: missing('no-base-for-event', { event: 'push' }) },
    ],
    [
      'is missing if the history does not exist yet, and adds this run',
      [noFile],
      { ...added, lookup: missing('no-history-yet', { place, cause: { kind: 'no-file' } }) },
    ],
    [
      'is missing if the history cannot be read, and does not add this run',
      [{ unreadable }],
      { ...none, lookup: missing('unreadable', { place }), problem: { place, unreadable } },
    ],
    [
      'is unusable if the history cannot be understood, and does not add this run',
      [{ unusable: { kind: 'empty' } }],
      { ...none, lookup: { unusable: { kind: 'history', place, cause: { kind: 'empty' } } } },
    ],
    [
      'is unusable if no line can be read',
      [{ records: [], problems }],
      { ...partly, lookup: { unusable: { kind: 'history', place, cause: { kind: 'no-readable-record' } } } },
    ],
    [
      'is that of the records that can be read',
      [{ records, problems }],
      { ...partly, lookup: { baseline: { overallBcr: 20 } } },
    ],
    [
      'is the numbers that a person wrote',
      [{ numbers }],
      { ...none, lookup: { baseline: { ...numbers, runs: [], origin: { ...place, runs: 0 } } } },
    ],
    ['is unusable if a record would replace the numbers', [{ numbers }, { record: 'always' }], unreplaced],
    [
      'is unusable if the accepted level would replace the numbers',
      [{ numbers }, { accept: true }],
      unreplaced,
    ],
    [
      'is missing if nothing was asked in the same way, and names what changed',
      [historyOf(aRecord()), { fingerprint: aFingerprint({ keywords: ['hr'] }) }],
      { lookup: missing('other-settings', { place, changes: [change], losses: [] }), trend: [] },
    ],
    [
      'is the part of runs of other settings that is asked in the same way',
      [
        historyOf(aRecord({ fingerprint: aFingerprint({ language: ['ja'] }) }), ...records),
        { fingerprint: aFingerprint({ keywords: ['crm', 'hr'] }) },
      ],
      {
        lookup: {
          baseline: {
            origin: { runs: 2 },
            runs: [{ cells: [{ keyword: 'crm' }, { keyword: 'crm' }] }, { others: [{ keyword: 'erp' }, {}] }],
          },
        },
      },
    ],
    [
      'leaves out a run that an incident stopped, and knows of it',
      [historyOf(measured, stopped)],
      { lookup: { baseline: { runs: [measured] } }, last: stopped, trend: [measured] },
    ],
    [
      'is missing if an incident stopped every run',
      [historyOf(stopped)],
      { lookup: missing('no-run-yet', { place }) },
    ],
    [
      'is missing for an accepted level, which is shown behind the history and added to it',
      [{ records, problems }, { accept: true }],
      { ...partly, lookup: accepted, trend: records, last: records[1] },
    ],
    [
      'is missing for an accepted level if the history was not read, and reports the problem',
      [{ unreadable }, { accept: true }],
      { lookup: accepted, isAddedTo: true, problem: { place, unreadable } },
    ],
    ['is one number of the inputs', [{ numbers }, { overallBcr: 9 }], { lookup: ofInputs(9, 2) }],
    ['is the number 0 of the inputs', [{ numbers }, { overallBcr: 0 }], { lookup: ofInputs(0, 2) }],
    [
      'is the numbers of the inputs on their own',
      [undefined, { overallBcr: 9 }],
      { lookup: ofInputs(9, undefined, false) },
    ],
    [
      'is unusable if the inputs give numbers and the history was not read',
      [{ unreadable: { why: 'it is not a file.' } }, { overallBcr: 9 }],
      { lookup: { unusable: { cause: { kind: 'unread' } } }, isAddedTo: false },
    ],
    [
      'drops the runs for numbers of the inputs, and keeps engines, trend and history',
      [{ records, problems: [] }, { overallBcr: 9 }],
      {
        lookup: { baseline: { overallBcr: 9, citedEngines: 1, runs: [], engines: [{}, {}] } },
        trend: records,
      },
    ],
  ])('%s', async (_, [read, asked], expected) => {
    expect(await find(read, asked)).toMatchObject(expected)
  })
})

function missing(kind: string, facts: object = {}) {
  return { missing: { kind, ...facts } }
}
