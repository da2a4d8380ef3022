/** The reports that the service exports, as files of this run. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadRequest } from '../client/download.ts'
import type { ExportRequest, VisibilityService } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Clock } from '../lib/clock.ts'
import { askUntilReady, readReadyTime } from './ask-until-ready.ts'
import type { ServiceReport } from './service-report.ts'

export interface ReportServices {
  service: Pick<VisibilityService, 'export'>
  /** Brings the file of a `download_url` to a path, whole or not at all. */
  fetchReport(request: DownloadRequest): Promise<unknown>
  /** When the time budget ends, in the clock's `now()`. */
  deadline: number
}

export interface ExportContext {
  /** Where the files go. */
  folder: string
  clock: Pick<Clock, 'now' | 'wallTime' | 'sleep' | 'alarm'>
  /** The workflow was cancelled. */
  signal: AbortSignal
  /** Says in one plain line why there is no report. */
  explain(error: unknown): string
}

type ExportSettings = Pick<Settings, 'brand' | 'engines' | 'reports' | 'serviceReport'>

const FORMATS = ['csv', 'pdf'] as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Has the service export the reports `service-…` of the settings, and fetches those that are ready in time. Never
 * rejects: what goes wrong with one is its state, and keeps none of the others from being fetched.
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
  { folder, clock, signal, explain }: ExportContext,
): Promise<ServiceReport> {
  const { format } = request
  // Asking again may make another report: the last one is the one to look for.
  let reportId = ''
  const inState = (state: ServiceReport['state']): ServiceReport => ({ format, reportId, state })
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
    return inState({ kind: 'failed', problem: explain(error) })
  }
}

/** `today` in milliseconds since 1970; days are UTC's. */
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
