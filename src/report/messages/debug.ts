/** Lines for whoever looks for the cause of a result. They have no code and no remedy, and hosts show them on demand. */
import type { RequestFacts } from '../../lib/http/caller.ts'

/** Returns the line of a request that ended. */
export function describeRequest({ request, result, milliseconds }: RequestFacts): string {
  return `${request}: ${result} after ${milliseconds} ms`
}
