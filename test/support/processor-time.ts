/**
 * Bounds of time that hold on any machine: what is measured is compared with a plain case of the same run, and by the time
 * of the processor, which other processes do not lengthen as they do that of a clock.
 */
import { expect } from 'vitest'

/** Returns the time of the processor that `work` takes, in milliseconds, and what it returns. */
export function measureProcessor<T>(work: () => T): { result: T; milliseconds: number } {
  const start = process.cpuUsage()
  const result = work()
  return { result, milliseconds: millisecondsSince(start) }
}

/** Returns the time of the processor since `start`, which `process.cpuUsage` gave, in milliseconds. */
export function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Shorter times say little: code is compiled, and memory that other tests left is collected. */
export const SHORTEST = 10

/** Time that is in proportion to the size grows to four times as much, and the square of it to sixteen times. */
const MAX_GROWTH = 10

/** Memory that is collected meanwhile falls into one try, and takes no such time. */
const TRIES = 5
const FAR_BEYOND = 4

/** Expects the time of `work` to grow as the size does: the whole of it is compared with a quarter. */
export function expectLinear(size: number, work: (size: number) => unknown): void {
  let quarter = Number.POSITIVE_INFINITY
  let whole = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES; tries++) {
    quarter = Math.min(quarter, measureProcessor(() => work(size / 4)).milliseconds)
    whole = Math.min(whole, measureProcessor(() => work(size)).milliseconds)
    if (growth(whole, quarter) <= MAX_GROWTH) return
    if (growth(whole, quarter) > FAR_BEYOND * MAX_GROWTH) break
  }
  expect(growth(whole, quarter), `${quarter} ms became ${whole} ms`).toBeLessThanOrEqual(MAX_GROWTH)
}

function growth(whole: number, quarter: number): number {
  return whole / Math.max(quarter, SHORTEST)
}
