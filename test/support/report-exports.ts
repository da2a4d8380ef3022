import type { ClientOptions } from '../../src/client/client.ts'
import type { ExportRequest, Report } from '../../src/contract/contract.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import type { ServiceReport } from '../../src/report/deliveries.ts'
import { exportReports } from '../../src/run/export-reports.ts'
import { createManualClock, type ManualClock } from './clock.ts'
import { CSV, createFolder, PDF } from './download-server.ts'
import { serviceWith } from './reference-service.ts'
import { reportFor } from './scans.ts'
import { startServerForTest } from './served.ts'
import { BUDGET, connectTo } from './service-client.ts'
import { someSettings } from './settings.ts'

/** What the server keeps, by its name under `/reports/`. */
const FILES: Record<string, string> = { 'report.csv': CSV, 'report.pdf': PDF, 'page.html': '<html></html>' }

export interface Ask {
  request: ExportRequest
  /** Counts the asks for reports of this format from 0. */
  index: number
  /** Of the server. */
  url: string
  signal: AbortSignal | undefined
}

interface ExportedReports {
  reports: ServiceReport[]
  /** When each request arrived, ISO 8601, in order. */
  asked: { request: ExportRequest; at: string }[]
  clock: ManualClock
  folder: string
}

interface ExportSetup {
  settings?: Partial<Settings>
  clock?: ManualClock
  signal?: AbortSignal
  /** Milliseconds of time budget. */
  budget?: number
  folder?: string
  client?: Partial<ClientOptions>
}

/** Exports the CSV, unless the settings say otherwise, from a server that answers as `answer` does. */
export async function exportFrom(
  answer: (ask: Ask) => Partial<Report> | Promise<Partial<Report>>,
  setup: ExportSetup = {},
): Promise<ExportedReports> {
  const { settings = {}, clock = createManualClock(), budget = BUDGET } = setup
  const { folder = createFolder(), signal = new AbortController().signal } = setup
  const asked: ExportedReports['asked'] = []
  let url = ''
  const server = await startServerForTest({
    service: serviceWith({
      async export(request, callSignal) {
        const index = asked.filter(ask => ask.request.format === request.format).length
        asked.push({ request, at: new Date(clock.wallTime()).toISOString() })
        return reportFor(await answer({ request, index, url, signal: callSignal }))
      },
    }),
    readReport: async name => {
      const text = FILES[name]
      return text === undefined ? undefined : { bytes: Buffer.from(text), contentType: 'text/plain' }
    },
  })
  url = server.url
  const deadline = clock.now() + budget
  const client = connectTo(url, { clock, deadline, signal, ...setup.client })
  const reports = await exportReports(
    someSettings({ exports: someExports(), ...settings }),
    { service: client, fetchReport: client.download },
    { folder, clock, signal },
  )
  return { reports, asked, clock, folder }
}

/** A CSV of the last 30 days. */
export function someExports(given: Partial<Settings['exports']> = {}): Settings['exports'] {
  return { ...someSettings().exports, formats: ['csv'], ...given }
}

/** The answer of a report that is there. */
export function ready({ request, url }: Ask, name = `report.${request.format}`): Partial<Report> {
  return { status: 'completed', download_url: `${url}/reports/${name}` }
}

/** An answer that never comes. */
export function hang({ signal }: Ask): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The caller is gone.')))
  })
}
