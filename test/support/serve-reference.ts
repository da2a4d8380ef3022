/** The serve command with the reference service behind it, as a process of its own. */
import { serve } from '../../src/hosts/serve/serve-command.ts'
import { stopSignal } from '../../src/hosts/stop-signal.ts'
import { createReferenceService } from './reference-service.ts'

process.exitCode = await serve({
  argv: process.argv.slice(2),
  env: process.env,
  flags: ['host', 'port', 'content'],
  createService: () => ({ openTenant: () => ({ service: createReferenceService() }) }),
  signal: stopSignal(),
  print: line => process.stdout.write(`${line}\n`),
  printError: line => process.stderr.write(`${line}\n`),
})
