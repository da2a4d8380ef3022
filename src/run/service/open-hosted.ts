import { createClient } from '../../client/client.ts'
import type { HostedService, Settings } from '../../inputs/settings.ts'
import { demandOf } from '../../scan/demand.ts'
import { countScans } from '../../scan/plan.ts'
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
