/** Milliseconds. `timeout` sends the same signal to the process and to its group, so it arrives twice. */
const SAME_SIGNAL = 500

/**
 * Returns an AbortSignal that aborts on SIGINT and SIGTERM. GitHub sends both to a cancelled job, one after the other. A
 * second signal of the same kind ends the process.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    const stop = () => {
      setTimeout(() => process.off(name, stop), SAME_SIGNAL).unref()
      controller.abort()
    }
    process.on(name, stop)
  }
  return controller.signal
}
