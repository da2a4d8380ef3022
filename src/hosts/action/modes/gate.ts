/** `mode: gate`: runs the gate and publishes the outcome. */

import * as core from '@actions/core'
import { runGate } from '../../../commands/run-gate.ts'
import { readGates, requireOneGate } from '../../../inputs/read-gates.ts'
import { describeConfigChanges } from '../../../report/messages/inputs.ts'
import { actionLog, createRunLog } from '../log.ts'
import { openHistory } from '../open-history.ts'
import { checkAccept } from './check-accept.ts'
import { finishGate } from './finish-gate.ts'
import type { ModeRun } from './mode.ts'

/** Runs the gate. Returns why the step fails, if it does. Rejects with an InputsError for problems in the inputs. */
export async function runGateMode({ texts, env, context, cancelled }: ModeRun): Promise<string | undefined> {
  const reading = await readGates(texts, { env, facts: context, signal: cancelled })
  const { settings } = requireOneGate(reading, texts['config'])
  for (const line of describeConfigChanges(reading.changes)) actionLog.notice(line)
  checkAccept([settings], context)
  const history = await openHistory(settings, context, cancelled)
  const run = {
    ...{ facts: context, history, env, log: createRunLog(), signal: cancelled },
    configChanges: reading.changes,
    configCommit: reading.commit,
  }
  const gateRun = await core.group('Baseline, scans and verdict', () => runGate(settings, run))
  return finishGate(gateRun, settings, context, cancelled)
}
