import { actionLog } from '../log.ts'

/** Logs the warning of a publisher, where it has one. */
export function warn({ warning }: { warning?: string }): void {
  if (warning !== undefined) actionLog.warning(warning)
}
