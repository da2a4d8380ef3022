/** The whole job: inputs → scans → measurement → verdict → reports → GitHub. */
import * as core from '@actions/core'
import { findBaseline } from './baseline/find-baseline.ts'
import { type RunContext, readContext } from './context.ts'
import { failuresOf, judge } from './gate/judge.ts'
import { foreseeObstacle } from './gate/obstacle.ts'
import { InputsError, maskSecrets, readSettings } from './inputs.ts'
import { openService } from './open-service.ts'
import { publishOutcome, publishProblem } from './publish/publish.ts'
import { plainLine } from './report/escape.ts'
import type { Outcome } from './report/outcome.ts'
import {
  describePlan,
  explainFailures,
  explainInputs,
  explainObstacle,
  explainUnexpected,
  summarize,
} from './report/problems.ts'
import { measure } from './scan/measure.ts'
import { planScans } from './scan/plan.ts'
import { runScans, type ScanRun } from './scan/run.ts'
import type { Settings } from './settings.ts'

/** Runs the gate and sets the step's exit. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = abortOnSignals()
  try {
    const context = readContext(process.env)
    const settings = await readSettings(process.env, context)
    const outcome = await gate(settings, context, cancelled)
    const failures = failuresOf(outcome.verdict, settings.failOn)
    await publishOutcome(outcome, settings, context, { failed: failures.length > 0, cancelled })
    core.info(summarize(outcome))
    if (failures.length > 0) core.setFailed(explainFailures(outcome.verdict, failures))
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

async function gate(settings: Settings, context: RunContext, cancelled: AbortSignal): Promise<Outcome> {
  const startedAt = new Date().toISOString()
  const { service, measureBase, close } = await openService(settings, context, cancelled)
  try {
    const plan = planScans(settings)
    const lookup = await findBaseline(settings.baseline, { workspace: context.workspace, measureBase })
    const foreseen = foreseeObstacle(plan.length, settings, lookup)
    if (!foreseen) core.info(plainLine(describePlan(plan.length, settings)))
    const { completed, failure } = foreseen ? nothingScanned : await runScans(plan, service, cancelled)
    const obstacle = foreseen ?? (failure && ({ kind: 'service', facts: failure.facts } as const))
    const measurement = measure(completed)
    const verdict = judge(measurement, lookup, settings.thresholds, obstacle && explainObstacle(obstacle))
    return {
      brand: settings.brand,
      keywords: settings.keywords,
      engines: settings.engines,
      language: settings.language,
      key: settings.key,
      scanPer: settings.scanPer,
      samples: settings.samples,
      verdict,
      measurement,
      baseline: 'baseline' in lookup ? lookup.baseline : undefined,
      scans: completed,
      plannedScans: plan.length,
      run: {
        startedAt,
        finishedAt: new Date().toISOString(),
        runUrl: context.runUrl,
        commitUrl: context.commitUrl,
        sha: context.sha,
      },
    }
  } finally {
    await close()
  }
}

const nothingScanned: ScanRun = { completed: [], failure: undefined }
