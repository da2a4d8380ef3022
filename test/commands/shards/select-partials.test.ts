import { describe, expect, it } from 'vitest'
import type { PartialResult } from '../../../src/commands/shards/partial.ts'
import type { ReadPartial } from '../../../src/commands/shards/read-partials.ts'
import { type KnownGate, selectPartials } from '../../../src/commands/shards/select-partials.ts'
import { partOf, splitFleet } from '../../../src/commands/shards/split.ts'
import { digestOf } from '../../../src/inputs/scan-settings.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aGatePartial, aPartial, stored } from '../../support/partials.ts'
import { scanFor } from '../../support/scans.ts'
import { someSettings } from '../../support/settings.ts'

const settings = someSettings({
  keywords: Array.from({ length: 12 }, (_, index) => `keyword ${index}`),
  scanPer: 'keyword',
  competitors: [{ name: 'Globex', domains: [] }],
})
const fingerprint = { brand: ['Acme'] }
const gates: KnownGate[] = [{ key: 'acme', settings, fingerprint }]
const config = digestOf(gates)
const run = { runId: 'run-1', attempt: 2, sha: 'abc' }

/** The partial of a shard that made all its scans. */
function made(index: number, count: number, overrides: Partial<PartialResult> = {}): PartialResult {
  const shard = { index, count }
  const parts = splitFleet(gates, count).gates.map(gate => partOf(gate, index))
  const brands = parts.flatMap(({ own, competitors }) => [own, ...competitors])
  const scans = brands.flatMap(({ brand, plan }) =>
    plan.map(({ keyword, sample }) => ({ brand, keyword, sample, scan: scanFor({ brand_name: brand }) })),
  )
  return aPartial({ shard, config, sha: 'abc', gates: [aGatePartial({ fingerprint, scans })], ...overrides })
}

const filesOf = (...partials: PartialResult[]): ReadPartial[] =>
  partials.map((partial, index) => ({ file: `file-${index}`, partial: stored(partial) }))
const select = (...partials: PartialResult[]) => selectPartials(filesOf(...partials), gates, run)

describe('the partials of a run', () => {
  it('are complete with one of each shard, in any order', () => {
    const [first, second, third] = [made(1, 3), made(2, 3), made(3, 3)]
    const selected = select(third, first, second)
    expect(selected).toEqual({
      partials: [first, second, third].map(stored),
      ...{ count: 3, missing: [], unusable: [] },
    })
  })

  it('miss the shards without a file', () => {
    expect(select(made(2, 4), made(4, 4))).toMatchObject({ count: 4, missing: [1, 3], unusable: [] })
    expect(select()).toEqual({ partials: [], count: undefined, missing: [], unusable: [] })
  })

  it('are those of an earlier attempt where a shard was not run again, else of the newest', () => {
    const again = made(2, 2, { attempt: 2, finishedAt: '2026-01-15T08:00:00.000Z' })
    const { partials, unusable } = select(made(1, 2), again, made(2, 2))
    expect(partials).toEqual([made(1, 2), again].map(stored))
    expect(unusable).toEqual([])
  })

  it('are the later ones where a shard ran twice in one attempt', () => {
    const later = made(1, 1, { finishedAt: '2026-01-15T09:02:00.000Z' })
    expect(select(later, made(1, 1)).partials).toEqual([stored(later)])
    expect(select(made(1, 1), later).partials).toEqual([stored(later)])
  })

  it('are split as in the newest attempt', () => {
    const [first, second] = [made(1, 2, { attempt: 2 }), made(2, 2, { attempt: 2 })]
    expect(select(made(1, 3), made(2, 3), made(3, 3), first, second)).toEqual({
      ...{ partials: [first, second].map(stored), count: 2, missing: [], unusable: [] },
    })
  })

  it('of one attempt are split in one way', () => {
    const selected = select(made(1, 2, { finishedAt: '2026-01-15T09:02:00.000Z' }), made(2, 3))
    expect(selected).toMatchObject({ count: 2, missing: [2] })
    expect(selected.unusable).toEqual([{ file: 'file-1', problem: { kind: 'other-split', count: 3 } }])
  })

  const without = (index: number, scans = made(index, 2).gates[0]?.scans ?? []) => scans.slice(1)
  const failure = (brand: string) => ({
    ...{ brand, facts: { kind: 'http' as const, request: 'POST', detail: 'no', status: 500 } },
  })

  it.each<[string, Partial<PartialResult>, object]>([
    ['of another run', { runId: 'run-2' }, { kind: 'other-run', runId: 'run-2' }],
    ['of a later attempt', { attempt: 3 }, { kind: 'later-attempt', attempt: 3 }],
    ['of an earlier commit', { sha: 'abb' }, { kind: 'other-commit', sha: 'abb' }],
    ['of no commit', { sha: undefined }, { kind: 'other-commit', sha: '' }],
    ['with other settings', { config: 'other' }, { kind: 'other-config' }],
    [
      'of another model',
      { gates: [aGatePartial({ fingerprint: { brand: ['Acme'], engines: ['openai:2'] } })] },
      { kind: 'other-config' },
    ],
    ['without the gate', { gates: [] }, { kind: 'other-config' }],
    [
      'without one of its scans',
      { gates: [aGatePartial({ fingerprint, scans: without(1) })] },
      { kind: 'incomplete', gate: 'acme' },
    ],
    [
      'whose scans of the brand are missing after a failure of the competitor',
      { gates: [aGatePartial({ fingerprint, scans: without(1), failures: [failure('Globex')] })] },
      { kind: 'incomplete', gate: 'acme' },
    ],
  ])('leave out a file %s', (_, overrides, problem) => {
    const selected = select(made(1, 2, overrides), made(2, 2))
    expect(selected).toMatchObject({ count: 2, missing: [1] })
    expect(selected.unusable).toEqual([{ file: 'file-0', problem }])
  })

  it('leave out a file that could not be read', () => {
    const cut = { file: 'cut', problem: { kind: 'cut' as const } }
    const selected = selectPartials([cut, ...filesOf(made(1, 1))], gates, run)
    expect(selected).toMatchObject({ missing: [], unusable: [cut] })
  })

  it('may lack the scans of which they hold the failure, or why none was made', () => {
    const failed = aGatePartial({ fingerprint, scans: without(1), failures: [failure('Acme')] })
    const blocked = aGatePartial({ fingerprint, scans: [], blocker: { kind: 'no-secrets' } })
    const selected = select(made(1, 2, { gates: [failed] }), made(2, 2, { gates: [blocked] }))
    expect(selected).toMatchObject({ missing: [], unusable: [] })
  })
})

describe('the digest of a fleet', () => {
  const digest = (overrides: Partial<typeof settings>) =>
    digestOf([{ key: 'acme', settings: { ...settings, ...overrides } }])

  it('changes with what the scans depend on', () => {
    expect(digest({ keywords: ['other'] })).not.toBe(config)
    expect(digest({ samples: { min: 2, max: 2 } })).not.toBe(config)
    expect(digest({ competitors: [] })).not.toBe(config)
    expect(digestOf([{ key: 'other', settings }])).not.toBe(config)
  })

  it('changes with the owner of a keyword', () => {
    const owned = (path: string) => {
      const service = embeddedSettings({ owners: [{ keyword: 'crm', path }] })
      return digest({ service: { kind: 'embedded', keysMissing: false, ...service } })
    }
    expect(owned('docs/crm.md')).not.toBe(owned('docs/a.md'))
  })

  it('does not change with keys, limits and what happens after the scans', () => {
    const limits = { perMinute: 1, perDay: 1, concurrent: 1 }
    const service = { kind: 'hosted' as const, baseUrl: 'https://api.example.com', apiKey: undefined, limits }
    expect(digest({ service, failOn: [], reports: ['json'], githubToken: 't' })).toBe(config)
  })
})
