/**
 * Receives the progress of a run. Messages may quote text from outside; the host escapes them for the place where it
 * shows them.
 */
export interface Log {
  /** Logs a detail for debugging, which hosts hide by default. */
  debug(message: string): void
  info(message: string): void
  /** Logs a message that the reader should see without opening the log. */
  notice(message: string): void
  warning(message: string): void
  /** Reports the number of finished scans and of those planned so far. */
  progress(done: number, planned: number): void
}
