import { createClient } from '../../client/client.ts'
import type { HostedService, Settings } from '../../inputs/settings.ts'
import { toDay } from '../../lib/clock.ts'
import { planDemand } from '../../scan/demand.ts'
import { fingerprintOf, type OpenService, type ServiceCalls } from './opened-service.ts'

/** Opens a hosted service. */
export function openHosted(
  { baseUrl, apiKey, limits }: HostedService,
  settings: Settings,
  calls: ServiceCalls,
): OpenService {
  const client = createClient({ baseUrl, apiKey: apiKey ?? '', limits, ...calls })
  return {
    service: client,
    isDeterministic: false,
    fingerprint: fingerprintOf(settings, { engines: settings.engines, service: baseUrl }),
    demand: planDemand(settings, toDay(calls.clock.wallTime())),
    costs: () => [],
    answers: () => [],
    fetchReport: client.download,
    measureBase: () => Promise.resolve({ missing: { kind: 'no-base-for-service' } }),
    close: client.close,
  }
}
