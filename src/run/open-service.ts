/** Either back end behind one interface; what comes after does not know which one it talks to. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as core from '@actions/core'
import type { BaselineLookup } from '../baseline/baseline.ts'
import { createClient } from '../client/client.ts'
import type { VisibilityService } from '../contract/contract.ts'
import { type RunContext, runFolder } from '../inputs/context.ts'
import type { Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import { plainLine } from '../report/escape.ts'
import { copyReport } from '../service-reports/copy-report.ts'
import type { ReportServices } from '../service-reports/export-reports.ts'

export interface OpenService extends ReportServices {
  service: VisibilityService
  /** Measures the tree that the run's change is based on; only the embedded service can. */
  measureBase(): Promise<BaselineLookup>
  close(): Promise<void>
}

/** Opens the service that the settings name. Nothing is asked of it yet. */
export async function openService(
  settings: Settings,
  context: RunContext,
  signal: AbortSignal,
): Promise<OpenService> {
  const { service, keywords, timeoutMinutes } = settings
  const deadline = systemClock.now() + timeoutMinutes * 60_000
  const run = { env: process.env, clock: systemClock, deadline, signal }
  if (service.kind === 'hosted') {
    const { baseUrl, apiKey = '', limits } = service
    const client = createClient({ baseUrl, apiKey, limits, ...run })
    const measureBase = () => Promise.resolve({ missing: 'a hosted service cannot measure an earlier tree' })
    const { download: fetchReport, close } = client
    return { service: client, fetchReport, deadline, measureBase, close }
  }
  // A chunk of its own: a run with a hosted service loads none of it.
  const { createEmbeddedService } = await import('../embedded/service.ts')
  const { measureBase } = await import('../baseline/measure-base.ts')
  const dataFolder = join(runFolder(context, settings.key), 'embedded')
  const warn = (message: string) => core.warning(plainLine(message, 500))
  const embedded = createEmbeddedService({
    settings: service,
    folder: context.workspace,
    keywords,
    dataFolder,
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    reportFont: settings.reportFont,
    warn,
    ...run,
  })
  return {
    service: embedded,
    fetchReport: request => copyReport(request, dataFolder),
    deadline,
    measureBase: () => measureBase(embedded, settings, context),
    close: embedded.close,
  }
}
