import { createHash, timingSafeEqual } from 'node:crypto'
import { PLANS, type Plan } from '../contract/plans.ts'

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
