/** The command `check`: scans and judges gates in one process. */
import type { GatesReading } from '../inputs/gates.ts'
import { systemClock } from '../lib/clock.ts'
import { createLimiterPool } from '../lib/http/limiter.ts'
import type { RunOutcome } from '../report/run-outcome.ts'
import { runGate } from './run-gate.ts'
import { type RunContext, runGates } from './run-gates.ts'

/**
 * Scans and judges the gates, each within its own time budget. Gates that use one account share its limits. Rejects with a
 * LinkOutError where the folder for the files of a gate leads out of the workspace.
 */
export function check(reading: GatesReading, context: RunContext): Promise<RunOutcome> {
  const limiters = createLimiterPool(systemClock)
  return runGates(reading, { ...context, limiters }, ({ settings }, own) => runGate(settings, own))
}
