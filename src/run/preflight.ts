import type { Limits } from '../contract/plans.ts'
import type { Blocker } from '../gate/blocker.ts'

/**
 * Returns why `requests` calls cannot be made within the limits of an account and the time budget, in minutes;
 * undefined where they can.
 */
export function checkLimits(
  requests: number,
  { perDay, perMinute }: Pick<Limits, 'perDay' | 'perMinute'>,
  timeoutMinutes: number,
): Blocker | undefined {
  if (requests > perDay) return { kind: 'day-limit', requests, perDay }
  // The first minute's requests are sent at once. Every further batch waits for another minute.
  const minutes = Math.ceil(requests / perMinute) - 1
  if (minutes >= timeoutMinutes) return { kind: 'time-budget', requests, perMinute, timeoutMinutes }
  return undefined
}
