import { type InputProblem, InputsError } from '../../../inputs/read-settings.ts'
import type { Settings } from '../../../inputs/settings.ts'
import type { ActionContext } from '../context.ts'
import { isToBeRecorded } from '../publish/is-to-be-recorded.ts'

const ACCEPT_UNRECORDED: InputProblem = {
  input: 'accept',
  given: 'true',
  allowed:
    'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
}

/** Throws an InputsError where a gate accepts the level of a run that is not recorded. */
export function checkAccept(
  gates: Pick<Settings, 'accept' | 'record'>[],
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
): void {
  if (gates.some(({ accept, record }) => accept && !isToBeRecorded(record, context))) {
    throw new InputsError([ACCEPT_UNRECORDED])
  }
}
