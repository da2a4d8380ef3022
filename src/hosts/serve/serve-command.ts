import { once } from 'node:events'
import { ServiceError } from '../../errors/service.ts'
import { type InputProblem, InputsError } from '../../inputs/given-values.ts'
import { systemClock } from '../../lib/clock.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { type AccessKey, readKeys } from '../../server/keys.ts'
import {
  type RequestEntry,
  type RunningServer,
  type ServedService,
  startServer,
} from '../../server/server.ts'
import { parseFlags } from '../cli/flags.ts'
import type { CommandContext } from '../cli/run-flags.ts'
import { describeFlagProblems, showWait } from '../cli/terminal.ts'

/** A wrong variable, or a folder without pages. The message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Creates the service from the texts of flags. `urlOf` returns the URL of the server once it listens. Rejects with an
 * InputsError or a UsageError.
 */
type CreateService = (texts: Record<string, string>, urlOf: () => string) => Promise<ServedService>

/** Serves until the signal aborts. Returns the exit code: 0; 2 for a wrong flag or variable, and if it cannot listen. */
export async function serve(
  argv: string[],
  { env, out, err, signal }: Omit<CommandContext, 'folder'>,
  createService: CreateService,
): Promise<number> {
  const print = (line: string) => void out.write(`${line}\n`)
  const printError = (line: string) => void err.write(`${line}\n`)
  let server: RunningServer | undefined
  let served: ServedService
  try {
    const { texts, problems } = parseFlags(argv, 'serve')
    const { host = '127.0.0.1', port = '8787', ...settings } = texts
    problems.push(...checkAddress(host, port))
    if (problems.length > 0) throw new InputsError(problems)
    const keys = readApiKeys(env['API_KEYS'] ?? '')
    const service = await createService(settings, () => server?.url ?? '')
    served = service
    const prepared = await showWait(err, 'Reading the pages', async () => service.prepare?.())
    if (prepared !== undefined) print(prepared)
    server = await startServer({
      openTenant: served.openTenant,
      keys,
      host,
      port: Number(port),
      clock: systemClock,
      onError: error => printError(describe(error)),
      onRequest: entry => print(formatEntry(entry, systemClock.wallTime())),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isInput = error instanceof InputsError
    printError(isInput ? describeFlagProblems(error.problems) : error.message)
    return 2
  }
  print(`listening on ${server.url}`)
  if (!signal.aborted) await once(signal, 'abort')
  print('shutting down')
  await server.close()
  await served.close?.()
  return 0
}

function checkAddress(host: string, port: string): InputProblem[] {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65_535
  const isHost = /^[\w.:-]+$/.test(host)
  const problems: InputProblem[] = []
  if (!isPort) problems.push({ input: 'port', given: port, allowed: 'a number from 0 to 65535' })
  if (!isHost) problems.push({ input: 'host', given: host, allowed: 'a host name or an IP address' })
  return problems
}

function readApiKeys(text: string): AccessKey[] {
  const { keys, problems } = readKeys(text)
  if (problems.length > 0) throw new UsageError(`API_KEYS: ${problems.join('; ')}.`)
  if (keys.length === 0) {
    throw new UsageError('API_KEYS is empty. Expected comma-separated key=plan entries such as my-key=pro.')
  }
  return keys
}

/** Holds neither a key nor any other text of the caller. */
function formatEntry({ route, status, duration, bytes, tenant }: RequestEntry, wallTime: number): string {
  return JSON.stringify({
    time: new Date(wallTime).toISOString(),
    route,
    status: status ?? null,
    ms: Math.round(duration),
    bytes,
    tenant: tenant?.slice(0, 8) ?? null,
  })
}

function describe(error: unknown): string {
  if (error instanceof ServiceError) return `${error.details.kind}: ${excerpt(error.message)}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
