import type { DownloadErrorFacts } from '../client/download-error.ts'
import type { OperationFailure } from '../contract/errors.ts'

/** A report that the service was asked to export. */
export interface ServiceReport {
  format: 'csv' | 'pdf'
  /** '' when the request itself failed. */
  reportId: string
  state: ServiceReportState
}

export type ServiceReportState =
  /** `path` is on this machine. */
  | { kind: 'fetched'; path: string }
  /** Not ready in time. `readyAt` is ISO 8601 as the service gave it; '' when it gave none. */
  | { kind: 'pending'; readyAt: string }
  | { kind: 'failed'; failure: ReportFailure }

export type ReportFailure = OperationFailure | { kind: 'download'; facts: DownloadErrorFacts }

/** Returns whether a report is missing, so that the run writes its own CSV as well. */
export function needsOwnCsv(reports: ServiceReport[]): boolean {
  return reports.some(({ state }) => state.kind !== 'fetched')
}
