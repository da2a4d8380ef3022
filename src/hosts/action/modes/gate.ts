import { join } from 'node:path'
import * as core from '@actions/core'
import { lineOf } from '../../../errors/avg-error.ts'
import { type Acceptance, mayHaveDropped } from '../../../gate/verdict.ts'
import { describeConfigChanges } from '../../../inputs/describe-inputs.ts'
import { type InputProblem, InputsError } from '../../../inputs/given-values.ts'
import { findSharedAccept, type Gate, readGates } from '../../../inputs/read-gates.ts'
import { onlyGate } from '../../../report/run-outcome.ts'
import { describeInconclusive, summarizeRun } from '../../../report/text/log.ts'
import { type CheckOptions, check } from '../../../run/check.ts'
import { type ActionContext, isToBeRecorded, type ModeRun } from '../context.ts'
import { actionLog, createRunLog, linkCodes } from '../log.ts'
import { openHistories, readRuns } from '../open-histories.ts'
import { publishRun } from '../publish/publish.ts'

/** Checks the gates and publishes them as one run. Returns why the step fails, if it does. Rejects with an InputsError. */
export async function runGateMode({ texts, env, context, cancelled }: ModeRun): Promise<string | undefined> {
  const reading = await readGates(texts, { ...context, env, signal: cancelled })
  const { gates, changes } = reading
  if (context.eventName !== 'workflow_dispatch') dropAccept(gates)
  const problems = findSharedAccept(gates)
  if (gates.some(({ settings: { accept, record } }) => accept && !isToBeRecorded(record, context))) {
    problems.push(ACCEPT_UNRECORDED)
  }
  if (problems.length > 0) throw new InputsError(problems)
  for (const line of describeConfigChanges(changes)) actionLog.notice(line)
  const histories = await openHistories(gates, context, cancelled)
  const outcomeFolder = join(context.tempFolder, '_outcomes')
  const { githubToken } = gates[0].settings
  const readAcceptance = createReviewReader(githubToken, context)
  const readAllRuns = () => readRuns(githubToken, context)
  const host = { ...context, env, log: createRunLog(), signal: cancelled }
  const judged = await core.group('Baseline, scans and verdict', () =>
    check(reading, host, { histories, outcomeFolder, readAcceptance, readAllRuns }),
  )
  const run = await core.group('Reports, history and comment', () => publishRun(judged, context, cancelled))
  const only = onlyGate(run)
  core.info(summarizeRun(run))
  if (run.gates.some(({ failures }) => failures.length > 0)) {
    const { describeRunFailures } = await import('../../../report/text/log.ts')
    return describeRunFailures(run)
  }
  if (only && mayHaveDropped(only.verdict)) core.warning(linkCodes(describeInconclusive(only)))
  return undefined
}

/** Ignores `accept` in a run that nobody started manually: `accept: true` in a workflow would accept every level. */
function dropAccept(gates: readonly Gate[]): void {
  for (const { settings } of gates.filter(gate => gate.settings.accept)) {
    settings.accept = false
    actionLog.warning(
      lineOf(
        'AVG_ACCEPT',
        `The level of ${settings.key} is not accepted: this run was not started manually.`,
      ),
    )
  }
}

function createReviewReader(token: string, context: ActionContext): CheckOptions['readAcceptance'] {
  let acceptance: Promise<Acceptance | undefined> | undefined
  return () => {
    acceptance ??= import('../read-reviews.ts').then(module => module.readAcceptance(token, context))
    return acceptance
  }
}

const ACCEPT_UNRECORDED: InputProblem = {
  input: 'accept',
  given: 'true',
  allowed:
    'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
}
