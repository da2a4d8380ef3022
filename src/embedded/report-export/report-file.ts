/** A report on recorded scans as a file. */
import type { ExportRequest } from '../../contract/contract.ts'

import { drawWithFonts, type FontProblem, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import type { Typeface } from '../../lib/pdf/fonts.ts'
import { renderReportCsv } from './csv.ts'
import { renderReportPdf } from './pdf.ts'
import type { RecordedScan } from './records.ts'
import { CONTENT_TYPES } from './report-store.ts'
import { selectRecords } from './select-records.ts'
import { summarise } from './summary.ts'
import { reportTooLarge } from './too-large.ts'

/** Bytes of a report. A client of ours downloads up to 50 MB. */
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Builds the report for `request` from all `records`. The same arguments and fonts give the same bytes. The scans of
 * `competitors`, a list of brand names, count as those of competitors. Without records the report says so. Rejects with a
 * ServiceError (400 `bad_request`) if the date range is invalid, or so long that the report would be too large.
 */
export async function buildReportFile(
  request: ExportRequest,
  records: Iterable<RecordedScan> | AsyncIterable<RecordedScan>,
  createdAt: Date,
  fonts: FontSource,
  competitors: string[] = [],
): Promise<{ bytes: Uint8Array; contentType: string; problems: FontProblem[] }> {
  const selected = await selectRecords(request, records, competitors)
  const summary = summarise(request, selected)
  const contentType = CONTENT_TYPES[request.format]
  if (request.format === 'csv') {
    return { bytes: joinParts(renderReportCsv(selected, summary)), contentType, problems: [] }
  }
  const draw = (typefaces: Typeface[]) => renderReportPdf(request, selected, summary, createdAt, typefaces)
  return { ...(await drawWithFonts(draw, fonts)), contentType }
}

function joinParts(parts: Iterable<string>): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    const chunk = Buffer.from(part)
    size += chunk.length
    if (size > MAX_BYTES) throw reportTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
