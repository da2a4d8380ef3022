/** Follows at which page a worker is, and for how long. */
import type { ChildProcess } from 'node:child_process'
import { POSITION_FD } from './messages.ts'
import type { Position } from './reading-plan.ts'

export interface WatchedPosition {
  /** The page of the step that began last; undefined between the steps. */
  current(): Position | undefined
  close(): void
}

/** Looks that are taken within a deadline. */
const LOOKS = 8

/** Calls `onLate` once, when a step has taken longer than `deadline`, in milliseconds. */
export function watchPosition(worker: ChildProcess, deadline: number, onLate: () => void): WatchedPosition {
  let line = ''
  let rest = ''
  let since = performance.now()
  const lines = worker.stdio[POSITION_FD]
  lines?.on('data', data => {
    const found = (rest + String(data)).split('\n')
    rest = found.pop() ?? ''
    line = found.at(-1) ?? line
    since = performance.now()
  })
  const isLate = () => line !== '' && performance.now() - since > deadline
  const look = () => {
    if (!isLate()) return
    clearInterval(timer)
    onLate()
  }
  // What has arrived is read before the look: this process may have been busy itself.
  const timer = setInterval(() => isLate() && setImmediate(look), deadline / LOOKS)
  timer.unref()
  return {
    current: () => readPosition(line),
    close: () => clearInterval(timer),
  }
}

function readPosition(line: string): Position | undefined {
  return line === '' ? undefined : JSON.parse(line)
}
