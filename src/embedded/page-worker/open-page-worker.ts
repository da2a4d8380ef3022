/** The main thread's side: calls of the engine `repository` in a worker, which bounds their memory and can be ended. */
import type { Worker } from 'node:worker_threads'
import type { PageReadingFacts } from '../../contract/corpus-facts.ts'
import { untilAborted } from '../../lib/until-aborted.ts'
import { CorpusError } from '../corpus/errors.ts'
import type { Unreadable } from '../corpus/source.ts'
import { type Arguments, type Method, type Reply, type Results, unpackError } from './messages.ts'

export interface PageWorker {
  /**
   * Calls a method of the engine. Calls take turns. Rejects like the method; with the signal's reason as soon as it
   * aborts; and with a CorpusError of kind `page-reading-failed` if the worker ended without an answer.
   */
  call<M extends Method>(signal: AbortSignal, method: M, ...args: Arguments[M]): Promise<Results[M]>
  /** Ends the worker, whatever it does. */
  close(): Promise<void>
}

/** Time in which a worker may end itself and its git processes, in milliseconds. */
const GRACE = 200

/** Time that `close` waits for a worker in native code, which nothing can interrupt, in milliseconds. */
const PATIENCE = 1_000

/**
 * Calls the engine in the worker that `start` returns. The first call starts it, and so does the first call after it
 * ended. The worker keeps the pages it has read. An aborted call ends the worker if it was running.
 * `onUnreadable` receives files that hold no readable page.
 */
export function openPageWorker(
  start: () => Worker,
  onUnreadable: (unreadable: Unreadable[]) => void,
): PageWorker {
  let open: OpenWorker | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()

  async function perform<M extends Method>(
    signal: AbortSignal,
    method: M,
    args: Arguments[M],
  ): Promise<Results[M]> {
    signal.throwIfAborted()
    if (open === undefined || open.hasEnded()) open = openWorker(start(), onUnreadable)
    const { ask, end } = open
    signal.addEventListener('abort', end)
    try {
      return await ask(method, args)
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  return {
    call(signal, method, ...args) {
      const before = lastTurn
      const answer = untilAborted(
        before.then(() => perform(signal, method, args)),
        signal,
      )
      lastTurn = before.then(() => answer).catch(() => {})
      return answer
    },
    async close() {
      open?.end()
      await open?.exited(AbortSignal.timeout(PATIENCE))
    },
  }
}

interface OpenWorker {
  ask<M extends Method>(method: M, args: Arguments[M]): Promise<Results[M]>
  /** Ends the worker after at most GRACE. */
  end(): void
  /** Whether it ended, or was told to. */
  hasEnded(): boolean
  /** Resolves when the worker has ended, or on abort. */
  exited(signal: AbortSignal): Promise<void>
}

function openWorker(worker: Worker, onUnreadable: (unreadable: Unreadable[]) => void): OpenWorker {
  let failure: PageReadingFacts | undefined
  let ended = false
  const exit = new Promise<void>(resolve => {
    worker.once('exit', () => {
      ended = true
      resolve()
    })
  })
  // 'exit' follows.
  worker.on('error', error => {
    failure = describeFailure(error)
  })

  return {
    ask(method, args) {
      return new Promise((resolve, reject) => {
        worker.postMessage({ method, args })
        const fail = () => {
          worker.off('message', receive)
          reject(new CorpusError(failure ?? { ...FAILED, reason: 'crashed', detail: 'the worker ended' }))
        }
        const receive = (reply: Reply<typeof method>) => {
          if ('unreadable' in reply) return onUnreadable(reply.unreadable)
          worker.off('message', receive).off('exit', fail)
          if ('failure' in reply) reject(unpackError(reply.failure))
          else resolve(reply.result)
        }
        worker.on('message', receive).once('exit', fail)
      })
    },
    end() {
      ended = true
      worker.postMessage('end')
      setTimeout(() => worker.terminate(), GRACE).unref()
    },
    hasEnded: () => ended,
    exited: signal => untilAborted(exit, signal).catch(() => {}),
  }
}

const FAILED = { kind: 'page-reading-failed' } as const

function describeFailure(error: unknown): PageReadingFacts {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  const detail = error instanceof Error ? error.message : String(error)
  return { ...FAILED, reason: isFull ? 'out-of-memory' : 'crashed', detail }
}
