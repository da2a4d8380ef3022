import { generationSchema, reportSchema, scanSchema, type VisibilityService } from '../contract/contract.ts'
import { type CallerOptions, createCaller } from '../lib/http/caller.ts'
import type { DownloadRequest } from './download.ts'
import { type Operation, readAnswer } from './read-answer.ts'

export interface ServiceClient extends VisibilityService {
  /** Downloads the file of a report from the `download_url` of an export. Rejects with a DownloadError. */
  download(request: DownloadRequest, signal?: AbortSignal): Promise<{ bytes: number }>
  /** Cancels the calls in flight and releases connections and timers. */
  close(): Promise<void>
}

const monitor = { path: '/v1/brand/monitor', schema: scanSchema, completes: true }
const generate = { path: '/v1/content/generate', schema: generationSchema, completes: true }
const exportReport = { path: '/v1/report/export', schema: reportSchema, completes: false }

export type ClientOptions = Omit<CallerOptions, 'keyHeaders'>

/** Creates a client of the service over HTTP, which also downloads the files of its reports. */
export function createClient(options: ClientOptions): ServiceClient {
  const { baseUrl, apiKey, env, clock, deadline } = options
  const { origin } = new URL(baseUrl)
  const keyHeaders = { authorization: `Bearer ${apiKey}` }
  const { call, redact, close } = createCaller({ ...options, keyHeaders })
  const closed = new AbortController()
  const perform = <T>(operation: Operation<T>, request: object, signal?: AbortSignal) =>
    call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal)
  return {
    monitor: (request, signal) => perform(monitor, request, signal),
    generate: (request, signal) => perform(generate, request, signal),
    export: (request, signal) => perform(exportReport, request, signal),
    async download(request, signal = options.signal) {
      // Loaded on demand: most runs download nothing.
      const { DOWNLOAD_LIMITS, download } = await import('./download.ts')
      return download(request, {
        baseUrl,
        keyHeaders: url => (url.origin === origin ? keyHeaders : {}),
        redact,
        limits: {
          ...DOWNLOAD_LIMITS,
          milliseconds: Math.min(DOWNLOAD_LIMITS.milliseconds, deadline - clock.now()),
        },
        signal: AbortSignal.any([options.signal, closed.signal, signal]),
        clock,
        env,
      })
    },
    close() {
      closed.abort()
      return close()
    },
  }
}
