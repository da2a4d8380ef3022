/** The gate as a GitHub Action. */
import * as core from '@actions/core'
import { mayHaveDropped } from '../../gate/verdict.ts'
import { readGates, requireOneGate } from '../../inputs/read-gates.ts'
import { type InputProblem, InputsError } from '../../inputs/read-settings.ts'
import { explainAnnotatedFailures } from '../../report/annotations.ts'
import { describeConfigChanges } from '../../report/config-words.ts'
import { explainInconclusive, explainInputs, explainUnexpected, summarize } from '../../report/problems.ts'
import { runGate } from '../../run/run-gate.ts'
import { stopSignal } from '../stop-signal.ts'
import { readContext } from './context.ts'
import { maskSecrets, readInputTexts } from './inputs.ts'
import { actionLog, createRunLog } from './log.ts'
import { openHistory } from './open-history.ts'
import { isToBeRecorded } from './publish/is-to-be-recorded.ts'
import { publishOutcome, publishProblem } from './publish/publish.ts'

const ACCEPT_UNRECORDED: InputProblem = {
  input: 'accept',
  given: 'true',
  allowed:
    'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
}

/** Runs the gate, publishes the outcome, and last sets the step's exit. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = stopSignal()
  try {
    const context = readContext(process.env)
    const texts = readInputTexts(process.env)
    const reading = await readGates(texts, { env: process.env, facts: context, signal: cancelled })
    const { settings } = requireOneGate(reading, texts['config'])
    for (const line of describeConfigChanges(reading.changes)) actionLog.notice(line)
    if (settings.accept && !isToBeRecorded(settings.record, context))
      throw new InputsError([ACCEPT_UNRECORDED])
    const history = await openHistory(settings, context, cancelled)
    const run = {
      ...{ facts: context, history, env: process.env, log: createRunLog(), signal: cancelled },
      configChanges: reading.changes,
    }
    const { outcome, found, failures } = await core.group('Baseline, scans and verdict', () =>
      runGate(settings, run),
    )
    const { verdict } = outcome
    const failed = failures.length > 0
    await core.group('Reports, history and comment', () =>
      publishOutcome(outcome, settings, context, { failed, cancelled, found }),
    )
    core.info(summarize(outcome))
    if (failed) core.setFailed(explainAnnotatedFailures(verdict, failures))
    else if (mayHaveDropped(verdict)) core.warning(explainInconclusive(verdict))
  } catch (error) {
    const problems = error instanceof InputsError ? explainInputs(error.problems) : explainUnexpected(error)
    await publishProblem(problems)
    core.setFailed(problems.join('\n'))
  }
}
