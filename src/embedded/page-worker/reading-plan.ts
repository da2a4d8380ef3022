/** Which pages a worker leaves out, and which one it reads first. Pure. */
import type { PageStep } from '../corpus/page-watch.ts'
import type { UnreadableReason } from '../corpus/source.ts'

/** Time that a page may take for a step before its worker is ended, in milliseconds. */
const PAGE_DEADLINE = 2_000

/** Full memories that no single page explains; then the pages together need too much. */
const MOST_FULL = 3

/** The page a worker is at: what it does with it, its key (see keyOf) and its path. */
export interface Position {
  step: PageStep
  key: string
  path: string
}

export interface ReadingPlan {
  /** Pages that are not read, by keyOf, and why. */
  leftOut: ReadonlyMap<string, UnreadableReason>
  /** The page that is read first, by keyOf: a suspect, or the one that was left out last. */
  first: string | undefined
  /** Time that a page may take for a step, in milliseconds. */
  deadline: number
  /** How often the memory was full at a page that could be read, or may be read, in a worker of its own. */
  full: number
}

/** Where a worker was stopped, and why. */
export interface Stop {
  at: Position
  reason: Extract<UnreadableReason, 'too-slow' | 'out-of-memory'>
}

/** Returns the plan of the first worker. */
export function planReading(deadline = PAGE_DEADLINE): ReadingPlan {
  return { leftOut: new Map(), first: undefined, deadline, full: 0 }
}

/**
 * Returns the plan of the next worker; undefined where the memory does not suffice for the pages together.
 *
 * A page is left out when it stops a second worker, which read it first: a machine may be slow for a moment, and memory
 * may be full of other pages. A page that is read in time the second time was blamed for a slow machine: the deadline
 * doubles, so that every machine comes to an end.
 */
export function planNext(plan: ReadingPlan, { at, reason }: Stop): ReadingPlan | undefined {
  const isSuspect = plan.first === at.key
  if (isSuspect && (reason === 'too-slow' || at.step === 'read')) {
    return { ...plan, leftOut: new Map([...plan.leftOut, [at.key, reason]]) }
  }
  if (reason === 'out-of-memory') {
    const full = plan.full + 1
    return full > MOST_FULL ? undefined : { ...plan, first: at.key, full }
  }
  const wasWrong = plan.first !== undefined && !plan.leftOut.has(plan.first)
  return { ...plan, first: at.key, deadline: wasWrong ? plan.deadline * 2 : plan.deadline }
}
