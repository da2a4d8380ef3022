/** The service on this machine: scans by the `repository` engine, and by live engines with the user's keys. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Change } from '../checkout/base-commits.ts'
import { listUnreadable, type Unreadable } from '../checkout/source.ts'
import type { Brand } from '../citation/mentions.ts'
import {
  COMPLETED,
  exportRequestSchema,
  generateRequestSchema,
  type MonitorRequest,
  monitorRequestSchema,
  type Scan,
  type ScanResult,
  type VisibilityService,
} from '../contract/contract.ts'
import { REPOSITORY } from '../engines/engine-names.ts'
import { readEngineSpec } from '../engines/engines.ts'
import { AvgError } from '../errors/avg-error.ts'
import { badRequest, readRequest, ServiceError, type ServiceErrorDetails } from '../errors/service.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { foldName } from '../lib/text.ts'
import { createLiveEngines, type LiveRun } from './live-engines.ts'
import { openPageWorker } from './page-worker/open-page-worker.ts'
import { startWorker } from './page-worker/start-worker.ts'
import type { MakeDocument } from './report-export/create-export.ts'
import { createRecordStore } from './report-export/records.ts'
import { createReportStore, type ReportStore } from './report-export/report-store.ts'
import type { EngineScan, RepositoryEngine } from './repository-engine.ts'
import type { Competitor, EmbeddedSettings } from './settings.ts'

export interface EmbeddedOptions extends LiveRun {
  settings: EmbeddedSettings
  folder: string
  change?: Change | undefined
  /** All keywords of the run, so that the pages are searched once. */
  keywords: string[]
  dataFolder: string
  downloadUrl(file: { name: string; path: string }): string
  makeDocument: MakeDocument
}

interface RecordedService extends VisibilityService {
  readReport: ReportStore['get']
}

export type EmbeddedService = ReturnType<typeof createEmbeddedService>

const REQUEST = 'the embedded service'

/** Creates the service. Every operation rejects with a ServiceError. */
export function createEmbeddedService(options: EmbeddedOptions) {
  const { settings, folder, change, keywords, dataFolder, downloadUrl, makeDocument, ...run } = options
  const onUnreadable = createUnreadableWarner(run.warn)
  const pages = openPageWorker({ settings, folder, change, keywords }, startWorker, { onUnreadable })
  const competitors = settings.competitors.map(toBrand)
  const live = createLiveEngines(settings, competitors, run)
  const now = () => new Date(run.clock.wallTime())
  const budget = new AbortController()
  const endBudget = () => budget.abort(new DOMException('', 'TimeoutError'))
  // A timer cannot wait for Infinity.
  const cancelAlarm = Number.isFinite(run.deadline) ? run.clock.alarm(run.deadline, endBudget) : () => {}

  function findBrand(name: string): Brand {
    const { brandAliases, brandDomains: domains } = settings
    const found = competitors.find(({ competitor = '' }) => foldName(competitor) === foldName(name))
    return found ?? { names: [name, ...brandAliases], domains, competitor: undefined }
  }

  async function scanEngine(
    id: string,
    request: MonitorRequest,
    sample: number,
    signal: AbortSignal,
  ): Promise<EngineScan | undefined> {
    const { brand_name, keywords, language = 'en' } = request
    const brand = findBrand(brand_name)
    if (id === REPOSITORY) return pages.call(signal, 'scan', brand, keywords, language)
    const spec = readEngineSpec(id)
    if (spec === undefined) throw badRequest(REQUEST, `engines: ${id} is not a known engine`)
    return live.scan(spec, brand, { keywords, language, sample }, signal)
  }

  const within = <T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
    withServiceErrors(work, AbortSignal.any([run.signal, budget.signal, ...(signal ? [signal] : [])]))

  function recordIn(folder: string): RecordedService {
    const records = createRecordStore(join(folder, 'scans.ndjson'))
    const reports = createReportStore(join(folder, 'reports'))
    return {
      monitor: (given, callSignal, sample = 1) =>
        within(async signal => {
          const request = readRequest(monitorRequestSchema, given, REQUEST)
          requireLanguage(request.language)
          requireRequests(request, settings.maxRequests)
          const engines = new Set(request.engines?.length ? request.engines : [REPOSITORY])
          const scans = await Promise.all(
            Array.from(engines, async engine => ({
              engine,
              scan: await scanEngine(engine, request, sample, signal),
            })),
          )
          const scan = toScan(request.brand_name, scans, now())
          const { keywords } = request
          await records.append({ recordedAt: now().toISOString(), keywords, scan })
          return scan
        }, callSignal),
      generate: (given, callSignal) =>
        within(async signal => {
          const request = readRequest(generateRequestSchema, given, REQUEST)
          requireLanguage(request.language)
          return pages.call(signal, 'generate', request, request.language ?? 'en')
        }, callSignal),
      export: (given, callSignal) =>
        within(async signal => {
          const request = readRequest(exportRequestSchema, given, REQUEST)
          const competitors = settings.competitors.map(({ name }) => name)
          const { createExport } = await import('./report-export/create-export.ts')
          return createExport(request, {
            ...run,
            records,
            reports,
            competitors,
            downloadUrl,
            makeDocument,
            now,
            signal,
          })
        }, callSignal),
      readReport: reports.get,
    }
  }

  return {
    ...recordIn(dataFolder),
    /** Returns the service with records and reports in a subfolder. Call it once for each folder. */
    recordIn: (name: string) => recordIn(join(dataFolder, name)),
    countPages: (language: string) => within(signal => pages.call(signal, 'countPages', language)),
    compareWithBase: (...args: Parameters<RepositoryEngine['compare']>) =>
      within(signal => pages.call(signal, 'compare', ...args)),
    locate: (...args: Parameters<RepositoryEngine['locate']>) =>
      within(signal => pages.call(signal, 'locate', ...args)),
    costs: live.costs,
    async close(): Promise<void> {
      cancelAlarm()
      await Promise.all([pages.close(), live.close()])
    },
  }
}

function toBrand({ name, domains }: Competitor): Brand {
  return { names: [name], domains, competitor: name }
}

/** Maximum number of unreadable files that warnings name. Further ones are only counted. */
const MAX_NAMED = 10

function createUnreadableWarner(warn: (text: string) => void): (unreadable: Unreadable[]) => void {
  let left = MAX_NAMED
  return unreadable => {
    for (const line of listUnreadable(unreadable, left)) warn(line)
    left = Math.max(0, left - unreadable.length)
  }
}

function requireRequests(
  { engines = [], keywords }: MonitorRequest,
  maxRequests = Number.POSITIVE_INFINITY,
): void {
  const specs = engines.map(readEngineSpec).filter(spec => spec !== undefined)
  const requests = specs.length * keywords.length
  if (requests <= maxRequests) return
  throw badRequest(REQUEST, `keywords: ${requests} requests are planned, ${maxRequests} allowed`)
}

function requireLanguage(code = 'en'): void {
  try {
    new Intl.Locale(code)
  } catch {
    throw badRequest(REQUEST, `language: ${code} is not a language code`)
  }
}

/** Omits engines without an evaluated answer: their score is unknown, not zero. */
function toScan(
  brandName: string,
  scans: { engine: string; scan: EngineScan | undefined }[],
  now: Date,
): Scan {
  const timestamp = now.toISOString()
  const results = scans.flatMap(({ engine, scan }): ScanResult[] =>
    scan ? [{ engine, ...scan, timestamp }] : [],
  )
  const scores = results.map(({ bcr_score }) => bcr_score)
  const cited = results.filter(result => result.cited)
  // The brand's own pages have no sentiment.
  const isJudged = results.some(({ engine }) => engine !== REPOSITORY)
  return {
    scan_id: randomUUID(),
    brand_name: brandName,
    status: COMPLETED,
    results,
    summary: {
      total_engines: results.length,
      cited_engines: cited.length,
      overall_bcr: scores.length === 0 ? 0 : meanOfKnown(scores),
      avg_sentiment: isJudged ? combineSentiments(cited.map(({ sentiment }) => sentiment)) : '',
    },
  }
}

function combineSentiments(sentiments: string[]): string {
  const distinct = new Set(sentiments.filter(sentiment => sentiment !== '' && sentiment !== 'neutral'))
  const [only] = distinct
  if (distinct.size > 1) return 'mixed'
  if (only !== undefined) return only
  if (sentiments.includes('neutral')) return 'neutral'
  return sentiments.length === 0 ? 'none' : ''
}

/** Rejects with a ServiceError: `timeout` at the end of the time budget, `cancelled`, or `setup` with the cause. */
async function withServiceErrors<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    signal.throwIfAborted()
    return await work(signal)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    if (signal.aborted) throw new ServiceError({ request: REQUEST, ...describeAbort(signal) })
    if (!(error instanceof AvgError)) throw error
    const { details, message } = error
    throw new ServiceError(
      { kind: 'setup', request: REQUEST, cause: details, detail: message },
      { cause: error },
    )
  }
}

function describeAbort({ reason }: AbortSignal): Pick<ServiceErrorDetails, 'kind' | 'detail'> {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isTimeout
    ? { kind: 'timeout', detail: 'the time budget ended' }
    : { kind: 'cancelled', detail: 'cancelled' }
}
