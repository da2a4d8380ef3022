/** Runs the gates of a run one after another, with the outcome of one in memory at a time. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { HistoryStore } from '../history/store.ts'
import type { Gate, GatesReading } from '../inputs/gates.ts'
import { describeGateTurn } from '../report/messages/scans.ts'
import type { Outcome } from '../report/outcome.ts'
import { type JudgedGate, type RunOutcome, toJudgedGate } from '../report/run-outcome.ts'
import type { GateContext, GateRun } from './run-gate.ts'
import type { OpenContext } from './service/open-service.ts'

/** What the gates of a run share. */
export interface RunContext extends OpenContext {
  /** The histories that the settings name, by the keys of the gates. */
  histories: ReadonlyMap<string, HistoryStore>
  /** Asked at most once by each gate. */
  readClaims?: GateContext['readClaims']
  /** Folder for the outcomes of several gates. The caller removes it once the run is published. */
  outcomeFolder: string
}

/**
 * Runs the gates with `runOne`. Keeps the outcomes of several gates in files: their answers together may take more memory
 * than there is.
 */
export async function runGates<G extends Gate>(
  {
    config,
    gates,
    changes: configChanges,
    commit: configCommit,
  }: Omit<GatesReading, 'gates'> & { gates: G[] },
  { histories, outcomeFolder, ...context }: RunContext,
  runOne: (gate: G, context: GateContext) => Promise<GateRun>,
): Promise<RunOutcome> {
  const { facts, log } = context
  const isAlone = gates.length === 1
  const judged: JudgedGate[] = []
  for (const [index, gate] of gates.entries()) {
    if (!isAlone) log.info(describeGateTurn(gate.key, index + 1, gates.length))
    const history = histories.get(gate.key)
    const run = await runOne(gate, { ...context, history, configChanges, configCommit })
    const load = isAlone ? () => run.outcome : await keepOutcome(run.outcome, outcomeFolder, index)
    judged.push(toJudgedGate(run.outcome, { settings: run.settings, history: run.history, load }))
  }
  return { config, configChanges, configCommit, runUrl: facts.runUrl, gates: judged }
}

/** Writes an outcome into a file. Returns a function that reads it. */
async function keepOutcome(outcome: Outcome, folder: string, index: number): Promise<() => Outcome> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, String(index))
  await writeFile(path, serialize(outcome))
  return () => deserialize(readFileSync(path))
}
