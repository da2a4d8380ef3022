/** Serves the embedded service over HTTP, for self-hosting and for tests. */
import { flagNames } from '../cli/flags.ts'
import { serve } from './serve-command.ts'
import { createServedService } from './served-service.ts'

interface ServeContext {
  env: NodeJS.ProcessEnv
  out: { write(text: string): Promise<void> }
  err: { write(text: string): Promise<void> }
  signal: AbortSignal
}

/** Serves until the signal aborts. Returns the exit code. */
export function serveEmbedded(argv: string[], { env, out, err, signal }: ServeContext): Promise<number> {
  const printError = (line: string) => void err.write(`${line}\n`)
  return serve({
    argv,
    env,
    flags: flagNames('serve'),
    createService: (settings, urlOf) =>
      createServedService(settings, urlOf, { folder: '.', env, warn: printError }),
    signal,
    print: line => void out.write(`${line}\n`),
    printError,
  })
}
