import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { DownloadRequest } from '../client/download.ts'
import type { ExportRequest, VisibilityService } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'
import { toDay } from '../lib/clock.ts'
import { DAY } from '../lib/numbers.ts'
import type { ServiceReport, ServiceReportState } from '../report/outcome.ts'

export interface ReportServices {
  service: Pick<VisibilityService, 'export'>
  /** Writes the file of a `download_url` to a path, completely or not at all. Rejects with a DownloadError. */
  fetchReport(request: DownloadRequest): Promise<void>
}

interface ExportContext {
  folder: string
  /** Milliseconds since 1970. */
  now: number
  signal: AbortSignal
}

/**
 * Exports the reports of the settings and fetches the finished ones. Never rejects: a failure is the state of its
 * report and does not affect the others.
 */
export function exportReports(
  settings: Settings,
  services: ReportServices,
  context: ExportContext,
): Promise<ServiceReport[]> {
  const requests = settings.exports.formats.map(format => buildRequest(settings, format, context.now))
  return Promise.all(requests.map(request => exportReport(request, services, context)))
}

async function exportReport(
  request: ExportRequest,
  { service, fetchReport }: ReportServices,
  { folder, signal }: ExportContext,
): Promise<ServiceReport> {
  const { format } = request
  let reportId = ''
  const inState = (state: ServiceReportState): ServiceReport => ({ format, reportId, state })
  try {
    const report = await service.export(request, signal)
    reportId = report.report_id
    const { download_url: url, estimated_completion: readyAt } = report
    if (url === null) {
      return inState({ kind: 'pending', readyAt: dateTimeSchema.safeParse(readyAt).data ?? '' })
    }
    const path = join(folder, `service-report.${format}`)
    await mkdir(folder, { recursive: true })
    await fetchReport({ url, path, format })
    return inState({ kind: 'fetched', path })
  } catch (error) {
    return inState({ kind: 'failed', error })
  }
}

function buildRequest(
  { brand, exports, ...settings }: Settings,
  format: ExportRequest['format'],
  now: number,
): ExportRequest {
  const { days, end = toDay(now), engines = settings.engines } = exports
  return {
    brand_name: brand,
    date_range: { start: toDay(Date.parse(end) - (days - 1) * DAY), end },
    ...(engines.length > 0 && { engines }),
    format,
    include_competitors: exports.includeCompetitors,
  }
}

const dateTimeSchema = z.iso.datetime({ offset: true, local: true })
