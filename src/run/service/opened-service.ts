import type { BaselineLookup } from '../../comparison/baseline.ts'
import type { VisibilityService } from '../../contract/contract.ts'
import type { EngineCost } from '../../engines/account.ts'
import type { AnswerRecord } from '../../engines/answer-record.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { Demand } from '../../scan/demand.ts'
import type { ReportServices } from '../service-reports/export-reports.ts'

/** A service whose callers need not know which back end it is. */
export interface OpenService extends ReportServices {
  service: VisibilityService
  /** Whether the same question always gets the same answer, so that every difference is a real change. */
  isDeterministic: boolean
  /** Settings that must be equal for runs to be comparable. Holds no secret. */
  fingerprint: Fingerprint
  demand: Demand
  /** Both are empty if the service does not report them. */
  costs(): readonly EngineCost[]
  answers(): readonly AnswerRecord[]
  /** Measures the tree that the change is based on, if the service can. */
  measureBase(): Promise<BaselineLookup>
  close(): Promise<void>
}

interface FingerprintFacts {
  engines: string[]
  /** Address of the service, or its kind. */
  service: string
  settings?: Fingerprint
}

/** Returns the fingerprint of a run, by the names of the inputs. Holds no secret. */
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
