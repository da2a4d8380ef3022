/** The rate limits of an account: requests per minute, per day, and at the same time. */
export interface Limits {
  perMinute: number
  perDay: number
  concurrent: number
}

/** The plans of the contract. The limits of an enterprise plan are agreed individually, so it has no entry. */
export const PLANS = {
  free: { perMinute: 10, perDay: 500, concurrent: 1 },
  pro: { perMinute: 60, perDay: 10_000, concurrent: 5 },
  business: { perMinute: 300, perDay: 100_000, concurrent: 20 },
} satisfies Record<string, Limits>

export type Plan = keyof typeof PLANS | 'enterprise'

/**
 * Reads limits such as `600/minute, 200000/day, 50 concurrent`. Every part is optional and occurs at most once, in any
 * order; each value is a whole number above 0. Returns undefined for any other text, and no limits for an empty text.
 */
export function readLimits(text: string): Partial<Limits> | undefined {
  const limits: Partial<Limits> = {}
  if (text.trim() === '') return limits
  for (const part of text.split(',')) {
    const [, digits, unit = ''] = /^\s*(\d+)\s*(\/\s*minute|\/\s*day|concurrent)\s*$/i.exec(part) ?? []
    const value = Number(digits)
    const name = limitOf(unit)
    if (limits[name] !== undefined || !Number.isSafeInteger(value) || value === 0) return undefined
    limits[name] = value
  }
  return limits
}

function limitOf(unit: string): keyof Limits {
  if (/minute$/i.test(unit)) return 'perMinute'
  return /day$/i.test(unit) ? 'perDay' : 'concurrent'
}

/** Returns the limits of a plan; `own` overrides them. Throws a RangeError if a limit is missing in both. */
export function limitsOf(plan: Plan, own: Partial<Limits>): Limits {
  const known: Partial<Limits> = plan === 'enterprise' ? own : { ...PLANS[plan], ...own }
  const { perMinute, perDay, concurrent } = known
  if (perMinute === undefined || perDay === undefined || concurrent === undefined) {
    throw new RangeError(`The ${plan} plan needs all three limits.`)
  }
  return { perMinute, perDay, concurrent }
}

/** One of several jobs that share the limits of an account. */
export interface Share {
  /** How much each of the jobs asks. */
  weights: number[]
  /** The job, from 1. */
  index: number
}

/** Returns the part of the limits for one of several jobs. The whole day stays: no job counts it. */
export function shareLimits<T extends Pick<Limits, 'perMinute' | 'concurrent'>>(
  limits: T,
  { weights, index }: Share,
): T {
  const share = (limit: number) => allocate(limit, weights)[index - 1] ?? 0
  return { ...limits, perMinute: share(limits.perMinute), concurrent: share(limits.concurrent) }
}

/**
 * Divides a limit into whole parts in proportion to weights, which are whole numbers, by the largest remainder method:
 * each part is its exact share, rounded down. What is left goes to the largest remainders, 1 each, of equal remainders to
 * the first. A weight above 0 whose share is below 1 gets 1, and the others divide the rest. The parts add up to the
 * limit, or to 0 without a weight above 0. Throws a RangeError if the limit has no 1 for each weight above 0.
 */
export function allocate(limit: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  if (weights.filter(weight => weight > 0).length > limit) {
    throw new RangeError(`A limit of ${limit} has no part for each of ${weights.length} jobs.`)
  }
  const isSmall = (weight: number) => weight > 0 && limit * weight < total
  const small = weights.filter(isSmall).length
  if (small > 0) {
    const rest = allocate(
      limit - small,
      weights.map(weight => (isSmall(weight) ? 0 : weight)),
    )
    return weights.map((weight, at) => (isSmall(weight) ? 1 : (rest[at] ?? 0)))
  }
  // A product of a limit and a weight may be more than a number holds exactly.
  const products = weights.map(weight => BigInt(limit) * BigInt(weight))
  const parts = products.map(product => Number(product / BigInt(total)))
  const left = limit - parts.reduce((sum, part) => sum + part, 0)
  const largestFirst = products
    .map((product, at) => ({ at, remainder: product % BigInt(total) }))
    .sort((a, b) => Number(b.remainder - a.remainder))
  const raised = new Set(largestFirst.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (raised.has(at) ? part + 1 : part))
}
