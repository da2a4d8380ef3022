/** Reads verdicts. Must not load the schemas, because all reports import it. */
import type { MissingBaseline } from '../comparison/baseline.ts'
import type { Loss } from '../history/record.ts'
import type { RuleResult } from './rule-schema.ts'
import type { Blocker, DropResults, Recording, Verdict } from './verdict-schema.ts'

export type * from './rule-schema.ts'
export type * from './verdict-schema.ts'

/** Returns the results of the rules; empty if they were not applied. */
export function listRules(verdict: Verdict): RuleResult[] {
  return verdict.kind === 'judged' ? verdict.rules : []
}

/** Returns the results of the tests of drops; undefined if nothing was compared. */
export function findDrops(verdict: Verdict): DropResults | undefined {
  return verdict.kind === 'judged' ? verdict.drops : undefined
}

/** Returns whether the settings name a baseline for this run or a later one. */
export function namesBaseline({ baseline }: Pick<Verdict, 'baseline'>): boolean {
  const kind = 'missing' in baseline ? baseline.missing.kind : undefined
  return kind !== 'none-configured' && kind !== 'no-base-for-service'
}

/** Returns why a run is not compared although its settings name a baseline. Its earlier failures stay as they are. */
export function findMissingBaseline({ baseline }: Pick<Verdict, 'baseline'>): MissingBaseline | undefined {
  if (!('missing' in baseline) || baseline.missing.kind === 'accepted') return undefined
  return namesBaseline({ baseline }) ? baseline.missing : undefined
}

/** Returns the losses after a run. If the run is not compared, they stay open. */
export function listLosses(verdict: Verdict): Loss[] {
  const missing = findMissingBaseline(verdict)
  return findDrops(verdict)?.losses ?? (missing?.kind === 'other-settings' ? (missing.losses ?? []) : [])
}

/** Returns the verdict after the attempt to record the run. It is an error if a level to be accepted was not recorded. */
export function withRecording(verdict: Verdict, recording: Recording | undefined, accept: boolean): Verdict {
  const recorded = recording === undefined ? verdict : { ...verdict, recording }
  if (accept && recording?.kind !== 'stored') {
    const refused: Verdict = { ...recorded, isAcceptLost: true }
    return refused.status === 'fail' ? refused : { ...refused, status: 'error' }
  }
  // Later runs cannot be compared with this one.
  const isLost = recorded.kind === 'judged' && recording?.kind === 'failed'
  return isLost && recorded.status === 'pass' ? { ...recorded, status: 'inconclusive' } : recorded
}

/** Returns whether the history of a run exists but could not be read this time. */
export function isUnread(verdict: Verdict): boolean {
  const missing = findMissingBaseline(verdict)
  if (missing?.kind !== 'unusable' || missing.unusable.kind !== 'history') return false
  return missing.unusable.cause.kind === 'unread'
}

/** Returns the facts that an engine stated correctly in earlier runs and then wrongly. */
export function listRelapses(verdict: Verdict) {
  return listRules(verdict).flatMap(rule => (rule.kind === 'facts' ? rule.relapsed : []))
}

/** Returns whether an engine states a fact wrongly that it stated correctly before. */
export function hasRelapse(verdict: Verdict): boolean {
  return listRelapses(verdict).some(({ state }) => state !== 'ended')
}

/** Returns whether the gate cannot fail, because no rule and no baseline is set. */
export function isReportOnly(verdict: Verdict): boolean {
  return verdict.kind === 'judged' && verdict.reportOnly
}

/** Returns whether a drop beyond its tolerance may be chance. */
export function mayHaveDropped(verdict: Verdict): boolean {
  return listRules(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'inconclusive')
}

/** Returns the status of a blocked run. Missing answers only matter if a rule or a baseline needs them. */
export function statusOfBlocker(blocker: Blocker, needsAnswers = false): 'error' | 'inconclusive' {
  if (!('code' in blocker)) return 'error'
  // Forks get no secrets, and Dependabot only its own.
  if (blocker.code === 'AVG_NO_SECRETS') return 'inconclusive'
  return blocker.code === 'AVG_NO_ANSWERS' && !needsAnswers ? 'inconclusive' : 'error'
}
