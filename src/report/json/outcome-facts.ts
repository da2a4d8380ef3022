/** The facts of an outcome that files hold. */
import type { Outcome } from '../outcome.ts'

/**
 * Takes the answers word by word, the drafts, the exports of the service and the comparison out of an outcome. A file has
 * them in another form, or not at all.
 */
export function factsOf({
  answerRecords: _answers,
  suggestions: _drafts,
  serviceReports: _reports,
  scans: _scans,
  comparison: _comparison,
  last: _last,
  ...facts
}: Outcome) {
  return { ...facts, costs: [...facts.costs] }
}
