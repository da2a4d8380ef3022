import { createHash, timingSafeEqual } from 'node:crypto'
import { PLANS, type Plan } from '../contract/plans.ts'

export interface AccessKey {
  key: string
  plan: Plan
  /** Keys of one group share scans and reports. Without a group, a key has its own. */
  group?: string
}

/** Does not contain the text of the entry, which may be a secret. Entries are numbered from 1. */
export interface KeyProblem {
  entry: number
  reason: /** No `=`, or nothing before or after it. */
    | 'not-a-pair'
    | 'unknown-plan'
    | 'bad-group'
    /** Headers allow only visible ASCII characters. */
    | 'bad-key'
    | 'repeated'
}

/**
 * Reads comma-separated entries `key=plan` or `key=plan:group`, and reports every invalid one. The last `=` separates the plan,
 * because a key in Base64 may contain `=`.
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
