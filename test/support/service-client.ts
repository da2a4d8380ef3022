import { onTestFinished } from 'vitest'
import { type ClientOptions, createClient, type ServiceClient } from '../../src/client/client.ts'
import { PLANS } from '../../src/contract/plans.ts'
import { ServiceError, type ServiceErrorDetails } from '../../src/errors/service.ts'
import { createManualClock } from './clock.ts'
import { type RunningService, type ServiceScript, startService } from './service-server.ts'

export const API_KEY = 'secret-key/7F+x'

/** Milliseconds. */
export const BUDGET = 600_000

/** A scripted service that ends with the test. */
export async function startServiceForTest(script: ServiceScript = {}): Promise<RunningService> {
  const service = await startService(script)
  onTestFinished(() => service.close())
  return service
}

/** A client that ends with the test: business plan, ten minutes on a manual clock, no proxy. */
export function connectTo(baseUrl: string, options: Partial<ClientOptions> = {}): ServiceClient {
  const clock = options.clock ?? createManualClock()
  const client = createClient({
    baseUrl,
    apiKey: API_KEY,
    limits: PLANS.business,
    signal: new AbortController().signal,
    deadline: clock.now() + BUDGET,
    clock,
    env: {},
    ...options,
  })
  onTestFinished(() => client.close())
  return client
}

/** The details of the ServiceError that `call` must reject with. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceErrorDetails> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceError) return error.details
  throw new Error(`Not a ServiceError: ${error}`, { cause: error })
}
