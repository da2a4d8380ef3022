import type { Blocker } from '../gate/blocker.ts'
import type { Demand } from '../scan/demand.ts'
import type { ScanCost, ScanCount } from '../scan/plan.ts'

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
