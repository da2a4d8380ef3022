import type * as z from 'zod'
import type { costSchema } from './answer-record.ts'
import type { Usage } from './engine-answer.ts'
import type { EngineSpec } from './engines.ts'
import { priceUsage } from './prices.ts'

/** What the replies of one engine used, except unreadable replies, whose usage is unknown. */
export type EngineCost = z.output<typeof costSchema>

export type Account = ReturnType<typeof openAccount>

export const COST_LIMIT_REACHED = new Error('the cost limit of the run is reached')

/** Opens an account for a day, YYYY-MM-DD. `maxCost`, in US dollars, limits it, and `spent` counts toward the limit. */
export function openAccount(day: string, maxCost = Number.POSITIVE_INFINITY, spent = 0) {
  const costs = new Map<string, EngineCost>()
  const reached = new AbortController()
  const endAtLimit = () => {
    if (addUsd(spent, totalCost([...costs.values()])) >= maxCost) reached.abort(COST_LIMIT_REACHED)
  }
  endAtLimit()
  return {
    charge(spec: EngineSpec, model: string, usage: Usage): void {
      costs.set(
        spec.id,
        addReply(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage, day), usage),
      )
      endAtLimit()
    },
    costs: () => [...costs.values()],
    /** Aborts with COST_LIMIT_REACHED when the known cost reaches the limit. */
    limit: reached.signal,
  }
}

/** Returns the sum of costs in US dollars. */
export function totalCost(costs: readonly Pick<EngineCost, 'costUsd'>[]): number {
  return costs.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0)
}

/** Ten-billionths of a US dollar: less than the price of a token. */
const UNITS = 1e10

/** Adds US dollars to the nearest unit, so that a sum does not depend on the order of its parts. */
function addUsd(a: number, b: number): number {
  return (Math.round(a * UNITS) + Math.round(b * UNITS)) / UNITS
}

/** An alias is billed as the model that answered, if the list has its price. */
function costOf(spec: EngineSpec, model: string, usage: Usage, day: string): number | undefined {
  return usage.cost ?? priceUsage({ ...spec, model }, usage, day) ?? priceUsage(spec, usage, day)
}

function addReply(costs: EngineCost, cost: number | undefined, usage: Usage): EngineCost {
  const { inputTokens = 0, outputTokens = 0, searches } = usage
  return {
    engine: costs.engine,
    replies: costs.replies + 1,
    inputTokens: costs.inputTokens + inputTokens,
    outputTokens: costs.outputTokens + outputTokens,
    searches: searches === undefined ? costs.searches : (costs.searches ?? 0) + searches,
    costUsd: addUsd(costs.costUsd, cost ?? 0),
    stated: costs.stated + (usage.cost === undefined ? 0 : 1),
    unpriced: costs.unpriced + (cost === undefined ? 1 : 0),
  }
}

function noCost(engine: string): EngineCost {
  const none = { replies: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, stated: 0, unpriced: 0 }
  return { engine, ...none, searches: undefined }
}
