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
