import type * as z from 'zod'
import type { blockerSchema, preflightBlockerSchema } from './blocker-schema.ts'

/** Why a run cannot be judged: it cannot measure its whole plan, or the answers hold nothing to judge. */
export type Blocker = z.output<typeof blockerSchema>

/** What a service can know before its first request. */
export type PreflightBlocker = z.output<typeof preflightBlockerSchema>

/** Returns the verdict of a run that the blocker stopped: `inconclusive` where nothing is wrong with the run itself. */
export function statusOfBlocker({ kind }: Blocker): 'error' | 'inconclusive' {
  return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error'
}
