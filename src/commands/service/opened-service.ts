/** What callers know of an opened service, and what both back ends say of a run in the same way. */
import type { BaselineLookup } from '../../comparison/baseline.ts'
import type { VisibilityService } from '../../contract/contract.ts'
import type { Limits } from '../../contract/plans.ts'
import type { EngineCost } from '../../embedded/engines/account.ts'
import type { AnswerRecord } from '../../embedded/engines/answer-record.ts'
import { isAbove } from '../../gate/rounding.ts'
import type { Blocker } from '../../gate/verdict.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Settings } from '../../inputs/settings.ts'
import { type Demand, estimatedCost, minutesOf } from '../../scan/demand.ts'
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
  /** Measures the tree that the change is based on, where the service can. */
  measureBase(): Promise<BaselineLookup>
  /** Cancels the calls in flight, and ends connections and timers. */
  close(): Promise<void>
}

/** What the answers of a service depend on. */
interface FingerprintFacts {
  /** The engines, with their models where these are known. */
  engines: string[]
  /** Address of the service, or its kind. */
  service: string
  /** Further settings, by the names of their inputs. */
  settings?: Fingerprint
}

/** Returns the fingerprint of a run with these settings, by the names of the inputs. It holds no secret. */
export function fingerprintOf(
  { brand, keywords, language, scanPer }: Pick<Settings, 'brand' | 'keywords' | 'language' | 'scanPer'>,
  { engines, service, settings }: FingerprintFacts,
): Fingerprint {
  return {
    brand: [brand],
    keywords,
    engines,
    language: [language],
    'scan-per': [scanPer],
    service: [service],
    ...settings,
  }
}

/**
 * Returns why `requests` calls cannot be made within the limits of an account and the time budget, in minutes;
 * undefined where they can.
 */
export function checkLimits(
  requests: number,
  { perDay, perMinute }: Pick<Limits, 'perDay' | 'perMinute'>,
  timeoutMinutes: number,
): Blocker | undefined {
  if (requests > perDay) return { kind: 'day-limit', requests, perDay }
  if (minutesOf(requests, perMinute) >= timeoutMinutes)
    return { kind: 'time-budget', requests, perMinute, timeoutMinutes }
  return undefined
}

/** Returns why a run is estimated to cost more than allowed; undefined where it is not. An unknown cost counts as 0. */
export function checkCost(demand: Pick<Demand, 'engines' | 'maxCost'>): Blocker | undefined {
  const { maxCost } = demand
  const estimate = estimatedCost(demand)
  return maxCost !== undefined && isAbove(estimate, maxCost)
    ? { kind: 'cost-limit', estimate, maxCost }
    : undefined
}
