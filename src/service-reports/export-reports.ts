/** Exports reports with the service and fetches them as files of this run. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { DownloadRequest } from '../client/download.ts'
import { DownloadError } from '../client/download-error.ts'
import type { ExportRequest, Report, VisibilityService } from '../contract/contract.ts'
import { ServiceError, toOperationFailure } from '../contract/errors.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Clock } from '../lib/clock.ts'
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

/** How long to wait for a report. */
export interface Patience {
  /** Counted from the first answer. */
  milliseconds: number
  /** End of the time budget, in the clock's `now()`. The earlier of both ends counts. */
  deadline: number
  clock: Pick<Clock, 'now' | 'wallTime' | 'sleep' | 'alarm'>
  signal: AbortSignal
}

/** Milliseconds between two requests. The pause doubles each time, since each request may create another report. */
const SHORTEST_PAUSE = 30_000
const LONGEST_PAUSE = 5 * 60_000

/**
 * Asks for a report, and again when it is expected to be ready: the contract has no endpoint for the status of a report.
 * Resolves to the last answer; its report is not ready where the wait or the run ends first. Rejects with any other error
 * of `ask`.
 */
async function askUntilReady(
  ask: (signal: AbortSignal) => Promise<Report>,
  { milliseconds, deadline, clock, signal }: Patience,
): Promise<Report> {
  let report = await ask(signal)
  const end = Math.min(clock.now() + milliseconds, deadline)
  const ended = new AbortController()
  const cancelAlarm = clock.alarm(end, () => ended.abort(new DOMException('', 'TimeoutError')))
  const patience = AbortSignal.any([signal, ended.signal])
  try {
    for (let pause = SHORTEST_PAUSE; report.download_url === null; pause = lengthen(pause)) {
      const expectedIn = (readReadyTime(report.estimated_completion) ?? 0) - clock.wallTime()
      const wait = Math.max(pause, expectedIn)
      if (clock.now() + wait >= end) break
      await clock.sleep(wait, patience)
      report = await ask(patience)
    }
  } catch (error) {
    const isOver = patience.aborted || (error instanceof ServiceError && error.facts.kind === 'timeout')
    if (!isOver) throw error
  } finally {
    cancelAlarm()
  }
  return report
}

function lengthen(pause: number): number {
  return Math.min(2 * pause, LONGEST_PAUSE)
}

const dateTimeSchema = z.iso.datetime({ offset: true, local: true })

/** Returns an ISO 8601 date-time in milliseconds since 1970; without an offset it is UTC. Undefined for other text. */
export function readReadyTime(text: string): number | undefined {
  if (!dateTimeSchema.safeParse(text).success) return undefined
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
}
