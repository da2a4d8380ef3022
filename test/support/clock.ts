import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/lib/clock.ts'

export interface ManualClock extends Clock {
  /** The length of every sleep so far, in milliseconds. */
  readonly sleeps: number[]
  /** Lets time pass for sleepers and alarms. */
  advance(milliseconds: number): void
}

interface Timer {
  time: number
  ring: () => void
}

/**
 * A clock whose time moves only while everybody waits: then it jumps to the first sleeper's time. Alarms ring
 * when time passes them, but no jump is made for their sake. `random` is what `random()` returns in turn.
 */
export function createManualClock({
  random = () => 0.5,
  startsAt = '2026-01-15T09:00:00Z',
}: {
  random?: () => number
  startsAt?: string
} = {}): ManualClock {
  let now = 1_000
  const sleeps: number[] = []
  const sleepers = new Set<Timer>()
  const alarms = new Set<Timer>()
  let pumping = false

  function moveTo(time: number): void {
    now = Math.max(now, time)
    ringDue(alarms)
  }

  function ringDue(timers: Set<Timer>): void {
    for (const timer of inOrder(timers)) {
      if (timer.time > now) return
      timers.delete(timer)
      timer.ring()
    }
  }

  async function pump(): Promise<void> {
    if (pumping) return
    pumping = true
    while (sleepers.size > 0) {
      // Whatever woke up last gets to the point where it waits again.
      await setImmediate()
      const [first] = inOrder(sleepers)
      if (first === undefined) continue
      sleepers.delete(first)
      moveTo(first.time)
      first.ring()
    }
    pumping = false
  }

  return {
    sleeps,
    now: () => now,
    wallTime: () => Date.parse(startsAt) + now,
    random,
    sleep(milliseconds, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        sleeps.push(milliseconds)
        const abort = () => {
          sleepers.delete(sleeper)
          reject(signal.reason)
        }
        const sleeper = {
          time: now + milliseconds,
          ring() {
            signal.removeEventListener('abort', abort)
            resolve()
          },
        }
        signal.addEventListener('abort', abort, { once: true })
        sleepers.add(sleeper)
        pump()
      })
    },
    alarm(time, ring) {
      const timer = { time, ring }
      alarms.add(timer)
      return () => alarms.delete(timer)
    },
    advance(milliseconds) {
      moveTo(now + milliseconds)
      ringDue(sleepers)
    },
  }
}

function inOrder(timers: Set<Timer>): Timer[] {
  return [...timers].sort((a, b) => a.time - b.time)
}
