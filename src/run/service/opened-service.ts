import type { BaselineLookup } from '../../comparison/baseline.ts'
import type { VisibilityService } from '../../contract/contract.ts'
import type { LiveRun } from '../../embedded/live-engines.ts'
import type { EngineCost } from '../../engines/account.ts'
import type { AnswerRecord } from '../../engines/answer-record.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { FinishedRequest } from '../../lib/http/caller.ts'
import type { AnswerGroup, Citation } from '../../owners/cited-pages.ts'
import type { RecordedCitations } from '../../owners/compare.ts'
import type { Demand } from '../../scan/demand.ts'
import type { ReportServices } from '../export-reports.ts'

/** What the gates of a run share. */
export type SharedRun = Pick<LiveRun, 'limiters' | 'spent' | 'sharedAnswers'>

/** How a service is called. */
export interface ServiceCalls extends Omit<LiveRun, 'warn' | 'onAnswer' | 'recordings'> {
  onRequest(request: FinishedRequest): void
}

/** The part of a service that answers scans. */
export interface ScannedService {
  service: Pick<VisibilityService, 'monitor'>
  /** Whether the same question always gets the same answer, so that every difference is a real change. */
  isDeterministic: boolean
  demand: Demand
  /** Empty if the service does not report them. */
  answers(): readonly AnswerRecord[]
}

/** A service, hosted or embedded. */
export interface OpenService extends ScannedService, ReportServices {
  service: VisibilityService
  /** Settings that must be equal for runs to be comparable. Holds no secret. */
  fingerprint: Fingerprint
  /** The keys of the questions to live engines, whose answers the gates of a run share. */
  questions: readonly string[]
  /** Empty if the service does not report them. */
  costs(): EngineCost[]
  /** Measures the tree that the change is based on. A hosted service cannot. */
  measureBase(citations?: RecordedCitations): Promise<BaselineLookup>
  /** Locates the pages that answers cite in an earlier commit; undefined for a hosted service. Rejects with a ServiceError. */
  locate?(commit: string, groups: readonly AnswerGroup[]): Promise<Citation[]>
  close(): Promise<void>
}

interface ServiceIdentity {
  engines: string[]
  /** Address of the service, or its kind. */
  service: string
  settings?: Fingerprint
}

/** Returns the fingerprint of a run, by the names of the inputs. Holds no secret. */
export function fingerprintOf(
  { brand, keywords, language, scanPer }: Settings,
  { engines, service, settings }: ServiceIdentity,
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
