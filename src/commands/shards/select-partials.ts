/** Which partial results belong together. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { PartialProblem, UnusablePartial } from '../../contract/partial-problem.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Gate } from '../../inputs/gates.ts'
import { digestOf } from '../../inputs/scan-settings.ts'
import { type ReadPartial, type StoredGate, type StoredPartial, scanKey } from './read-partials.ts'
import { type BrandScans, type GatePart, partOf, splitFleet } from './split.ts'

/** The run that is merged. */
export interface MergedRun {
  runId: string
  attempt: number
  sha: string | undefined
}

/** A gate with the fingerprint of its service. */
export type KnownGate = Gate & { fingerprint: Fingerprint }

export interface SelectedPartials {
  /** At most one for each shard, in their order. */
  partials: StoredPartial[]
  /** Number of shards; undefined where no partial tells. */
  count: number | undefined
  /** Indexes of the shards without a partial. */
  missing: number[]
  unusable: UnusablePartial[]
}

/**
 * Selects the partials of a run: of each shard the one of the newest attempt, of two of the same attempt the later one.
 * The newest partial says how many shards there are. A file that is not selected for any other reason is unusable.
 */
export function selectPartials(read: ReadPartial[], gates: KnownGate[], run: MergedRun): SelectedPartials {
  const unusable: UnusablePartial[] = []
  const config = digestOf(gates)
  const alike: { file: string; partial: StoredPartial }[] = []
  for (const entry of read) {
    const problem = 'problem' in entry ? entry.problem : findProblem(entry.partial, gates, config, run)
    if (problem) unusable.push({ file: entry.file, problem })
    else if ('partial' in entry) alike.push(entry)
  }
  const incomplete = findIncomplete(
    alike.map(({ partial }) => partial),
    gates,
  )
  const usable = alike.filter(({ file, partial }) => {
    const problem = incomplete.get(partial)
    if (problem) unusable.push({ file, problem })
    return problem === undefined
  })
  const newestFirst = usable.toSorted((a, b) => compareAge(b.partial, a.partial))
  const count = newestFirst[0]?.partial.shard.count
  if (count === undefined) return { partials: [], count, missing: [], unusable }
  const chosen = new Map<number, StoredPartial>()
  for (const { file, partial } of newestFirst) {
    const { shard, attempt } = partial
    // The shards of an earlier attempt may have been fewer or more. Those of one attempt are not.
    if (shard.count === count) chosen.set(shard.index, chosen.get(shard.index) ?? partial)
    else if (attempt === newestFirst[0]?.partial.attempt) {
      unusable.push({ file, problem: { kind: 'other-split', count: shard.count } })
    }
  }
  const indexes = Array.from({ length: count }, (_, at) => at + 1)
  return {
    partials: indexes.flatMap(index => chosen.get(index) ?? []),
    count,
    missing: indexes.filter(index => !chosen.has(index)),
    unusable,
  }
}

function compareAge(a: StoredPartial, b: StoredPartial): number {
  return a.attempt - b.attempt || Date.parse(a.finishedAt) - Date.parse(b.finishedAt)
}

function findProblem(
  partial: StoredPartial,
  gates: KnownGate[],
  config: string,
  { runId, attempt, sha }: MergedRun,
): PartialProblem | undefined {
  if (partial.runId !== runId) return { kind: 'other-run', runId: partial.runId }
  if (partial.attempt > attempt) return { kind: 'later-attempt', attempt: partial.attempt }
  if (partial.sha !== sha) return { kind: 'other-commit', sha: partial.sha ?? '' }
  const isOther = (gate: KnownGate) =>
    !partial.gates.some(
      ({ key, fingerprint }) => key === gate.key && isDeepStrictEqual(fingerprint, gate.fingerprint),
    )
  // The model behind the name of an engine may change with the version of the program.
  return partial.config !== config || gates.some(isOther) ? { kind: 'other-config' } : undefined
}

/** Returns the partials that lack scans of a gate. */
function findIncomplete(partials: StoredPartial[], gates: Gate[]): Map<StoredPartial, PartialProblem> {
  const incomplete = new Map<StoredPartial, PartialProblem>()
  for (const [count, ofCount] of Map.groupBy(partials, ({ shard }) => shard.count)) {
    const split = splitFleet(gates, count)
    for (const partial of ofCount) {
      const lacking = split.gates.find(gate => !isComplete(gate, partOf(gate, partial.shard.index), partial))
      if (lacking) incomplete.set(partial, { kind: 'incomplete', gate: lacking.key })
    }
  }
  return incomplete
}

/** Returns whether a partial has every scan of its part of a gate, or says why not. */
function isComplete(gate: Gate, { own, competitors }: GatePart, { gates }: StoredPartial): boolean {
  const stored = gates.find(({ key }) => key === gate.key)
  if (stored === undefined) return false
  const hasFailed = ({ brand }: BrandScans) => stored.failures.some(failure => failure.brand === brand)
  if (stored.blocker !== undefined || hasFailed(own)) return true
  return [own, ...competitors].every(scans => hasFailed(scans) || hasAll(stored, scans))
}

function hasAll({ made }: StoredGate, { brand, plan }: BrandScans): boolean {
  return plan.every(scan => made.has(scanKey(brand, scan)))
}
