import type { CommandContext } from '../cli/run-flags.ts'
import { serve } from './serve-command.ts'
import { createServedService } from './served-service.ts'

/** Serves the embedded service over HTTP until the signal aborts. Returns the exit code. */
export function serveEmbedded(argv: string[], context: CommandContext): Promise<number> {
  const { folder, env, err } = context
  const warn = (line: string) => void err.write(`${line}\n`)
  return serve(argv, context, (texts, urlOf) => createServedService(texts, urlOf, { folder, env, warn }))
}
