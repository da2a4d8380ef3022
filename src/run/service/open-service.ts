import type { RunContext } from '../../inputs/run-context.ts'
import type { HostedService, Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import { demandOf } from '../../scan/demand.ts'
import { countScans } from '../../scan/plan.ts'
import { fingerprintOf, type OpenService, type ServiceCalls, type SharedRun } from './opened-service.ts'

/** Opens the service that the settings name. Sends no request. */
export async function openService(
  settings: Settings,
  context: RunContext,
  shared: SharedRun = {},
): Promise<OpenService> {
  const { service, timeoutMinutes } = settings
  const { env, log, signal } = context
  const calls: ServiceCalls = {
    env,
    clock: systemClock,
    deadline: systemClock.now() + timeoutMinutes * 60_000,
    ...shared,
    signal,
    onRequest: ({ request, result, milliseconds }) =>
      log.debug(`${request}: ${result} after ${milliseconds} ms`),
  }
  if (service.kind === 'hosted') return openHosted(service, settings, calls)
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(service, settings, context, calls)
}

async function openHosted(
  { baseUrl, apiKey, limits }: HostedService,
  settings: Settings,
  calls: ServiceCalls,
): Promise<OpenService> {
  const { createClient } = await import('../../client/client.ts')
  const client = createClient({ baseUrl, apiKey: apiKey ?? '', limits, ...calls })
  return {
    service: client,
    isDeterministic: false,
    fingerprint: fingerprintOf(settings, { engines: settings.engines, service: baseUrl }),
    demand: demandOf(settings, {
      address: baseUrl,
      // A scan is one request.
      accounts: [{ account: baseUrl, requests: countScans(settings), ...limits }],
      lacksKeys: apiKey === undefined,
    }),
    questions: [],
    costs: () => [],
    answers: () => [],
    fetchReport: client.download,
    measureBase: () => Promise.resolve({ missing: { kind: 'no-base-for-service' } }),
    close: client.close,
  }
}
