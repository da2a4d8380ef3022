import { toSnakeCase } from '../../../lib/snake-case.ts'
import { fleetDocument } from '../../document/fleet-document.ts'
import { onlyGate, type RunOutcome, verdictOfRun } from '../../run-outcome.ts'
import { formatResult } from './result.ts'
import type { FleetResult } from './result-schema.ts'

/** Formats the result file of a run in pieces. */
export function formatRunResult(run: RunOutcome): Iterable<string> {
  const only = onlyGate(run)
  return only ? [formatResult(only)] : formatFleetResult(run)
}

/**
 * Formats the results of all gates with an indent of two spaces, gate by gate: the answers of a large fleet may not fit
 * in memory.
 */
export function* formatFleetResult(fleet: RunOutcome): Generator<string> {
  const head = JSON.stringify(toSnakeCase(fleetTotals(fleet)), undefined, 2).replace(/\n\}$/, '')
  yield `${head},\n  "gates": [`
  for (const [index, judged] of fleet.gates.entries()) {
    const gate = formatResult(judged).trimEnd().replaceAll('\n', '\n    ')
    yield `${index === 0 ? '' : ','}\n    ${gate}`
  }
  yield '\n  ]\n}\n'
}

function fleetTotals(fleet: RunOutcome): Omit<FleetResult, 'gates'> {
  return {
    format: 'ai-visibility-fleet',
    schemaVersion: 3,
    config: fleet.config ?? '',
    verdict: verdictOfRun(fleet),
    headline: fleetDocument(fleet).title,
    failed: fleet.gates.some(({ failures }) => failures.length > 0),
  }
}
