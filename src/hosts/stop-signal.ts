/**
 * Returns a signal that aborts on SIGINT and SIGTERM. GitHub sends a cancelled job both, one after the other; a second one
 * of the same kind ends the process.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
