/** Follows at which page a worker is. */
import type { ChildProcess } from 'node:child_process'
import { LATE, POSITION_FD } from './messages.ts'

export interface FollowedPosition {
  /** The page that the worker is at, or was at in the end; undefined between the pages. */
  path(): string | undefined
  /** Whether a page took more processor time than it may. */
  isLate(): boolean
}

/** Reads the lines that `worker` writes before each step. */
export function followPosition(worker: ChildProcess): FollowedPosition {
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
