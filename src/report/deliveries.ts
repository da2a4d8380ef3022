/** What a run asked the service for besides scans. */

export interface Suggestion {
  keyword: string
  engines: string[]
  /** `error`: what the request rejected with. */
  draft: Draft | { error: unknown }
}

export interface Draft {
  content: string
  /** Structured data of the service, if any, which may be invalid JSON. */
  schemaMarkup: { text: string; isJson: boolean } | undefined
  recommendedKeywords: string[]
  /** In the service's own unit. */
  citationScoreEstimate: number | undefined
}

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
  | { kind: 'failed'; error: unknown }
