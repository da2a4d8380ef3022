/** What the gates of a run require from their services, before the first request. */
import type { Limits } from '../contract/plans.ts'
import { VENDOR_LIMITS } from '../engines/engine.ts'
import type { EngineQuestions } from '../engines/question-plan.ts'
import type { Settings } from '../inputs/settings.ts'
import { sum } from '../lib/numbers.ts'
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
  /** The account of a hosted service. */
  accounts: AccountUse[]
  engines: EngineQuestions[]
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

/**
 * Adds up the demand of gates, which share the limits of an account, and the answers to the same questions. `sharedAnswers`:
 * number of answers that gates take from earlier gates of the run. `isWhole`: the cost of every request is known.
 */
export function sumDemands(demands: readonly Demand[]) {
  const planned = demands.flatMap(({ engines }) => engines)
  const accounts = [...sumAccounts(demands), ...sumVendors(planned)]
  const { costUsd, unpriced, requests: questions } = sumCosts(planned)
  return {
    scans: sum(demands.map(({ scans }) => scans)),
    requests: sum(accounts.map(({ requests }) => requests)),
    sharedAnswers: countQuestions(planned) - questions,
    minutes: Math.max(0, ...accounts.map(({ requests, perMinute }) => minutesOf(requests, perMinute))),
    costUsd,
    isWhole: unpriced.length === 0 && demands.every(({ address }) => address === undefined),
    unpriced,
    accounts,
  }
}

/**
 * Adds up questions, each counted once even if several gates ask it, and their cost: US dollars of the engines with a known
 * price. `unpriced`: the other engines.
 */
export function sumCosts(planned: readonly EngineQuestions[]) {
  const engines = dropShared(planned)
  const unpriced = engines.flatMap(({ engine, answerUsd }) => (answerUsd === undefined ? [engine] : []))
  return {
    requests: countQuestions(engines),
    costUsd: sum(engines.map(({ questions, answerUsd = 0 }) => questions.length * answerUsd)),
    unpriced: [...new Set(unpriced)],
  }
}

/** Leaves each question to the first gate that asks it. */
function dropShared(engines: readonly EngineQuestions[]): EngineQuestions[] {
  const asked = new Set<string>()
  return engines.map(engine => {
    const questions = engine.questions.filter(question => !asked.has(question))
    for (const question of questions) asked.add(question)
    return { ...engine, questions }
  })
}

function countQuestions(engines: readonly EngineQuestions[]): number {
  return sum(engines.map(({ questions }) => questions.length))
}

function sumVendors(engines: readonly EngineQuestions[]): AccountUse[] {
  return Array.from(
    Map.groupBy(dropShared(engines), ({ vendor }) => vendor),
    ([account, calls]) => {
      const { perMinute } = VENDOR_LIMITS
      return { account, requests: countQuestions(calls), perMinute, perDay: undefined }
    },
  )
}

/** Adds up the requests to each hosted account. The lowest of different limits applies. */
export function sumAccounts(demands: readonly Demand[]): (AccountUse & { gates: number })[] {
  const uses = demands.flatMap(({ accounts }) => accounts)
  return [...Map.groupBy(uses, ({ account }) => account)].map(([account, shared]) => {
    const days = shared.flatMap(({ perDay }) => perDay ?? [])
    return {
      account,
      gates: shared.length,
      requests: sum(shared.map(({ requests }) => requests)),
      perMinute: Math.min(...shared.map(({ perMinute }) => perMinute)),
      perDay: days.length === 0 ? undefined : Math.min(...days),
    }
  })
}

/** Returns the minimum duration of requests in minutes. The requests of the first minute are sent at once. */
export function minutesOf(requests: number, perMinute: number): number {
  return Math.max(0, Math.ceil(requests / perMinute) - 1)
}
