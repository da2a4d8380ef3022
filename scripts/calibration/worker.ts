/** A worker of `npm run calibrate`: measures one part of a table after the other, and posts its numbers. */
import { parentPort } from 'node:worker_threads'
import { findScenario } from './scenarios.ts'

/** A part of a row of a scenario. */
export interface Job {
  scenario: string
  row: number
  part: number
  runs: number
}

parentPort?.on('message', async ({ scenario, row, part, runs }: Job) => {
  const numbers = await findScenario(scenario)?.rows[row]?.parts[part]?.(runs)
  parentPort?.postMessage(numbers ?? [])
})
