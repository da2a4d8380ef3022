/** Serves the embedded service over HTTP, for self-hosting and for tests: `npm run serve -- --content 'docs/**'`. */

import { serve, stopSignal } from './serve-command.ts'
import { createServedService, servedFlags } from './served-service.ts'

/** Serves until the process is told to stop, and sets its exit code. */
export async function serveEmbedded(flags: string[]): Promise<void> {
  process.exitCode = await serve({
    argv: flags,
    env: process.env,
    flags: servedFlags,
    createService: (settings, urlOf) => createServedService(settings, urlOf, process.env),
    signal: stopSignal(),
    print: line => process.stdout.write(`${line}\n`),
    printError: line => process.stderr.write(`${line}\n`),
  })
}
