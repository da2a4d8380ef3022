/** One worker: its calls, the page it is at, and its end. */
import type { ChildProcess } from 'node:child_process'
import type { PageReadingFacts } from '../../contract/corpus-facts.ts'
import { untilAborted } from '../../lib/until-aborted.ts'
import type { BacktestPart } from '../../owners/backtest/parts.ts'
import { CorpusError } from '../../sites/errors.ts'
import type { Unreadable } from '../../sites/source.ts'
import {
  type EngineMethod,
  LATE,
  type MethodArguments,
  type MethodResults,
  type PageWorkerData,
  POSITION_FD,
  type Reply,
  type Request,
  unpackError,
} from './messages.ts'

export interface OpenWorker {
  /** Calls a method. Rejects like it, and with a CorpusError of kind `page-reading-failed` if the worker ended before. */
  ask<M extends EngineMethod>(method: M, args: MethodArguments[M]): Promise<MethodResults[M]>
  /** Ends the worker after at most GRACE_PERIOD. */
  end(): void
  /** Whether it ended, or was told to. */
  hasEnded(): boolean
  /** Resolves when the worker has ended, or on abort. */
  exited(signal: AbortSignal): Promise<void>
}

interface WorkerEvents {
  onUnreadable(unreadable: Unreadable[]): void
  onPart(part: BacktestPart): void
}

/** Time in which a worker may end itself and its git processes, in milliseconds. */
const GRACE_PERIOD = 200

/** More of what a worker wrote before its end is not kept, in characters. */
const MOST_ERROR_OUTPUT = 4_000

/** Opens a process that `startWorker` started. A page may take `deadline` milliseconds of its processor time for a step. */
export function openWorker(
  worker: ChildProcess,
  data: PageWorkerData,
  deadline: number,
  { onUnreadable, onPart }: WorkerEvents,
): OpenWorker {
  let ended = false
  let isEnding = false
  let errorOutput = ''
  let failure: string | undefined
  worker.stderr?.setEncoding('utf8').on('data', text => {
    errorOutput = (errorOutput + String(text)).slice(0, MOST_ERROR_OUTPUT)
  })
  const position = followPosition(worker)
  // A process that cannot be started has no exit.
  const exit = new Promise<void>(resolve => {
    worker.on('error', error => {
      failure = error.message
      if (worker.pid === undefined) resolve()
    })
    // After all that it wrote has been read.
    worker.once('close', () => resolve())
  }).then(() => {
    ended = true
  })
  send({ begin: { ...data, deadline } })

  function send(request: Request): void {
    // The exit says why a message does not arrive.
    if (worker.connected) worker.send(request, () => {})
  }

  function explainEnd(): CorpusError {
    const kind = 'page-reading-failed'
    if (isEnding) return new CorpusError({ kind, reason: 'crashed', detail: ENDED })
    const path = position.path()
    const at = path === undefined ? {} : { path }
    if (!position.isLate()) return new CorpusError({ ...describeEnd(worker, failure ?? errorOutput), ...at })
    const detail = `more than ${deadline / 1000} s of processor time`
    return new CorpusError({ kind, reason: 'too-slow', detail, ...at })
  }

  return {
    ask(method, args) {
      return new Promise((resolve, reject) => {
        const receive = (reply: Reply<typeof method>) => {
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
    end() {
      ended = true
      isEnding = true
      send('end')
      setTimeout(() => worker.kill('SIGKILL'), GRACE_PERIOD).unref()
    },
    hasEnded: () => ended,
    exited: signal => untilAborted(exit, signal).catch(() => {}),
  }
}

const ENDED = 'the worker ended'

/** V8 aborts a process whose heap is full: by a signal, or on Windows with the code of one. The system kills one. */
const FULL_SIGNALS: readonly (string | null)[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP']
const FULL_CODES: readonly (number | null)[] = [134]

function describeEnd({ exitCode, signalCode }: ChildProcess, errorOutput: string): PageReadingFacts {
  const isFull =
    FULL_SIGNALS.includes(signalCode) ||
    FULL_CODES.includes(exitCode) ||
    errorOutput.includes('heap out of memory')
  const [said = ENDED] =
    /^\S*Error.*$|^.*heap out of memory$/m.exec(errorOutput) ?? errorOutput.match(/.+/) ?? []
  return { kind: 'page-reading-failed', reason: isFull ? 'out-of-memory' : 'crashed', detail: said }
}

interface FollowedPosition {
  /** The page that the worker is at, or was at in the end; undefined between the pages. */
  path(): string | undefined
  /** Whether a page took more processor time than it may. */
  isLate(): boolean
}

/** Reads the lines that `worker` writes before each step. */
function followPosition(worker: ChildProcess): FollowedPosition {
  let rest = ''
  let current = ''
  /** The page that was begun last, which is the late one even if its end was written at the same moment. */
  let last = ''
  let isLate = false
  worker.stdio[POSITION_FD]?.on('data', data => {
    const lines = (rest + String(data)).split('\n')
    rest = lines.pop() ?? ''
    isLate ||= lines.includes(LATE.trim())
    const positions = lines.filter(line => line !== LATE.trim())
    current = positions.at(-1) ?? current
    last = positions.findLast(line => line !== '') ?? last
  })
  return {
    path: () => readPath(isLate ? last : current),
    isLate: () => isLate,
  }
}

function readPath(line: string): string | undefined {
  return line === '' ? undefined : JSON.parse(line)
}
