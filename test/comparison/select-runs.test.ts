import { describe, expect, it } from 'vitest'
import { followRecords, poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { HistoryRecord, Loss } from '../../src/history/record.ts'
import type { HistoryRead } from '../../src/history/store.ts'
import { measure } from '../../src/scan/measure.ts'
import { aCell, aRun, aWholeRun } from '../support/baseline-runs.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { aFingerprint, aLoss, aRecord } from '../support/history.ts'
import { someSettings } from '../support/settings.ts'

/** The days with a property. `other`: the run had other keywords. */
type Days = Partial<Record<'accepted' | 'other', number[]>>

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()
const aWholeLoss = (overrides: Partial<Loss> = {}) =>
  aLoss({ scope: { kind: 'whole' }, since: dayOf(3), ...overrides })

/** A record for each day, the last of which has these losses. */
function days(count: number, { accepted = [], other = [] }: Days = {}, losses: Loss[] = []) {
  return Array.from({ length: count }, (_, index) => {
    const day = index + 1
    return aRecord({
      createdAt: dayOf(day),
      losses: day === count ? losses : [],
      accepted: accepted.includes(day),
      ...(other.includes(day) && { fingerprint: aFingerprint({ keywords: ['hr'] }), cells: [] }),
    })
  })
}

const choose = (records: ReturnType<typeof days>) => {
  const { runs, comparable, changes } = selectRuns(records, aFingerprint())
  const list = (of: typeof runs) => of.map(({ createdAt }) => new Date(createdAt).getUTCDate()).join()
  return { runs: list(runs), comparable: list(comparable), changes }
}

const origin = { kind: 'file', path: 'baseline.json', runs: 1 } as const

describe('selectRuns', () => {
  it('takes the newest 124 of each engine, oldest first', () => {
    const { runs, comparable } = selectRuns(days(130), aFingerprint())
    expect([runs.length, runs[0]?.createdAt, runs.at(-1)?.createdAt]).toEqual([124, dayOf(7), dayOf(130)])
    expect(comparable).toHaveLength(130)
  })

  it('leaves out runs with another fingerprint', () => {
    expect(choose(days(6, { other: [3, 5, 6] }))).toEqual({ runs: '1,2,4', comparable: '1,2,4', changes: [] })
  })

  it('takes the runs of an open loss, and returns the loss', () => {
    for (const state of ['failed', 'low', 'recovering', 'not-measured'] as const) {
      const records = days(5, {}, [aWholeLoss({ state })])
      expect(choose(records).runs).toBe('1,2,3,4,5')
      expect(selectRuns(records, aFingerprint()).losses).toMatchObject([{ state }])
    }
  })

  it('leaves out the low runs of a recovered loss, and keeps later runs', () => {
    const back = aWholeLoss({ state: 'recovered', recoveringSince: dayOf(5) })
    const records = days(7, {}, [back])
    expect(choose(records).runs).toBe('1,2,5,6,7')
    expect(selectRuns(records, aFingerprint()).losses).toEqual([])
  })

  it('leaves out only the answers of the engine with the loss', () => {
    const scope = { kind: 'engine', engine: 'chatgpt' } as const
    const { runs } = selectRuns(
      days(5, {}, [aWholeLoss({ scope, state: 'recovered', recoveringSince: dayOf(5) })]),
      aFingerprint(),
    )
    const enginesOf = ({ cells }: { cells: { engine: string }[] }) =>
      new Set(cells.map(({ engine }) => engine))
    expect(runs.some(run => enginesOf(run).has('chatgpt'))).toBe(true)
    for (const run of runs.slice(2, 4)) expect(enginesOf(run).has('chatgpt')).toBe(false)
  })

  it('keeps the level before an open loss, however long it lasts', () => {
    const { runs } = selectRuns(
      days(200, {}, [aWholeLoss({ since: dayOf(71), state: 'low' })]),
      aFingerprint(),
    )
    expect(runs).toHaveLength(60 + 124)
    expect(runs[0]?.createdAt).toBe(dayOf(11))
  })

  it('takes no run before the last accepted one, but keeps all for the trend', () => {
    expect(choose(days(6, { accepted: [2, 4] }))).toMatchObject({
      runs: '4,5,6',
      comparable: '1,2,3,4,5,6',
    })
    expect(choose(days(4, { accepted: [2], other: [2] })).runs).toBe('1,3,4')
  })
})

describe('the expected engines', () => {
  const cells = [aCell('crm', 'gemini', 80)]
  const named = aRecord({ cells })
  const chosen = aRecord({ cells, fingerprint: aFingerprint({ engines: [] }) })
  const silent = aRecord({ cells: [aCell('crm', 'claude', 80)], fingerprint: aFingerprint({ engines: [] }) })

  it.each<[string, HistoryRecord[], string[], string, string]>([
    ['the engines that this run names', [chosen], ['chatgpt'], 'chatgpt', ''],
    ['the engines that the service chose', [chosen, silent], [], 'gemini,claude', 'gemini'],
    ['none of earlier runs that named their engines', [named], [], '', ''],
  ])('are %s', (_, records, engines, expected, silentBefore) => {
    const selected = selectRuns(records, aFingerprint({ engines }), engines)
    expect([selected.expected.join(), selected.silent.join()]).toEqual([expected, silentBefore])
  })
})

describe('poolRuns', () => {
  it('takes the mean of the cited engines of runs without cells', () => {
    expect(poolRuns([aWholeRun(50, 3), aWholeRun(50, 1)], origin).citedEngines).toBe(2)
  })

  it('leaves the numbers of a single run as they are', () => {
    const run = { overallBcr: 41.5, citedEngines: 3, cells: [aCell('crm', 'chatgpt', 80, 0, 0)] }
    const engines = [{ engine: 'chatgpt', cited: false, bcrScore: 80 / 3 }]
    expect(poolRuns([run], origin)).toEqual({
      overallBcr: 41.5,
      citedEngines: 3,
      engines,
      runs: [run],
      origin,
    })
  })

  it('counts an engine if more than half of its answers to at least one keyword cite', () => {
    const spread = [aCell('crm', 'spread', 80, 0), aCell('erp', 'spread', 0, 80)]
    const first = aRun(aCell('crm', 'most', 80), aCell('crm', 'half', 80), ...spread)
    const second = aRun(aCell('crm', 'most', 80, 0), aCell('crm', 'half', 0))
    const pooled = poolRuns([first, second], origin)
    expect(pooled.engines?.map(({ engine, cited }) => `${engine} ${cited}`)).toEqual([
      'most true',
      'half false',
      'spread false',
    ])
    expect(pooled.citedEngines).toBe(1)
  })

  it('adds up runs like the scans of one run', () => {
    const scans = [1, 2, 3].map(sample =>
      aCompletedScan({
        keyword: 'crm',
        sample,
        results: [aResult('chatgpt', sample !== 2), aResult('gemini', sample === 2)],
        summary: { overall_bcr: sample * 10 },
      }),
    )
    const [first, ...others] = scans.flatMap(scan => measure([scan]) ?? [])
    if (first === undefined) throw new Error('Nothing was measured.')
    const all = measure(scans)
    const pooled = poolRuns([first, ...others], origin)
    expect(pooled).toMatchObject({ overallBcr: all?.overallBcr, citedEngines: all?.citedEngines })
    expect(pooled.engines).toEqual(
      all?.engines.map(({ engine, cited, bcrScore }) => ({ engine, cited, bcrScore })),
    )
  })
})

const settings = someSettings({ scanPer: 'keyword' })
const aRunWith = (scanPer: string, brand = 'Acme', language = 'en') =>
  aRecord({ fingerprint: aFingerprint({ brand: [brand], language: [language], 'scan-per': [scanPer] }) })
const history = (...records: ReturnType<typeof aRunWith>[]): HistoryRead => ({ records, problems: [] })
const follow = (read: HistoryRead | undefined) => followRecords(settings, read).scanPer

describe('followRecords', () => {
  it('takes `scan-per` from the newest recorded run', () => {
    expect(follow(history(aRunWith('keyword'), aRunWith('all')))).toBe('all')
    expect(follow(history(aRunWith('all'), aRunWith('keyword')))).toBe('keyword')
  })

  it('changes nothing if no run can be read', () => {
    const reads = [undefined, history(), { missing: { kind: 'no-file' } } as const]
    for (const read of reads) expect(follow(read)).toBe('keyword')
  })

  it('skips the runs of other gates that share the history', () => {
    const others = [aRunWith('all', 'Globex'), aRunWith('all', 'Acme', 'de')]
    expect(follow(history(...others))).toBe('keyword')
    expect(follow(history(aRunWith('all'), aRunWith('keyword', 'Globex')))).toBe('all')
  })
})
