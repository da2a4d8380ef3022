/** The whole job: inputs → scans → measurement → verdict → reports → GitHub. */
import * as core from '@actions/core'
import { findBaseline } from './baseline/find-baseline.ts'
import { type RunContext, readContext } from './context.ts'
import { failuresOf, judge } from './gate/judge.ts'
import { foreseeObstacle } from './gate/obstacle.ts'
import { InputsError, maskSecrets, readSettings } from './inputs.ts'
import { publishOutcome, publishProblem } from './publish/publish.ts'
import type { Outcome } from './report/outcome.ts'
import {
  explainFailures,
  explainInputs,
  explainObstacle,
  explainUnexpected,
  summarize,
} from './report/problems.ts'
import { measure } from './scan/measure.ts'
import { type PlannedScan, planScans } from './scan/plan.ts'
import { runScans, type ScanRun } from './scan/run.ts'
import { createClient } from './service/client.ts'
import { systemClock } from './service/clock.ts'
import type { Settings } from './settings.ts'

/** Runs the gate and sets the step's exit. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = abortOnSignals()
  try {
    const context = readContext(process.env)
    const settings = readSettings(process.env, context)
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
  const plan = planScans(settings)
  const lookup = await findBaseline(settings.baseline, context.workspace)
  const foreseen = foreseeObstacle(plan.length, settings, lookup)
  const { completed, failure } = foreseen ? nothingScanned : await scan(plan, settings, cancelled)
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
}

const nothingScanned: ScanRun = { completed: [], failure: undefined }

async function scan(plan: PlannedScan[], settings: Settings, cancelled: AbortSignal): Promise<ScanRun> {
  const { baseUrl, apiKey = '', limits, timeoutMinutes } = settings
  const { perMinute, concurrent } = limits
  core.info(
    `Scans to make: ${plan.length}, at ${baseUrl}, at most ${perMinute} a minute and ${concurrent} at once.`,
  )
  const client = createClient({
    baseUrl,
    apiKey,
    limits,
    env: process.env,
    clock: systemClock,
    deadline: systemClock.now() + timeoutMinutes * 60_000,
    signal: cancelled,
  })
  try {
    return await runScans(plan, client, cancelled)
  } finally {
    await client.close()
  }
}
