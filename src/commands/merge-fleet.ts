/** Merges the gates of a fleet one after another, with the answers of one in memory at a time. */

import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Gate } from '../inputs/gates.ts'
import type { Outcome } from '../report/outcome.ts'
import { type JudgedGate, toJudgedGate } from '../report/run-outcome.ts'
import { type MergeContext, type MergeOptions, mergeGates } from './merge.ts'
import type { ReadPartial } from './shards/select-partials.ts'

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
): Promise<JudgedGate[]> {
  await mkdir(folder, { recursive: true })
  const members: JudgedGate[] = []
  for await (const { outcome, settings, found } of mergeGates(gates, read, options, context)) {
    const path = join(folder, `${members.length}`)
    await writeFile(path, serialize(outcome))
    const load = (): Outcome => deserialize(readFileSync(path))
    members.push(toJudgedGate(outcome, { settings, history: found.history, load }))
  }
  return members
}
