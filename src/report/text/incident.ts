/** Incidents: faults that keep a gate from a verdict for some runs. They are reported when they begin and when they end. */
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainTitle } from '../../lib/escape.ts'
import type { Outcome } from '../outcome.ts'
import { FAULTS, isIncident } from '../run-outcome.ts'
import { NAME_LENGTH } from '../words/words.ts'
import type { DescribedGate } from './finding-text.ts'

/** Returns the open incident after a run, in the words of its first message. */
export function incidentAfter(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): string | undefined {
  if (!isDown(gate)) return undefined
  return last?.incident ?? (gate.failures.length > 0 && isIncident(gate) ? describeFault(gate) : undefined)
}

/** Returns whether the incident of the previous run has ended. */
export function isIncidentOver(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): boolean {
  return last?.incident !== undefined && !isDown(gate)
}

function isDown({ findings }: DescribedGate): boolean {
  return findings.some(({ kind, leadsTo }) => FAULTS.includes(kind) && leadsTo !== 'warn')
}

/** The brief words come first, because the headline of a gate may name its brand. */
function describeFault({ texts: [first], headline }: DescribedGate): string {
  return plainTitle(plainOf(first?.brief ?? headline), NAME_LENGTH)
}
