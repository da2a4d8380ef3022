import type { BaselineLookup, UnusableBaseline } from '../baseline/baseline.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'
import type { Settings } from '../inputs/settings.ts'

/** What keeps a run from measuring, or from measuring all of its plan. */
export type Obstacle =
  /** GitHub hands no secrets to this pull request. */
  | { kind: 'no-secrets' }
  | { kind: 'baseline'; unusable: UnusableBaseline }
  | { kind: 'day-limit'; requests: number; perDay: number }
  /** The rate limit alone stretches the plan beyond the time budget. */
  | { kind: 'time-budget'; requests: number; perMinute: number; timeoutMinutes: number }
  | { kind: 'service'; facts: ServiceErrorFacts }

/** What can be known before the first request, so that no request is spent on a run that cannot end well. */
export function foreseeObstacle(
  requests: number,
  { service, timeoutMinutes }: Pick<Settings, 'service' | 'timeoutMinutes'>,
  lookup: BaselineLookup,
): Obstacle | undefined {
  const keyMissing = service.kind === 'hosted' ? service.apiKey === undefined : service.keysMissing
  if (keyMissing) return { kind: 'no-secrets' }
  if ('unusable' in lookup) return { kind: 'baseline', unusable: lookup.unusable }
  if (service.kind === 'embedded') return undefined
  const { perDay, perMinute } = service.limits
  if (requests > perDay) return { kind: 'day-limit', requests, perDay }
  // The first minute's worth goes out at once; each further one waits for a minute to pass.
  const minutes = Math.ceil(requests / perMinute) - 1
  if (minutes >= timeoutMinutes) return { kind: 'time-budget', requests, perMinute, timeoutMinutes }
  return undefined
}
