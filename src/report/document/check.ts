/** A line of `doctor`. */

/**
 * `ok`: nothing to do. `note`: not known here. `warning`: the run starts, and a part of it will not work. `stop`: the
 * run would not start, or not be judged.
 */
export type CheckStatus = 'ok' | 'note' | 'warning' | 'stop'

export interface Check {
  status: CheckStatus
  subject: string
  /** What is so. */
  text: string
  /** What to do; '' where nothing is to be done. */
  remedy: string
}

/** Returns a check; without a remedy where nothing is to be done. */
export function check(status: CheckStatus, subject: string, text: string, remedy = ''): Check {
  return { status, subject, text, remedy }
}
