import type { BaselineLookup } from '../../comparison/baseline.ts'
import type { MonitorRequest, Scan, VisibilityService } from '../../contract/contract.ts'
import type { EngineCost } from '../../embedded/engines/account.ts'
import type { AnswerRecord } from '../../embedded/engines/answer-record.ts'
import type { Blocker, PreflightBlocker } from '../../gate/verdict.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Demand } from '../../scan/demand.ts'
import type { ScanCost } from '../../scan/plan.ts'
import type { ReportServices } from '../../service-reports/export-reports.ts'

/** A service, and what callers must know of it without knowing which back end it is. */
export interface OpenService extends ReportServices {
  service: VisibilityService
  /** The same question always gets the same answer, so that every difference is a real change. */
  isDeterministic: boolean
  /** What makes runs comparable. Holds no secret. */
  fingerprint: Fingerprint
  /** What the scans of the run ask for. */
  cost: ScanCost
  /** Returns what a run of so many scans asks for. */
  demand(scans: number): Demand
  /** Returns what the replies of live engines so far used and cost; empty where the service does not tell. */
  costs(): readonly EngineCost[]
  /** Returns what became of each question so far, beside the scans; empty where the service does not tell. */
  answers(): readonly AnswerRecord[]
  /** Returns what is known to stop a run of so many scans before the first request; undefined where nothing is. */
  preflight(scans: number): Blocker | undefined
  /** Stores a scan that another job made, for the reports that the service exports. A hosted service has it already. */
  storeScan(request: MonitorRequest, scan: Scan): Promise<void>
  /** Measures the tree that the change is based on, where the service can. */
  measureBase(): Promise<BaselineLookup>
  /** Cancels the calls in flight, and ends connections and timers. */
  close(): Promise<void>
}

/** A service that asks engines itself. */
export interface AskingService extends OpenService {
  preflight(scans: number): PreflightBlocker | undefined
}
