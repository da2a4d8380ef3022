import { ServiceError } from '../../contract/errors.ts'
import type { Limits } from '../../contract/plans.ts'
import type { Clock } from '../clock.ts'
import { createLimiter } from './limiter.ts'
import { retryDelay } from './retry.ts'
import { type Answer, createTransport, type TransportOptions } from './transport.ts'

export interface CallerOptions extends TransportOptions {
  limits: Pick<Limits, 'perMinute' | 'concurrent'>
  /** Cancels every call. */
  signal: AbortSignal
  /** When the time budget of all calls together ends, in the clock's `now()`; Infinity for never. */
  deadline: number
  clock: Clock
}

/**
 * What a call makes of an answer that came at `wallTime`, milliseconds since 1970. The ServiceError that it
 * throws decides whether the call is made again.
 */
export type Reader<T> = (answer: Answer, wallTime: number) => T

export interface Caller {
  /** Sends `body` as JSON to `path` below the base URL. Rejects with a ServiceError. */
  call<T>(path: string, body: object, read: Reader<T>, signal?: AbortSignal): Promise<T>
  /** Cancels what is still in flight and lets go of connections and timers. */
  close(): Promise<void>
}

/** Calls one service: within its limits, patient with what passes, and never beyond the time budget. */
export function createCaller(options: CallerOptions): Caller {
  const { clock, deadline } = options
  const transport = createTransport(options)
  const limit = createLimiter(options.limits, clock)
  const ended = new AbortController()
  const endAtDeadline = () => ended.abort(new DOMException('', 'TimeoutError'))
  // A timer cannot wait for ever: without an end there is none.
  const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => {}
  const lifetime = AbortSignal.any([options.signal, ended.signal])

  async function call<T>(path: string, body: object, read: Reader<T>, callSignal?: AbortSignal): Promise<T> {
    const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime
    const json = JSON.stringify(body)
    let attempts = 0
    let failure: ServiceError | undefined
    const attempt = () => {
      attempts += 1
      return transport.post(path, json, signal)
    }
    for (;;) {
      try {
        // A retry queues like any other request, and holds no place while it waits for its time.
        return read(await limit(attempt, signal), clock.wallTime())
      } catch (error) {
        if (error instanceof ServiceError) failure = error
        else if (signal.aborted) throw interruption(signal, transport.describe(path), attempts, failure)
        else throw error
      }
      const delay = retryDelay(failure.facts, attempts, clock.random)
      if (delay === undefined) throw new ServiceError({ ...failure.facts, attempts })
      if (clock.now() + delay >= deadline)
        throw new ServiceError({ ...failure.facts, kind: 'timeout', attempts })
      // An abort ends the wait, and then the next attempt before it starts.
      await clock.sleep(delay, signal).catch(() => {})
    }
  }

  return {
    call,
    close() {
      cancelAlarm()
      ended.abort()
      return transport.close()
    },
  }
}

/** What an aborted call rejects with. `failure` is how its last attempt had ended. */
function interruption(
  signal: AbortSignal,
  request: string,
  attempts: number,
  failure: ServiceError | undefined,
): ServiceError {
  const timeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  const ending = timeout ? 'the time budget ended' : 'cancelled'
  const moment = attempts === 0 ? 'while it waited for its turn' : 'before the answer'
  const before = failure ? `; the attempt before: ${failure.facts.detail}` : ''
  return new ServiceError({
    kind: timeout ? 'timeout' : 'cancelled',
    request,
    detail: `${ending} ${moment}${before}`,
    attempts,
  })
}
