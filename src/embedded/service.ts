/** The contract on this machine: scans by the engine `repository` and by live engines with the user's own keys. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  exportRequestSchema,
  generateRequestSchema,
  type MonitorRequest,
  monitorRequestSchema,
  type Scan,
  type ScanResult,
  type VisibilityService,
} from '../contract/contract.ts'
import { badRequest, readRequest } from '../contract/requests.ts'
import { nameKey } from '../lib/text.ts'
import { type EngineScan, isEnglish, type ScanBrand } from './engine-scan.ts'
import { readEngineSpec } from './engines/engines.ts'
import { planCalls, TooManyRequestsError } from './engines/plan.ts'
import { generateContent } from './generation/generate.ts'
import { inServiceTerms } from './in-service-terms.ts'
import { createLiveEngines, type LiveRun } from './live-engines.ts'
import { createRecordStore } from './report-export/records.ts'
import { createReportStore, type StoredReport } from './report-export/report-store.ts'
import { type BaseComparison, createRepositoryEngine } from './repository-engine.ts'
import { type EmbeddedSettings, REPOSITORY } from './settings.ts'

export interface EmbeddedOptions extends LiveRun {
  settings: EmbeddedSettings
  /** The checkout whose pages the engine `repository` reads. */
  folder: string
  /** All keywords of the run, where they are known: the pages are then gone through once. */
  keywords: string[]
  /** Where scans are recorded and reports are kept. */
  dataFolder: string
  /** Where a stored report can be fetched. */
  downloadUrl(file: { name: string; path: string }): string
  /** A font file for what the font that ships lacks. */
  reportFont?: string | undefined
}

export interface EmbeddedService extends VisibilityService {
  /** What the commits of `head` on top of `base` changed in the pages' answers. Rejects with a ServiceError. */
  compareWithBase(
    commits: { base: string; head: string },
    keywords: string[],
    language: string,
  ): Promise<BaseComparison>
  /** A report by its file's name, which may come from outside. */
  readReport(name: string): Promise<StoredReport | undefined>
  close(): Promise<void>
}

const REQUEST = 'the embedded service'

export function createEmbeddedService(options: EmbeddedOptions): EmbeddedService {
  const { settings, folder, keywords, dataFolder, downloadUrl, reportFont, ...run } = options
  const repository = createRepositoryEngine(
    settings,
    { folder, signal: run.signal },
    keywords,
    ({ unreadable }) => {
      for (const { path, reason } of unreadable) run.warn(`${path} is left out: ${reason}`)
    },
  )
  const live = createLiveEngines(settings, run)
  const records = createRecordStore(join(dataFolder, 'scans.ndjson'), ({ path, line, detail }) =>
    run.warn(`${path}, line ${line}, is skipped: ${detail}`),
  )
  const reports = createReportStore(join(dataFolder, 'reports'))
  const now = () => new Date(run.clock.wallTime())

  /** A competitor has its own domains, and none of the brand's names and domains. */
  function findBrand(name: string): ScanBrand {
    const rival = settings.rivals.find(other => nameKey(other.name) === nameKey(name))
    return rival
      ? { names: [rival.name], domains: rival.domains, competitor: rival.name }
      : { names: [name, ...settings.brandAliases], domains: settings.brandDomains, competitor: undefined }
  }

  async function scanEngine(
    id: string,
    request: MonitorRequest,
    sample: number,
    signal: AbortSignal,
  ): Promise<EngineScan | undefined> {
    const { brand_name, keywords, language = 'en' } = request
    const brand = findBrand(brand_name)
    if (id === REPOSITORY) return repository.scan(brand, keywords, language)
    const spec = readEngineSpec(id)
    if (spec === undefined) throw badRequest(REQUEST, `engines: there is no engine ${id}`)
    return live.scan(spec, brand, { keywords, language, sample }, signal)
  }

  const within = <T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined) =>
    inServiceTerms(work, signal ? AbortSignal.any([signal, run.signal]) : run.signal)

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
        await records.append({
          recordedAt: now().toISOString(),
          keywords: request.keywords,
          scan,
          competitors: [],
        })
        return scan
      }, callSignal),
    generate: (given, callSignal) =>
      within(async signal => {
        const request = readRequest(generateRequestSchema, given, REQUEST)
        requireLanguage(request.language)
        return generateContent(request, {
          pages: await repository.pages(request.language ?? 'en'),
          languageCode: request.language ?? 'en',
          createId: randomUUID,
          write: live.findWriter(request.target_engines ?? [], signal),
        })
      }, callSignal),
    export: (given, callSignal) =>
      within(async () => {
        const request = readRequest(exportRequestSchema, given, REQUEST)
        // A chunk of its own, for the library that writes PDFs is large.
        const { createExport } = await import('./report-export/create-export.ts')
        const fonts = { path: reportFont }
        const { warn } = run
        return createExport(request, {
          records,
          rivals: settings.rivals.map(({ name }) => name),
          reports,
          downloadUrl,
          createId: randomUUID,
          now,
          fonts,
          warn,
        })
      }, callSignal),
    compareWithBase: (commits, keywords, language) =>
      within(() => repository.compare(commits, keywords, language), undefined),
    readReport: reports.get,
    close: live.close,
  }
}

/** Throws where the live engines of a scan would be asked more often than allowed. */
function requireRequests(
  { engines = [], keywords, language = 'en' }: MonitorRequest,
  maxRequests?: number,
): void {
  const specs = engines.map(readEngineSpec).filter(spec => spec !== undefined)
  try {
    planCalls(specs, { questions: keywords.length, samples: 1, judged: !isEnglish(language), maxRequests })
  } catch (error) {
    if (error instanceof TooManyRequestsError) throw badRequest(REQUEST, `keywords: ${error.message}`)
    throw error
  }
}

function requireLanguage(code = 'en'): void {
  try {
    new Intl.Locale(code)
  } catch {
    throw badRequest(REQUEST, `language: ${code} is no language code`)
  }
}

/** An engine that evaluated no answer has no result: it is incomplete, and never a zero. */
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
  return {
    scan_id: randomUUID(),
    brand_name: brandName,
    status: 'completed',
    results,
    summary: {
      total_engines: results.length,
      cited_engines: cited.length,
      overall_bcr: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
      avg_sentiment: combineSentiments(cited.map(({ sentiment }) => sentiment)),
    },
  }
}

/** One sentiment for those of several engines: theirs where they agree, else `mixed`. */
function combineSentiments(sentiments: string[]): string {
  const heard = new Set(sentiments.filter(sentiment => sentiment !== '' && sentiment !== 'neutral'))
  const [only] = heard
  if (heard.size > 1) return 'mixed'
  return only ?? (sentiments.includes('neutral') ? 'neutral' : sentiments.length === 0 ? 'none' : '')
}
