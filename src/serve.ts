/** Serves the embedded service over HTTP, for self-hosting and for tests: `npm run serve -- --content 'docs/**'`. */
import { createServedService, servedFlags } from './embedded/serve.ts'
import { serve, stopSignal } from './service/serve-command.ts'

const signal = stopSignal()
const code = await serve({
  argv: process.argv.slice(2),
  env: process.env,
  flags: servedFlags,
  createService: (settings, urlOf) => createServedService(settings, urlOf, process.env),
  signal,
  print: line => process.stdout.write(`${line}\n`),
  printError: line => process.stderr.write(`${line}\n`),
})
// What a service was given up with must not hold the process.
process.exit(code)
