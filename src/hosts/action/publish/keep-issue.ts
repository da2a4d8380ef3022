import type { Settings } from '../../../inputs/settings.ts'
import type { Outcome } from '../../../report/outcome.ts'
import type { ActionContext } from '../context.ts'
import { keepIssues } from './keep-issues.ts'

/** Opens, updates or closes the issue of the only gate, as keepIssues does. Never throws. */
export function keepIssue(
  outcome: Outcome,
  settings: Pick<Settings, 'issue' | 'key' | 'githubToken'>,
  context: ActionContext,
  failed: boolean,
): Promise<void> {
  return keepIssues([{ outcome, settings, failed }], context)
}
