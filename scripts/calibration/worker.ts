/** A worker of `npm run calibrate`: measures one row of a table after the other, and posts its numbers. */
import { parentPort } from 'node:worker_threads'
import { findScenario } from './scenarios.ts'

/** One row of a scenario. */
export interface Job {
  scenario: string
  row: number
  runs: number
}

parentPort?.on('message', async ({ scenario, row, runs }: Job) => {
  const numbers = await findScenario(scenario)?.rows[row]?.measure(runs)
  parentPort?.postMessage(numbers ?? [])
})
