import type { Log } from '../../src/lib/log.ts'

export interface KeptLog extends Log {
  infos: string[]
  notices: string[]
  warnings: string[]
  /** How many scans were done, of how many planned. */
  steps: [number, number][]
}

/** A log that keeps what it is given. */
export function createLog(): KeptLog {
  const log: KeptLog = {
    infos: [],
    notices: [],
    warnings: [],
    steps: [],
    info: message => void log.infos.push(message),
    notice: message => void log.notices.push(message),
    warning: message => void log.warnings.push(message),
    progress: (done, planned) => void log.steps.push([done, planned]),
  }
  return log
}
