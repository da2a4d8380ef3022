/** The embedded service as the serve command runs it: settings from flags, reports on the server's own origin. */

import type { MonitorRequest } from '../../contract/contract.ts'
import { createEmbeddedService } from '../../embedded/service.ts'
import { readEmbeddedInputs } from '../../inputs/embedded-inputs.ts'
import { readInteger, readList } from '../../inputs/values.ts'
import { systemClock } from '../../lib/clock.ts'
import type { ServedService } from '../../server/server.ts'
import { UsageError } from './serve-command.ts'

const listFlags = ['content', 'site-url', 'competitor-content', 'brand-domains', 'brand-aliases'] as const
const textFlags = ['prompt-template', 'max-requests', 'answers', 'data', 'report-font'] as const

/** Named as the action's inputs; `data` is the folder where scans are recorded and reports are kept. */
export const servedFlags: string[] = [...listFlags, ...textFlags]

/** How long one call to a live engine may take in all, retries included. */
const PATIENCE = 10 * 60_000

/** Reads pages from the current folder. Throws a UsageError for a flag that is not understood. */
export function createServedService(
  texts: Record<string, string>,
  urlOf: () => string,
  env: NodeJS.ProcessEnv,
): ServedService {
  const list = (name: (typeof listFlags)[number]) => {
    const items = readList(texts[name] ?? '')
    if (items === undefined) throw new UsageError(`--${name}: a quote is opened and never closed.`)
    return items
  }
  const { settings, problems } = readEmbeddedInputs(
    {
      engines: [],
      keywords: [],
      competitors: [],
      samples: { least: 1, most: 1 },
      language: 'en',
      content: list('content'),
      'site-url': list('site-url'),
      'competitor-content': list('competitor-content'),
      'brand-domains': list('brand-domains'),
      'brand-aliases': list('brand-aliases'),
      'prompt-template': texts['prompt-template'] ?? '',
      answers: texts['answers'] ?? '',
      'max-requests': readMaxRequests(texts['max-requests']),
    },
    env,
  )
  if (problems.length > 0) {
    throw new UsageError(problems.map(({ input, allowed }) => `--${input}: expected ${allowed}.`).join('\n'))
  }
  const service = createEmbeddedService({
    settings,
    folder: '.',
    keywords: [],
    dataFolder: texts['data'] ?? '.ai-visibility',
    downloadUrl: ({ name }) => `${urlOf()}/reports/${name}`,
    reportFont: texts['report-font'],
    env,
    clock: systemClock,
    deadline: Number.POSITIVE_INFINITY,
    signal: new AbortController().signal,
    warn: message => process.stderr.write(`${message}\n`),
  })
  const countSample = createSampleCounter()
  return {
    service: {
      monitor: (request, signal) =>
        service.monitor(
          request,
          patiently(signal),
          settings.answers.mode === 'live' ? 1 : countSample(request),
        ),
      generate: (request, signal) => service.generate(request, patiently(signal)),
      export: service.export,
    },
    readReport: service.readReport,
    close: service.close,
  }
}

/**
 * Returns a function that numbers the repetitions of a scan: a request over HTTP does not say which sample it is, and a
 * recording keeps the samples of a question apart. No question of a scan has had the number before.
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

/** A server has no time budget, so each call gets one. */
function patiently(signal: AbortSignal | undefined): AbortSignal {
  const patience = AbortSignal.timeout(PATIENCE)
  return signal ? AbortSignal.any([signal, patience]) : patience
}

function readMaxRequests(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const most = readInteger(text, 0)
  if (most === undefined) throw new UsageError('--max-requests: expected a whole number, 0 or more.')
  return most
}
