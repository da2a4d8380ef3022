import { findBaseline } from '../comparison/find-baseline.ts'
import { followRecords } from '../comparison/select-runs.ts'
import type { LostPage } from '../findings/finding.ts'
import { failuresOf } from '../gate/judge.ts'
import type { Acceptance, Blocker } from '../gate/verdict.ts'
import { selectAnswers } from '../history/cited-pages.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryRead, HistoryStore } from '../history/store.ts'
import { type RunContext, runFolder } from '../inputs/run-context.ts'
import type { Settings } from '../inputs/settings.ts'
import type { ConfigChange } from '../inputs/stored-settings.ts'
import { requireFolderInside } from '../lib/files.ts'
import { wordsOfError } from '../lib/text.ts'
import type { Outcome, ServiceReport, Suggestion } from '../report/outcome.ts'
import { modelsOf } from '../scan/count-answers.ts'
import type { HostBlocks } from '../sites/barriers.ts'
import type { MergeSearch } from './find-merges.ts'
import { factsOf, type JudgedScans, judgeScans } from './judge-scans.ts'
import { logAnswers, logBaseline, logCosts, logDemand, logQuestions } from './log-run.ts'
import { openService } from './service/open-service.ts'
import type { OpenService, SharedRun } from './service/opened-service.ts'

export interface GateRun {
  outcome: Outcome
  settings: Settings
  /** The history to which the run can be added; undefined if none could be read. */
  history: HistoryStore | undefined
}

export interface GateOptions extends SharedRun {
  history?: HistoryStore | undefined
  /** A problem that stops all gates of the run. */
  runBlocker?: Blocker | undefined
  /** Edits of the settings by the checked change. */
  configChanges?: ConfigChange[] | undefined
  /** Returns the review that accepts lost answers. Never rejects. */
  readAcceptance?: (() => Promise<Acceptance | undefined>) | undefined
  /** The recorded runs of all gates of the repository, for gates that compare pages. */
  records?: readonly HistoryRecord[]
}

/**
 * Finds the baseline, scans and judges. Then, whatever the verdict, drafts content and exports reports if the settings
 * ask for them. Rejects with an AvgError if the folder for the files of the run leads out of the workspace.
 */
export async function runGate(
  given: Settings,
  context: RunContext,
  { history, runBlocker, configChanges, readAcceptance, records = [], ...shared }: GateOptions = {},
): Promise<GateRun> {
  const { log, signal } = context
  const startedAt = new Date().toISOString()
  await requireFolderInside(context.workspace, runFolder(context, given.key))
  const read = await history?.read(given.key)
  const settings = followRecords(given, read)
  const service = await openService(settings, context, shared)
  try {
    const { fingerprint } = service
    logQuestions(service.demand, factsOf(settings), startedAt, log)

    const rerunUrl = (context.runAttempt ?? 1) > 1 ? context.runUrl : undefined
    const isReview = context.change !== undefined
    const groups = selectAnswers(records, settings.brand, startedAt, message => log.info(message))
    const citations = groups.length > 0 ? { groups, now: startedAt } : undefined
    const measureBase = () => service.measureBase(citations)
    const sources = { history, read, measureBase, now: startedAt, runUrl: rerunUrl }
    const found = await findBaseline(settings, fingerprint, sources)
    const { lookup, problem, closesLosses, history: usableHistory, ...past } = found
    logBaseline(lookup, problem, { log, isLocal: context.eventName === 'local' })
    const baseline = 'baseline' in lookup ? lookup.baseline : undefined
    const lostAnswers = baseline?.content?.keywords.some(({ outcome }) => outcome === 'lost') ?? false

    // The gates of a run share answers, so their demand is logged once for all.
    if (shared.sharedAnswers === undefined) logDemand([service.demand], log)
    const judged = await judgeScans(settings, lookup, service, {
      log,
      signal,
      acceptance: lostAnswers ? await readAcceptance?.() : undefined,
      runBlocker,
      now: startedAt,
      isReview,
      earlier: past.trend,
    })
    logAnswers(judged, log)
    const failures = failuresOf(judged.verdict, settings.failOn, baseline?.content?.warnings)

    const { brand } = settings
    const lostPages = await nameMerges({ judged, brand, startedAt }, service, read, context)
    const failed = judged.verdict.status === 'fail' || failures.length > 0
    const suggestions = await draft(settings, judged, failed, service, signal)
    const serviceReports = await exportAll(settings, judged, service, context)
    const hostBlocks = await checkHost(settings, context)
    const costs = service.costs()
    logCosts(costs, log)
    if (closesLosses) log.info('The open loss is closed: no run from before it asked the same.')

    const { runUrl, commitUrl, pullUrl, sha } = context
    const outcome: Outcome = {
      ...describeSettings(settings),
      ...past,
      ...judged,
      fingerprint,
      baseline,
      failures,
      models: modelsOf(judged.answerRecords),
      suggestions,
      serviceReports,
      hostBlocks,
      lostPages,
      costs,
      configChanges,
      run: { startedAt, finishedAt: new Date().toISOString(), runUrl, commitUrl, pullUrl, sha },
    }
    const accept = settings.accept && closesLosses !== true
    return { outcome, settings: { ...settings, accept }, history: usableHistory }
  } finally {
    await service.close()
  }
}

/** Returns the settings that reports show. Others hold secrets. */
function describeSettings({ brand, keywords, engines, language, key, scanPer, samples }: Settings) {
  return { brand, keywords, engines, language, key, scanPer, samples }
}

async function draft(
  settings: Settings,
  judged: JudgedScans,
  failed: boolean,
  { service }: OpenService,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { mode, max } = settings.drafts
  const isWanted = mode === 'on-failure' ? failed : mode === 'always'
  if (judged.measurement === undefined || !isWanted) return []
  const { chooseTopics, suggestContent } = await import('./suggest-content.ts')
  const topics = chooseTopics({ ...judged, keywords: settings.keywords }, max)
  return suggestContent(topics, settings, service, signal)
}

async function exportAll(
  settings: Settings,
  { measurement }: JudgedScans,
  service: OpenService,
  context: RunContext,
): Promise<ServiceReport[]> {
  // A service that completed no scan would not give a report either.
  if (measurement === undefined || settings.exports.formats.length === 0) return []
  const { exportReports } = await import('./export-reports.ts')
  const folder = runFolder(context, settings.key)
  return exportReports(settings, service, { folder, now: Date.now(), signal: context.signal })
}

/** Logs why the merges cannot be named, for example because the clone has no earlier commits. */
async function nameMerges(
  run: Omit<MergeSearch, 'records' | 'locate'>,
  { locate }: OpenService,
  read: HistoryRead | undefined,
  { workspace, signal, log, change }: RunContext,
): Promise<LostPage[]> {
  if (read === undefined || !('records' in read) || locate === undefined || change !== undefined) return []
  try {
    const { findMerges } = await import('./find-merges.ts')
    return await findMerges({ ...run, records: read.records, locate }, { folder: workspace, signal })
  } catch (error) {
    signal.throwIfAborted()
    log.info(`The merges before the loss are not known: ${wordsOfError(error)}`)
    return []
  }
}

/** Asks the host of the site once a schedule, not for each change. */
async function checkHost(settings: Settings, context: RunContext): Promise<HostBlocks | undefined> {
  if (context.eventName !== 'schedule' || !('siteUrls' in settings.service)) return undefined
  const { findHostBlocks } = await import('./check-host.ts')
  return findHostBlocks(settings, context)
}
