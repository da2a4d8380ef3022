/**
 * Runs git for tests, from a process that is small. The process of a test takes half a gigabyte, and to start git from there
 * takes ten times as long as git itself: the system copies the tables of its memory.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'

/** Calls of git in `cwd`, one after another. */
export interface GitCalls {
  cwd: string
  env: NodeJS.ProcessEnv
  calls: string[][]
}

/** What the last of the calls printed, or why one failed. */
export type GitReply = { printed: string } | { failure: string }

/** What the thread gets that waits for the small process. */
export interface GitThreadData {
  port: MessagePort
  /** The number of replies. */
  replies: Int32Array
}

/** Milliseconds, after which a call of git hangs. */
const LONGEST = 60_000

let thread: GitThreadData | undefined

/** Returns what the last of `calls` printed, trimmed. Throws where one of them fails. */
export function runGit(run: GitCalls): string {
  thread ??= startThread()
  const { port, replies } = thread
  const before = Atomics.load(replies, 0)
  port.postMessage(run)
  Atomics.wait(replies, 0, before, LONGEST)
  const reply: GitReply = receiveMessageOnPort(port)?.message ?? { failure: 'git gives no reply' }
  if ('failure' in reply) throw new Error(reply.failure)
  return reply.printed.trim()
}

/** A thread hears of the process while this one waits. */
function startThread(): GitThreadData {
  const { port1, port2 } = new MessageChannel()
  const replies = new Int32Array(new SharedArrayBuffer(4))
  const workerData: GitThreadData = { port: port2, replies }
  new Worker(new URL('git-thread.ts', import.meta.url), { workerData, transferList: [port2] }).unref()
  port1.unref()
  return { port: port1, replies }
}
