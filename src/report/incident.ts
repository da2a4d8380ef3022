/** A fault that keeps a gate from a verdict for some runs: it is told when it begins and when it ends. */
import { plainOf } from '../lib/document/plain-text.ts'
import { plainTitle } from '../lib/escape.ts'
import type { Outcome } from './outcome.ts'
import { FAULTS, isIncident } from './run-outcome.ts'
import type { ToldGate } from './tell/told.ts'
import { NAME_LENGTH } from './words.ts'

/** Returns the incident that a run leaves open, in the words of its first message; undefined where there is none. */
export function incidentAfter(gate: ToldGate, { last }: Pick<Outcome, 'last'>): string | undefined {
  if (!isDown(gate)) return undefined
  return last?.incident ?? (gate.failures.length > 0 && isIncident(gate) ? describeFault(gate) : undefined)
}

/** Tells whether this run measures all that an incident kept the run before from measuring. */
export function isIncidentOver(gate: ToldGate, { last }: Pick<Outcome, 'last'>): boolean {
  return last?.incident !== undefined && !isDown(gate)
}

function isDown({ findings }: ToldGate): boolean {
  return findings.some(({ kind, leadsTo }) => FAULTS.includes(kind) && leadsTo !== 'warn')
}

/** Returns what keeps a gate from a verdict. The headline of the gate may name its brand. */
function describeFault({ told: [first], headline }: ToldGate): string {
  return plainTitle(plainOf(first?.brief ?? headline), NAME_LENGTH)
}
