/** What is said of a run: the report of its only gate, or that of all its gates together. */
import type { ReportDocument } from './document/blocks.ts'
import { fleetDocument } from './document/fleet-document.ts'
import { gateDocument } from './document/gate-document.ts'
import { formatFleetResult } from './json/fleet-result.ts'
import { formatResult } from './json/result.ts'
import { describeFailures, summarize } from './reasons.ts'
import { describeFleetFailures, type JudgedGate, type RunOutcome, summarizeFleet } from './run-outcome.ts'

/** Returns the only gate of a run; undefined where there are several. */
export function onlyGate({ gates }: Pick<RunOutcome, 'gates'>): JudgedGate | undefined {
  return gates.length === 1 ? gates[0] : undefined
}

/** Returns the report of a run. */
export function runDocument(run: RunOutcome): ReportDocument {
  const only = onlyGate(run)
  return only ? gateDocument(only.load()) : fleetDocument(run)
}

/** Formats the result file of a run, piece by piece. */
export function formatRunResult(run: RunOutcome): Iterable<string> {
  const only = onlyGate(run)
  return only ? [formatResult(only.load())] : formatFleetResult(run)
}

/** Returns the result of a run in one line for the log. */
export function summarizeRun(run: RunOutcome): string {
  const only = onlyGate(run)
  return only ? summarize(only.load()) : summarizeFleet(run)
}

/** Returns why the step fails, the most important reason first; an empty text where it does not. */
export function describeRunFailures(run: RunOutcome): string {
  const only = onlyGate(run)
  if (only === undefined) return describeFleetFailures(run)
  return only.failures.length > 0 ? describeFailures(only.load()) : ''
}
