import { type ClientOptions, createClient } from '../../client/client.ts'
import type { HostedService, Settings } from '../../inputs/settings.ts'
import { minutesOf } from '../../scan/demand.ts'
import { checkLimits, fingerprintOf, type OpenService } from './opened-service.ts'

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
    cost: { address: baseUrl, limits, questions: [] },
    demand: scans => ({
      requests: scans,
      minutes: minutesOf(scans, limits.perMinute),
      engines: [],
      maxRequests: undefined,
      maxCost: undefined,
    }),
    costs: () => [],
    answers: () => [],
    // A scan is one request.
    preflight: scans =>
      apiKey === undefined ? { kind: 'no-secrets' } : checkLimits(scans, limits, settings.timeoutMinutes),
    fetchReport: client.download,
    deadline: run.deadline,
    measureBase: () => Promise.resolve({ missing: { kind: 'no-base-for-service' } }),
    close: client.close,
  }
}
