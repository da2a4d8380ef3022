import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { ServiceError } from '../../contract/errors.ts'
import { systemClock } from '../../lib/clock.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { type AccessKey, type KeyProblem, readKeys } from '../../server/keys.ts'
import {
  type RequestEntry,
  type RunningServer,
  type ServedService,
  startServer,
} from '../../server/server.ts'

/** The switch that serves live engines alone. */
export const WITHOUT_PAGES = 'without-pages'

/** A flag or variable that the command cannot use. The message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export interface ServeOptions {
  /** The words after the command's name. */
  argv: string[]
  env: NodeJS.ProcessEnv
  /** Names of the flags, with `port` and `host`. */
  flags: string[]
  /**
   * Creates the service. `settings` has the texts of the flags that were given; a repeated flag has one line each time.
   * `urlOf` returns the URL of the server once it listens. Throws a UsageError for a text that does not parse.
   */
  createService(settings: Record<string, string>, urlOf: () => string): ServedService | Promise<ServedService>
  /** Stops the server. */
  signal: AbortSignal
  /** Writes a line to standard output. */
  print(line: string): void
  /** Writes a line to standard error. */
  printError(line: string): void
}

/** Serves until the signal aborts. Returns the exit code: 0; 1 when it cannot listen; 2 for a wrong flag or variable. */
export async function serve(options: ServeOptions): Promise<number> {
  const { argv, env, flags, createService, signal, print, printError } = options
  let server: RunningServer | undefined
  let served: ServedService
  try {
    const { host, port, ...settings } = readFlags(argv, flags)
    const keys = readApiKeys(env['API_KEYS'] ?? '')
    served = await createService(settings, () => server?.url ?? '')
    const prepared = await served.prepare?.()
    if (prepared !== undefined) print(prepared)
    const onError = (error: unknown) => printError(describe(error))
    server = await startServer({
      openTenant: served.openTenant,
      keys,
      host,
      port,
      clock: systemClock,
      onError,
      onRequest: entry => print(formatEntry(entry, systemClock.wallTime())),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    printError(error.message)
    return error instanceof UsageError ? 2 : 1
  }
  print(`listening on ${server.url}`)
  if (!signal.aborted) await once(signal, 'abort')
  print('shutting down')
  await server.close()
  await served.close?.()
  return 0
}

function readFlags(argv: string[], flags: string[]) {
  const { host = '127.0.0.1', port = '8787', ...settings } = readTexts(argv, flags)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port: expected a number from 0 to 65535, not ${JSON.stringify(excerpt(port))}.`)
  }
  if (!/^[\w.:-]+$/.test(host)) {
    throw new UsageError(
      `--host: expected a host name or an IP address, not ${JSON.stringify(excerpt(host))}.`,
    )
  }
  return { ...settings, host, port: Number(port) }
}

function readTexts(argv: string[], names: string[]): Record<string, string> {
  const option = { type: 'string', multiple: true } as const
  try {
    const { values } = parseArgs({
      args: argv,
      options: Object.fromEntries(
        names.map(name => [name, name === WITHOUT_PAGES ? ({ type: 'boolean' } as const) : option]),
      ),
    })
    return Object.fromEntries(
      Object.entries(values).map(([name, texts]) => [
        name,
        Array.isArray(texts) ? texts.join('\n') : String(texts),
      ]),
    )
  } catch (error) {
    const known = names.map(name => `--${name}`).join(', ')
    throw new UsageError(`${error instanceof Error ? error.message : error}\nKnown flags: ${known}.`)
  }
}

const problemTexts: Record<KeyProblem['reason'], string> = {
  'not-a-pair': 'is not key=plan or key=plan:group',
  'unknown-plan': 'has a plan other than free, pro, business and enterprise',
  'bad-group': 'has a group with other than 1 to 64 letters, digits, - and _',
  'bad-key': 'has a key with characters other than visible ASCII',
  repeated: 'repeats a key',
}

function readApiKeys(text: string): AccessKey[] {
  const { keys, problems } = readKeys(text)
  if (problems.length > 0) {
    const words = problems.map(({ entry, reason }) => `entry ${entry} ${problemTexts[reason]}`)
    throw new UsageError(`API_KEYS: ${words.join('; ')}.`)
  }
  if (keys.length === 0) {
    throw new UsageError('API_KEYS is empty. Expected comma-separated key=plan entries such as my-key=pro.')
  }
  return keys
}

/** Returns a request as one line of JSON. Holds neither a key nor any other text of the caller. */
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

/** Describes a failure of the service by its facts, and any other error by its stack trace. */
function describe(error: unknown): string {
  if (error instanceof ServiceError) return `${error.facts.kind}: ${excerpt(error.message)}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
