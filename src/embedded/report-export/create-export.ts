/** The export operation of the embedded service. Reports are built in workers, because a large one takes seconds. */
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { COMPLETED, type ExportRequest, type Report } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { childEnvironment } from '../../lib/child-environment.ts'
import { hasCode } from '../../lib/files.ts'
import { untilAborted } from '../../lib/until-aborted.ts'
import { entryOf } from '../page-worker/start-worker.ts'
import type { ReportStore } from './report-store.ts'
import type { BuiltReport, ReportReply, ReportTask, ReportWorkerData } from './report-worker.ts'
import { reportTooLarge } from './select-records.ts'

interface ExportContext {
  /** Builds the file of the report. Rejects with a ServiceError, 400 `bad_request`, for a request that it cannot serve. */
  build: (createdAt: Date) => Promise<BuiltReport>
  reports: ReportStore
  /** Returns the URL of a stored file: a `file:` URL or a URL of the server. */
  downloadUrl: (file: { name: string; path: string }) => string
  /** Returns a random lower-case UUID. */
  createId: () => string
  now: () => Date
  /** Receives the warnings of `build`. May quote files. */
  warn: (message: string) => void
}

/**
 * Builds and stores a report, and returns it as completed. Rejects like `build`, or with the system's error.
 */
export async function createExport(
  { format }: ExportRequest,
  { build, reports, downloadUrl, createId, now, warn }: ExportContext,
): Promise<Report> {
  const createdAt = now()
  const { bytes, warnings } = await build(createdAt)
  for (const warning of warnings) warn(warning)
  const id = createId()
  const file = await reports.put(id, format, bytes, createdAt)
  return {
    report_id: id,
    status: COMPLETED,
    estimated_completion: createdAt.toISOString(),
    download_url: downloadUrl(file),
  }
}

/** Enough for all records that are kept. */
const LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 }

/**
 * Returns a function that builds reports in workers, one after the other, so that many callers need the memory of one
 * report. It rejects like `buildReport`, with a ServiceError (400 `bad_request`) if a report needs too much memory, and
 * with the signal's reason as soon as it aborts.
 */
export function createReportBuilder(): (task: ReportTask, signal: AbortSignal) => Promise<BuiltReport> {
  let lastTurn: Promise<unknown> = Promise.resolve()
  return (report, signal) => {
    const built = lastTurn.then(() => buildInWorker({ report }, signal))
    lastTurn = built.catch(() => {})
    return untilAborted(built, signal)
  }
}

async function buildInWorker(data: ReportWorkerData, signal: AbortSignal): Promise<BuiltReport> {
  signal.throwIfAborted()
  const worker = new Worker(entryOf(import.meta.url), {
    workerData: data,
    resourceLimits: LIMITS,
    // It lays out text from outside. It needs no key.
    env: childEnvironment(),
  })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end)
  try {
    const reply = await new Promise<ReportReply>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', error =>
        reject(hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? reportTooLarge() : error),
      )
      worker.once('exit', () => reject(signal.reason ?? new Error('The report worker ended.')))
    })
    if ('facts' in reply) throw new ServiceError(reply.facts)
    return reply.built
  } finally {
    signal.removeEventListener('abort', end)
    await worker.terminate()
  }
}
