/** The embedded service as the serve command runs it: settings from flags, reports on the server's own origin. */

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
  return {
    service: {
      monitor: (request, signal) => service.monitor(request, patiently(signal)),
      generate: (request, signal) => service.generate(request, patiently(signal)),
      export: service.export,
    },
    readReport: service.readReport,
    close: service.close,
  }
}

/** A server runs for ever, a single call must not. */
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
