/** A report on what was recorded, as a file. */

import type { ExportRequest } from '../../contract/contract.ts'
import { drawWithFonts, type FontProblem, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import type { Typeface } from '../../lib/pdf/fonts.ts'
import { renderReportCsv } from './csv.ts'
import { renderReportPdf } from './pdf.ts'
import type { RecordedScan } from './records.ts'
import { CONTENT_TYPES } from './report-store.ts'
import { selectRecords } from './selection.ts'
import { summarise } from './summary.ts'

/**
 * The report that `request` asks for, of all `records`; the same bytes for the same arguments and fonts. `rivals` are
 * the brands whose scans count as a competitor's. Where nothing was recorded it says so. Rejects with a ServiceError
 * (400 `bad_request`) when the date range is none.
 */
export async function buildReportFile(
  request: ExportRequest,
  records: RecordedScan[],
  createdAt: Date,
  fonts: FontSource,
  rivals: string[] = [],
): Promise<{ bytes: Uint8Array; contentType: string; problems: FontProblem[] }> {
  const selected = selectRecords(request, records, rivals)
  const summary = summarise(request, selected)
  const contentType = CONTENT_TYPES[request.format]
  if (request.format === 'csv') {
    return { bytes: Buffer.from(renderReportCsv(selected, summary)), contentType, problems: [] }
  }
  const draw = (typefaces: Typeface[]) => renderReportPdf(request, selected, summary, createdAt, typefaces)
  return { ...(await drawWithFonts(draw, fonts)), contentType }
}
