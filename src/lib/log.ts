/**
 * Where a run reports its progress. Each method takes one message, which may quote text from outside: the host makes it
 * safe for the place where it is shown.
 */
export interface Log {
  /** Takes a detail for whoever looks for the cause of something. Hosts leave it out unless they are asked for it. */
  debug(message: string): void
  info(message: string): void
  /** Takes a fact that the reader should see without opening the log. */
  notice(message: string): void
  /** Takes a problem that does not stop the run. */
  warning(message: string): void
  /** Takes the number of scans that are done, of those planned so far. */
  progress(done: number, planned: number): void
}
