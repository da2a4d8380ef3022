/** Incidents: faults that prevent the verdicts of one or more runs. A message is sent when they begin and when they end. */
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainTitle } from '../../lib/escape.ts'
import type { Outcome } from '../outcome.ts'
import { isFault, isIncident } from '../run-outcome.ts'
import { NAME_LENGTH } from '../words/words.ts'
import type { DescribedGate } from './finding-text.ts'

/** Returns the text of the incident that is open after a run, as it was first reported. */
export function incidentAfter(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): string | undefined {
  if (!isDown(gate)) return undefined
  return last?.incident ?? (gate.failures.length > 0 && isIncident(gate) ? describeFault(gate) : undefined)
}

/** Returns whether the incident of the previous run has ended. */
export function isIncidentOver(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): boolean {
  return last?.incident !== undefined && !isDown(gate)
}

function isDown({ findings }: DescribedGate): boolean {
  return findings.some(finding => isFault(finding) && finding.leadsTo !== 'warn')
}

/** Prefers the brief text, because the headline may name the brand. */
function describeFault({ texts: [first], headline }: DescribedGate): string {
  return plainTitle(plainOf(first?.brief ?? headline), NAME_LENGTH)
}
