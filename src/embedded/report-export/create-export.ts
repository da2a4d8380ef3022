/** The export operation of the embedded service. */
import { COMPLETED, type ExportRequest, type Report } from '../../contract/contract.ts'
import type { BuiltReport } from './build-report.ts'
import type { ReportStore } from './report-store.ts'

export interface ExportContext {
  /** Builds the file of the report. Rejects with a ServiceError, 400 `bad_request`, for a request that it cannot serve. */
  build: (createdAt: Date) => Promise<BuiltReport>
  reports: ReportStore
  /** Returns the URL of a stored file: a `file:` URL or a URL of the server. */
  downloadUrl: (file: { name: string; path: string }) => string
  /** Returns a random lower-case UUID. */
  createId: () => string
  now: () => Date
  /** Receives the warnings of `build`. May quote files. */
  warn: (message: string) => void
}

/**
 * Builds and stores a report, and returns it as completed. Rejects like `build`, or with the system's error.
 */
export async function createExport(
  { format }: ExportRequest,
  { build, reports, downloadUrl, createId, now, warn }: ExportContext,
): Promise<Report> {
  const createdAt = now()
  const { bytes, warnings } = await build(createdAt)
  for (const warning of warnings) warn(warning)
  const id = createId()
  const file = await reports.put(id, format, bytes, createdAt)
  return {
    report_id: id,
    status: COMPLETED,
    estimated_completion: createdAt.toISOString(),
    download_url: downloadUrl(file),
  }
}
