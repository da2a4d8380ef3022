import type { Fingerprint } from '../history/record.ts'

/** What differs between two fingerprints, of one name. */
export interface FingerprintChange {
  name: string
  added: string[]
  removed: string[]
  /** It is a value on both sides, not a list. */
  single: boolean
}

/** What changed from `before` to `now`; empty when the runs are comparable. Only names that both have are compared. */
export function compareFingerprints(before: Fingerprint, now: Fingerprint): FingerprintChange[] {
  return Object.keys(now).flatMap(name => {
    const [old, current] = [before[name], now[name]]
    if (old === undefined || current === undefined) return []
    const added = current.filter(item => !old.includes(item))
    const removed = old.filter(item => !current.includes(item))
    const single = old.length === 1 && current.length === 1
    return added.length + removed.length === 0 ? [] : [{ name, added, removed, single }]
  })
}
