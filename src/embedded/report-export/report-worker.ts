/** The worker's side of an export: builds the file of one report from the records of a folder. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ExportRequest } from '../../contract/contract.ts'
import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import type { Typeface } from '../../lib/document/pdf/fonts.ts'
import { renderPdf } from '../../lib/document/pdf/pdf.ts'
import {
  describeFontProblem,
  drawWithFonts,
  type FontProblem,
  type FontSource,
} from '../../lib/fonts/draw-with-fonts.ts'
import { renderReportCsv } from './csv.ts'
import { exportDocument } from './export-document.ts'
import { createRecordStore, type RecordedScan } from './records.ts'
import { CONTENT_TYPES } from './report-store.ts'
import { reportTooLarge, selectRecords, summarize } from './select-records.ts'

/** What the worker gets. By the name of the first field, the program's entry knows this worker. */
export interface ReportWorkerData {
  report: ReportTask
}

export type ReportReply = { built: BuiltReport } | { facts: ServiceErrorFacts }

/** Posts the report to the main thread, or the facts of a ServiceError. Rejects with any other error, which ends the worker. */
export async function answerReport(): Promise<void> {
  const { report }: ReportWorkerData = workerData
  const reply = await buildReport(report).then(
    (built): ReportReply => ({ built }),
    (error: unknown): ReportReply => {
      if (error instanceof ServiceError) return { facts: error.facts }
      throw error
    },
  )
  parentPort?.postMessage(reply)
}

/** What a report is built from. Can be cloned between threads. */
export interface ReportTask {
  request: ExportRequest
  createdAt: Date
  /** Folder of the recorded scans. */
  records: string
  /** Names of the brands whose scans count as those of a competitor. */
  competitors: string[]
}

export interface BuiltReport {
  bytes: Uint8Array
  /** A line for each of the first records that cannot be read, and for characters or fonts that the report cannot show. */
  warnings: string[]
}

const MAX_UNREADABLE = 20

/** Builds the file. Rejects like `buildReportFile`, or with the system's error. */
export async function buildReport(
  { request, createdAt, records, competitors }: ReportTask,
  fonts?: FontSource,
): Promise<BuiltReport> {
  const warnings: string[] = []
  const stored = createRecordStore(records).read(request.date_range, ({ path, line, detail }) => {
    if (warnings.length < MAX_UNREADABLE) warnings.push(`${path}: line ${line} is skipped: ${detail}`)
  })
  const { bytes, problems } = await buildReportFile(request, stored, createdAt, fonts, competitors)
  return { bytes, warnings: [...warnings, ...problems.map(describeFontProblem)] }
}

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
  fonts?: FontSource,
  competitors: string[] = [],
): Promise<{ bytes: Uint8Array; contentType: string; problems: FontProblem[] }> {
  const selected = await selectRecords(request, records, competitors)
  const summary = summarize(request, selected)
  const contentType = CONTENT_TYPES[request.format]
  if (request.format === 'csv') {
    return { bytes: joinParts(renderReportCsv(selected, summary)), contentType, problems: [] }
  }
  const draw = (typefaces: Typeface[]) =>
    renderPdf(exportDocument(request, selected, summary, createdAt), typefaces)
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
