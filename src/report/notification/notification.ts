/** The message about a change of state: the gate fails, begins to decline, or has recovered. Pure. */
import type { HistoryRecord } from '../../history/record.ts'
import type { Outcome } from '../outcome.ts'
import { explainVerdict } from '../problems.ts'
import { factsOf } from '../verdict-facts.ts'
import { leadText } from '../views/lead.ts'
import { parseWebPage } from '../web-url.ts'

export interface Notification {
  event: 'failure' | 'decline' | 'recovery'
  /** Name of the gate. */
  key: string
  brand: string
  /** One line. */
  title: string
  /** What happened, in one to three sentences. */
  summary: string
  /** The rules that did not pass, one sentence each. */
  reasons: string[]
  verdict: Outcome['verdict']['status']
  overallBcr: number | undefined
  citedEngines: number | undefined
  totalEngines: number | undefined
  /** Page of the run. */
  runUrl: string | undefined
  /** ISO 8601 UTC. */
  createdAt: string
}

const MOST_REASONS = 5

/**
 * Returns the message about a run; undefined where its state is that of the last run that the history can tell the state
 * of. `failed`: whether the run fails by `fail-on`. All texts may hold text from outside.
 */
export function buildNotification(outcome: Outcome, failed: boolean): Notification | undefined {
  const event = eventOf(outcome, failed)
  if (event === undefined) return undefined
  const { verdict, measurement, brand, key, run } = outcome
  const gate = key === 'default' ? '' : ` (${key})`
  const reasons = explainVerdict(verdict).map(({ text }) => text)
  return {
    ...{ event, key, brand },
    title: `AI visibility of ${brand} ${TITLES[event]}${gate}`,
    summary: `${leadText(outcome)}.`,
    reasons: event === 'recovery' ? [] : reasons.slice(0, MOST_REASONS),
    verdict: verdict.status,
    overallBcr: measurement?.overallBcr,
    citedEngines: measurement?.citedEngines,
    totalEngines: measurement?.totalEngines,
    runUrl: parseWebPage(run.runUrl ?? '')?.href,
    createdAt: run.finishedAt,
  }
}

const TITLES = {
  failure: 'fails its gate',
  decline: 'has declined',
  recovery: 'passes its gate again',
} as const satisfies Record<Notification['event'], string>

function eventOf({ verdict, trend }: Outcome, failed: boolean): Notification['event'] | undefined {
  const failedBefore = trend.findLast(isCertain)?.failed ?? false
  if (!failed) {
    return failedBefore && verdict.status === 'pass' && !factsOf(verdict).reportOnly ? 'recovery' : undefined
  }
  if (failedBefore) return undefined
  const broken = factsOf(verdict).rules.filter(({ outcome }) => outcome === 'fail')
  return broken.length > 0 && broken.every(({ kind }) => kind === 'decline') ? 'decline' : 'failure'
}

/** A run that may have dropped neither fails nor shows that the gate passes again. */
function isCertain({ failed, suspect }: HistoryRecord): boolean {
  return failed || !suspect
}
