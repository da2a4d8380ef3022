import type { RecordMode } from '../../../inputs/settings.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'

/** Events without a pull request. */
const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

/** Tells whether a run is recorded. In the mode `auto`, a run of proposed changes is not. */
export function isToBeRecorded(
  mode: RecordMode,
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
): boolean {
  if (mode !== 'auto') return mode === 'always'
  return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context)
}
