/** The command `judge`, which `merge` is for its users: judges what the shards of a run scanned, as `check` would have done. */
import type { Blocker } from '../gate/verdict.ts'
import type { Gate, GatesReading } from '../inputs/gates.ts'
import type { Settings } from '../inputs/settings.ts'
import { lineOf } from '../report/messages/message.ts'
import { SHARDS } from '../report/messages/shards.ts'
import type { Gap } from '../report/outcome.ts'
import type { RunOutcome } from '../report/run-outcome.ts'
import { type GateContext, type GateRun, runGate } from './run-gate.ts'
import { type RunContext, runGates } from './run-gates.ts'
import { type OpenContext, openService } from './service/open-service.ts'
import { withRecordedScans } from './service/recorded-service.ts'
import { followFiles } from './shards/follow-files.ts'
import type { GatePartial } from './shards/partial.ts'
import type { ReadPartial } from './shards/read-partials.ts'
import { type MergedRun, type SelectedPartials, selectPartials } from './shards/select-partials.ts'
import { formatShard, type PlacedGate, splitFleet } from './shards/split.ts'

export interface JudgeOptions extends MergedRun {
  /** Judge what is there where results of shards are missing. */
  allowsGap: boolean
}

/**
 * Judges the partial results of a run, gate by gate: baseline, verdict, drafts and exports are those of one run on the
 * same answers. Where the result of a shard is missing, the verdict is `error`; with `allowsGap` it covers the keywords
 * that are there, if there are any.
 */
export async function judge(
  reading: GatesReading,
  read: ReadPartial[],
  { allowsGap, ...run }: JudgeOptions,
  context: RunContext,
): Promise<RunOutcome> {
  const followed = await followFiles(reading.gates, context)
  const known = await Promise.all(followed.map(gate => withFingerprint(gate, context)))
  const selected = selectPartials(read, known, run)
  for (const unusable of selected.unusable) context.log.warning(lineOf(SHARDS, 'AVG_PARTIAL', unusable))
  const readers = selected.partials.map(({ readGates }) => readGates())
  try {
    // The gates of a partial are those of the config file, in the same order.
    const { gates } = splitFleet(followed, selected.count ?? 1)
    return await runGates({ ...reading, gates }, context, async (gate, own) => {
      const stored = await Promise.all(readers.map(reader => readGate(reader, gate)))
      return judgeGate(gate, stored, selected, allowsGap, own)
    })
  } finally {
    for (const reader of readers) await reader.return(undefined)
  }
}

async function readGate(reader: AsyncGenerator<GatePartial>, { key }: Gate): Promise<GatePartial> {
  const { value } = await reader.next()
  if (value === undefined || value.key !== key) throw new Error(`A partial has no facts of ${key}`)
  return value
}

async function withFingerprint(gate: Gate, context: OpenContext) {
  const opened = await openService(gate.settings, context)
  await opened.close()
  return { ...gate, fingerprint: opened.fingerprint }
}

async function judgeGate(
  gate: PlacedGate,
  ofGate: GatePartial[],
  selected: SelectedPartials,
  allowsGap: boolean,
  context: GateContext,
): Promise<GateRun> {
  const lost = findLost(gate, selected)
  const isJudged = lost.keywords.length < gate.settings.keywords.length && allowsGap
  const hasGap = isJudged && lost.keywords.length > 0
  const settings = hasGap ? withoutKeywords(gate.settings, lost.keywords) : gate.settings
  const missing: Blocker | undefined =
    lost.keywords.length > 0 && !hasGap
      ? { kind: 'missing-shards', shards: lost.shards, unusable: selected.unusable }
      : undefined
  const blocker = missing ?? ofGate.map(stored => stored.blocker).find(found => found !== undefined)
  const [startedAt] = selected.partials.map(partial => partial.startedAt).sort()
  const run = await runGate(settings, {
    ...context,
    ...(startedAt !== undefined && { startedAt }),
    open: async (given, open) => withRecordedScans(await openService(given, open), given, ofGate, blocker),
  })
  const gap: Gap | undefined = hasGap
    ? {
        ...{ shards: lost.shards, unusable: selected.unusable },
        ...{ keywords: settings.keywords.length, allKeywords: gate.settings.keywords.length },
      }
    : undefined
  if (gap) context.log.warning(lineOf(SHARDS, 'AVG_SHARD_GAP', gap))
  return { ...run, outcome: { ...run.outcome, gap } }
}

interface Lost {
  keywords: string[]
  /** The shards that they were in, such as `2/8`; empty where the number of shards is not known. */
  shards: string[]
}

/** Returns the keywords whose scans are missing. */
function findLost({ settings, parts }: PlacedGate, { count, missing }: SelectedPartials): Lost {
  if (count === undefined) return { keywords: settings.keywords, shards: [] }
  const lost = missing.filter(index => parts[index - 1]?.length)
  return {
    keywords: lost.flatMap(index => parts[index - 1] ?? []),
    shards: lost.map(index => formatShard({ index, count })),
  }
}

/** Returns the settings without some keywords. Their run is not recorded: it is no whole run of the gate. */
function withoutKeywords(settings: Settings, keywords: string[]): Settings {
  return {
    ...settings,
    keywords: settings.keywords.filter(keyword => !keywords.includes(keyword)),
    record: 'never',
  }
}
