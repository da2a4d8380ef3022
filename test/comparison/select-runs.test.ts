import { describe, expect, it } from 'vitest'
import { poolRuns, selectRuns, sinceAccepted } from '../../src/comparison/select-runs.ts'
import { measure } from '../../src/scan/measure.ts'
import { aCell, aRun } from '../support/baseline-runs.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { aFingerprint, aRecord } from '../support/history.ts'

/** The days of which something is true. `other`: the run had other keywords. */
type Days = Partial<Record<'dropped' | 'suspect' | 'accepted' | 'other', number[]>>

/** A record for each day. */
function days(count: number, { dropped = [], suspect = [], accepted = [], other = [] }: Days = {}) {
  return Array.from({ length: count }, (_, index) => {
    const day = index + 1
    return aRecord({
      createdAt: String(day),
      dropped: dropped.includes(day),
      suspect: suspect.includes(day),
      accepted: accepted.includes(day),
      ...(other.includes(day) && { fingerprint: aFingerprint({ keywords: ['hr'] }), cells: [] }),
    })
  })
}

const choose = (records: ReturnType<typeof days>, window = 5) => {
  const { runs, comparable, changes } = selectRuns(records, aFingerprint(), window)
  const list = (of: typeof runs) => of.map(({ createdAt }) => createdAt).join()
  return { runs: list(runs), comparable: list(comparable), changes }
}

const origin = { kind: 'file', path: 'baseline.json', runs: 1 } as const

describe('selectRuns', () => {
  it('finds nothing in an empty history', () => {
    expect(choose([])).toEqual({ runs: '', comparable: '', changes: [] })
  })

  it('takes the last ones, oldest first, at most as many as the window', () => {
    expect(choose(days(8), 3).runs).toBe('6,7,8')
    expect(choose(days(8), 1).runs).toBe('8')
    expect(choose(days(2), 3).runs).toBe('1,2')
    expect(choose(days(8), 3).comparable).toBe('1,2,3,4,5,6,7,8')
  })

  it('leaves out runs with another fingerprint, and reaches back for others in their stead', () => {
    expect(choose(days(6, { other: [3, 5, 6] }), 3)).toEqual({
      runs: '1,2,4',
      comparable: '1,2,4',
      changes: [],
    })
  })

  it('leaves out the last runs as long as they dropped or may have dropped, and shows them in the trend', () => {
    const records = days(6, { dropped: [4, 6], suspect: [5] })
    expect(choose(records, 2)).toEqual({ runs: '2,3', comparable: '1,2,3,4,5,6', changes: [] })
    expect(choose(days(3, { suspect: [3] })).runs).toBe('1,2')
    expect(choose(days(2, { dropped: [1], suspect: [2] })).runs).toBe('')
  })

  it('takes such runs again as soon as a later run passed', () => {
    expect(choose(days(5, { dropped: [2], suspect: [3] })).runs).toBe('1,2,3,4,5')
    expect(choose(days(6, { dropped: [2, 6], suspect: [3] })).runs).toBe('1,2,3,4,5')
    expect(choose(days(6, { dropped: [2, 6], suspect: [3] }), 3).runs).toBe('3,4,5')
  })

  it('does not let a run with another fingerprint end the runs that are left out', () => {
    expect(choose(days(4, { dropped: [3], other: [4] })).runs).toBe('1,2')
  })

  it('takes no run from before the last accepted one, and shows all in the trend', () => {
    expect(choose(days(6, { accepted: [2, 4] }))).toMatchObject({
      runs: '4,5,6',
      comparable: '1,2,3,4,5,6',
    })
    expect(choose(days(4, { accepted: [2], other: [2] })).runs).toBe('1,3,4')
  })

  it('takes an accepted run that dropped, and not the later ones that did', () => {
    const records = days(5, { accepted: [3], dropped: [2, 3, 4], suspect: [3, 5] })
    expect(choose(records).runs).toBe('3')
  })

  it('says of each run whether it is a part of the baseline, and why not', () => {
    const records = days(7, { accepted: [3], dropped: [7], other: [2] })
    const { choices } = selectRuns(records, aFingerprint(), 3)
    expect(choices.map(({ choice }) => choice)).toEqual([
      ...['before-accepted', 'other-settings', 'before-window', 'chosen', 'chosen', 'chosen', 'dropped'],
    ])
  })

  it('says what the newest run had otherwise when none is comparable', () => {
    const older = aRecord({ fingerprint: aFingerprint({ brand: ['Umbrella'] }) })
    const newest = aRecord({ fingerprint: aFingerprint({ language: ['ja'] }) })
    expect(choose([older, newest]).changes).toEqual([
      { name: 'language', added: ['en'], removed: ['ja'], single: true },
    ])
  })
})

describe('sinceAccepted', () => {
  const since = (records: ReturnType<typeof days>) => sinceAccepted(records).map(({ createdAt }) => createdAt)

  it('begins with the last accepted run, and includes runs that dropped', () => {
    expect(since(days(4, { accepted: [1, 2], dropped: [3], suspect: [4] }))).toEqual(['2', '3', '4'])
  })

  it('is the whole history where no run is accepted', () => {
    expect(since(days(2, { dropped: [1] }))).toEqual(['1', '2'])
    expect(since([])).toEqual([])
  })
})

describe('poolRuns', () => {
  it('leaves the numbers of a single run as they are', () => {
    const run = { overallBcr: 41.5, citedEngines: 3, cells: [aCell('crm', 'chatgpt', 80, 0, 0)] }
    expect(poolRuns([run], origin)).toEqual({
      overallBcr: 41.5,
      citedEngines: 3,
      engines: [{ engine: 'chatgpt', cited: false, bcrScore: 80 / 3 }],
      runs: [run],
      origin,
    })
  })

  it('takes the mean of overall_bcr over the runs, each as much as any other', () => {
    const runs = [aRun(aCell('crm', 'chatgpt', 10)), aRun(aCell('crm', 'chatgpt', 40, 40, 40))] as const
    expect(poolRuns([...runs], origin).overallBcr).toBe(25)
  })

  it('counts an engine that cites in more than half of all answers on one keyword at least', () => {
    const pooled = poolRuns(
      [
        aRun(
          aCell('crm', 'most', 80),
          aCell('crm', 'half', 80),
          aCell('crm', 'spread', 80),
          aCell('erp', 'spread', 0),
        ),
        aRun(
          aCell('crm', 'most', 80),
          aCell('crm', 'half', 0),
          aCell('crm', 'spread', 0),
          aCell('erp', 'spread', 80),
        ),
        aRun(aCell('crm', 'most', 0)),
      ],
      origin,
    )
    expect(pooled.engines?.map(({ engine, cited }) => `${engine} ${cited}`)).toEqual([
      'most true',
      'half false',
      'spread false',
    ])
    expect(pooled.citedEngines).toBe(1)
  })

  it('adds the samples of a keyword up over the runs', () => {
    const pooled = poolRuns([aRun(aCell('crm', 'x', 0, 0, 80)), aRun(aCell('crm', 'x', 80, 80))], origin)
    expect(pooled).toMatchObject({ citedEngines: 1, engines: [{ cited: true, bcrScore: 48 }] })
  })

  it('pools what one scan for all keywords answered', () => {
    const pooled = poolRuns([aRun(aCell(undefined, 'x', 0)), aRun(aCell(undefined, 'x', 80, 80))], origin)
    expect(pooled).toMatchObject({ citedEngines: 1, engines: [{ cited: true }] })
  })

  it('adds up the runs by the rule that adds up the scans of one', () => {
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
