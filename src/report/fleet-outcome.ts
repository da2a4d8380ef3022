import type { FailOn } from '../inputs/settings.ts'
import type { Outcome } from './outcome.ts'

/** A gate of a fleet after its verdict. */
export interface FleetGate {
  outcome: Outcome
  /** The conditions of `fail-on` that hold; the step fails where there are any. */
  failures: FailOn[]
}

/** The gates of a fleet after their verdicts. The reports of a fleet are rendered from it. */
export interface FleetOutcome {
  /** Path of the config file. */
  config: string
  /** Two or more, in the order of the file. Each has a key of its own. */
  gates: FleetGate[]
}
