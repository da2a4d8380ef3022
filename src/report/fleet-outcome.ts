import { type Change, changeOver, type Level, levelOf } from '../comparison/comparison.ts'
import { splitCountry } from '../embedded/engines/engine-names.ts'
import type { Finding } from '../findings/finding.ts'
import type { Verdict, VerdictStatus } from '../gate/verdict.ts'
import type { ConfigChange } from '../inputs/config-file.ts'
import type { FailOn } from '../inputs/settings.ts'
import type { Message } from './codes.ts'
import type { Line } from './document/blocks.ts'
import { createContext, plannedEngines } from './document/context.ts'
import { headlineOf } from './document/headline.ts'
import type { Gap, Outcome } from './outcome.ts'
import { listFailures } from './reasons.ts'

/** A gate of a fleet after its verdict: what the reports of a fleet need of every gate. */
export interface FleetGate {
  key: string
  brand: string
  /** ISO 3166 codes of the countries that it asks in; empty where it names none. */
  countries: string[]
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails where there are any. */
  failures: FailOn[]
  /** Significance level of the gate: chance fails at most this share of its runs without a change. */
  alpha: number
  gap: Gap | undefined
  /** The gate was measured, at least in part. */
  isMeasured: boolean
  /** Compares the pages of two trees, so that no level is told. */
  isContent: boolean
  /** At least one, the most important first. */
  findings: Finding[]
  headline: Line
  /** Why the step fails, the most important reason first. */
  reasons: Message[]
  /** Over the cells that both sides evaluated; undefined where nothing is compared. */
  change: Change | undefined
  /** Over all cells; undefined without an answer. */
  level: Level | undefined
  /** Returns all that is known of the gate. A call may read a file: the answers of all gates may exceed the memory. */
  load(): Outcome
}

/** The gates of a fleet after their verdicts. The reports of a fleet are rendered from it. */
export interface FleetOutcome {
  /** Path of the config file. */
  config: string
  /** What the change that is checked does to the files that the settings come from. */
  configChanges: ConfigChange[]
  /** The commit that these files come from; undefined where they come from the work tree. */
  configCommit?: string | undefined
  /** http(s) URL; undefined outside a workflow run. */
  runUrl: string | undefined
  /** Two or more, in the order of the file. Each has a key of its own. */
  gates: FleetGate[]
}

/** From the worst to the best. A failure is certain, so it comes before an error. */
const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'] as const satisfies VerdictStatus[]

/** Returns what the reports of a fleet need of a gate. `load` returns the outcome again. */
export function toFleetGate(
  outcome: Outcome,
  { failures, alpha, load }: Pick<FleetGate, 'failures' | 'alpha' | 'load'>,
): FleetGate {
  const { brand, key, fingerprint, verdict, gap, measurement, comparison, baseline } = outcome
  // What a change does to the settings of all gates is told once for the fleet.
  const context = createContext({ ...outcome, failures, configChanges: [] })
  const ofEngines = plannedEngines(outcome).flatMap(engine => splitCountry(engine).country ?? [])
  return {
    ...{ key, brand, verdict, failures, alpha, gap, load },
    countries: [...new Set([...(fingerprint['country'] ?? []), ...ofEngines])].filter(isCountry),
    isMeasured: measurement !== undefined,
    isContent: baseline?.content !== undefined,
    findings: [...context.findings],
    headline: headlineOf(context),
    reasons: listFailures(context.outcome),
    change: changeOver(comparison?.cells ?? []),
    level: levelOf(measurement?.cells ?? []),
  }
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** Returns the verdict of a fleet: the worst of its gates. */
export function verdictOfFleet({ gates }: Pick<FleetOutcome, 'gates'>): VerdictStatus {
  return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass'
}

/** Returns the number of gates with each verdict. */
export function countVerdicts({ gates }: Pick<FleetOutcome, 'gates'>): Record<VerdictStatus, number> {
  const count = (status: VerdictStatus) => gates.filter(({ verdict }) => verdict.status === status).length
  return {
    pass: count('pass'),
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: count('error'),
  }
}

/** Returns the gates in their importance: those whose step fails, then the worse verdict, then the larger fall. */
export function orderGates(gates: readonly FleetGate[]): FleetGate[] {
  const failing = ({ failures }: FleetGate) => Number(failures.length > 0)
  const rank = ({ verdict }: FleetGate) => VERDICTS.indexOf(verdict.status)
  const fall = ({ change }: FleetGate) => (change === undefined ? 0 : change.was.share - change.now.share)
  return gates.toSorted(
    (a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1),
  )
}

/** Returns the gates that need attention, the most important first. */
export function gatesToAttend({ gates }: Pick<FleetOutcome, 'gates'>): FleetGate[] {
  return orderGates(gates).filter(isToAttend)
}

/** Tells whether a gate failed, was not measured, or fails the step for another reason. */
export function isToAttend({ failures, verdict: { status } }: FleetGate): boolean {
  return failures.length > 0 || status === 'fail' || status === 'error'
}
