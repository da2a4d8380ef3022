/** What callers know of an opened service, and what both back ends say of a run in the same way. */
import type { BaselineLookup } from '../../comparison/baseline.ts'
import type { VisibilityService } from '../../contract/contract.ts'
import type { EngineCost } from '../../engines/account.ts'
import type { AnswerRecord } from '../../engines/answer-record.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { Demand } from '../../scan/demand.ts'
import type { ReportServices } from '../../service-reports/export-reports.ts'

/** A service, and what callers must know of it without knowing which back end it is. */
export interface OpenService extends ReportServices {
  service: VisibilityService
  /** The same question always gets the same answer, so that every difference is a real change. */
  isDeterministic: boolean
  /** What makes runs comparable. Holds no secret. */
  fingerprint: Fingerprint
  /** What the run asks for. */
  demand: Demand
  /** Returns what the replies of live engines so far used and cost; empty where the service does not tell. */
  costs(): readonly EngineCost[]
  /** Returns what became of each question so far, beside the scans; empty where the service does not tell. */
  answers(): readonly AnswerRecord[]
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
