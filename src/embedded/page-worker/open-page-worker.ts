/** The main process's side: calls of a page worker, which bounds their time and memory and can be ended. */
import type { ChildProcess } from 'node:child_process'
import { untilAborted } from '../../lib/until-aborted.ts'
import { CorpusError } from '../corpus/errors.ts'
import type { Unreadable } from '../corpus/source.ts'
import type { Arguments, Method, PageWorkerData, Progress, Results } from './messages.ts'
import { type OpenWorker, openWorker, StoppedAtPage } from './open-worker.ts'
import { planNext, planReading } from './reading-plan.ts'

export interface PageWorker {
  /**
   * Calls a method of the engine. Calls take turns. Rejects like the method; with the signal's reason as soon as it
   * aborts; and with a CorpusError of kind `page-reading-failed` if the worker ended without an answer and no page is to
   * blame.
   */
  call<M extends Method>(signal: AbortSignal, method: M, ...args: Arguments[M]): Promise<Results[M]>
  /** Ends the worker, whatever it does. */
  close(): Promise<void>
}

export interface PageWorkerEvents {
  /** Hears of each file that holds no readable page, once for each reason. */
  onUnreadable(unreadable: Unreadable[]): void
  /** Hears how far a backtest is. It begins anew when a page was left out. */
  onProgress?(...progress: Progress): void
}

/** Time that `close` waits for the end of a worker, in milliseconds. */
const PATIENCE = 1_000

/**
 * Calls the engine in the worker that `start` returns. The first call starts it, and so does the first call after it
 * ended. The worker keeps the pages it has read. An aborted call ends the worker if it was running.
 *
 * A page that takes longer than `deadline` (in milliseconds; 2 s unless told) or fills the memory ends its worker, and
 * the next one goes on with the call; planNext says which page is then left out.
 */
export function openPageWorker(
  data: PageWorkerData,
  start: () => ChildProcess,
  { onUnreadable, onProgress = () => {} }: PageWorkerEvents,
  deadline?: number,
): PageWorker {
  let plan = planReading(deadline)
  let open: OpenWorker | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  const heard = new Set<string>()

  function hear(unreadable: Unreadable[]): void {
    const keyOf = ({ path, reason }: Unreadable) => `${reason} ${path}`
    const news = unreadable.filter(file => !heard.has(keyOf(file)))
    for (const file of news) heard.add(keyOf(file))
    if (news.length > 0) onUnreadable(news)
  }

  /** Throws where no other plan helps. */
  function changePlan({ stop }: StoppedAtPage): void {
    const next = planNext(plan, stop)
    if (next === undefined) {
      const detail = 'JavaScript heap out of memory'
      throw new CorpusError({ kind: 'page-reading-failed', reason: 'out-of-memory', detail })
    }
    // Also of a run whose time ends before all pages are read.
    if (next.leftOut.size > plan.leftOut.size) hear([{ path: stop.at.path, reason: stop.reason }])
    plan = next
  }

  async function perform<M extends Method>(
    signal: AbortSignal,
    method: M,
    args: Arguments[M],
  ): Promise<Results[M]> {
    for (;;) {
      signal.throwIfAborted()
      if (open === undefined || open.hasEnded()) open = openWorker(start(), data, plan, { hear, onProgress })
      const { ask, end } = open
      signal.addEventListener('abort', end)
      try {
        return await ask(method, args)
      } catch (error) {
        if (!(error instanceof StoppedAtPage)) throw error
        changePlan(error)
      } finally {
        signal.removeEventListener('abort', end)
      }
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
