/** The operation that exports a report. */

import { COMPLETED, type ExportRequest, type Report } from '../../contract/contract.ts'
import { describeFontProblem, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import type { RecordStore } from './records.ts'
import { buildReportFile } from './report-file.ts'
import type { ReportStore } from './report-store.ts'

export interface ExportContext {
  records: RecordStore
  /** Brands whose scans count as a competitor's. */
  rivals: string[]
  reports: ReportStore
  /** Where a stored file can be fetched: a `file:` URL, or one of the server that serves it. */
  downloadUrl: (file: { name: string; path: string }) => string
  /** Random lower-case UUIDs: the id is all that guards a report's address. */
  createId: () => string
  now: () => Date
  /** For the PDF. */
  fonts: FontSource
  /** Takes a sentence on what a report could not show; it may quote file names. */
  warn: (message: string) => void
}

/**
 * Builds and stores the report before it answers, so that the report is completed and can be fetched. Rejects with a
 * ServiceError (400 `bad_request`) when the date range is none, or with the system's error.
 */
export async function createExport(
  request: ExportRequest,
  { records, rivals, reports, downloadUrl, createId, now, fonts, warn }: ExportContext,
): Promise<Report> {
  const createdAt = now()
  const { bytes, problems } = await buildReportFile(request, await records.read(), createdAt, fonts, rivals)
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
