import { type ClientOptions, createClient } from '../../client/client.ts'
import type { HostedService, Settings } from '../../inputs/settings.ts'
import { demandOf } from '../../scan/demand.ts'
import { countScans } from '../../scan/plan.ts'
import { fingerprintOf, type OpenService } from './opened-service.ts'

/** Opens a hosted service. Its calls must end by `run.deadline`. */
export function openHosted(
  { baseUrl, apiKey, limits }: HostedService,
  settings: Omit<Settings, 'service'>,
  run: Omit<ClientOptions, 'baseUrl' | 'apiKey' | 'limits'>,
): OpenService {
  const client = createClient({ baseUrl, apiKey: apiKey ?? '', limits, ...run })
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
    costs: () => [],
    answers: () => [],
    fetchReport: client.download,
    measureBase: () => Promise.resolve({ missing: { kind: 'no-base-for-service' } }),
    close: client.close,
  }
}
