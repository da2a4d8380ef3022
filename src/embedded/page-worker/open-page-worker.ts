/** The main process's side: calls of a page worker, which bounds their time and memory and can be ended. */
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import { untilAborted } from '../../lib/until-aborted.ts'
import type { BacktestPart } from '../../owners/backtest/parts.ts'
import { CorpusError } from '../../sites/errors.ts'
import type { Unreadable } from '../../sites/source.ts'
import type { EngineMethod, MethodArguments, MethodResults, PageWorkerData } from './messages.ts'
import { type OpenWorker, openWorker } from './open-worker.ts'

export interface PageWorker {
  /**
   * Calls a method of the engine. Calls take turns. Rejects like the method; with the signal's reason as soon as it
   * aborts; and with a CorpusError of kind `page-reading-failed` if the worker ended without an answer.
   */
  call<M extends EngineMethod>(
    signal: AbortSignal,
    method: M,
    ...args: MethodArguments[M]
  ): Promise<MethodResults[M]>
  /** Ends the worker, whatever it does. */
  close(): Promise<void>
}

interface PageWorkerEvents {
  /** Hears of each file that holds no readable page, once for each reason. */
  onUnreadable(unreadable: Unreadable[]): void
  /** Hears of each part of a backtest as soon as it is found. */
  onPart?(part: BacktestPart): void
}

/**
 * Processor time that a page may take for a step, in milliseconds. It is the last resort: what is read is decided by
 * counts, and of 260 hostile pages of 2 MB none took more than 5 s. A change log of 860 KB took 0.3 s.
 */
const PAGE_DEADLINE = 60_000

/** Time that `close` waits for the end of a worker, in milliseconds. */
const CLOSE_TIME = 1_000

/**
 * Calls the engine in the worker that `start` returns, given the folders that it reads. The first call starts it, and so does the first call after it
 * ended. The worker keeps the pages it has read. An aborted call ends the worker if it was running.
 *
 * A page that takes longer than `deadline`, in milliseconds of processor time, ends its worker. It would end the next one,
 * too, so the calls that follow reject as that call did.
 */
export function openPageWorker(
  data: PageWorkerData,
  start: (folders: string[]) => ChildProcess,
  { onUnreadable, onPart = () => {} }: PageWorkerEvents,
  deadline = PAGE_DEADLINE,
): PageWorker {
  let tooSlow: CorpusError | undefined
  let open: OpenWorker | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  const known = new Set<string>()

  function warnOnce(unreadable: Unreadable[]): void {
    const keyOf = ({ path, reason }: Unreadable) => `${reason} ${path}`
    const news = unreadable.filter(file => !known.has(keyOf(file)))
    for (const file of news) known.add(keyOf(file))
    if (news.length > 0) onUnreadable(news)
  }

  async function perform<M extends EngineMethod>(
    signal: AbortSignal,
    method: M,
    args: MethodArguments[M],
  ): Promise<MethodResults[M]> {
    signal.throwIfAborted()
    if (tooSlow !== undefined) throw tooSlow
    if (open === undefined || open.hasEnded())
      open = openWorker(start(foldersOf(data)), data, deadline, { onUnreadable: warnOnce, onPart })
    const { ask, end } = open
    signal.addEventListener('abort', end)
    try {
      return await ask(method, args)
    } catch (error) {
      if (error instanceof CorpusError && isTooSlow(error.facts)) tooSlow = error
      throw error
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
      await open?.exited(AbortSignal.timeout(CLOSE_TIME))
    },
  }
}

function foldersOf({ folder, settings: { baseContent } }: PageWorkerData): string[] {
  return [resolve(folder), ...(baseContent === undefined ? [] : [resolve(folder, baseContent)])]
}

function isTooSlow(facts: CorpusErrorFacts): boolean {
  return facts.kind === 'page-reading-failed' && facts.reason === 'too-slow'
}
