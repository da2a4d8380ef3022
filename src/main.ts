/** The whole job: inputs → scans → measurement → verdict → reports → GitHub. */
import * as core from '@actions/core'
import { type FoundBaseline, findBaseline } from './baseline/find-baseline.ts'
import { fingerprintOf } from './baseline/fingerprint.ts'
import { type RunContext, readContext } from './context.ts'
import { failuresOf, mayBeChance } from './gate/judge.ts'
import { InputsError, maskSecrets, readSettings } from './inputs.ts'
import { judgeScans } from './judge-scans.ts'
import { openService } from './open-service.ts'
import { publishOutcome, publishProblem } from './publish/publish.ts'
import { plainLine } from './report/escape.ts'
import type { Outcome } from './report/outcome.ts'
import {
  explainDoubt,
  explainFailures,
  explainInputs,
  explainUnexpected,
  summarize,
} from './report/problems.ts'
import type { Settings } from './settings.ts'

/** Runs the gate and sets the step's exit. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = abortOnSignals()
  try {
    const context = readContext(process.env)
    const settings = await readSettings(process.env, context)
    const { outcome, found } = await gate(settings, context, cancelled)
    const failures = failuresOf(outcome.verdict, settings.failOn)
    await publishOutcome(outcome, settings, context, { failed: failures.length > 0, cancelled, found })
    core.info(summarize(outcome))
    if (failures.length > 0) core.setFailed(explainFailures(outcome.verdict, failures))
    else if (mayBeChance(outcome.verdict)) core.warning(explainDoubt(outcome.verdict))
  } catch (error) {
    const problems = error instanceof InputsError ? explainInputs(error.problems) : explainUnexpected(error)
    await publishProblem(problems)
    core.setFailed(problems.join('\n'))
  }
}

/** A cancelled workflow gets a SIGINT, then a SIGTERM: both abandon the calls in flight. */
function abortOnSignals(): AbortSignal {
  const cancel = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancel.abort())
  return cancel.signal
}

interface Judged {
  outcome: Outcome
  found: FoundBaseline
}

async function gate(settings: Settings, context: RunContext, cancelled: AbortSignal): Promise<Judged> {
  const startedAt = new Date().toISOString()
  const { service, measureBase, close } = await openService(settings, context, cancelled)
  try {
    const fingerprint = fingerprintOf(settings)
    const found = await findBaseline(settings, fingerprint, context, measureBase)
    for (const warning of found.warnings) core.warning(plainLine(warning, 2000))
    const judged = await judgeScans(settings, found.lookup, service, cancelled)
    const { brand, keywords, engines, language, key, scanPer } = settings
    const outcome: Outcome = {
      ...{ brand, keywords, engines, language, key, scanPer, fingerprint },
      samples: Math.max(settings.samples.least, ...judged.completed.map(({ sample }) => sample)),
      verdict: judged.verdict,
      measurement: judged.measurement,
      baseline: 'baseline' in found.lookup ? found.lookup.baseline : undefined,
      trend: found.trend,
      scans: judged.completed,
      shareOfVoice: [],
      suggestions: [],
      serviceReports: [],
      plannedScans: judged.plannedScans,
      run: {
        startedAt,
        finishedAt: new Date().toISOString(),
        runUrl: context.runUrl,
        commitUrl: context.commitUrl,
        sha: context.sha,
      },
    }
    return { outcome, found }
  } finally {
    await close()
  }
}
