import { randomUUID } from 'node:crypto'
import { COMPLETED, type ExportRequest, type Report } from '../../contract/contract.ts'
import { badRequest } from '../../errors/service.ts'
import { toDay } from '../../lib/clock.ts'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { Document } from '../../lib/document/blocks.ts'
import { renderPdf } from '../../lib/document/pdf/pdf.ts'
import type { Typeface } from '../../lib/document/pdf/text.ts'
import { describeFontProblem, drawWithFonts, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import { DAY } from '../../lib/numbers.ts'
import { foldName } from '../../lib/text.ts'
import type { RecordedScan, RecordStore } from './records.ts'
import type { ReportStore } from './report-store.ts'

export interface SelectedScan extends RecordedScan {
  isOwn: boolean
}

/** Makes the document of a PDF. `scans`: from the requested range and from as many days before it. */
export type MakeDocument = (
  request: ExportRequest,
  scans: readonly SelectedScan[],
  createdAt: Date,
) => Document | Promise<Document>

interface ExportContext {
  makeDocument: MakeDocument
  records: Pick<RecordStore, 'read'>
  reports: ReportStore
  /** Brands whose scans count as those of a competitor. */
  competitors: readonly string[]
  /** Returns the URL of a stored file: a `file:` URL or a URL of the server. */
  downloadUrl: (file: { name: string; path: string }) => string
  now: () => Date
  /** Receives a line for each of the first unreadable records, and for each problem of a PDF. May quote files. */
  warn: (message: string) => void
  signal: AbortSignal
}

const MAX_UNREADABLE = 20

/** Builds and stores a report, and returns it as completed. Rejects like `buildReportFile`, or with a system error. */
export async function createExport(request: ExportRequest, context: ExportContext): Promise<Report> {
  const { records, reports, downloadUrl, now, warn } = context
  const createdAt = now()
  let unreadable = 0
  const stored = records.read(({ path, line, detail }) => {
    unreadable += 1
    if (unreadable <= MAX_UNREADABLE) warn(`${path}: line ${line} is skipped: ${detail}`)
  })
  const { bytes, warnings } = await buildReportFile(request, stored, { ...context, createdAt })
  for (const warning of warnings) warn(warning)
  const id = randomUUID()
  const file = await reports.put(id, request.format, bytes, createdAt)
  return {
    report_id: id,
    status: COMPLETED,
    estimated_completion: createdAt.toISOString(),
    download_url: downloadUrl(file),
  }
}

interface BuildOptions extends Pick<ExportContext, 'competitors' | 'makeDocument'> {
  createdAt: Date
  fonts?: FontSource | undefined
  signal?: AbortSignal
}

/** Builds the report. The same arguments and fonts give the same bytes. Rejects with 400 `bad_request` if it is too large. */
export async function buildReportFile(
  request: ExportRequest,
  records: Iterable<RecordedScan> | AsyncIterable<RecordedScan>,
  { createdAt, competitors, fonts, makeDocument, signal }: BuildOptions,
): Promise<{ bytes: Uint8Array; warnings: string[] }> {
  const { start, end } = request.date_range
  const isCsv = request.format === 'csv'
  const range = { start: isCsv ? start : earlierStart(start, end), end }
  const selected = await selectRecords({ ...request, date_range: range }, records, competitors)
  signal?.throwIfAborted()
  if (isCsv) {
    const rows = listRows(selected, describeGaps(request, selected))
    return { bytes: joinParts(toCsv(COLUMNS, rows)), warnings: [] }
  }
  const document = await makeDocument(request, selected, createdAt)
  const draw = (typefaces: Typeface[]) => renderPdf(document, typefaces)
  const { bytes, problems } = await drawWithFonts(draw, fonts)
  return { bytes, warnings: problems.map(describeFontProblem) }
}

/**
 * Selects the records of the brand, and of `competitors` if requested, oldest first: days of the range in UTC, and results of
 * the requested engines; a missing or empty list requests all. Keeps no other record in memory.
 */
async function selectRecords(
  request: ExportRequest,
  records: Iterable<RecordedScan> | AsyncIterable<RecordedScan>,
  competitors: readonly string[],
): Promise<SelectedScan[]> {
  const { start, end } = request.date_range
  const wanted = new Set(request.engines)
  const isWanted = ({ engine }: { engine: string }) => wanted.size === 0 || wanted.has(engine)
  const brand = foldName(request.brand_name)
  const others = new Set(request.include_competitors ? competitors.map(foldName) : [])
  others.delete(brand)
  const selected: SelectedScan[] = []
  for await (const record of records) {
    const day = toDay(Date.parse(record.recordedAt))
    const name = foldName(record.scan.brand_name)
    const results = record.scan.results.filter(isWanted)
    const isOwn = name === brand
    if (day < start || end < day || results.length === 0 || !(isOwn || others.has(name))) continue
    selected.push({ ...record, scan: { ...record.scan, results }, isOwn })
  }
  if (!selected.some(({ isOwn }) => isOwn)) return []
  return selected.sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
}

/** Returns a sentence for each part of the request that has no scans. */
function describeGaps({ include_competitors }: ExportRequest, records: SelectedScan[]): string[] {
  if (records.length === 0) return ['No scan of this brand is recorded for these dates and engines.']
  const isWithoutCompetitors = include_competitors === true && records.every(({ isOwn }) => isOwn)
  return isWithoutCompetitors ? ['The recorded scans hold no competitor data.'] : []
}

/** Returns the first day of the range of equal length before `start`. Days are YYYY-MM-DD, in UTC and inclusive. */
function earlierStart(start: string, end: string): string {
  return toDay(2 * Date.parse(start) - Date.parse(end) - DAY)
}

/** Bytes of a report. The client downloads up to 50 MB. */
const MAX_BYTES = 32 * 1024 * 1024

function joinParts(parts: Iterable<string>): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    const chunk = Buffer.from(part)
    size += chunk.length
    if (size > MAX_BYTES)
      throw badRequest('POST /v1/report/export', 'date_range: the report is too large; ask for fewer days')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const COLUMNS =
  'recorded_at scan_id role name keywords engine cited bcr_score sentiment snippet source_url timestamp note'.split(
    ' ',
  )

/** One row for each result of each scan, and one for each note. */
function* listRows(records: SelectedScan[], notes: string[]): Generator<Record<string, CsvCell>> {
  for (const { recordedAt, keywords, scan, isOwn } of records) {
    const common = {
      recorded_at: recordedAt,
      scan_id: scan.scan_id,
      role: isOwn ? 'brand' : 'competitor',
      name: scan.brand_name,
      keywords: keywords.join('; '),
    }
    for (const result of scan.results) yield { ...result, bcr_score: result.bcr_score ?? '', ...common }
  }
  for (const note of notes) yield { role: 'note', note }
}
