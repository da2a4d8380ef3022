import { createHash, timingSafeEqual } from 'node:crypto'
import { PLANS, type Plan } from '../contract/plans.ts'

export interface AccessKey {
  key: string
  plan: Plan
}

/** What is wrong with one entry, counted from 1; never holds its text, which may be a secret. */
export interface KeyProblem {
  entry: number
  reason: /** No `=`, or nothing before or after it. */
    | 'not-a-pair'
    | 'unknown-plan'
    /** Not visible ASCII characters, so that no header could carry it. */
    | 'bad-key'
    | 'repeated'
}

/**
 * Reads `key=plan` pairs with commas between. A key may hold `=` itself, as Base64 does: the last one counts.
 * Every key names its plan. Empty text has no keys.
 */
export function readKeys(text: string): { keys: AccessKey[]; problems: KeyProblem[] } {
  const keys: AccessKey[] = []
  const problems: KeyProblem[] = []
  if (text.trim() === '') return { keys, problems }
  for (const [index, part] of text.split(',').entries()) {
    const [, key = '', plan = ''] = /^\s*(.*\S)\s*=\s*(\S+)\s*$/.exec(part) ?? []
    const problem = (reason: KeyProblem['reason']) => problems.push({ entry: index + 1, reason })
    if (key === '') problem('not-a-pair')
    else if (!isPlan(plan)) problem('unknown-plan')
    else if (!/^[\x21-\x7e]+$/.test(key)) problem('bad-key')
    else if (keys.some(known => known.key === key)) problem('repeated')
    else keys.push({ key, plan })
  }
  return { keys, problems }
}

function isPlan(text: string): text is Plan {
  return text === 'enterprise' || Object.hasOwn(PLANS, text)
}

/**
 * Finds the holder whose key an Authorization header carries. Digests of equal length are compared, each with
 * all, so that the time it takes tells nothing about the keys.
 */
export function createKeyring<T extends AccessKey>(holders: T[]): (header: string) => T | undefined {
  const digests = holders.map(holder => ({ holder, digest: digestOf(holder.key) }))
  return header => {
    const [, key = ''] = /^bearer +(\S+) *$/i.exec(header) ?? []
    const presented = digestOf(key)
    return digests.filter(({ digest }) => timingSafeEqual(digest, presented))[0]?.holder
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
