/** The settings that scans depend on. Pure. */
import { createHash } from 'node:crypto'
import { type Limits, type Share, shareLimits } from '../contract/plans.ts'
import { isEnglish } from '../embedded/engine-scan.ts'
import { readEngineSpec } from '../embedded/engines/engines.ts'
import {
  type CallEstimate,
  estimateCalls,
  estimateReadings,
  type ReaderEstimate,
} from '../embedded/engines/estimate.ts'
import type { Gate } from './gates.ts'
import type { EmbeddedServiceSettings, Settings } from './settings.ts'

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

/** Returns what the reader may be asked; undefined without one, and in a replay. */
export function listReadings(
  { answers, reader }: Pick<EmbeddedServiceSettings, 'answers' | 'reader'>,
  { keywords }: Pick<Settings, 'keywords'>,
): ReaderEstimate | undefined {
  const spec = reader === undefined || answers.mode === 'replay' ? undefined : readEngineSpec(reader)
  return spec && estimateReadings(spec, keywords.length)
}

/** Requests to an account, and what the account allows. */
export interface AccountUse extends Limits {
  /** Base URL of a service, or name of a vendor. */
  account: string
  requests: number
}

/** Returns what a gate of so many scans asks of accounts; empty where it asks nothing outside. */
export function listUses(settings: Settings, scans: number): AccountUse[] {
  const { service } = settings
  if (service.kind === 'hosted') return [{ account: service.baseUrl, requests: scans, ...service.limits }]
  return listCalls(service, settings).map(({ vendor, answers, judgments, perMinute, concurrent }) => ({
    // The day of a vendor is not known.
    ...{
      account: vendor,
      requests: answers + judgments,
      perMinute,
      concurrent,
      perDay: Number.POSITIVE_INFINITY,
    },
  }))
}

/** Returns the settings of a job that makes `scans` of `all` scans, with its shares of the limits of the accounts. */
export function shareSettings(
  settings: Settings,
  shares: ReadonlyMap<string, Share>,
  { scans, all }: { scans: number; all: number },
): Settings {
  const { service } = settings
  const part = scans / Math.max(1, all)
  if (service.kind === 'hosted') {
    const share = shares.get(service.baseUrl)
    if (share === undefined) return settings
    const limits = shareLimits(service.limits, share)
    const timeoutMinutes = stretch(
      settings.timeoutMinutes,
      (part * service.limits.perMinute) / limits.perMinute,
    )
    return { ...settings, timeoutMinutes, service: { ...service, limits } }
  }
  const slower = [...shares.values()].map(({ weights, index }) => {
    const own = weights[index - 1] ?? 0
    return own === 0 ? 0 : (part * weights.reduce((sum, weight) => sum + weight, 0)) / own
  })
  return {
    ...settings,
    timeoutMinutes: stretch(settings.timeoutMinutes, Math.max(1, ...slower)),
    service: {
      ...service,
      limitShares: shares,
      questionBudget: settings.timeoutMinutes,
      maxCost: service.maxCost === undefined ? undefined : (service.maxCost * scans) / Math.max(1, all),
    },
  }
}

/**
 * Returns the time of a job that takes `times` as long as the whole run would: what fits into the time of one job fits into
 * those of several. The requests of the first minute are sent at once, and take no time of either.
 */
function stretch(minutes: number, times: number): number {
  return times <= 1 ? minutes : (minutes + 1) * times - 1
}
