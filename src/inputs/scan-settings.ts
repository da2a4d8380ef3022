/** What the settings of a gate ask of live engines and of accounts. Pure. */
import type { Limits } from '../contract/plans.ts'
import { isEnglish } from '../embedded/engine-scan.ts'
import { readEngineSpec } from '../embedded/engines/engines.ts'
import { type CallEstimate, estimateCalls } from '../embedded/engines/estimate.ts'
import type { EmbeddedServiceSettings, Settings } from './settings.ts'

/** Returns the calls to live engines for the greatest number of samples. A replay makes none. */
export function listCalls(
  { answers }: Pick<EmbeddedServiceSettings, 'answers'>,
  { engines, keywords, samples, language }: Omit<Settings, 'service'>,
): CallEstimate[] {
  if (answers.mode === 'replay') return []
  const specs = engines.map(readEngineSpec).filter(spec => spec !== undefined)
  const scope = { questions: keywords.length, samples: samples.max, judged: !isEnglish(language) }
  return estimateCalls(specs, scope)
}

/** Requests to an account, and what the account allows. */
export interface AccountUse extends Pick<Limits, 'perMinute' | 'perDay'> {
  /** Base URL of a service, or name of a vendor. */
  account: string
  requests: number
}

/** Returns what a gate of so many scans asks of accounts; empty where it asks nothing outside. */
export function listUses(settings: Settings, scans: number): AccountUse[] {
  const { service } = settings
  if (service.kind === 'hosted') {
    const { perMinute, perDay } = service.limits
    return [{ account: service.baseUrl, requests: scans, perMinute, perDay }]
  }
  return listCalls(service, settings).map(({ vendor, answers, judgments, perMinute }) => ({
    account: vendor,
    requests: answers + judgments,
    perMinute,
    // The day of a vendor is not known.
    perDay: Number.POSITIVE_INFINITY,
  }))
}
