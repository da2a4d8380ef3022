/** What keeps gates of a fleet from a verdict and is told once for all of them: a refused key, a service that is down. */
import { isUnread } from '../gate/verdict.ts'
import type { Document } from '../lib/document/blocks.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { plainTitle } from '../lib/escape.ts'
import { fleetDocument } from './document/fleet-document.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { FAULTS, gatesToAttend, isIncident, type RunOutcome } from './run-outcome.ts'
import type { ToldGate } from './tell/told.ts'
import { NAME_LENGTH } from './words.ts'

export interface Incident {
  /** Its gates: at least one, the most important first. */
  run: RunOutcome
  /** The step fails because of one of the gates. */
  failed: boolean
  /** One line without markup. */
  title: string
  /** Returns what is said of the gates. */
  load(): Document
}

/** Returns the incident of a fleet; undefined where there is none. A run of one gate tells it as the result of the gate. */
export function incidentOf(run: RunOutcome): Incident | undefined {
  const gates = gatesToAttend(run).filter(gate => isIncident(gate) && !isUnread(gate.verdict))
  const [first] = gates
  if (run.gates.length === 1 || first === undefined) return undefined
  const how = gates.some(({ isMeasured }) => isMeasured) ? 'fully measured' : 'measured'
  const title = `${describeFault(first)}: ${countOf(gates.length, 'gate')} ${gates.length === 1 ? 'was' : 'were'} not ${how}`
  const own = { ...run, configChanges: [], gates }
  return {
    ...{ run: own, title },
    failed: gates.some(({ failures }) => failures.length > 0),
    load: () => fleetDocument(own, [{ name: title }]),
  }
}

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
