/** Ends a worker at a page that takes too much processor time, from a thread of its own. */
import { writeSync } from 'node:fs'
import { Worker, workerData } from 'node:worker_threads'
import { LATE, POSITION_FD } from './messages.ts'
import { entryOf } from './start-worker.ts'

/** What the thread gets. */
interface WatchData {
  /** The processor time at which the step began, in microseconds; IDLE between the steps. */
  begun: BigInt64Array
  /** Milliseconds of processor time. */
  deadline: number
}

const IDLE = -1n

/** Looks that are taken within a deadline. */
const CHECKS = 8

/**
 * Watches the steps of this process. Call the returned function at the begin and at the end of each. A step that takes
 * more than `deadline` milliseconds of processor time ends the process, after the line LATE. Other processes do not
 * lengthen that time, as they do the time of a clock.
 */
export function watchProcessor(deadline: number): (isWorking: boolean) => void {
  const begun = new BigInt64Array(new SharedArrayBuffer(8)).fill(IDLE)
  const data: WatchData = { begun, deadline }
  // Nothing else runs while the main thread is busy with a page.
  new Worker(entryOf(import.meta.url), { workerData: data }).unref()
  return isWorking => void Atomics.store(begun, 0, isWorking ? processorTime() : IDLE)
}

/** The thread's side: looks at the time until the process ends. */
export function checkProcessorTime(): void {
  const { begun, deadline }: WatchData = workerData
  const check = () => {
    const start = Atomics.load(begun, 0)
    if (start === IDLE || processorTime() - start <= deadline * 1000) return
    writeSync(POSITION_FD, LATE)
    process.kill(process.pid, 'SIGKILL')
  }
  setInterval(check, deadline / CHECKS)
}

/** Of all threads of this process, in microseconds. */
function processorTime(): bigint {
  const { user, system } = process.cpuUsage()
  return BigInt(user + system)
}
