/** `mode: gate`: runs the gate and publishes the outcome. */
import * as core from '@actions/core'
import { mayHaveDropped } from '../../../gate/verdict.ts'
import { readGates, requireOneGate } from '../../../inputs/read-gates.ts'
import { type InputProblem, InputsError } from '../../../inputs/read-settings.ts'
import { explainAnnotatedFailures } from '../../../report/annotations.ts'
import { describeConfigChanges } from '../../../report/config-words.ts'
import { explainInconclusive, summarize } from '../../../report/problems.ts'
import { runGate } from '../../../run/run-gate.ts'
import { actionLog, createRunLog } from '../log.ts'
import { openHistory } from '../open-history.ts'
import { isToBeRecorded } from '../publish/is-to-be-recorded.ts'
import { publishOutcome } from '../publish/publish.ts'
import type { ModeRun } from './mode.ts'

const SHARD_ALONE: InputProblem = {
  input: 'shard',
  given: undefined,
  allowed: 'no value: mode: gate scans everything; the command line has the command shard',
}

const ACCEPT_UNRECORDED: InputProblem = {
  input: 'accept',
  given: 'true',
  allowed:
    'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
}

/** Runs the gate. Returns why the step fails, if it does. Rejects with an InputsError for problems in the inputs. */
export async function runGateMode({ texts, env, context, cancelled }: ModeRun): Promise<string | undefined> {
  const reading = await readGates(texts, { env, facts: context, signal: cancelled })
  const { settings } = requireOneGate(reading, texts['config'])
  for (const line of describeConfigChanges(reading.changes)) actionLog.notice(line)
  if (settings.accept && !isToBeRecorded(settings.record, context)) throw new InputsError([ACCEPT_UNRECORDED])
  // A step that scanned everything in each job of a matrix would use the plan several times.
  if (settings.fleet.shard !== undefined) throw new InputsError([SHARD_ALONE])
  const history = await openHistory(settings, context, cancelled)
  const run = {
    ...{ facts: context, history, env, log: createRunLog(), signal: cancelled },
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
  if (failed) return explainAnnotatedFailures(verdict, failures)
  if (mayHaveDropped(verdict)) core.warning(explainInconclusive(verdict))
  return undefined
}
