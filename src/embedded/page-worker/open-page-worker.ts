/** The main process's side: calls a page worker, which bounds time and memory and can be ended. */
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import type { Unreadable } from '../../checkout/source.ts'
import { AvgError, hasCode } from '../../errors/avg-error.ts'
import { untilAborted } from '../../lib/until-aborted.ts'
import type { BacktestPart } from '../../owners/backtest/parts.ts'
import {
  type EngineMethod,
  type MethodArguments,
  type MethodResults,
  type PageWorkerData,
  POSITION_FD,
  type Reply,
  type Request,
  unpackError,
} from './messages.ts'

export interface PageWorker {
  /** Queues a call. Rejects like the method, with the signal's reason, or with an AvgError if the worker ended. */
  call<M extends EngineMethod>(
    signal: AbortSignal,
    method: M,
    ...args: MethodArguments[M]
  ): Promise<MethodResults[M]>
  close(): Promise<void>
}

interface PageWorkerEvents {
  /** Receives each file without a readable page, once for each reason. */
  onUnreadable(unreadable: Unreadable[]): void
  /** Receives each part of a backtest as soon as it is found. */
  onPart?(part: BacktestPart): void
}

/**
 * Maximum time for a step of a page, in milliseconds. It is the last resort, because counts limit what is read: 260 hostile
 * pages of 2 MB took at most 5 s of processor time each, and a change log of 860 KB took 0.3 s.
 */
const PAGE_DEADLINE = 60_000

/** Number of checks within the deadline. A suspension of this process, however long, counts as one check. */
const CHECKS = 8

/** How long `close` waits for a worker, in milliseconds. */
const CLOSE_TIME = 1_000

/** For a worker to end itself and its git processes, in milliseconds. */
const GRACE_PERIOD = 200

const MAX_ERROR_OUTPUT = 4_000

/**
 * Returns a worker that `start` starts for the first call, and again after it ended. `start` receives the folders to read.
 * An aborted call ends the worker, and so does a page that takes longer than `deadline` milliseconds. Later calls then reject
 * with the same error, because the page would end the next worker, too.
 */
export function openPageWorker(
  data: PageWorkerData,
  start: (folders: string[]) => ChildProcess,
  { onUnreadable, onPart = () => {} }: PageWorkerEvents,
  deadline = PAGE_DEADLINE,
): PageWorker {
  let tooSlow: AvgError | undefined
  let open: ReturnType<typeof openWorker> | undefined
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
      if (hasCode(error, 'AVG_PAGE_TIME')) tooSlow = error
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

function openWorker(
  worker: ChildProcess,
  data: PageWorkerData,
  deadline: number,
  { onUnreadable, onPart }: Required<PageWorkerEvents>,
) {
  let ended = false
  let isEnding = false
  let errorOutput = ''
  let failure: string | undefined
  worker.stderr?.setEncoding('utf8').on('data', text => {
    errorOutput = (errorOutput + String(text)).slice(0, MAX_ERROR_OUTPUT)
  })
  const position = followSteps(worker, deadline)
  // A process that could not be started never exits.
  const exit = new Promise<void>(resolve => {
    worker.on('error', error => {
      failure = error.message
      if (worker.pid === undefined) resolve()
    })
    // `close` comes after all output was read.
    worker.once('close', () => resolve())
  }).then(() => {
    ended = true
  })
  send({ begin: data })

  function send(request: Request): void {
    // The exit explains why a message does not arrive.
    if (worker.connected) worker.send(request, () => {})
  }

  function explainEnd(): AvgError {
    if (isEnding) return new AvgError({ code: 'AVG_PAGE_READING', detail: ENDED })
    const step = position.step()
    if (position.isLate())
      return new AvgError({ code: 'AVG_PAGE_TIME', detail: `more than ${deadline / 1000} s`, ...step })
    return new AvgError({ ...describeEnd(worker, failure ?? errorOutput), ...step })
  }

  return {
    ask<M extends EngineMethod>(method: M, args: MethodArguments[M]): Promise<MethodResults[M]> {
      return new Promise((resolve, reject) => {
        const receive = (reply: Reply<M>) => {
          if ('unreadable' in reply) return onUnreadable(reply.unreadable)
          if ('part' in reply) return onPart(reply.part)
          worker.off('message', receive)
          if ('failure' in reply) reject(unpackError(reply.failure))
          else resolve(reply.result)
        }
        worker.on('message', receive)
        void exit.then(() => reject(explainEnd()))
        send({ method, args })
      })
    },
    end(): void {
      ended = true
      isEnding = true
      send('end')
      setTimeout(() => worker.kill('SIGKILL'), GRACE_PERIOD).unref()
    },
    hasEnded: () => ended,
    exited: (signal: AbortSignal) => untilAborted(exit, signal).catch(() => {}),
  }
}

const ENDED = 'the worker ended'

function describeEnd({ exitCode, signalCode }: ChildProcess, errorOutput: string) {
  // V8 aborts a process with a full heap by a signal, or on Windows with the code of one. The system may also kill it.
  const isFull =
    /^SIG(?:ABRT|KILL|TRAP)$/.test(signalCode ?? '') ||
    exitCode === 134 ||
    errorOutput.includes('heap out of memory')
  const [detail = ENDED] =
    /^\S*Error.*$|^.*heap out of memory$/m.exec(errorOutput) ?? errorOutput.match(/.+/) ?? []
  return { code: isFull ? 'AVG_PAGE_MEMORY' : 'AVG_PAGE_READING', detail } as const
}

/** Follows the position of the worker, and ends it if a page, or all facts, take longer than `deadline`. */
function followSteps(worker: ChildProcess, deadline: number) {
  let rest = ''
  let current = ''
  let checks = 0
  let isLate = false
  const watch = setInterval(() => {
    checks += 1
    if (current === '' || checks <= CHECKS) return
    isLate = true
    worker.kill('SIGKILL')
  }, deadline / CHECKS).unref()
  worker.once('close', () => clearInterval(watch))
  worker.stdio[POSITION_FD]?.on('data', data => {
    const lines = (rest + String(data)).split('\n')
    rest = lines.pop() ?? ''
    if (isLate) return
    for (const line of lines) {
      if (!isFact(line) || !isFact(current)) checks = 0
      current = line
    }
  })
  return {
    /** Returns the current or last page or fact; undefined between them. */
    step: (): { path: string } | { fact: string } | undefined =>
      current === '' ? undefined : JSON.parse(current),
    isLate: () => isLate,
  }
}

function isFact(line: string): boolean {
  return line.startsWith('{"fact"')
}
