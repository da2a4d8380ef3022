import * as core from '@actions/core'
import { addressOfCode } from '../../errors/avg-error.ts'
import { systemClock } from '../../lib/clock.ts'
import { plainLine } from '../../lib/escape.ts'
import type { Log } from '../../lib/log.ts'
import { createProgress } from '../../lib/progress.ts'

const LONGEST_LINE = 2000

/** Milliseconds between two lines of progress. */
const INTERVAL = 30_000

/** Appends the address of the error code to each line that begins with one, with or without the key of a gate. */
export function linkCodes(lines: string): string {
  return lines.replace(
    /^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm,
    (line, code: string) => `${line} ${addressOfCode(code)}`,
  )
}

/** Notices and warnings become annotations of the workflow run. */
export const actionLog: Log = {
  debug(message) {
    if (core.isDebug()) core.debug(plainLine(message, LONGEST_LINE))
  },
  info: message => core.info(plainLine(message, LONGEST_LINE)),
  notice: message => core.notice(linkCodes(plainLine(message, LONGEST_LINE))),
  warning: message => core.warning(linkCodes(plainLine(message, LONGEST_LINE))),
  progress() {},
}

/** Creates a log that shows progress at intervals. `now` returns monotonic milliseconds. */
export function createRunLog(now: () => number = systemClock.now): Log {
  const { isDue, describe } = createProgress('Scanned', '', INTERVAL, now)
  return {
    ...actionLog,
    progress(done, planned) {
      if (isDue()) core.info(describe(done, planned))
    },
  }
}
