/** The contract on this machine: scans by the engine `repository` and by live engines with the user's own keys. */
import { randomUUID } from 'node:crypto'
import type { MonitorRequest, Scan, ScanResult } from '../service/contract.ts'
import { ServiceError } from '../service/errors.ts'
import { CorpusError } from './corpus/errors.ts'
import type { EngineScan, ScanBrand } from './engine-scan.ts'
import { readEngineSpec } from './engines/engines.ts'
import { RecordingError } from './engines/record.ts'
import { createLiveEngines, type LiveRun } from './live-engines.ts'
import { type BaseComparison, createRepositoryEngine } from './repository-engine.ts'
import { type EmbeddedSettings, REPOSITORY } from './settings.ts'

export interface EmbeddedOptions extends LiveRun {
  settings: EmbeddedSettings
  /** The checkout whose pages the engine `repository` reads. */
  folder: string
  /** All keywords of the run, where they are known: the pages are then gone through once. */
  keywords: string[]
}

export interface EmbeddedService {
  /** Rejects with a ServiceError. */
  monitor(request: MonitorRequest, signal?: AbortSignal): Promise<Scan>
  /** What the commits of `head` on top of `base` changed in the pages' answers. Rejects with a ServiceError. */
  compareWithBase(
    commits: { base: string; head: string },
    keywords: string[],
    language: string,
  ): Promise<BaseComparison>
  close(): Promise<void>
}

export function createEmbeddedService({
  settings,
  folder,
  keywords,
  ...run
}: EmbeddedOptions): EmbeddedService {
  const checkout = { folder, signal: run.signal }
  const repository = createRepositoryEngine(settings, checkout, keywords, ({ unreadable }) => {
    for (const { path, reason } of unreadable) run.warn(`${path} is left out: ${reason}`)
  })
  const live = createLiveEngines(settings, run)

  async function scanEngine(
    id: string,
    request: MonitorRequest,
    signal: AbortSignal | undefined,
  ): Promise<EngineScan | undefined> {
    const { brand_name, keywords, language = 'en' } = request
    const brand: ScanBrand = { names: [brand_name, ...settings.brandAliases], domains: settings.brandDomains }
    if (id === REPOSITORY) return repository.scan(brand, keywords, language)
    const spec = readEngineSpec(id)
    if (spec === undefined) throw badRequest(`engines: there is no engine ${id}`)
    return live.scan(spec, brand, keywords, language, signal)
  }

  return {
    monitor: (request, signal) =>
      inServiceTerms(async () => {
        requireQuestion(request)
        const engines = [...new Set(request.engines ?? [REPOSITORY])]
        const scans = await Promise.all(
          engines.map(async engine => ({ engine, scan: await scanEngine(engine, request, signal) })),
        )
        return toScan(request.brand_name, scans, new Date(run.clock.wallTime()))
      }, signal ?? run.signal),
    compareWithBase: (commits, keywords, language) =>
      inServiceTerms(() => repository.compare(commits, keywords, language), run.signal),
    close: live.close,
  }
}

function requireQuestion({ brand_name, keywords, engines, language }: MonitorRequest): void {
  if (brand_name.trim() === '') throw badRequest('brand_name: must not be empty')
  if (keywords.length === 0) throw badRequest('keywords: at least one is needed')
  if (engines?.length === 0) throw badRequest('engines: at least one is needed, or none of the field')
  if (language !== undefined && !isLanguage(language))
    throw badRequest(`language: ${language} is no language code`)
}

function isLanguage(code: string): boolean {
  try {
    return new Intl.Locale(code) !== undefined
  } catch {
    return false
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

function badRequest(detail: string): ServiceError {
  return new ServiceError({
    kind: 'http',
    request: 'the embedded service',
    status: 400,
    code: 'bad_request',
    detail,
  })
}

/** Runs `work`, and says in the service's terms what went wrong with the pages or the recording. */
async function inServiceTerms<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const request = 'the embedded service'
    if (error instanceof ServiceError) throw error
    if (signal.aborted) throw new ServiceError({ kind: 'cancelled', request, detail: 'cancelled' })
    if (error instanceof CorpusError || error instanceof RecordingError) {
      throw new ServiceError({ kind: 'setup', request, detail: describe(error) }, { cause: error })
    }
    throw error
  }
}

function describe(error: CorpusError | RecordingError): string {
  if (error instanceof RecordingError) {
    const { path, detail, missing } = error.facts
    return missing
      ? `${path} holds no answer of ${missing.engine}:${missing.model} to “${missing.question}”, sample ${missing.sample}`
      : `${path}: ${detail}`
  }
  const { kind, detail, commit } = error.facts
  switch (kind) {
    case 'not-a-checkout':
      return 'the pages are those that git tracks, and this folder is no git checkout'
    case 'no-git':
      return 'git is not installed, or the folder does not exist'
    case 'commit-unavailable':
      return `the commit ${commit} to compare with is not in the checkout and could not be fetched (${detail})`
    case 'git-failed':
      return `git failed: ${detail}`
  }
}
