/** The export operation of the embedded service. */
import { COMPLETED, type ExportRequest, type Report } from '../../contract/contract.ts'
import { describeFontProblem, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import type { RecordStore } from './records.ts'
import { buildReportFile } from './report-file.ts'
import type { ReportStore } from './report-store.ts'

export interface ExportContext {
  records: RecordStore
  /** Names of the brands whose scans count as those of a competitor. */
  competitors: string[]
  reports: ReportStore
  /** Returns the URL of a stored file: a `file:` URL or a URL of the server. */
  downloadUrl: (file: { name: string; path: string }) => string
  /** Returns a random lower-case UUID. Nothing else protects the URL of a report. */
  createId: () => string
  now: () => Date
  /** Fonts for the PDF. */
  fonts: FontSource
  /** Receives one line about characters or fonts that a report cannot show. May quote file names. */
  warn: (message: string) => void
}

/**
 * Builds and stores a report, and returns it as completed. Rejects with a ServiceError (400 `bad_request`) if the date
 * range is invalid, or with the system's error.
 */
export async function createExport(
  request: ExportRequest,
  { records, competitors, reports, downloadUrl, createId, now, fonts, warn }: ExportContext,
): Promise<Report> {
  const createdAt = now()
  const { bytes, problems } = await buildReportFile(
    request,
    await records.read(),
    createdAt,
    fonts,
    competitors,
  )
  for (const problem of problems) warn(describeFontProblem(problem))
  const id = createId()
  const file = await reports.put(id, request.format, bytes)
  return {
    report_id: id,
    status: COMPLETED,
    estimated_completion: createdAt.toISOString(),
    download_url: downloadUrl(file),
  }
}
