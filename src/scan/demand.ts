/** What a gate requires from its service, before the first request. */
import type { Limits } from '../contract/plans.ts'
import type { CallEstimate } from '../engines/prices.ts'
import type { Settings } from '../inputs/settings.ts'
import { countScans } from './plan.ts'

interface AccountUse extends Pick<Limits, 'perMinute'> {
  /** Base URL of a service, or name of a vendor. */
  account: string
  /** Maximum, without retries. */
  requests: number
  /** Undefined for vendors, whose daily limit is unknown. */
  perDay: number | undefined
}

export interface Demand extends Pick<Settings, 'brand' | 'keywords' | 'timeoutMinutes'> {
  scans: number
  /** Undefined if the service runs on this machine. */
  address: string | undefined
  accounts: AccountUse[]
  engines: CallEstimate[]
  maxRequests: number | undefined
  /** US dollars of the whole run. */
  maxCost: number | undefined
  lacksKeys: boolean
}

/** Returns the demand of a gate. A value missing in `asked` means no requests or no limit. */
export function demandOf(settings: Omit<Settings, 'service'>, asked: Partial<Demand>): Demand {
  const { brand, keywords, timeoutMinutes } = settings
  return {
    brand,
    keywords,
    timeoutMinutes,
    scans: countScans(settings),
    address: undefined,
    accounts: [],
    engines: [],
    lacksKeys: false,
    maxRequests: undefined,
    maxCost: undefined,
    ...asked,
  }
}

interface DemandSum {
  scans: number
  requests: number
  minutes: number
  /** US dollars, of the engines with a known price. */
  costUsd: number
  isWhole: boolean
  unpriced: string[]
}

/** Adds up the demand of gates, which share the limits of an account. */
export function sumDemands(demands: readonly Demand[]): DemandSum {
  const accounts = sumAccounts(demands)
  const engines = demands.flatMap(demand => demand.engines)
  const unpriced = new Set(engines.filter(({ costUsd }) => costUsd === undefined).map(({ engine }) => engine))
  return {
    scans: demands.reduce((sum, { scans }) => sum + scans, 0),
    requests: accounts.reduce((sum, { requests }) => sum + requests, 0),
    minutes: Math.max(0, ...accounts.map(({ requests, perMinute }) => minutesOf(requests, perMinute))),
    costUsd: engines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0),
    isWhole: unpriced.size === 0 && demands.every(({ address }) => address === undefined),
    unpriced: [...unpriced],
  }
}

/** Adds up the requests to each account. The lowest of different limits applies. */
export function sumAccounts(demands: readonly Demand[]): (AccountUse & { gates: number })[] {
  const uses = demands.flatMap(({ accounts }) => accounts)
  return [...Map.groupBy(uses, ({ account }) => account)].map(([account, shared]) => {
    const days = shared.flatMap(({ perDay }) => perDay ?? [])
    return {
      account,
      gates: shared.length,
      requests: shared.reduce((sum, { requests }) => sum + requests, 0),
      perMinute: Math.min(...shared.map(({ perMinute }) => perMinute)),
      perDay: days.length === 0 ? undefined : Math.min(...days),
    }
  })
}

/** Returns the minimum duration of requests in minutes. The requests of the first minute are sent at once. */
export function minutesOf(requests: number, perMinute: number): number {
  return Math.max(0, Math.ceil(requests / perMinute) - 1)
}
