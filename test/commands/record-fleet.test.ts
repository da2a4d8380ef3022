import { describe, expect, it } from 'vitest'
import { type RecordedGate, recordFleet } from '../../src/commands/record-fleet.ts'
import type { FleetRecord, HistoryAppend, HistoryPlace, HistoryStore } from '../../src/history/store.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { createLog } from '../support/log.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../support/outcomes.ts'
import { aDrop } from '../support/rule-results.ts'

const branch = (key: string): HistoryPlace => ({ kind: 'branch', branch: 'history', path: `${key}.ndjson` })
const file: HistoryPlace = { kind: 'file', path: 'history.json' }

function gate(
  key: string,
  place: HistoryPlace | undefined,
  outcome: Partial<Outcome> = {},
  accept = false,
): RecordedGate {
  const history: HistoryStore | undefined = place && {
    place,
    read: async () => ({ records: [], problems: [] }),
    append: async () => ({ stored: place }),
  }
  const failures = outcome.verdict?.status === 'fail' ? (['fail'] as const) : []
  return {
    key,
    load: () => anOutcome({ key, ...outcome }),
    failures: [...failures],
    settings: { accept },
    history,
  }
}

/** Records the gates; `problems` by key. */
async function record(gates: RecordedGate[], problems: Record<string, HistoryAppend> = {}) {
  const log = createLog()
  const calls: FleetRecord[][] = []
  await recordFleet(gates, {
    async append(records) {
      calls.push(records)
      return new Map(records.map(({ key }) => [key, problems[key] ?? { stored: branch(key) }]))
    },
    attempt: 2,
    log,
  })
  return { log, calls }
}

const dropped = { verdict: aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] }) }
const unmeasured = { verdict: aBlockedVerdict({ kind: 'no-answers' }) }

describe('a fleet that is recorded', () => {
  it('is added in one go, and logged in one line for each place', async () => {
    const gates = [
      gate('de', branch('de')),
      gate('x', file),
      gate('en', branch('en')),
      gate('none', undefined),
    ]
    const { log, calls } = await record(gates)
    expect(calls.map(records => records.map(({ key }) => key))).toEqual([['de', 'x', 'en']])
    expect(log.infos).toEqual([
      'Added 2 records to the branch history.',
      'Added 1 record to history.json. Commit the file to keep them.',
    ])
    expect(log.warnings).toEqual([])
  })

  it('has the records that its gates have alone', async () => {
    const { calls } = await record([gate('de', branch('de'), dropped), gate('en', branch('en'), {}, true)])
    expect(calls[0]?.map(({ record }) => record)).toMatchObject([
      { failed: true, dropped: true, accepted: false, attempt: 2 },
      { failed: false, dropped: false, accepted: true, attempt: 2 },
    ])
  })

  it('says how many levels are accepted, and how many dropped', async () => {
    const gates = [
      gate('de', branch('de'), dropped),
      gate('en', branch('en'), dropped, true),
      gate('fr', branch('fr'), {}, true),
    ]
    const { log } = await record(gates)
    expect(log.infos).toEqual([
      expect.stringMatching(/^Added 3 records .*The level of 2 gates is accepted.* 1 gate dropped or may/),
    ])
  })

  it('leaves out gates that were not judged, and warns once where their levels were to be accepted', async () => {
    const gates = [
      gate('de', branch('de'), unmeasured, true),
      gate('en', branch('en'), unmeasured, true),
      gate('fr', branch('fr'), unmeasured),
    ]
    const { log, calls } = await record(gates)
    expect(calls).toEqual([])
    expect(log.warnings).toEqual([expect.stringMatching(/^AVG_HISTORY_NOT_WRITTEN: 2 gates \(de, en\) were/)])
  })

  it('names each problem once, with the gates that have it', async () => {
    const conflict = { problem: { kind: 'conflict', attempts: 20 } } as const
    const many = Array.from({ length: 15 }, (_, id) => `gate-${id}`)
    const problems = Object.fromEntries(many.map(key => [key, conflict]))
    const { log } = await record(
      [...many, 'de', 'en'].map(key => gate(key, branch(key))),
      {
        ...problems,
        en: { problem: { kind: 'not-a-file' } },
      },
    )
    expect(log.infos).toEqual(['Added 1 record to the branch history.'])
    expect(log.warnings).toEqual([
      expect.stringMatching(/15 gates \(gate-0, .*, gate-9, 5 more\) were not added .* 20 attempts\.$/),
      expect.stringMatching(
        /1 gate \(en\) was not added to the history on the branch history: it is not a file\.$/,
      ),
    ])
  })
})
