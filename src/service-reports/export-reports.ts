/** Exports reports with the service and fetches them as files of this run. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadRequest } from '../client/download.ts'
import { DownloadError } from '../client/download-error.ts'
import type { ExportRequest, VisibilityService } from '../contract/contract.ts'
import { toOperationFailure } from '../contract/errors.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Clock } from '../lib/clock.ts'
import { askUntilReady, readReadyTime } from './ask-until-ready.ts'
import type { ReportFailure, ServiceReport, ServiceReportState } from './service-report.ts'

export interface ReportServices {
  service: Pick<VisibilityService, 'export'>
  /** Writes the file of a `download_url` to a path, whole or not at all. Rejects with a DownloadError. */
  fetchReport(request: DownloadRequest): Promise<unknown>
  /** End of the time budget, in the clock's `now()`. */
  deadline: number
}

export interface ExportContext {
  /** Folder for the files. */
  folder: string
  clock: Pick<Clock, 'now' | 'wallTime' | 'sleep' | 'alarm'>
  /** Cancels the requests. */
  signal: AbortSignal
}

type ExportSettings = Pick<Settings, 'brand' | 'engines' | 'reports' | 'serviceReport'>

const FORMATS = ['csv', 'pdf'] as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Exports the reports `service-…` of the settings, and fetches those that are ready in time. Never rejects: a failure is
 * the state of its report, and the others are not affected.
 */
export function exportReports(
  settings: ExportSettings,
  services: ReportServices,
  context: ExportContext,
): Promise<ServiceReport[]> {
  const today = context.clock.wallTime()
  return Promise.all(
    FORMATS.filter(format => settings.reports.includes(`service-${format}`)).map(format =>
      exportReport(buildRequest(settings, format, today), settings, services, context),
    ),
  )
}

async function exportReport(
  request: ExportRequest,
  { serviceReport }: ExportSettings,
  { service, fetchReport, deadline }: ReportServices,
  { folder, clock, signal }: ExportContext,
): Promise<ServiceReport> {
  const { format } = request
  // Asking again may create another report. The last one counts.
  let reportId = ''
  const inState = (state: ServiceReportState): ServiceReport => ({ format, reportId, state })
  const ask = async (askSignal: AbortSignal) => {
    const report = await service.export(request, askSignal)
    reportId = report.report_id
    return report
  }
  try {
    const patience = { milliseconds: serviceReport.waitMinutes * MINUTE, deadline, clock, signal }
    const { download_url: url, estimated_completion: readyAt } = await askUntilReady(ask, patience)
    if (url === null) {
      return inState({ kind: 'pending', readyAt: readReadyTime(readyAt) === undefined ? '' : readyAt })
    }
    const path = join(folder, `service-report.${format}`)
    await mkdir(folder, { recursive: true })
    await fetchReport({ url, path, format })
    return inState({ kind: 'fetched', path })
  } catch (error) {
    return inState({ kind: 'failed', failure: toReportFailure(error) })
  }
}

function toReportFailure(error: unknown): ReportFailure {
  return error instanceof DownloadError ? { kind: 'download', facts: error.facts } : toOperationFailure(error)
}

/** `today` is in milliseconds since 1970. Days are in UTC. */
function buildRequest(
  { brand, engines, serviceReport: { range, includeCompetitors } }: ExportSettings,
  format: ExportRequest['format'],
  today: number,
): ExportRequest {
  return {
    brand_name: brand,
    date_range:
      'days' in range
        ? { start: toDate(today - (range.days - 1) * DAY), end: toDate(today) }
        : { start: range.start, end: range.end },
    ...(engines.length > 0 && { engines }),
    format,
    include_competitors: includeCompetitors,
  }
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
