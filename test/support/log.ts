import { vi } from 'vitest'
import type { Log } from '../../src/lib/log.ts'

interface KeptLog extends Log {
  details: string[]
  infos: string[]
  notices: string[]
  warnings: string[]
  /** How many scans were done, of how many planned. */
  steps: [number, number][]
}

/** A log that keeps what it is given. */
export function createLog(): KeptLog {
  const log: KeptLog = {
    details: [],
    infos: [],
    notices: [],
    warnings: [],
    steps: [],
    debug: message => void log.details.push(message),
    info: message => void log.infos.push(message),
    notice: message => void log.notices.push(message),
    warning: message => void log.warnings.push(message),
    progress: (done, planned) => void log.steps.push([done, planned]),
  }
  return log
}

/** Returns what a step prints during a call. */
export async function printedBy(call: () => unknown): Promise<string> {
  const printed: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation(text => printed.push(String(text)) > 0)
  try {
    await call()
  } finally {
    spy.mockRestore()
  }
  return printed.join('')
}
