/** The settings that scans depend on. Pure. */
import { createHash } from 'node:crypto'
import { type Share, shareLimits } from '../contract/plans.ts'
import type { Gate } from './gates.ts'
import type { Settings } from './settings.ts'

/**
 * Returns a digest of the settings that scans depend on, of all gates. Keys, limits and what happens after the scans are
 * left out, so that the job that merges needs no key.
 */
export function digestOf(gates: Gate[]): string {
  const facts = gates.map(({ key, settings }) => {
    const { brand, keywords, engines, language, scanPer, samples, competitors, service } = settings
    return {
      key,
      brand,
      keywords,
      engines,
      language,
      scanPer,
      samples,
      competitors,
      service: sourceOf(service),
    }
  })
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

function sourceOf(service: Settings['service']): object {
  if (service.kind === 'hosted') return { baseUrl: service.baseUrl }
  const { keysMissing, maxRequests, maxCost, ...answering } = service
  return answering
}

/** Returns the base URL of the service that is asked; undefined where scans ask live engines, or nothing outside. */
export function addressOf({ service }: Settings): string | undefined {
  return service.kind === 'hosted' ? service.baseUrl : undefined
}

/** Returns the settings of a job that makes `scans` of `all` scans and has a share of the limits of the accounts. */
export function shareSettings(
  settings: Settings,
  share: Share,
  { scans, all }: { scans: number; all: number },
): Settings {
  const { service } = settings
  if (service.kind === 'hosted') {
    return { ...settings, service: { ...service, limits: shareLimits(service.limits, share) } }
  }
  const maxCost = service.maxCost === undefined ? undefined : (service.maxCost * scans) / Math.max(1, all)
  return { ...settings, service: { ...service, limitShare: share, maxCost } }
}
