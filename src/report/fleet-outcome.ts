import type { Verdict } from '../gate/verdict.ts'
import type { ConfigChange } from '../inputs/config-file.ts'
import type { FailOn } from '../inputs/settings.ts'
import type { Gap, Outcome } from './outcome.ts'
import type { LeadPart } from './views/lead.ts'

/** A gate that passes and fails its step counts as failed, and one without a rule reports. */
export type GateState = 'fail' | 'error' | 'inconclusive' | 'pass' | 'report'

/** A gate of a fleet after its verdict. The key, the details and the names in the lead come from outside. */
export interface FleetGate {
  key: string
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails where there are any. */
  failures: FailOn[]
  /** Significance level of the gate: chance fails at most this share of its runs without a change. */
  alpha: number
  gap: Gap | undefined
  /** The gate was measured, at least in part. */
  isMeasured: boolean
  /** Why the gate was not measured, in words; undefined where it has a verdict by its rules. */
  reason: string | undefined
  /** The countries, and the brand where the lead does not name it. */
  details: string[]
  state: GateState
  /** The verdict in one or two words. */
  status: string
  /** What happened, without the last full stop. */
  lead: LeadPart[]
  /** Share of the answers that cite, as percent; a dash where it is not known. */
  now: string
  before: string
  /** What the share lost, in percentage points as the reader sees them; 0 where it is not known. */
  fall: number
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
