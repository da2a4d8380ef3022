export interface Limits {
  perMinute: number
  perDay: number
  concurrent: number
}

/** Enterprise limits are agreed individually, so that plan has no entry. */
export const PLANS = {
  free: { perMinute: 10, perDay: 500, concurrent: 1 },
  pro: { perMinute: 60, perDay: 10_000, concurrent: 5 },
  business: { perMinute: 300, perDay: 100_000, concurrent: 20 },
} satisfies Record<string, Limits>

export type Plan = keyof typeof PLANS | 'enterprise'

/** Reads limits in any order: `600/minute, 200000/day, 50 concurrent`; undefined if the text is invalid, none if it is empty. */
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
