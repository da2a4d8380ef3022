/** What is asked of a verdict. A run loads it without the schemas. */
import type { MissingBaseline } from '../comparison/baseline.ts'
import type { Loss } from '../history/record.ts'
import type { RuleResult } from './rule-schema.ts'
import type { Blocker, DropResults, Recording, Verdict } from './verdict-schema.ts'

export type * from './rule-schema.ts'
export type * from './verdict-schema.ts'

/** Returns the results of the rules; empty where they were not applied. */
export function rulesOf(verdict: Verdict): RuleResult[] {
  return verdict.kind === 'judged' ? verdict.rules : []
}

/** Returns what the tests of the drops found; undefined where nothing was compared. */
export function dropsOf(verdict: Verdict): DropResults | undefined {
  return verdict.kind === 'judged' ? verdict.drops : undefined
}

/** Returns whether the settings name a baseline that this run, or a later one, can be compared with. */
export function namesBaseline({ baseline }: Pick<Verdict, 'baseline'>): boolean {
  const kind = 'missing' in baseline ? baseline.missing.kind : undefined
  return kind !== 'none-configured' && kind !== 'no-base-for-service'
}

/**
 * Returns why a run is compared with nothing although its settings name a baseline; undefined where it is compared. Such a
 * run tells nothing of earlier failures: their issues, losses and messages stay as they are.
 */
export function notComparedOf({ baseline }: Pick<Verdict, 'baseline'>): MissingBaseline | undefined {
  if (!('missing' in baseline) || baseline.missing.kind === 'accepted') return undefined
  return namesBaseline({ baseline }) ? baseline.missing : undefined
}

/** Returns the losses as a run leaves them. Where it compares nothing, they stay open. */
export function lossesOf(verdict: Verdict): Loss[] {
  const missing = notComparedOf(verdict)
  return dropsOf(verdict)?.losses ?? (missing?.kind === 'other-settings' ? (missing.losses ?? []) : [])
}

/**
 * Returns the verdict of a run after it was recorded, or not. Without the record, later runs are compared with nothing: such a
 * run is at best inconclusive, and an error if its level was to be accepted.
 */
export function withRecording(verdict: Verdict, recording: Recording | undefined, accept: boolean): Verdict {
  const recorded = { ...verdict, ...(recording && { recording }) }
  if (accept && recording?.kind !== 'stored') {
    return recorded.status === 'fail'
      ? { ...recorded, isAcceptLost: true }
      : { ...recorded, isAcceptLost: true, status: 'error' }
  }
  const isLost = recorded.kind === 'judged' && recording?.kind === 'failed'
  return isLost && recorded.status === 'pass' ? { ...recorded, status: 'inconclusive' } : recorded
}

/** Returns whether the history of a run exists and could not be read this time. */
export function isUnread(verdict: Verdict): boolean {
  const missing = notComparedOf(verdict)
  if (missing?.kind !== 'unusable' || missing.unusable.kind !== 'history') return false
  return missing.unusable.cause.kind === 'unread'
}

/** Returns the facts that an engine stated correctly before, and then wrongly. */
export function relapsesOf(verdict: Verdict) {
  return rulesOf(verdict).flatMap(rule => (rule.kind === 'facts' ? rule.relapsed : []))
}

/** Returns whether a wrong fact is open. */
export function hasRelapse(verdict: Verdict): boolean {
  return relapsesOf(verdict).some(({ state }) => state !== 'ended')
}

/** Returns whether the gate passed, and could not have failed. */
export function isReportOnly(verdict: Verdict): boolean {
  return verdict.kind === 'judged' && verdict.reportOnly
}

/** Returns whether a drop beyond its tolerance may be chance. */
export function mayHaveDropped(verdict: Verdict): boolean {
  return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'inconclusive')
}

/**
 * Returns the verdict of a run that the blocker stopped. A run without secrets did nothing wrong, and neither did a run without
 * answers if no rule and no baseline needs them.
 */
export function statusOfBlocker({ kind }: Blocker, needsAnswers = false): 'error' | 'inconclusive' {
  if (kind === 'no-secrets') return 'inconclusive'
  return kind === 'no-answers' && !needsAnswers ? 'inconclusive' : 'error'
}
