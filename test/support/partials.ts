import { join } from 'node:path'
import { type GatePartial, type PartialResult, writePartial } from '../../src/commands/shards/partial.ts'
import { type StoredPartial, scanKey } from '../../src/commands/shards/read-partials.ts'
import { aFolder } from './git-repository.ts'
import { scanFor } from './scans.ts'

/** What a shard scanned of a gate: one keyword. */
export function aGatePartial(overrides: Partial<GatePartial> = {}): GatePartial {
  return {
    key: 'acme',
    fingerprint: { brand: ['Acme'] },
    scans: [{ brand: 'Acme', keyword: 'crm', sample: 1, scan: scanFor({ brand_name: 'Acme' }) }],
    ...{ answers: [], costs: [], failures: [], blocker: undefined },
    ...overrides,
  }
}

/** The partial of the only shard of a run. */
export function aPartial(overrides: Partial<PartialResult> = {}): PartialResult {
  return {
    program: '1.2.3',
    runId: 'run-1',
    attempt: 1,
    shard: { index: 1, count: 1 },
    sha: undefined,
    config: 'digest',
    startedAt: '2026-01-15T09:00:00.000Z',
    finishedAt: '2026-01-15T09:01:00.000Z',
    gates: [aGatePartial()],
    ...overrides,
  }
}

/** The same partial as it is after it was checked. */
export function stored({ gates, ...facts }: PartialResult): StoredPartial {
  return {
    ...facts,
    gates: gates.map(({ key, fingerprint, failures, blocker, scans }) => ({
      ...{ key, fingerprint, failures, blocker },
      made: new Set(scans.map(scan => scanKey(scan.brand, scan))),
    })),
    readGates: refuse,
  }
}

function refuse(): never {
  throw new Error('The facts are read after a partial was chosen.')
}

/** Writes a partial into a folder of its own. Returns its path. */
export async function aPartialFile(partial: PartialResult): Promise<string> {
  const folder = aFolder()
  const path = join(folder, 'partial.ndjson.gz')
  await writePartial(path, partial, folder)
  return path
}
