import { once } from 'node:events'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import type { MonitorRequest } from '../../contract/contract.ts'
import { createEmbeddedService } from '../../embedded/service.ts'
import { describeServiceError, ServiceError } from '../../errors/service.ts'
import { type InputProblem, InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import { readCountries } from '../../inputs/values.ts'
import { systemClock } from '../../lib/clock.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { lineOfMissingAnswers } from '../../report/words/answers.ts'
import { countOf } from '../../report/words/numbers.ts'
import { makeDocument } from '../../run/service/open-embedded.ts'
import { countAnswers } from '../../scan/count-answers.ts'
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
import { describeLocalRun } from '../local-run.ts'

/** Requests to live engines for one call, unless `--max-requests` is given. */
const DEFAULT_MAX_REQUESTS = 500

/** Milliseconds for one call, retries included. */
const CALL_BUDGET = 10 * 60_000

interface ServedPlace {
  folder: string
  env: NodeJS.ProcessEnv
  warn(message: string): void
}

/** Serves the embedded service over HTTP until the signal aborts. Returns the exit code. */
export function serveEmbedded(argv: string[], context: CommandContext): Promise<number> {
  const { folder, env, err } = context
  const warn = (line: string) => void err.write(`${line}\n`)
  return serve(argv, context, (texts, urlOf) => createServedService(texts, urlOf, { folder, env, warn }))
}

/** Creates the embedded service on the pages of a folder. Rejects with an InputsError for wrong flags. */
export async function createServedService(
  texts: Record<string, string>,
  urlOf: () => string,
  { folder, env, warn }: ServedPlace,
): Promise<ServedService> {
  const {
    data = defaultDataFolder(env),
    'public-url': root,
    'without-pages': withoutPages,
    ...inputs
  } = texts
  const publicUrl = readPublicUrl(root)
  const settings = await readServedSettings(inputs, folder, env)
  const service = createEmbeddedService({
    settings,
    folder,
    keywords: [],
    dataFolder: data,
    downloadUrl: ({ name }) => `${publicUrl ?? urlOf()}/reports/${name}`,
    makeDocument,
    env,
    clock: systemClock,
    deadline: Number.POSITIVE_INFINITY,
    signal: new AbortController().signal,
    warn,
    onAnswer: record => {
      for (const missing of countAnswers([record]).missing) warn(lineOfMissingAnswers(missing))
    },
  })
  const countSample = createSampleCounter()
  return {
    openTenant(tenant) {
      const { monitor, generate, export: exportReport, readReport } = service.recordIn(tenant)
      return {
        service: {
          monitor: (request, signal) =>
            withBudget(signal, limited =>
              monitor(request, limited, settings.answers.mode === 'live' ? 1 : countSample(request)),
            ),
          generate: (request, signal) => withBudget(signal, limited => generate(request, limited)),
          export: (request, signal) => withBudget(signal, limited => exportReport(request, limited)),
        },
        readReport,
      }
    },
    async prepare() {
      if (withoutPages === 'true') return 'serving live engines without pages'
      try {
        return `read ${countOf(await service.countPages('en'), 'page')}`
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const { what, remedy } = describeServiceError(error.details)
        throw new UsageError(`${what} ${remedy}\n--without-pages serves only live engines.`)
      }
    },
    close: service.close,
  }
}

/**
 * Numbers the repetitions of a scan, from 1. A recording distinguishes the samples of a question, but a request over
 * HTTP does not state its sample. The number is new for every question of the scan.
 */
function createSampleCounter(): (request: MonitorRequest) => number {
  const counts = new Map<string, number>()
  return ({ keywords, engines = [], language = '' }) => {
    const questions = keywords.flatMap(keyword =>
      engines.map(engine => JSON.stringify([engine, language, keyword])),
    )
    const sample = 1 + Math.max(0, ...questions.map(question => counts.get(question) ?? 0))
    for (const question of questions) counts.set(question, sample)
    return sample
  }
}

/** Returns the folder of the XDG Base Directory Specification, which is outside of any checkout. */
function defaultDataFolder({ XDG_STATE_HOME = '' }: NodeJS.ProcessEnv): string {
  const state = isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state')
  return join(state, 'ai-visibility-gate')
}

async function withBudget<T>(
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = new AbortController()
  // `AbortSignal.timeout` would stay in memory for the whole time, even after the call was answered.
  const cancelAlarm = systemClock.alarm(systemClock.now() + CALL_BUDGET, () =>
    budget.abort(new DOMException('', 'TimeoutError')),
  )
  try {
    return await call(signal ? AbortSignal.any([signal, budget.signal]) : budget.signal)
  } finally {
    cancelAlarm()
  }
}

/** Requests state what is asked, and no key is needed before them. */
async function readServedSettings(
  { country, ...inputs }: Record<string, string>,
  folder: string,
  env: NodeJS.ProcessEnv,
) {
  const fixed = { brand: 'any', keywords: 'any' }
  const { gates } = await readGates(inputs, { ...describeLocalRun(folder), env, fixed })
  const [{ settings }, ...others] = gates
  if (others.length > 0) {
    refuse('key', inputs['key'], `the key of one gate: ${gates.map(({ key }) => key).join(', ')}`)
  }
  const { service } = settings
  if ('baseUrl' in service) {
    refuse('base-url', service.baseUrl, 'no value: the served service is the embedded one')
  }
  // A run refuses a country without a live engine. Here, requests name the engines.
  const countries = country === undefined ? service.countries : readCountries(country)
  if (countries === undefined || countries.length > 1) {
    // A request does not state which of several countries it is about.
    refuse('country', country, 'one ISO 3166-1 code of two letters, such as DE')
  }
  // The cost limit of a run would end the service.
  const maxRequests = service.maxRequests ?? DEFAULT_MAX_REQUESTS
  return { ...service, countries, maxRequests, maxCost: undefined }
}

function refuse(input: string, given: string | undefined, allowed: string): never {
  throw new InputsError([{ input, given, allowed }])
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.search !== '' || url.hash !== '') {
    refuse('public-url', text, 'an http or https URL, such as https://visibility.acme.example')
  }
  return url.href.replace(/(?<!\/)\/+$/, '')
}

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
