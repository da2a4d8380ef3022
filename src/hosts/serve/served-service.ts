/** The embedded service for the serve command: settings from flags, reports at the server's own address. */

import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import type { MonitorRequest } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { createEmbeddedService } from '../../embedded/service.ts'
import { readEmbeddedInputs } from '../../inputs/embedded-inputs.ts'
import { readCountries, readInteger, readLines, readList } from '../../inputs/values.ts'
import { systemClock } from '../../lib/clock.ts'
import { lineOfMissingAnswers } from '../../report/messages/answers.ts'
import { describeServiceError } from '../../report/messages/service.ts'
import { countOf } from '../../report/numbers.ts'
import { countAnswers } from '../../scan/count-answers.ts'
import type { ServedService } from '../../server/server.ts'
import { UsageError, WITHOUT_PAGES } from './serve-command.ts'

const listFlags = ['content', 'site-url', 'competitor-content', 'brand-domains', 'brand-aliases'] as const

/** Requests to live engines that one call may need, where `--max-requests` is not given. */
const DEFAULT_MAX_REQUESTS = 500

/** Time budget of one call, in milliseconds, retries included. */
const CALL_BUDGET = 10 * 60_000

interface ServedPlace {
  /** Folder of the pages. */
  folder: string
  env: NodeJS.ProcessEnv
  warn(message: string): void
}

/** Creates the embedded service on the pages of a folder. Throws a UsageError for a flag that does not parse. */
export function createServedService(
  texts: Record<string, string>,
  urlOf: () => string,
  { folder, env, warn }: ServedPlace,
): ServedService {
  const list = (name: (typeof listFlags)[number]) => {
    const items = readList(texts[name] ?? '')
    if (items === undefined) throw new UsageError(`--${name}: a quote is not closed.`)
    return items
  }
  const { settings, problems } = readEmbeddedInputs(
    {
      engines: [],
      keywords: [],
      competitors: [],
      samples: { min: 1, max: 1 },
      language: 'en',
      content: list('content'),
      'base-content': '',
      'site-url': list('site-url'),
      'competitor-content': list('competitor-content'),
      'brand-domains': list('brand-domains'),
      'brand-aliases': list('brand-aliases'),
      'prompt-template': readLines(texts['prompt-template'] ?? ''),
      country: readCountry(texts),
      city: texts['city'] ?? '',
      answers: texts['answers'] ?? '',
      'store-answers': texts['store-answers'] === 'true',
      'max-requests': readMaxRequests(texts['max-requests']),
    },
    env,
  )
  if (problems.length > 0) {
    throw new UsageError(problems.map(({ input, allowed }) => `--${input}: expected ${allowed}.`).join('\n'))
  }
  const publicUrl = readPublicUrl(texts['public-url'])
  const service = createEmbeddedService({
    settings,
    folder,
    keywords: [],
    dataFolder: texts['data'] ?? defaultDataFolder(env),
    downloadUrl: ({ name }) => `${publicUrl ?? urlOf()}/reports/${name}`,
    reportFont: texts['report-font'],
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
      if (texts[WITHOUT_PAGES] === 'true') return 'serving live engines without pages'
      try {
        return `read ${countOf(await service.countPages('en'), 'page')}`
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const { what, remedy } = describeServiceError(error.facts)
        throw new UsageError(`${what} ${remedy}\n--${WITHOUT_PAGES} serves live engines alone.`)
      }
    },
    close: service.close,
  }
}

/**
 * Returns a function that numbers the repetitions of a scan, from 1. A recording distinguishes the samples of a question,
 * but a request over HTTP does not state its sample. The number is new for every question of the scan.
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

/** Returns the folder for the state of a program, as the XDG Base Directory Specification says: outside of any checkout. */
function defaultDataFolder({ XDG_STATE_HOME = '' }: NodeJS.ProcessEnv): string {
  const state = isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state')
  return join(state, 'ai-visibility-gate')
}

/** Gives a call a time budget, because a server has none. */
async function withBudget<T>(
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = new AbortController()
  // `AbortSignal.timeout` would keep the signal of an answered call until its time is over.
  const cancelAlarm = systemClock.alarm(systemClock.now() + CALL_BUDGET, () =>
    budget.abort(new DOMException('', 'TimeoutError')),
  )
  try {
    return await call(signal ? AbortSignal.any([signal, budget.signal]) : budget.signal)
  } finally {
    cancelAlarm()
  }
}

/** Reads the only country: a request does not say which of several it is about. */
function readCountry({ country = '', city = '' }: Record<string, string>): string[] {
  const countries = readCountries(country)
  if (countries === undefined || countries.length > 1) {
    throw new UsageError('--country: expected one ISO 3166-1 code of two letters, such as DE.')
  }
  if (city !== '' && countries.length === 0) throw new UsageError('--city: expected --country beside it.')
  return countries
}

/** Reads an http or https URL; returns it without a slash at its end. */
function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.search !== '' || url.hash !== '') {
    throw new UsageError(
      '--public-url: expected an http or https URL, such as https://visibility.acme.example.',
    )
  }
  return url.href.replace(/(?<!\/)\/+$/, '')
}

function readMaxRequests(text = String(DEFAULT_MAX_REQUESTS)): number {
  const maxRequests = readInteger(text, 0)
  if (maxRequests === undefined) throw new UsageError('--max-requests: expected a whole number, 0 or more.')
  return maxRequests
}
