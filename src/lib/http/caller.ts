import { ServiceError, type ServiceErrorDetails } from '../../errors/service.ts'
import type { Clock } from '../clock.ts'
import { createLimiter, type LimiterPool, type RateLimits } from './limiter.ts'
import { retry } from './retry.ts'
import { createTransport, type HttpReply, type TransportOptions } from './transport.ts'

export interface CallerOptions extends TransportOptions {
  limits: RateLimits
  /** Shared by several callers of an account. */
  limiters?: LimiterPool | undefined
  signal: AbortSignal
  /** End of the time budget in `now()` of the clock, or Infinity. */
  deadline: number
  clock: Clock
  /** Returns true for a failure that no retry can end, although its status may look temporary. */
  isFinal?: (details: ServiceErrorDetails) => boolean
  onRequest?: ((details: FinishedRequest) => void) | undefined
}

export interface FinishedRequest {
  request: string
  /** Status of the reply, or the kind of the failure. */
  result: string
  milliseconds: number
}

/** Reads a reply at `wallTime`, in milliseconds since 1970. The details of a thrown ServiceError decide about a retry. */
type ReplyReader<T> = (reply: HttpReply, wallTime: number) => T

/** A time limit shared by calls. Each call subtracts its time from `left`, in milliseconds. */
interface Allowance {
  left: number
}

export interface CallLimits {
  /** Ends the call while it waits in the queue or for a retry. A sent request is completed. */
  stop?: AbortSignal
  /** Limits the requests and the waits between attempts, but not the time in the queue. */
  allowance?: Allowance
  /** Receives each failed attempt before the next call in the queue starts. It may abort `stop`. */
  onFailure?(details: ServiceErrorDetails): void
}

export const NO_ANSWER_IN_TIME = 'no-answer-in-time'

interface Caller {
  /**
   * Posts `body` as JSON to `path` below the base URL, or gets `path` without a body. Rejects with a ServiceError or the
   * reason of `stop`. If the allowance ends the attempts, the error is that of the last reply, if any.
   */
  call<T>(
    path: string,
    body: object | undefined,
    read: ReplyReader<T>,
    signal?: AbortSignal,
    limits?: CallLimits,
  ): Promise<T>
  redact(text: string): string
  close(): Promise<void>
}

/** Creates a caller for one service with its rate limits, its time budget and retries of temporary failures. */
export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, apiKey, clock, deadline, limiters, onRequest } = options
  const transport = createTransport(options)
  const account = JSON.stringify([baseUrl, apiKey])
  const limit = limiters?.(account, options.limits) ?? createLimiter(options.limits, clock)
  const ended = new AbortController()
  const endAtDeadline = () => ended.abort(new DOMException('', 'TimeoutError'))
  // A timer cannot wait for Infinity.
  const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => {}
  const lifetime = AbortSignal.any([options.signal, ended.signal])

  function call<T>(
    path: string,
    body: object | undefined,
    read: ReplyReader<T>,
    callSignal?: AbortSignal,
    { stop, allowance, onFailure }: CallLimits = {},
  ): Promise<T> {
    const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime
    const waiting = stop ? AbortSignal.any([signal, stop]) : signal
    const json = body && JSON.stringify(body)
    const method = body ? 'POST' : 'GET'
    let attempts = 0
    let failedAt: number | undefined
    const send = async (sending: AbortSignal) => {
      const begun = clock.now()
      const report = (result: string) =>
        onRequest?.({
          request: transport.describe(path.replace(/\?.*/s, ''), method),
          result,
          milliseconds: Math.round(clock.now() - begun),
        })
      try {
        const reply = await transport.send(path, json, sending)
        report(String(reply.status))
        return reply
      } catch (error) {
        report(error instanceof ServiceError ? error.details.kind : 'aborted')
        throw error
      }
    }
    const expire = (seconds: number) => {
      const detail = `no answer within ${seconds} seconds`
      const request = transport.describe(path, method)
      return new ServiceError({ kind: 'timeout', code: NO_ANSWER_IN_TIME, request, detail })
    }
    const post = () => {
      attempts += 1
      return allowance ? spend(allowance, clock, signal, send, expire) : send(signal)
    }
    const postAndRead = async () => {
      try {
        return read(await post(), clock.wallTime())
      } catch (error) {
        if (error instanceof ServiceError) onFailure?.(error.details)
        throw error
      }
    }
    async function attempt(failure: ServiceErrorDetails | undefined): Promise<T> {
      if (allowance && failedAt !== undefined) allowance.left -= clock.now() - failedAt
      try {
        // A retry queues like a new request, and its time counts from its start.
        return await limit(postAndRead, waiting)
      } catch (error) {
        failedAt = clock.now()
        if (isExpired(error) && failure) throw new ServiceError(failure)
        if (error instanceof ServiceError || !signal.aborted) throw error
        throw describeAbort(signal, transport.describe(path, method), attempts, failure)
      }
    }
    return retry(attempt, {
      readDetails: error => (error instanceof ServiceError ? error.details : undefined),
      isFinal: options.isFinal,
      giveUp: (details, _, outOfTime) => {
        const isBudget = outOfTime && allowance === undefined
        return new ServiceError({ ...details, ...(isBudget && { kind: 'timeout' as const }), attempts })
      },
      clock,
      timeLeft: () => Math.min(deadline - clock.now(), allowance?.left ?? Number.POSITIVE_INFINITY),
      signal: waiting,
    })
  }

  return {
    call,
    redact: transport.redact,
    close() {
      cancelAlarm()
      ended.abort()
      return transport.close()
    },
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof ServiceError && error.details.code === NO_ANSWER_IN_TIME
}

async function spend<T>(
  allowance: Allowance,
  clock: Clock,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
  expire: (seconds: number) => Error,
): Promise<T> {
  const expired = new AbortController()
  const begun = clock.now()
  const cancelAlarm = clock.alarm(begun + allowance.left, () => expired.abort())
  try {
    return await task(AbortSignal.any([signal, expired.signal]))
  } catch (error) {
    if (expired.signal.aborted && !signal.aborted) throw expire(Math.round((clock.now() - begun) / 1_000))
    throw error
  } finally {
    cancelAlarm()
    allowance.left -= clock.now() - begun
  }
}

function describeAbort(
  signal: AbortSignal,
  request: string,
  attempts: number,
  failure: ServiceErrorDetails | undefined,
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
