/** What keeps gates of a fleet from a verdict and is told once for all of them: a refused key, a service that is down. */
import type { Finding } from '../findings/finding.ts'
import { isUnread } from '../gate/verdict.ts'
import type { Block, Line, ReportDocument } from './document/blocks.ts'
import { createContext } from './document/context.ts'
import { serviceFault } from './document/faults.ts'
import { fleetDocument } from './document/fleet-document.ts'
import { headlineOf } from './document/headline.ts'
import { plainOf } from './document/plain-text.ts'
import { plainTitle } from './escape.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { FAULTS, gatesToAttend, isIncident, type JudgedGate, type RunOutcome } from './run-outcome.ts'
import { NAME_LENGTH } from './words.ts'

export interface Incident {
  /** At least one, the most important first. */
  gates: JudgedGate[]
  /** The step fails because of one of the gates. */
  failed: boolean
  /** One line without markup. */
  title: string
  /** Returns what is said of the gates. */
  load(): ReportDocument
}

/** Returns the incident of a fleet; undefined where there is none. A run of one gate tells it as the result of the gate. */
export function incidentOf(run: RunOutcome): Incident | undefined {
  const gates = gatesToAttend(run).filter(gate => isIncident(gate) && !isUnread(gate.verdict))
  const [first] = gates
  if (run.gates.length === 1 || first === undefined) return undefined
  const how = gates.some(({ isMeasured }) => isMeasured) ? 'fully measured' : 'measured'
  const what = plainTitle(describeFault(first), NAME_LENGTH)
  const title = `${what}: ${countOf(gates.length, 'gate')} ${gates.length === 1 ? 'was' : 'were'} not ${how}`
  return {
    ...{ gates, title },
    failed: gates.some(({ failures }) => failures.length > 0),
    load: () => withTitle(fleetDocument({ ...run, configChanges: [], gates }), title),
  }
}

/** Returns the incident that a run leaves open, in the words of its first message; undefined where there is none. */
export function incidentAfter(outcome: Outcome, failed: boolean): string | undefined {
  const context = createContext(outcome)
  const { findings } = context
  const isDown = findings.some(({ kind, leadsTo }) => FAULTS.includes(kind) && leadsTo !== 'warn')
  if (!isDown) return undefined
  const isNew = failed && isIncident({ ...outcome, findings })
  return (
    outcome.last?.incident ??
    (isNew ? plainTitle(describeFault({ findings, headline: headlineOf(context) }), NAME_LENGTH) : undefined)
  )
}

/** Returns what keeps a gate from a verdict. The headline of the gate may name its brand. */
function describeFault({
  findings: [finding],
  headline,
}: {
  findings: readonly Finding[]
  headline: Line
}): string {
  if (finding?.kind !== 'incident' || finding.blocker.kind !== 'service') return plainOf(headline)
  const { kind, status } = finding.blocker.facts
  return serviceFault(kind, status)
}

function withTitle(document: ReportDocument, title: string): ReportDocument {
  const first = document.first.map(
    (block): Block => (block.kind === 'headline' ? { ...block, text: [{ name: title }] } : block),
  )
  return { ...document, title, first }
}
