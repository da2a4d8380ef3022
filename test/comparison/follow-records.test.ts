import { describe, expect, it } from 'vitest'
import { followRecords } from '../../src/comparison/follow-records.ts'
import type { HistoryRead } from '../../src/history/store.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { someSettings } from '../support/settings.ts'

/** A gate of Acme. */
const open = someSettings({ scanPer: 'keyword' })
const run = (scanPer: string, brand = 'Acme', language = 'en') =>
  aRecord({ fingerprint: aFingerprint({ brand: [brand], language: [language], 'scan-per': [scanPer] }) })
const history = (...records: ReturnType<typeof run>[]): HistoryRead => ({ records, problems: [] })
const follow = (read: HistoryRead | undefined, settings: Settings = open) =>
  followRecords(settings, read).scanPer

describe('a run with a history', () => {
  it('does what the newest recorded run did', () => {
    expect(follow(history(run('keyword'), run('all')))).toBe('all')
    expect(follow(history(run('all'), run('keyword')))).toBe('keyword')
  })

  it('does not change if no run can be read', () => {
    const reads: (HistoryRead | undefined)[] = [
      undefined,
      history(),
      { missing: { kind: 'no-file' } },
      { unreadable: { why: 'it is not a file.' } },
      { unusable: { kind: 'empty' } },
      { numbers: { overallBcr: 60, citedEngines: 2, engines: undefined } },
    ]
    for (const read of reads) expect(follow(read)).toBe('keyword')
  })

  it('skips the runs of other gates that share the history', () => {
    const others = [run('all', 'Globex'), run('all', 'Acme', 'de')]
    expect(follow(history(...others))).toBe('keyword')
    expect(follow(history(run('all'), run('keyword', 'Globex')))).toBe('all')
  })
})
