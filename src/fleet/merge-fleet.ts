/** Merges the gates of a fleet one after another, with the answers of one in memory at a time. */

import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { HistoryStore } from '../history/store.ts'
import type { Gate } from '../inputs/gates.ts'
import type { Settings } from '../inputs/settings.ts'
import { type FleetGate, toFleetGate } from '../report/fleet-outcome.ts'
import type { Outcome } from '../report/outcome.ts'
import { type MergeContext, type MergeOptions, mergeGates } from './merge.ts'
import type { ReadPartial } from './select-partials.ts'

/** A gate of a fleet that was merged. */
export interface FleetMember extends FleetGate {
  /** Those that the gate was judged by. */
  settings: Settings
  /** The history that the gate was compared with, if there is one. */
  history: HistoryStore | undefined
}

/**
 * Merges the partial results of a fleet as mergeGates does. Keeps the outcomes in files in `folder`, which the caller
 * removes: the answers of all gates together may take more memory than there is.
 */
export async function mergeFleet(
  gates: Gate[],
  read: ReadPartial[],
  options: MergeOptions,
  context: MergeContext,
  folder: string,
): Promise<FleetMember[]> {
  await mkdir(folder, { recursive: true })
  const members: FleetMember[] = []
  for await (const { outcome, failures, settings, found } of mergeGates(gates, read, options, context)) {
    const path = join(folder, `${members.length}`)
    await writeFile(path, serialize(outcome))
    const load = (): Outcome => deserialize(readFileSync(path))
    members.push({
      ...toFleetGate(outcome, { failures, alpha: settings.alpha, load }),
      settings,
      history: found.history,
    })
  }
  return members
}
