/** The file of a report, built from the records of a folder. */
import type { ExportRequest } from '../../contract/contract.ts'
import { describeFontProblem, type FontSource } from '../../lib/fonts/draw-with-fonts.ts'
import { createRecordStore } from './records.ts'
import { buildReportFile } from './report-file.ts'

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
  fonts: FontSource,
): Promise<BuiltReport> {
  const warnings: string[] = []
  const stored = createRecordStore(records).read(request.date_range, ({ path, line, detail }) => {
    if (warnings.length < MAX_UNREADABLE) warnings.push(`${path}: line ${line} is skipped: ${detail}`)
  })
  const { bytes, problems } = await buildReportFile(request, stored, createdAt, fonts, competitors)
  return { bytes, warnings: [...warnings, ...problems.map(describeFontProblem)] }
}
