/** The whole job: inputs → scans → measurement → verdict → reports → GitHub. */
import * as core from '@actions/core'
import { mayBeChance } from '../../gate/judge.ts'
import { readContext } from '../../inputs/context.ts'
import { InputsError, maskSecrets, readSettings } from '../../inputs/read-settings.ts'
import { explainAnnotatedFailures } from '../../report/annotations.ts'
import { explainDoubt, explainInputs, explainUnexpected, summarize } from '../../report/problems.ts'
import { runGate } from '../../run/run-gate.ts'
import { publishOutcome, publishProblem } from './publish/publish.ts'

/** Runs the gate and sets the step's exit. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = abortOnSignals()
  try {
    const context = readContext(process.env)
    const settings = await readSettings(process.env, context)
    const { outcome, found, failures } = await runGate(settings, context, cancelled)
    const { verdict } = outcome
    await publishOutcome(outcome, settings, context, { failed: failures.length > 0, cancelled, found })
    core.info(summarize(outcome))
    if (failures.length > 0) core.setFailed(explainAnnotatedFailures(verdict, failures))
    else if (mayBeChance(verdict)) core.warning(explainDoubt(verdict))
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
