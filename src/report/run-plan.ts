import type { Blocker } from '../gate/verdict.ts'
import type { Demand } from '../scan/demand.ts'
import type { ScanCost, ScanCount } from '../scan/plan.ts'

/** What the gates of a run would ask together. */
export interface FleetPlan {
  gates: { key: string; plan: RunPlan }[]
  /** Greatest numbers of all gates together. */
  scans: number
  requests: number
  /** Least time that the rate limits take. */
  minutes: number
  /** What is known to stop the gates, by their keys; of the key undefined, what stops all of them together. */
  blockers: { key: string | undefined; blocker: Blocker }[]
}

/** What a run would ask, without a request. */
export interface RunPlan {
  brand: string
  keywords: string[]
  scans: ScanCount
  cost: ScanCost
  demand: Demand
  timeoutMinutes: number
  /** What is known to stop the run before its first request; undefined where nothing is. */
  blocker: Blocker | undefined
}
