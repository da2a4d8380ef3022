import * as core from '@actions/core'
import type { GateRun } from '../../../commands/run-gate.ts'
import { mayHaveDropped } from '../../../gate/verdict.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { describeAnnotatedFailures } from '../../../report/annotations.ts'
import { describeInconclusive, summarize } from '../../../report/reasons.ts'
import type { ActionContext } from '../context.ts'
import { publishOutcome } from '../publish/publish.ts'

/** Publishes the outcome of a gate. Returns why the step fails, if it does. */
export async function finishGate(
  { outcome, found, failures }: GateRun,
  settings: Settings,
  context: ActionContext,
  cancelled: AbortSignal,
): Promise<string | undefined> {
  const failed = failures.length > 0
  await core.group('Reports, history and comment', () =>
    publishOutcome(outcome, settings, context, { failed, cancelled, found }),
  )
  core.info(summarize(outcome))
  if (failed) return describeAnnotatedFailures(outcome)
  if (mayHaveDropped(outcome.verdict)) core.warning(describeInconclusive(outcome))
  return undefined
}
