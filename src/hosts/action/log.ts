import * as core from '@actions/core'
import type { Log } from '../../lib/log.ts'
import { plainLine } from '../../report/escape.ts'

const LONGEST_LINE = 2000

/** Writes to the log of the workflow run; notices and warnings become annotations. */
export const actionLog: Log = {
  info: message => core.info(plainLine(message, LONGEST_LINE)),
  notice: message => core.notice(plainLine(message, LONGEST_LINE)),
  warning: message => core.warning(plainLine(message, LONGEST_LINE)),
  progress() {},
}
