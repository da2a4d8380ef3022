import { createHash, timingSafeEqual } from 'node:crypto'
import { PLANS, type Plan } from '../contract/plans.ts'

export interface AccessKey {
  key: string
  plan: Plan
  /** Keys of one group share scans and reports. Without a group, a key has its own. */
  group?: string
}

/** A problem of an entry, counted from 1. Never holds the text of the entry, which may be a secret. */
export interface KeyProblem {
  entry: number
  reason: /** No `=`, or no text before or after it. */
    | 'not-a-pair'
    | 'unknown-plan'
    | 'bad-group'
    /** Not only visible ASCII characters, as a header requires. */
    | 'bad-key'
    | 'repeated'
}

/**
 * Reads comma-separated entries `key=plan` or `key=plan:group`, and reports every invalid one. A key may contain `=`, as
 * in Base64: the last `=` separates the plan. An empty text has no keys.
 */
export function readKeys(text: string): { keys: AccessKey[]; problems: KeyProblem[] } {
  const keys: AccessKey[] = []
  const problems: KeyProblem[] = []
  if (text.trim() === '') return { keys, problems }
  for (const [index, part] of text.split(',').entries()) {
    const end = part.lastIndexOf('=')
    const [key, planAndGroup] = [part.slice(0, Math.max(0, end)).trim(), part.slice(end + 1).trim()]
    const [, plan = '', group] = /^([^:]*)(?::(.*))?$/.exec(planAndGroup) ?? []
    const problem = (reason: KeyProblem['reason']) => problems.push({ entry: index + 1, reason })
    if (key === '' || !/^\S+$/.test(planAndGroup)) problem('not-a-pair')
    else if (!isPlan(plan)) problem('unknown-plan')
    else if (group !== undefined && !/^[\w-]{1,64}$/.test(group)) problem('bad-group')
    else if (!/^[\x21-\x7e]+$/.test(key)) problem('bad-key')
    else if (keys.some(known => known.key === key)) problem('repeated')
    else keys.push({ key, plan, ...(group !== undefined && { group }) })
  }
  return { keys, problems }
}

/**
 * Returns the name under which the scans and reports of a key are kept: 32 hexadecimal digits, equal for the keys of one
 * group. Does not reveal the key.
 */
export function tenantOf({ key, group }: AccessKey): string {
  return hash(JSON.stringify(group === undefined ? { key } : { group }))
    .toString('hex')
    .slice(0, 32)
}

function isPlan(text: string): text is Plan {
  return text === 'enterprise' || Object.hasOwn(PLANS, text)
}

/**
 * Returns a function that finds the holder of the key in an Authorization header, if any. Compares the digests of all
 * keys in constant time, so that its duration reveals nothing about them.
 */
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
