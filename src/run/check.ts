/** Checks gates in one process, with the outcome of one in memory at a time. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { totalCost } from '../engines/account.ts'
import { createSharedAnswers } from '../engines/shared-answers.ts'
import { findCostLimit } from '../gate/find-blocker.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryRead, HistoryStore } from '../history/store.ts'
import type { Gate, GatesReading } from '../inputs/read-gates.ts'
import type { RunContext } from '../inputs/run-context.ts'
import { systemClock } from '../lib/clock.ts'
import { createLimiterPool } from '../lib/http/limiter.ts'
import type { Outcome } from '../report/outcome.ts'
import type { JudgedGate, RunOutcome } from '../report/run-outcome.ts'
import { describeGate } from '../report/text/describe-findings.ts'
import type { Demand } from '../scan/demand.ts'
import { logDemand, logLeftOut } from './log-run.ts'
import { type GateOptions, runGate } from './run-gate.ts'
import { openService } from './service/open-service.ts'

export interface CheckOptions {
  histories: ReadonlyMap<string, HistoryStore>
  /** Called at most once by each gate. */
  readAcceptance?: GateOptions['readAcceptance']
  /** Reads the newest recorded runs of all gates of the repository. */
  readAllRuns?(): Promise<HistoryRead>
  /** The caller removes the folder after the run is published. */
  outcomeFolder: string
}

/**
 * Scans and judges the gates one after another, each within its own time budget. Gates of one account share its limits,
 * all share the cost limit, and gates with the same questions share the answers. Outcomes of several gates are kept in
 * files, because their answers may not fit in memory. Rejects with an AvgError if the folder for the files of a gate leads
 * out of the workspace.
 */
export async function check(
  { config, gates, changes: configChanges }: GatesReading,
  context: RunContext,
  { histories, outcomeFolder, readAcceptance, readAllRuns }: CheckOptions,
): Promise<RunOutcome> {
  const isSingle = gates.length === 1
  const limiters = createLimiterPool(systemClock)
  // A single gate checks its own limit.
  const { runBlocker, lastGates } = await planRun(isSingle ? [] : gates, context)
  const sharedAnswers = isSingle ? undefined : createSharedAnswers()
  const records = await readRecords(gates, context, readAllRuns)
  let spent = 0
  const judged: JudgedGate[] = []
  for (const [index, { key, settings: given }] of gates.entries()) {
    if (!isSingle) context.log.info(`Gate ${key}, ${index + 1} of ${gates.length}`)
    const { outcome, settings, history } = await runGate(given, context, {
      history: histories.get(key),
      runBlocker,
      configChanges,
      readAcceptance,
      records,
      limiters,
      spent,
      sharedAnswers,
    })
    await sharedAnswers?.endGate(question => (lastGates.get(question) ?? index) > index)
    // Changes of the settings of all gates are reported once for the run.
    const reported = isSingle ? outcome : { ...outcome, configChanges: [] }
    spent += totalCost(outcome.costs)
    const load = isSingle ? () => outcome : await keepOutcome(outcome, outcomeFolder, index)
    judged.push({ ...describeGate(reported, load), settings, history })
  }
  return { config, configChanges, runUrl: context.runUrl, gates: judged }
}

/** Returns the runs that show which pages engines cite, for gates that compare pages. */
async function readRecords(
  gates: readonly Gate[],
  { change, log }: RunContext,
  readAllRuns: CheckOptions['readAllRuns'],
): Promise<readonly HistoryRecord[]> {
  const comparesPages = change && gates.some(({ settings }) => settings.baseline.source.kind === 'base')
  if (!comparesPages || readAllRuns === undefined) return []
  const read = await readAllRuns()
  logLeftOut(read, log)
  return 'records' in read ? read.records : []
}

/** Returns the problem that stops all gates, and the index of the last gate that asks each question to a live engine. */
async function planRun(gates: Gate[], context: RunContext) {
  const demands: Demand[] = []
  const lastGates = new Map<string, number>()
  for (const [index, { settings }] of gates.entries()) {
    const { demand, questions, close } = await openService(settings, context)
    await close()
    demands.push(demand)
    for (const question of questions) lastGates.set(question, index)
  }
  if (demands.length > 0) logDemand(demands, context.log)
  return { runBlocker: findCostLimit(demands), lastGates }
}

async function keepOutcome(outcome: Outcome, folder: string, index: number): Promise<() => Outcome> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, String(index))
  await writeFile(path, serialize(outcome))
  return () => deserialize(readFileSync(path))
}
