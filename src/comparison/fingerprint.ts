import type * as z from 'zod'
import type { Fingerprint } from '../history/record.ts'
import type { fingerprintChangeSchema } from './baseline.ts'

/** How one name differs between two fingerprints. */
export type FingerprintChange = z.output<typeof fingerprintChangeSchema>

/** Returns what changed from `before` to `now`; empty when the runs are comparable. Compares only names that both have. */
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
