import type { Baseline, MissingBaseline } from '../comparison/baseline.ts'
import { findBaseline, type HistoryProblem } from '../comparison/find-baseline.ts'
import { followRecords } from '../comparison/follow-records.ts'
import type { EngineCost } from '../engines/account.ts'
import { describeError, formatMessage, lineOf } from '../errors/avg-error.ts'
import { findStale } from '../facts/fact.ts'
import { failuresOf } from '../gate/judge.ts'
import type { Acceptance } from '../gate/verdict.ts'
import type { HistoryStore } from '../history/store.ts'
import { runFolder } from '../inputs/run-facts.ts'
import type { Settings } from '../inputs/settings.ts'
import type { ConfigChange, FailOn } from '../inputs/stored-settings.ts'
import { systemClock } from '../lib/clock.ts'
import { plainLine } from '../lib/escape.ts'
import { requireFolderInside } from '../lib/files.ts'
import type { Log } from '../lib/log.ts'
import type { ServiceReport, Suggestion } from '../report/deliveries.ts'
import { lineOfMissingAnswers } from '../report/messages/answers.ts'
import { describeMissing, describeMovedModels } from '../report/messages/baseline.ts'
import { describeCause, describePlace, describeWhere } from '../report/messages/history.ts'
import type { Outcome } from '../report/outcome.ts'
import { describeCost, formatTotalCost } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { modelsOf } from '../scan/count-answers.ts'
import { warnOfDemand } from './describe-demand.ts'
import { type JudgedScans, judgeScans, type ScanContext } from './judge-scans.ts'
import { type OpenContext, openService } from './service/open-service.ts'
import type { OpenService } from './service/opened-service.ts'

export interface GateRun {
  outcome: Outcome
  settings: Settings
  /** The history that the run can be added to, if there is one that could be read. */
  history: HistoryStore | undefined
}

export interface GateContext extends OpenContext, Pick<ScanContext, 'runBlocker'> {
  history: HistoryStore | undefined
  /** What the checked change does to the files of the settings. */
  configChanges?: ConfigChange[] | undefined
  /** Returns the review that accepts lost answers. Never rejects. */
  readAcceptance?: (() => Promise<Acceptance | undefined>) | undefined
}

/**
 * Finds the baseline, scans and judges. Then, whatever the verdict, drafts content and exports reports if the settings
 * ask for them. Rejects with a LinkOutError if the folder for the files of the run leads out of the workspace.
 */
export async function runGate(given: Settings, context: GateContext): Promise<GateRun> {
  const { facts, history, log, signal, runBlocker } = context
  const startedAt = new Date().toISOString()
  await requireFolderInside(facts.workspace, runFolder(facts, given.key))
  const read = await history?.read(given.key)
  const settings = followRecords(given, read)
  const opened = await openService(settings, context)
  try {
    const { fingerprint, measureBase } = opened
    for (const warning of warnOfDemand(opened.demand)) log.warning(formatMessage(warning))
    const stated = 'facts' in settings.service ? settings.service.facts : []
    for (const { name, asOf } of findStale(stated, Date.parse(startedAt))) {
      const what = `The fact "${plainLine(name, NAME_LENGTH)}" is as of ${asOf}.`
      log.warning(lineOf('AVG_FACTS_OLD', what))
    }
    const found = await findBaseline(settings, fingerprint, {
      ...{ history, read, measureBase, now: startedAt },
      runUrl: (facts.runAttempt ?? 1) > 1 ? facts.runUrl : undefined,
    })
    if (found.problem)
      for (const what of describeUnread(found.problem))
        log.warning(lineOf('AVG_HISTORY_UNREADABLE', what, ''))
    if ('missing' in found.lookup) logMissing(found.lookup.missing, log)
    const baseline = 'baseline' in found.lookup ? found.lookup.baseline : undefined
    const warnings = baseline?.content?.warnings ?? []
    for (const doubt of warnings) log.warning(formatMessage(describeError(doubt)))
    const judged = await judgeScans(settings, found.lookup, {
      service: opened,
      acceptance: hasLosses(baseline) ? await context.readAcceptance?.() : undefined,
      ...{ log, signal, now: startedAt, isReview: facts.change !== undefined, runBlocker },
      earlier: found.trend,
    })
    for (const missing of judged.answers.missing) log.warning(lineOfMissingAnswers(missing))
    const models = modelsOf(judged.answerRecords)
    for (const line of describeMovedModels({ comparison: judged.comparison, models }))
      log.info(plainLine(line))
    const failures = failuresOf(judged.verdict, settings.failOn, warnings)
    const suggestions = await draft(settings, judged, failures, opened, signal)
    const serviceReports = await exportAll(settings, judged, opened, context)
    const { brand, keywords, engines, language, key, scanPer, samples } = settings
    const outcome = {
      brand,
      keywords,
      engines,
      language,
      key,
      scanPer,
      fingerprint,
      baseline,
      suggestions,
      serviceReports,
      samples,
      verdict: judged.verdict,
      failures,
      measurement: judged.measurement,
      comparison: judged.comparison,
      models,
      answers: judged.answers,
      answerRecords: judged.answerRecords,
      costs: opened.costs(),
      trend: found.trend,
      last: found.last,
      historyStart: found.historyStart,
      formerKey: found.formerKey,
      scans: judged.completed,
      shareOfVoice: judged.shareOfVoice,
      plannedScans: judged.plannedScans,
      configChanges: context.configChanges,
      hostBlocks: facts.eventName === 'schedule' ? await askHost(settings, context) : undefined,
      run: {
        startedAt,
        finishedAt: new Date().toISOString(),
        runUrl: facts.runUrl,
        commitUrl: facts.commitUrl,
        pullUrl: facts.pullUrl,
        sha: facts.sha,
      },
    }
    const spent = summarizeCost(outcome)
    if (spent !== undefined) log.info(spent)
    const accept = settings.accept && found.closesLosses !== true
    if (found.closesLosses) log.info('The open loss is closed: no run from before it asked the same.')
    return { outcome, settings: { ...settings, accept }, history: found.history }
  } finally {
    await opened.close()
  }
}

async function askHost({ service, hostCheck }: Settings, { facts, env, signal }: GateContext) {
  if (service.kind !== 'embedded') return undefined
  const { findHostBlocks } = await import('./check-host.ts')
  return findHostBlocks({ service, hostCheck }, { workspace: facts.workspace, env, signal })
}

const MAX_PROBLEMS = 5

function describeUnread({ place, ...problem }: HistoryProblem): string[] {
  if ('unreadable' in problem)
    return [`The history ${describeWhere(place)} was not read: ${problem.unreadable.why}`]
  const shown = problem.records.slice(0, MAX_PROBLEMS).map(({ unit, position, cause }) => {
    const entry = `${unit === 'line' ? 'Line' : 'Record'} ${position}`
    return `${entry} of ${describePlace(place)} cannot be read and is skipped: ${describeCause(cause)}.`
  })
  const more = problem.records.length - shown.length
  return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown
}

/** Warns only if the user can do something about it. */
function logMissing(missing: MissingBaseline, log: Log): void {
  if (missing.kind === 'none-configured') return
  const why = describeMissing(missing)
  if (missing.kind === 'no-commit-before-push' || missing.kind === 'no-base-for-event')
    log.warning(lineOf('AVG_PUSH_BASE', `This run is compared with nothing: ${why}.`))
  else log.info(`There is no baseline: ${why}. Floors apply.`)
}

function summarizeCost({ costs }: { costs: readonly EngineCost[] }): string | undefined {
  if (costs.length === 0) return undefined
  const engines = costs.map(cost => {
    const { amount, tokens, searches } = describeCost(cost)
    return `${plainLine(cost.engine, NAME_LENGTH)} ${amount} (tokens ${tokens}, searches ${searches})`
  })
  return `Cost of the live engines: ${formatTotalCost(costs)}. ${engines.join(', ')}.`
}

function hasLosses(baseline: Baseline | undefined): boolean {
  return baseline?.content?.keywords.some(({ outcome }) => outcome === 'lost') ?? false
}

async function draft(
  settings: Settings,
  judged: JudgedScans,
  failures: FailOn[],
  { service }: OpenService,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (judged.measurement === undefined || settings.drafts.mode === 'never') return []
  const { chooseTopics, suggestContent, wantsSuggestions } = await import('./suggest-content.ts')
  const failed = judged.verdict.status === 'fail' || failures.length > 0
  if (!wantsSuggestions(settings.drafts.mode, failed)) return []
  const topics = chooseTopics({ ...judged, keywords: settings.keywords }, settings.drafts.max)
  return suggestContent(topics, settings, service, signal)
}

async function exportAll(
  settings: Settings,
  { measurement }: JudgedScans,
  opened: OpenService,
  { facts, signal }: GateContext,
): Promise<ServiceReport[]> {
  // A service that completed no scan would not give a report either.
  if (measurement === undefined || settings.exports.formats.length === 0) return []
  const { exportReports } = await import('./service-reports/export-reports.ts')
  return exportReports(settings, opened, {
    folder: runFolder(facts, settings.key),
    clock: systemClock,
    signal,
  })
}
