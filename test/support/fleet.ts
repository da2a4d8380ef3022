import { inputTexts } from '../../scripts/lib/inputs.ts'
import { type JudgeOptions, judge } from '../../src/commands/judge.ts'
import { type GateRun, runGate } from '../../src/commands/run-gate.ts'
import { type FleetRun, scan } from '../../src/commands/scan.ts'
import type { PartialResult } from '../../src/commands/shards/partial.ts'
import { readPartials } from '../../src/commands/shards/read-partials.ts'
import type { Gate, GatesReading } from '../../src/inputs/gates.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { RunFacts } from '../../src/inputs/run-facts.ts'
import { formatResult } from '../../src/report/json/result.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { aFolder } from './git-repository.ts'
import { createLog, type KeptLog } from './log.ts'
import { aContext } from './settings.ts'

const { signal } = new AbortController()

export interface FleetSetting {
  /** Texts of inputs. */
  inputs: Record<string, string>
  env?: NodeJS.ProcessEnv
  facts?: Partial<RunFacts>
}

/** Reads the gate of a run, and what the run knows of its surroundings. */
export async function aGate({ inputs, env = {}, facts: given }: FleetSetting) {
  const facts = aContext({ tempFolder: aFolder(), workspace: aFolder(), ...given })
  const settings = await readSettings(inputTexts({ brand: 'Acme', ...inputs }), env, facts)
  const gate: Gate = { key: settings.key, settings }
  return { gate, context: { facts, env, log: createLog(), signal } }
}

/** Returns gates as those of a config file, without changes to it. */
export function readingOf(gates: [Gate, ...Gate[]]): GatesReading {
  return { config: gates.length === 1 ? undefined : 'gates.yml', gates, changes: [] }
}

/** Runs the gate as a whole. */
export async function runWhole(setting: FleetSetting): Promise<GateRun> {
  const { gate, context } = await aGate(setting)
  return runGate(gate.settings, { ...context, history: undefined })
}

/** Scans one shard and writes its partial into `folder`. */
export async function scanShard(
  setting: FleetSetting,
  [index, count]: [number, number],
  folder: string,
  run: Partial<FleetRun> = {},
): Promise<{ partial: PartialResult; log: KeptLog }> {
  const { gate, context } = await aGate(setting)
  const fleet = { runId: 'run-1', attempt: 1, program: '1.2.3', ...run }
  const { partial } = await scan([gate], { index, count }, fleet, folder, context)
  return { partial, log: context.log }
}

/** Merges the partials in folders. */
export async function mergeFolders(
  setting: FleetSetting,
  folders: string[],
  options: Partial<JudgeOptions> = {},
): Promise<{ merged: GateRun; log: KeptLog }> {
  const { gate, context } = await aGate(setting)
  const run = { runId: 'run-1', attempt: 1, sha: context.facts.sha, allowsGap: false, ...options }
  const { gates } = await judge(readingOf([gate]), await readPartials(folders), run, {
    ...context,
    histories: new Map(),
    outcomeFolder: aFolder(),
  })
  const [judged] = gates
  if (judged === undefined) throw new Error('Nothing was judged')
  const { settings, history, load } = judged
  return { merged: { outcome: load(), settings, history }, log: context.log }
}

/** Scans all shards and merges them. */
export async function runFleet(setting: FleetSetting, count: number): Promise<GateRun> {
  const folder = aFolder()
  for (let index = 1; index <= count; index++) await scanShard(setting, [index, count], folder)
  return (await mergeFolders(setting, [folder])).merged
}

/** Returns the result file, with the same times and the same ids of scans for every run. */
export function resultOf(outcome: Outcome): string {
  return withSameTimes(formatResult(outcome))
}

/** Returns a text with the same times and the same ids of scans for every run. */
export function withSameTimes(text: string): string {
  const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
  const time = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
  return text.replace(uuid, 'ID').replace(time, 'TIME')
}
