import { createHash, timingSafeEqual } from 'node:crypto'
import { type Limits, PLANS, type Plan } from '../contract/plans.ts'
import type { Clock } from '../lib/clock.ts'
import { DAY } from '../lib/numbers.ts'

export interface AccessKey {
  key: string
  plan: Plan
  /** Keys of one group share scans and reports. Without a group, a key has its own. */
  group?: string
}

/**
 * Reads comma-separated entries `key=plan` or `key=plan:group`, and describes every invalid one without its text, which may be a
 * secret. The last `=` separates the plan, because a key in Base64 may contain `=`.
 */
export function readKeys(text: string): { keys: AccessKey[]; problems: string[] } {
  const keys: AccessKey[] = []
  const problems: string[] = []
  if (text.trim() === '') return { keys, problems }
  for (const [index, part] of text.split(',').entries()) {
    const end = part.lastIndexOf('=')
    const [key, planAndGroup] = [part.slice(0, Math.max(0, end)).trim(), part.slice(end + 1).trim()]
    const [, plan = '', group] = /^([^:]*)(?::(.*))?$/.exec(planAndGroup) ?? []
    const report = (problem: string) => problems.push(`entry ${index + 1} ${problem}`)
    if (key === '' || !/^\S+$/.test(planAndGroup)) report('is not key=plan or key=plan:group')
    else if (!isPlan(plan)) report('has a plan other than free, pro, business and enterprise')
    else if (group !== undefined && !/^[\w-]{1,64}$/.test(group))
      report('has a group with other than 1 to 64 letters, digits, - and _')
    // A header allows only these.
    else if (!/^[\x21-\x7e]+$/.test(key)) report('has a key with characters other than visible ASCII')
    else if (keys.some(known => known.key === key)) report('repeats a key')
    else keys.push({ key, plan, ...(group !== undefined && { group }) })
  }
  return { keys, problems }
}

/** Returns the name of a key's scans and reports: 32 hexadecimal digits that do not reveal the key. */
export function tenantOf({ key, group }: AccessKey): string {
  return hash(JSON.stringify(group === undefined ? { key } : { group }))
    .toString('hex')
    .slice(0, 32)
}

function isPlan(text: string): text is Plan {
  return text === 'enterprise' || Object.hasOwn(PLANS, text)
}

/** Finds the holder of the key in an Authorization header. Compares all digests in constant time, which reveals nothing. */
export function createKeyring<T extends AccessKey>(holders: T[]): (header: string) => T | undefined {
  const digests = holders.map(holder => ({ holder, digest: hash(holder.key) }))
  return header => {
    const [, key = ''] = /^bearer +(\S+) *$/i.exec(header) ?? []
    const presented = hash(key)
    return digests.filter(({ digest }) => timingSafeEqual(digest, presented))[0]?.holder
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const MINUTE = 60_000

/** Seconds to wait after too many concurrent requests, which may end at any time. */
const BUSY = 1

/**
 * Creates the rate limit of a key, per sliding minute and day and of concurrent requests. Rejected requests do not count.
 * `leave` must be called before the answer is sent. `retryAfter` is in whole seconds.
 */
export function createAdmissions(
  limits: Limits | undefined,
  clock: Clock,
): () => { leave(): void } | { retryAfter: number } {
  if (limits === undefined) return () => ({ leave: () => {} })
  const { perMinute, perDay, concurrent } = limits
  let running = 0
  const admitted: number[] = []

  const waitFor = (limit: number, window: number, now: number) => {
    const blocking = admitted.at(-limit)
    return blocking === undefined ? 0 : blocking + window - now
  }

  return () => {
    const now = clock.now()
    const wait = Math.max(waitFor(perMinute, MINUTE, now), waitFor(perDay, DAY, now))
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1_000) }
    if (running >= concurrent) return { retryAfter: BUSY }
    running += 1
    // Old times are removed in bulk, because each removal copies the array.
    const needed = Math.max(perMinute, perDay)
    if (admitted.length >= 2 * needed) admitted.splice(0, admitted.length - needed)
    admitted.push(now)
    return {
      leave() {
        running -= 1
      },
    }
  }
}
