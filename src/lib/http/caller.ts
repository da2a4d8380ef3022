import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import type { Limits } from '../../contract/plans.ts'
import type { Clock } from '../clock.ts'
import { createLimiter } from './limiter.ts'
import { retry } from './retry.ts'
import { createTransport, type HttpReply, type TransportOptions } from './transport.ts'

export interface CallerOptions extends TransportOptions {
  limits: Pick<Limits, 'perMinute' | 'concurrent'>
  /** Cancels every call. */
  signal: AbortSignal
  /** Time of the clock's `now()` at which the time budget of all calls ends; Infinity for no budget. */
  deadline: number
  clock: Clock
}

/**
 * Reads the result of a call from a reply that arrived at `wallTime`, in milliseconds since 1970. The facts of the
 * ServiceError that it throws decide whether the call is retried.
 */
export type ReplyReader<T> = (reply: HttpReply, wallTime: number) => T

export interface Caller {
  /** Posts `body` as JSON to `path` below the base URL; without a body, gets `path`. Rejects with a ServiceError. */
  call<T>(path: string, body: object | undefined, read: ReplyReader<T>, signal?: AbortSignal): Promise<T>
  /** Cancels the calls in flight and releases connections and timers. */
  close(): Promise<void>
}

/** Creates a caller for one service. It keeps the rate limits and the time budget, and retries temporary failures. */
export function createCaller(options: CallerOptions): Caller {
  const { clock, deadline } = options
  const transport = createTransport(options)
  const limit = createLimiter(options.limits, clock)
  const ended = new AbortController()
  const endAtDeadline = () => ended.abort(new DOMException('', 'TimeoutError'))
  // A timer has no way to wait for Infinity.
  const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => {}
  const lifetime = AbortSignal.any([options.signal, ended.signal])

  function call<T>(
    path: string,
    body: object | undefined,
    read: ReplyReader<T>,
    callSignal?: AbortSignal,
  ): Promise<T> {
    const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime
    const json = body && JSON.stringify(body)
    const method = body ? 'POST' : 'GET'
    let attempts = 0
    const send = () => {
      attempts += 1
      return transport.send(path, json, signal)
    }
    async function attempt(failure: ServiceErrorFacts | undefined): Promise<T> {
      try {
        // A retry queues like a new request and counts only once it starts.
        return read(await limit(send, signal), clock.wallTime())
      } catch (error) {
        if (error instanceof ServiceError || !signal.aborted) throw error
        throw describeAbort(signal, transport.describe(path, method), attempts, failure)
      }
    }
    return retry(attempt, {
      readFacts: error => (error instanceof ServiceError ? error.facts : undefined),
      giveUp: (facts, _, outOfTime) =>
        new ServiceError({ ...facts, ...(outOfTime && { kind: 'timeout' as const }), attempts }),
      clock,
      deadline,
      signal,
    })
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

/** Returns the error of an aborted call. `failure` holds the facts of the attempt before. */
function describeAbort(
  signal: AbortSignal,
  request: string,
  attempts: number,
  failure: ServiceErrorFacts | undefined,
): ServiceError {
  const timeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  const ending = timeout ? 'the time budget ended' : 'cancelled'
  const moment = attempts === 0 ? 'before the request started' : 'before the answer arrived'
  const before = failure ? `; the attempt before failed: ${failure.detail}` : ''
  return new ServiceError({
    kind: timeout ? 'timeout' : 'cancelled',
    request,
    detail: `${ending} ${moment}${before}`,
    attempts,
  })
}
