/** Receives the progress of a run. Messages may quote text from outside, which the host escapes. */
export interface Log {
  /** For debugging; hidden by default. */
  debug(message: string): void
  info(message: string): void
  /** For readers who do not open the log. */
  notice(message: string): void
  warning(message: string): void
  progress(done: number, planned: number): void
}
