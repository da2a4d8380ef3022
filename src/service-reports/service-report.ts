/** A report that the service was asked to export. */
export interface ServiceReport {
  format: 'csv' | 'pdf'
  /** '' when the request itself failed. */
  reportId: string
  state: /** The file's path on this machine. */
    | { kind: 'fetched'; path: string }
    /** Not ready within the time given; ISO 8601 as the service gave it, '' when it gave none. */
    | { kind: 'pending'; readyAt: string }
    /** One line, plain text. */
    | { kind: 'failed'; problem: string }
}

/** Whether this run's own CSV has to stand in for a report that is not there. */
export function needsOwnCsv(reports: ServiceReport[]): boolean {
  return reports.some(({ state }) => state.kind !== 'fetched')
}
