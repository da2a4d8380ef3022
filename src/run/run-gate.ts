/** From settings to everything that is known when the gate has spoken. */
import * as core from '@actions/core'
import { type FoundBaseline, findBaseline } from '../baseline/find-baseline.ts'
import { fingerprintOf } from '../baseline/fingerprint.ts'
import { chooseTopics } from '../drafts/choose-topics.ts'
import { suggestContent, wantsSuggestions } from '../drafts/suggest-content.ts'
import type { Suggestion } from '../drafts/suggestion.ts'
import { failuresOf } from '../gate/judge.ts'
import { type RunContext, runFolder } from '../inputs/context.ts'
import type { FailOn, Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import { plainLine } from '../report/escape.ts'
import { explainDraftFailure } from '../report/markdown/drafts.ts'
import { explainReportFailure } from '../report/markdown/service-reports.ts'
import type { Outcome } from '../report/outcome.ts'
import { exportReports } from '../service-reports/export-reports.ts'
import type { ServiceReport } from '../service-reports/service-report.ts'
import { type JudgedScans, judgeScans } from './judge-scans.ts'
import { type OpenService, openService } from './open-service.ts'

export interface GateRun {
  outcome: Outcome
  found: FoundBaseline
  /** What of the verdict fails the step. */
  failures: FailOn[]
}

/** Finds the baseline, scans and judges; then, whatever the verdict, has content drafted and reports exported. */
export async function runGate(
  settings: Settings,
  context: RunContext,
  cancelled: AbortSignal,
): Promise<GateRun> {
  const startedAt = new Date().toISOString()
  const opened = await openService(settings, context, cancelled)
  try {
    const fingerprint = fingerprintOf(settings)
    const found = await findBaseline(settings, fingerprint, context, opened.measureBase)
    for (const warning of found.warnings) core.warning(plainLine(warning, 2000))
    const baseline = 'baseline' in found.lookup ? found.lookup.baseline : undefined
    const judged = await judgeScans(settings, found.lookup, opened.service, cancelled)
    const failures = failuresOf(judged.verdict, settings.failOn)
    const suggestions = await draft(settings, { ...judged, baseline }, failures, opened, cancelled)
    const serviceReports = await exportAll(settings, context, judged, opened, cancelled)
    const { brand, keywords, engines, language, key, scanPer } = settings
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
      samples: Math.max(settings.samples.least, ...judged.completed.map(({ sample }) => sample)),
      verdict: judged.verdict,
      measurement: judged.measurement,
      trend: found.trend,
      scans: judged.completed,
      shareOfVoice: judged.shareOfVoice,
      plannedScans: judged.plannedScans,
      run: {
        startedAt,
        finishedAt: new Date().toISOString(),
        runUrl: context.runUrl,
        commitUrl: context.commitUrl,
        sha: context.sha,
      },
    }
    return { outcome, found, failures }
  } finally {
    await opened.close()
  }
}

async function draft(
  settings: Settings,
  judged: JudgedScans & Pick<Outcome, 'baseline'>,
  failures: FailOn[],
  { service }: OpenService,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (judged.measurement === undefined) return []
  const failed = judged.verdict.status === 'fail' || failures.length > 0
  if (!wantsSuggestions(settings.suggestions.mode, failed)) return []
  const topics = chooseTopics({ ...judged, keywords: settings.keywords }, settings.suggestions.most)
  return suggestContent(topics, settings, service, { signal, explain: explainDraftFailure })
}

async function exportAll(
  settings: Settings,
  context: RunContext,
  { measurement }: JudgedScans,
  opened: OpenService,
  signal: AbortSignal,
): Promise<ServiceReport[]> {
  // What could not be asked for a scan would not be given a report either.
  if (measurement === undefined) return []
  const folder = runFolder(context, settings.key)
  return exportReports(settings, opened, {
    folder,
    clock: systemClock,
    signal,
    explain: explainReportFailure,
  })
}
