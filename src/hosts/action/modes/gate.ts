/** `mode: gate`: scans and judges the gates in this step, and publishes one result. */
import * as core from '@actions/core'
import { check } from '../../../commands/check.ts'
import { readGates } from '../../../inputs/read-gates.ts'
import { createRunLog } from '../log.ts'
import { finishRun, type ModeRun } from './finish-run.ts'

/** Checks the gates. Returns why the step fails, if it does. Rejects with an InputsError for problems in the inputs. */
export async function runGateMode(run: ModeRun): Promise<string | undefined> {
  const { texts, env, context, cancelled: signal } = run
  const reading = await readGates(texts, { env, facts: context, signal })
  const open = { facts: context, env, log: createRunLog(), signal }
  return finishRun(run, reading, open, given =>
    core.group('Baseline, scans and verdict', () => check(reading, given)),
  )
}
