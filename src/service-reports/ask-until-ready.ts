import * as z from 'zod'
import type { Report } from '../contract/contract.ts'
import { ServiceError } from '../contract/errors.ts'
import type { Clock } from '../lib/clock.ts'

/** How long to wait for a report. */
export interface Patience {
  /** Counted from the first answer. */
  milliseconds: number
  /** End of the time budget, in the clock's `now()`. The earlier of both ends counts. */
  deadline: number
  clock: Pick<Clock, 'now' | 'wallTime' | 'sleep' | 'alarm'>
  signal: AbortSignal
}

/** Milliseconds between two requests. The pause doubles each time, since each request may create another report. */
const SHORTEST_PAUSE = 30_000
const LONGEST_PAUSE = 5 * 60_000

/**
 * Asks for a report, and again when it is expected to be ready: the contract has no endpoint for the status of a report.
 * Resolves to the last answer; its report is not ready where the wait or the run ends first. Rejects with any other error
 * of `ask`.
 */
export async function askUntilReady(
  ask: (signal: AbortSignal) => Promise<Report>,
  { milliseconds, deadline, clock, signal }: Patience,
): Promise<Report> {
  let report = await ask(signal)
  const end = Math.min(clock.now() + milliseconds, deadline)
  const ended = new AbortController()
  const cancelAlarm = clock.alarm(end, () => ended.abort(new DOMException('', 'TimeoutError')))
  const patience = AbortSignal.any([signal, ended.signal])
  try {
    for (let pause = SHORTEST_PAUSE; report.download_url === null; pause = lengthen(pause)) {
      const expectedIn = (readReadyTime(report.estimated_completion) ?? 0) - clock.wallTime()
      const wait = Math.max(pause, expectedIn)
      if (clock.now() + wait >= end) break
      await clock.sleep(wait, patience)
      report = await ask(patience)
    }
  } catch (error) {
    const isOver = patience.aborted || (error instanceof ServiceError && error.facts.kind === 'timeout')
    if (!isOver) throw error
  } finally {
    cancelAlarm()
  }
  return report
}

function lengthen(pause: number): number {
  return Math.min(2 * pause, LONGEST_PAUSE)
}

const dateTimeSchema = z.iso.datetime({ offset: true, local: true })

/** Returns an ISO 8601 date-time in milliseconds since 1970; without an offset it is UTC. Undefined for other text. */
export function readReadyTime(text: string): number | undefined {
  if (!dateTimeSchema.safeParse(text).success) return undefined
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
}
