/** What a gate asks of its service, as it is known before the first request. Pure. */
import type { Limits } from '../contract/plans.ts'
import type { CallEstimate } from '../engines/prices.ts'
import type { Settings } from '../inputs/settings.ts'
import { countScans } from './plan.ts'

/** Requests to an account, and what the account allows. */
interface AccountUse extends Pick<Limits, 'perMinute'> {
  /** Base URL of a service, or name of a vendor. */
  account: string
  /** Greatest number, without retries. */
  requests: number
  /** Undefined for a vendor: its day is not known. */
  perDay: number | undefined
}

export interface Demand extends Pick<Settings, 'brand' | 'keywords' | 'timeoutMinutes'> {
  /** Of the brand and all competitors. */
  scans: number
  /** Base URL of the service; undefined where it runs on this machine. */
  address: string | undefined
  /** One entry for each account; empty where nothing is asked outside. */
  accounts: AccountUse[]
  /** The live engines; empty where none is asked with an account of the user. */
  engines: CallEstimate[]
  /** Undefined for no limit. */
  maxRequests: number | undefined
  /** Of the whole run, in US dollars; undefined for no limit. */
  maxCost: number | undefined
  /** A key that the service needs is absent. */
  lacksKeys: boolean
}

/** Returns the demand of a gate. What `asked` leaves out is not asked, or has no limit. */
export function demandOf(settings: Omit<Settings, 'service'>, asked: Partial<Demand>): Demand {
  const { brand, keywords, timeoutMinutes } = settings
  return {
    ...{ brand, keywords, timeoutMinutes, scans: countScans(settings) },
    ...{ address: undefined, accounts: [], engines: [], lacksKeys: false },
    ...{ maxRequests: undefined, maxCost: undefined },
    ...asked,
  }
}

/** What gates ask together. */
interface DemandSum {
  scans: number
  requests: number
  /** Least time that the rate limits take. */
  minutes: number
  /** US dollars, of all engines whose price is known. */
  costUsd: number
  /** Every cost is known. */
  isWhole: boolean
  /** The engines whose price is not known. */
  unpriced: string[]
}

/** Returns what gates ask together. Gates that use one account share its limits. */
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

/** Returns what gates ask of each account together. An account that several gates use has the least of their limits. */
export function sumAccounts(demands: readonly Demand[]): (AccountUse & { gates: number })[] {
  const uses = demands.flatMap(({ accounts }) => accounts)
  return Array.from(
    Map.groupBy(uses, ({ account }) => account),
    ([account, shared]) => {
      const days = shared.flatMap(({ perDay }) => perDay ?? [])
      return {
        ...{ account, gates: shared.length },
        requests: shared.reduce((sum, { requests }) => sum + requests, 0),
        perMinute: Math.min(...shared.map(({ perMinute }) => perMinute)),
        perDay: days.length === 0 ? undefined : Math.min(...days),
      }
    },
  )
}

/** Returns the least number of minutes of so many requests. Those of the first minute are sent at once. */
export function minutesOf(requests: number, perMinute: number): number {
  return Math.max(0, Math.ceil(requests / perMinute) - 1)
}
