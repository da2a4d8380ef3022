/** A report on what was recorded, as a file. */
import { shippedTypeface } from '../../fonts/shipped.ts'
import type { ExportRequest } from '../../service/contract.ts'
import { renderReportCsv } from './csv.ts'
import { renderReportPdf } from './pdf.ts'
import type { RecordedScan } from './records.ts'
import { CONTENT_TYPES } from './report-store.ts'
import { selectRecords } from './selection.ts'
import { summarise } from './summary.ts'

export type ReportFormat = ExportRequest['format']

/**
 * The report that `request` asks for, of all `records`; the same bytes for the same arguments. Where nothing was
 * recorded it says so. Rejects with a ServiceError (400 `bad_request`) when the date range is none.
 */
export async function buildReportFile(
  request: ExportRequest,
  records: RecordedScan[],
  createdAt: Date,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const selected = selectRecords(request, records)
  const summary = summarise(request, selected)
  const contentType = CONTENT_TYPES[request.format]
  if (request.format === 'csv') {
    return { bytes: Buffer.from(renderReportCsv(selected, summary)), contentType }
  }
  const { bytes } = await renderReportPdf(request, selected, summary, createdAt, [shippedTypeface()])
  return { bytes, contentType }
}
