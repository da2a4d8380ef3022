/** Time in milliseconds in which a signal that comes again is the same one: `timeout` sends it to a process and to its group. */
const SAME_SIGNAL = 500

/**
 * Returns a signal that aborts on SIGINT and SIGTERM. GitHub sends a cancelled job both, one after the other; a second one
 * of the same kind ends the process.
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
