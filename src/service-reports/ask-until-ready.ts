import * as z from 'zod'
import type { Report } from '../contract/contract.ts'
import { ServiceError } from '../contract/errors.ts'
import type { Clock } from '../lib/clock.ts'

export interface Patience {
  /** From the first answer on. */
  milliseconds: number
  /** When the time budget ends, in the clock's `now()`; it may end before the patience. */
  deadline: number
  clock: Pick<Clock, 'now' | 'wallTime' | 'sleep' | 'alarm'>
  signal: AbortSignal
}

/**
 * Between two times of asking, whatever the service expects: twice as long each time, since each may have it make
 * another report.
 */
const SHORTEST_PAUSE = 30_000
const LONGEST_PAUSE = 5 * 60_000

/**
 * Asks for a report, and again once it is expected to be ready, for the contract knows no other way to hear of it.
 * Resolves to the last answer, which is of a report that is not ready where the patience or the run ends first. Rejects
 * with whatever else `ask` rejects with.
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

/** Milliseconds since 1970 of an ISO 8601 date-time, UTC unless it says otherwise; undefined for any other text. */
export function readReadyTime(text: string): number | undefined {
  if (!dateTimeSchema.safeParse(text).success) return undefined
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
}
