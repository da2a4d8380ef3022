/** The serve command with the reference service behind it, as a process of its own. */
import { openOutput } from '../../src/hosts/cli/terminal.ts'
import { serve } from '../../src/hosts/serve/served-service.ts'
import { stopSignal } from '../../src/hosts/stop-signal.ts'
import { createReferenceService } from './reference-service.ts'

const { argv, env, stdout, stderr } = process
process.exitCode = await serve(
  argv.slice(2),
  { env, out: openOutput(stdout, env), err: openOutput(stderr, env), signal: stopSignal() },
  async () => ({ openTenant: () => ({ service: createReferenceService() }) }),
)
