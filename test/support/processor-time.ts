/** Bounds of time that hold on a busy machine too. */

/**
 * Returns the time of the processor that `work` takes, in milliseconds, and what it returns. Other processes do not
 * lengthen it, as they do the time of a clock.
 */
export function measureProcessor<T>(work: () => T): { result: T; milliseconds: number } {
  const start = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(start)
  return { result, milliseconds: (user + system) / 1000 }
}
