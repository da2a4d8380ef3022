import { warning as annotate } from '@actions/core'
import { plainLine } from '../../../report/escape.ts'

/** Shows what a publisher could not do; it may quote what came from outside. */
export function warn({ warning }: { warning?: string }): void {
  if (warning !== undefined) annotate(plainLine(warning, 2000))
}
