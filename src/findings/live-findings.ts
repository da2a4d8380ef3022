/** Finds drops, recoveries and competitors in the answers of live engines. Pure. */
import type { Baseline } from '../comparison/baseline.ts'
import { compare, indexOfRun } from '../comparison/compare.ts'
import { type Change, type Comparison, changeOver, keyOf } from '../comparison/comparison.ts'
import { isIn, keyOfScope, type Scope } from '../comparison/scope.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import { maxBcrDrop, maxCitedEnginesDrop } from '../gate/rules/drops.ts'
import { listRules, type RuleResult, type Verdict } from '../gate/verdict.ts'
import type { Loss } from '../history/record.ts'
import type { ConfigChange, FailOn } from '../inputs/stored-settings.ts'
import type { Measurement } from '../scan/measure.ts'
import type { HostBlocks } from '../sites/barriers.ts'
import { findGrownSites, findReadEvidence } from './evidence.ts'
import type { DroppedValue, Finding, LostPage, OverTime } from './finding.ts'

/** A run after its verdict. */
export interface JudgedRun {
  verdict: Verdict
  measurement: Measurement | undefined
  baseline: Baseline | undefined
  comparison: Comparison | undefined
  answerRecords: readonly AnswerRecord[]
  configChanges?: ConfigChange[] | undefined
  hostBlocks?: HostBlocks | undefined
  /** Pages that lost citations since the last good run, and were changed. */
  lostPages?: readonly LostPage[] | undefined
  /** Why the step fails. */
  failures?: readonly FailOn[]
}

/** Returns the findings about the level: the one that decides the verdict, then each other known loss. */
export function findLive(run: JudgedRun): Finding[] {
  const { verdict, comparison, measurement, baseline } = run
  if (verdict.kind === 'blocked' || comparison === undefined) return []
  const { rules, drops } = verdict
  const drop = findDrop(rules, 'fail') ?? findDrop(rules, 'inconclusive')
  const fails = drop?.outcome === 'fail'
  const whole: Scope = { kind: 'whole' }
  const scope = drop === undefined || isShareRule(drop) ? (drops?.scope ?? whole) : whole
  const isByScore = drops?.isByScore ?? false
  const isTested = drops?.noise === 'tested'
  const context: LossContext = { run, comparison, scope, drop, isTested, isByScore }
  const runs = baseline?.runs ?? []
  const start = indexOfRun(runs, drops?.since)
  const losses = drops?.losses ?? []
  const deciding = losses.find(
    loss =>
      keyOfScope(loss.scope) === keyOfScope(scope) &&
      (loss.measure === 'score') === isByScore &&
      indexOfRun(runs, loss.since) === start,
  )
  const others = losses
    .filter(loss => !fails || loss !== deciding)
    .flatMap(loss => {
      const own =
        loss === deciding || measurement === undefined || baseline === undefined
          ? comparison
          : compare(measurement, baseline, undefined, loss.since)
      const isByScore = loss.measure === 'score'
      const about = { run, comparison: own, scope: loss.scope, drop: undefined, isTested, isByScore }
      return findLoss(about, loss, fails)
    })
  if (drop === undefined) return others
  return [fails ? toFailedDrop(context, deciding) : toPossibleDrop(context), ...others]
}

type Drop = Extract<RuleResult, { kind: 'drop' }>

interface LossContext {
  run: JudgedRun
  comparison: Comparison
  scope: Scope
  /** The rule that decides by this comparison. */
  drop: Drop | undefined
  isTested: boolean
  /** The score of the citing answers fell; their number did not. */
  isByScore: boolean
}

/** A drop of the citation score is more informative than a drop of the number of engines. */
function findDrop(rules: readonly RuleResult[], outcome: 'fail' | 'inconclusive'): Drop | undefined {
  const drops = rules.filter(rule => rule.kind === 'drop' && rule.outcome === outcome)
  const found = drops.find(({ rule }) => rule === maxBcrDrop.name) ?? drops[0]
  return found?.kind === 'drop' ? found : undefined
}

function toFailedDrop(context: LossContext, loss: Loss | undefined): Finding {
  const { comparison, scope } = context
  const common = { ...dropFields(context), leadsTo: 'fail' } as const
  if (comparison.recent.length > 0) {
    const { lowerSince, since } = loss ?? {}
    const reportedOn = loss === undefined || loss.failedRuns === 1 ? undefined : loss.reportedOn
    return { ...common, kind: 'declined', reportedOn, lowerSince, time: overTime(comparison, scope, since) }
  }
  return { ...common, kind: scope.kind === 'engine' ? 'engine-lost' : 'dropped' }
}

function toPossibleDrop(context: LossContext): Finding {
  const { comparison, scope, isTested } = context
  return {
    ...dropFields(context),
    kind: 'may-be-chance',
    leadsTo: 'inconclusive',
    evidence: [],
    certainty: isTested ? 'may-be-chance' : 'too-early',
    time: comparison.recent.length > 0 ? overTime(comparison, scope) : undefined,
  }
}

function findLoss(context: LossContext, loss: Loss, fails: boolean): Finding[] {
  const { comparison, scope } = context
  const { measure, state, reportedOn, lowerSince, failedRuns } = loss
  if (state === 'not-measured') return []
  if (state === 'failed' && fails) return [toFailedDrop(context, loss)]
  if (state === 'failed' || state === 'low') {
    const time = overTime(comparison, scope, loss.since)
    const fields = { ...dropFields(context), kind: 'still-low', leadsTo: 'warn' } as const
    return [{ ...fields, time, reportedOn, lowerSince, failedRuns }]
  }
  const isCertain = state === 'recovered'
  const since = loss.recoveringSince ?? loss.since
  const certainty = isCertain ? certaintyOf(context) : 'may-be-chance'
  const fields = { ...scopeFields(comparison, scope, []), kind: 'back', certainty, leadsTo: 'none' } as const
  return [{ ...fields, since, isCertain, low: findLowRuns(context, loss), measure }]
}

function findLowRuns({ run, comparison, scope }: LossContext, { since, recoveringSince }: Loss) {
  const runs = run.baseline?.runs ?? []
  const end = indexOfRun(runs, recoveringSince)
  const change = changeOver(
    comparison.cells
      .filter(({ engine }) => isIn(scope, engine))
      .flatMap(cell => {
        const before = cell.recent.filter(each => each.run < end)
        return before.length === 0 ? [] : [{ ...cell, before }]
      }),
  )
  return { since, runs: end - indexOfRun(runs, since), share: change?.was.share }
}

function certaintyOf({ isTested }: LossContext): 'more-than-chance' | 'fact' {
  return isTested ? 'more-than-chance' : 'fact'
}

function dropFields(context: LossContext) {
  const { run, comparison, scope, drop, isByScore } = context
  const records = recordsIn(comparison, scope, run.answerRecords)
  const common = scopeFields(comparison, scope, [
    ...(run.lostPages ?? []),
    ...findReadEvidence(records, comparison.runs),
    ...findGrownSites(records, comparison.runs).slice(0, 1),
  ])
  const { change } = common
  const isShown = change !== undefined && isVisiblyLower(change) && (drop === undefined || isShareRule(drop))
  return {
    ...common,
    certainty: certaintyOf(context),
    value: isShown && !isByScore ? undefined : droppedValueOf(context),
  }
}

/** Returns whether the fall is visible in whole percent. */
function isVisiblyLower({ was, since }: Change): boolean {
  return Math.round(100 * was.share) > Math.round(100 * since.share)
}

function droppedValueOf({ drop, comparison: { score } }: LossContext): DroppedValue | undefined {
  if (drop !== undefined) {
    return { rule: drop.rule, subject: drop.subject, now: drop.observed, was: drop.baseline }
  }
  return score && { rule: maxBcrDrop.name, subject: maxBcrDrop.subject, now: score.now, was: score.was }
}

function isShareRule({ rule }: Drop): boolean {
  return rule === maxBcrDrop.name || rule === maxCitedEnginesDrop.name
}

/** Returns the levels before and since the first run that is judged together with this one. A known loss keeps its date. */
function overTime({ cells, recent }: Comparison, scope: Scope, since = recent[0]?.createdAt ?? ''): OverTime {
  const change = changeOver(cells.filter(({ engine }) => isIn(scope, engine)))
  return {
    since,
    levels: change && { before: change.was.share, since: change.since.share, now: change.now.share },
  }
}

function scopeFields<E>(comparison: Comparison, scope: Scope, evidence: E) {
  const since = comparison.recent[0]?.createdAt
  const cells = comparison.cells.filter(({ engine }) => isIn(scope, engine))
  return {
    scope,
    evidence,
    cause: `${keyOfScope(scope)}${since === undefined ? '' : `·${since}`}`,
    change: changeOver(cells),
  }
}

function recordsIn({ cells }: Comparison, scope: Scope, records: readonly AnswerRecord[]): AnswerRecord[] {
  const compared = new Set(cells.map(keyOf))
  return records.filter(record => isIn(scope, record.engine) && compared.has(keyOf(record)))
}

/** With fewer recorded runs, too little is known about the other sites. */
const MIN_RUNS = 5

/** Returns the site that is now cited more than the brand. None during a failure or a loss, whose finding has it as evidence. */
export function findCompetitor({ verdict, comparison, answerRecords }: JudgedRun): Finding[] {
  const isEvidence = ({ kind, outcome }: RuleResult) =>
    outcome === 'fail' || (kind === 'drop' && outcome === 'warn')
  if (comparison === undefined || listRules(verdict).some(isEvidence)) return []
  const own = changeOver(comparison.cells)
  if (own === undefined || comparison.runs.length < MIN_RUNS) return []
  const records = recordsIn(comparison, { kind: 'whole' }, answerRecords)
  const site = findGrownSites(records, comparison.runs).find(
    ({ answers, usually }) => answers > own.now.cited && usually < own.was.usually,
  )
  if (site === undefined) return []
  const fields = { kind: 'competitor-ahead', certainty: 'more-than-chance', leadsTo: 'warn' } as const
  return [{ ...fields, cause: site.domain, site, own: own.now }]
}
