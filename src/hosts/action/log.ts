import * as core from '@actions/core'
import { addressOfCode } from '../../errors/avg-error.ts'
import { systemClock } from '../../lib/clock.ts'
import { plainLine } from '../../lib/escape.ts'
import type { Log } from '../../lib/log.ts'
import { createInterval, createTimeLeft, describeProgress } from '../../lib/time-left.ts'

const LONGEST_LINE = 2000

const SECONDS_PER_LINE = 30

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
  const timeLeft = createTimeLeft(now)
  const isDue = createInterval(now, SECONDS_PER_LINE)
  return {
    ...actionLog,
    progress(done, planned) {
      if (isDue()) core.info(describeProgress('Scanned', done, planned, '', timeLeft(done, planned)))
    },
  }
}
