/** Serves the embedded service over HTTP, for self-hosting and for tests. */
import { serve } from './serve-command.ts'
import { createServedService, servedFlags } from './served-service.ts'

export { servedInputs } from './served-service.ts'

interface Streams {
  env: NodeJS.ProcessEnv
  out: { write(text: string): Promise<void> }
  err: { write(text: string): Promise<void> }
}

/** Serves until the signal aborts. Returns the exit code. */
export function serveEmbedded(
  argv: string[],
  { env, out, err }: Streams,
  signal: AbortSignal,
): Promise<number> {
  const printError = (line: string) => void err.write(`${line}\n`)
  return serve({
    argv,
    env,
    flags: servedFlags,
    createService: (settings, urlOf) =>
      createServedService(settings, urlOf, { folder: '.', env, warn: printError }),
    signal,
    print: line => void out.write(`${line}\n`),
    printError,
  })
}
