import { describe, expect, it } from 'vitest'
import { findBaseline } from '../../src/comparison/find-baseline.ts'
import type { Fingerprint, HistoryRecord } from '../../src/history/record.ts'
import type { HistoryRead, HistoryStore } from '../../src/history/store.ts'
import type { BaselineSettings } from '../../src/inputs/settings.ts'
import { aFingerprint, aRecord, keepRecords } from '../support/history.ts'
import { baselineSettings } from '../support/settings.ts'

const place = { kind: 'file', path: 'baseline.json' } as const
const source = place
const settings = { key: 'site', engines: [] }

/** A history that is read as this. */
function historyOf(read: HistoryRead): HistoryStore {
  return { ...keepRecords(place), read: async () => read }
}

function lookUp(
  baseline: Partial<BaselineSettings>,
  history?: HistoryStore,
  fingerprint: Fingerprint = aFingerprint(),
  accept = false,
) {
  return findBaseline({ ...settings, baseline: baselineSettings(baseline), accept }, fingerprint, {
    history,
    measureBase: async () => ({ missing: { kind: 'no-base-for-event', event: 'push' } }),
  })
}

function find(read: HistoryRead, baseline: Partial<BaselineSettings> = {}) {
  return lookUp({ source, ...baseline }, historyOf(read))
}

/** What is found in a history with these records. */
function findIn(
  records: HistoryRecord[],
  baseline: Partial<BaselineSettings> = {},
  fingerprint?: Fingerprint,
) {
  return lookUp({ source, ...baseline }, historyOf({ records, problems: [] }), fingerprint)
}

const nothing = { trend: [], history: undefined, problem: undefined }
const numbers = { overallBcr: 1, citedEngines: 2, engines: undefined }

describe('findBaseline', () => {
  it('is missing when none is configured', async () => {
    expect(await lookUp({})).toEqual({
      lookup: { missing: { kind: 'none-configured' } },
      ...nothing,
    })
  })

  it('is what the base of the change measures, when that is asked for', async () => {
    expect(await lookUp({ source: { kind: 'base' } })).toEqual({
      lookup: { missing: { kind: 'no-base-for-event', event: 'push' } },
      ...nothing,
    })
  })

  it('is missing when there is no history yet, to which this run is added', async () => {
    const history = historyOf({ missing: { kind: 'no-file' } })
    expect(await lookUp({ source }, history)).toEqual({
      lookup: { missing: { kind: 'no-history-yet', place, cause: { kind: 'no-file' } } },
      ...nothing,
      history,
    })
  })

  it('is missing when the history cannot be read, to which this run is not added', async () => {
    const unreadable = { why: 'there is no token.', lacksAccess: true }
    expect(await find({ unreadable })).toEqual({
      lookup: { missing: { kind: 'unreadable', place } },
      ...nothing,
      problem: { place, unreadable },
    })
  })

  it('is unusable when the history cannot be understood, to which this run is not added', async () => {
    expect(await find({ unusable: { kind: 'empty' } })).toEqual({
      lookup: { unusable: { kind: 'history', place, cause: { kind: 'empty' } } },
      ...nothing,
    })
  })

  it('is the numbers that a person wrote', async () => {
    const history = historyOf({ numbers })
    expect(await lookUp({ source }, history)).toEqual({
      lookup: { baseline: { ...numbers, runs: [], origin: { ...place, runs: 0 } } },
      ...nothing,
      history,
    })
  })

  it('reports the records that cannot be read, and compares with the others', async () => {
    const problems = [{ unit: 'record', position: 1, cause: { kind: 'no-version' } }] as const
    const found = await find({ records: [aRecord()], problems: [...problems] })
    expect(found).toMatchObject({
      lookup: { baseline: { overallBcr: 20 } },
      problem: { place, records: problems },
      history: { placeOf: expect.any(Function) },
    })
  })

  it('is unusable when none of the lines can be read', async () => {
    const problems = [{ unit: 'line' as const, position: 1, cause: { kind: 'not-json' as const } }]
    expect(await find({ records: [], problems })).toMatchObject({
      lookup: { unusable: { kind: 'history', place, cause: { kind: 'no-readable-record' } } },
      problem: { place, records: problems },
      history: { placeOf: expect.any(Function) },
    })
  })
})

describe('a run whose level is accepted', () => {
  const accept = (read: HistoryRead, baseline: Partial<BaselineSettings> = {}) =>
    lookUp({ source, ...baseline }, historyOf(read), aFingerprint(), true)
  const accepted = { missing: { kind: 'accepted', place } }

  it('is not compared with its history, is shown behind it, and can be added to it', async () => {
    const records = [aRecord(), aRecord()]
    const problems = [{ unit: 'line' as const, position: 3, cause: { kind: 'not-json' as const } }]
    expect(await accept({ records, problems })).toEqual({
      lookup: accepted,
      trend: records,
      last: records[1],
      history: expect.objectContaining({ placeOf: expect.any(Function) }),
      problem: { place, records: problems },
    })
  })

  it('leaves out a run that an incident stopped, and knows of it', async () => {
    const measured = aRecord({ createdAt: '2026-11-01T06:00:00Z' })
    const stopped = aRecord({ cells: [], totalEngines: 0, incident: 'The scan service refused the key' })
    const found = await findIn([measured, stopped])
    expect(found).toMatchObject({ lookup: { baseline: { runs: [measured] } }, last: stopped })
    expect(found.trend).toEqual([measured])
    expect(await findIn([stopped])).toMatchObject({ lookup: { missing: { kind: 'no-run-yet' } } })
  })

  it('needs no level: the history may hold numbers or nothing', async () => {
    for (const read of [{ records: [], problems: [] }, { numbers }]) {
      expect(await accept(read)).toMatchObject({
        lookup: accepted,
        history: { placeOf: expect.any(Function) },
      })
    }
  })

  it('is added to a history that could not be read, if the store can write, and says that it was not read', async () => {
    const unreadable = { why: 'there is no token.', lacksAccess: true }
    expect(await accept({ unreadable })).toMatchObject({
      lookup: accepted,
      history: { placeOf: expect.any(Function) },
      problem: { place, unreadable },
    })
  })

  it('is compared with the numbers of the inputs all the same', async () => {
    const found = await accept({ records: [aRecord()], problems: [] }, { overallBcr: 9 })
    expect(found.lookup).toMatchObject({
      baseline: { overallBcr: 9, citedEngines: undefined, runs: [], origin: { kind: 'inputs' } },
    })
  })

  it('does not replace a history that cannot be understood', async () => {
    expect(await accept({ unusable: { kind: 'not-json' } })).toMatchObject({
      lookup: { unusable: { kind: 'history' } },
      history: undefined,
    })
  })
})

describe('explicit numbers', () => {
  it('win, each over its own', async () => {
    const origin = { kind: 'inputs', rest: { ...place, runs: 0 } }
    expect((await find({ numbers }, { overallBcr: 9 })).lookup).toMatchObject({
      baseline: { overallBcr: 9, citedEngines: 2, origin },
    })
    expect((await find({ numbers }, { overallBcr: 0 })).lookup).toMatchObject({
      baseline: { overallBcr: 0, citedEngines: 2 },
    })
    expect((await find({ numbers }, { citedEngines: 0 })).lookup).toMatchObject({
      baseline: { overallBcr: 1, citedEngines: 0 },
    })
  })

  it('are enough on their own', async () => {
    const origin = { kind: 'inputs', rest: undefined }
    expect((await lookUp({ overallBcr: 9 })).lookup).toEqual({
      baseline: { overallBcr: 9, citedEngines: undefined, engines: undefined, runs: [], losses: [], origin },
    })
    const found = await find({ missing: { kind: 'no-file' } }, { citedEngines: 0 })
    expect(found.lookup).toMatchObject({ baseline: { overallBcr: undefined, citedEngines: 0, origin } })
  })

  it('do not add the run to a history that could not be read', async () => {
    const found = await find({ unreadable: { why: 'it is not a file.' } }, { overallBcr: 9 })
    expect(found).toMatchObject({ lookup: { unusable: { cause: { kind: 'unread' } } }, history: undefined })
  })

  it('drop the runs, which were no observation of them, and keep engines, trend and history', async () => {
    const records = [aRecord(), aRecord()]
    const found = await findIn(records, { overallBcr: 9 })
    expect(found).toMatchObject({
      lookup: { baseline: { overallBcr: 9, citedEngines: 1, runs: [], engines: [{}, {}] } },
      history: { placeOf: expect.any(Function) },
      trend: records,
    })
  })

  it('do not stand in for a file that cannot be understood', async () => {
    const found = await find({ unusable: { kind: 'not-json' } }, { overallBcr: 9, citedEngines: 1 })
    expect(found.lookup).toHaveProperty('unusable')
  })
})

describe('a history as the baseline', () => {
  it('says when it holds no run', async () => {
    expect((await findIn([])).lookup).toEqual({ missing: { kind: 'no-run-yet', place } })
  })

  it('names what changed when nothing was asked in the same way', async () => {
    const { lookup, trend } = await findIn([aRecord()], {}, aFingerprint({ keywords: ['hr'] }))
    expect(lookup).toEqual({
      missing: {
        kind: 'other-settings',
        place,
        changes: [{ name: 'keywords', added: ['hr'], removed: ['crm', 'erp'], single: false }],
        losses: [],
      },
    })
    expect(trend).toEqual([])
  })

  it('takes the part of runs of other settings that is asked in the same way', async () => {
    const older = aRecord({ fingerprint: aFingerprint({ language: ['ja'] }) })
    const now = aFingerprint({ keywords: ['crm', 'hr'] })
    const { lookup } = await findIn([older, aRecord(), aRecord()], {}, now)
    expect(lookup).toMatchObject({
      baseline: {
        origin: { runs: 2 },
        runs: [{ cells: [{ keyword: 'crm' }, { keyword: 'crm' }] }, { others: [{ keyword: 'erp' }, {}] }],
      },
    })
  })
})
