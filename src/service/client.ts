import { type Operation, readAnswer } from './answer.ts'
import { type CallerOptions, createCaller } from './caller.ts'
import { generationSchema, reportSchema, scanSchema, type VisibilityService } from './contract.ts'

export interface ServiceClient extends VisibilityService {
  /** Cancels what is still in flight and lets go of connections and timers. */
  close(): Promise<void>
}

const monitor = { path: '/v1/brand/monitor', schema: scanSchema, completes: true }
const generate = { path: '/v1/content/generate', schema: generationSchema, completes: true }
const exportReport = { path: '/v1/report/export', schema: reportSchema, completes: false }

export type ClientOptions = Omit<CallerOptions, 'keyHeaders'>

/** The contract over HTTP. */
export function createClient(options: ClientOptions): ServiceClient {
  const keyHeaders = { authorization: `Bearer ${options.apiKey}` }
  const { call, close } = createCaller({ ...options, keyHeaders })
  const perform = <T>(operation: Operation<T>, request: object, signal?: AbortSignal) =>
    call(operation.path, request, (answer, wallTime) => readAnswer(operation, answer, wallTime), signal)
  return {
    monitor: (request, signal) => perform(monitor, request, signal),
    generate: (request, signal) => perform(generate, request, signal),
    export: (request, signal) => perform(exportReport, request, signal),
    close,
  }
}
