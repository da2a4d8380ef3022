import type { DownloadErrorFacts } from '../../client/download-error.ts'
import type { OperationFailure } from '../../contract/errors.ts'

export interface ServiceReport {
  format: 'csv' | 'pdf'
  /** '' if the request failed. */
  reportId: string
  state: ServiceReportState
}

export type ServiceReportState =
  /** `path` is on this machine. */
  | { kind: 'fetched'; path: string }
  /** Not ready in time. `readyAt` is the service's ISO 8601 time, or ''. */
  | { kind: 'pending'; readyAt: string }
  | { kind: 'failed'; failure: ReportFailure }

export type ReportFailure = OperationFailure | { kind: 'download'; facts: DownloadErrorFacts }

/** Returns whether a report is missing, so that the run also writes its own CSV. */
export function needsOwnCsv(reports: ServiceReport[]): boolean {
  return reports.some(({ state }) => state.kind !== 'fetched')
}
