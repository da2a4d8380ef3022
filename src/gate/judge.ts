import type { BaselineLookup } from '../comparison/baseline.ts'
import { compareSince, pairRun } from '../comparison/compare.ts'
import type { Asked, Comparison } from '../comparison/comparison.ts'
import type { Warning } from '../errors/warnings.ts'
import type { Loss } from '../history/record.ts'
import type { Thresholds } from '../inputs/settings.ts'
import type { FailOn } from '../inputs/stored-settings.ts'
import { type AnswerCounts, NO_ANSWERS_COUNTED } from '../scan/count-answers.ts'
import type { EngineContents } from '../scan/engine-contents.ts'
import { type Measurement, mean } from '../scan/measure.ts'
import { NO_SHARE_OF_VOICE, type ShareOfVoice } from '../scan/share-of-voice.ts'
import { findSilentEngines, findTooFewAnswers } from './missing-answers.ts'
import type { NoiseModel } from './noise.ts'
import type { FactHistory } from './relapses.ts'
import type { Rule } from './rules/rule.ts'
import { applyRules, RULES } from './rules/rules.ts'
import type { TestedComparison } from './significance.ts'
import { testComparison } from './test-comparison.ts'
import {
  type Acceptance,
  type Blocker,
  namesBaseline,
  type RuleResult,
  type SilentEngine,
  statusOfBlocker,
  type Verdict,
  type VerdictStatus,
} from './verdict.ts'

export interface JudgeInput {
  measurement: Measurement | undefined
  asked?: Asked | undefined
  lookup: BaselineLookup
  thresholds: Thresholds
  noise: NoiseModel
  blocker?: Blocker | undefined
  shareOfVoice?: ShareOfVoice | undefined
  answers?: AnswerCounts | undefined
  contents?: readonly EngineContents[] | undefined
  facts?: Pick<FactHistory, 'runs' | 'stated'> | undefined
  acceptance?: Acceptance | undefined
}

interface Judgement {
  verdict: Verdict
  /** Undefined without a measurement or a baseline. */
  comparison: Comparison | undefined
}

/** Judges a measurement. With a blocker no rule is applied: on half of the scans, a rule could pass by accident. */
export function judge(input: JudgeInput, someRules: readonly Rule[] = RULES): Judgement {
  const { measurement, lookup, thresholds, noise, acceptance, contents = [] } = input
  const { shareOfVoice = NO_SHARE_OF_VOICE, answers = NO_ANSWERS_COUNTED } = input
  const common = { baseline: describeBaseline(lookup), unmeasuredCompetitors: shareOfVoice.unmeasured }
  const baseline = 'baseline' in lookup ? lookup.baseline : undefined
  const { engines: named, keywords } = input.asked ?? { engines: [], keywords: [] }
  const asked = { engines: baseline?.expectedEngines ?? named, keywords }
  const paired = measurement && baseline && pairRun(measurement, baseline, asked)
  const isAnswered = measurement !== undefined && measurement.engines.length > 0
  const stopped = input.blocker ?? findTooFewAnswers(answers, thresholds)
  if (stopped !== undefined || !isAnswered) {
    const blocker = stopped ?? { code: 'AVG_NO_ANSWERS' }
    const status = statusOfBlocker(blocker, canFail(thresholds) || namesBaseline(common))
    const verdict = { ...common, kind: 'blocked', status, blocker } as const
    return { verdict, comparison: paired && compareSince(paired) }
  }
  const compared = paired && testComparison(paired, noise)
  const engines = [...new Set([...asked.engines, ...contents.map(({ engine }) => engine)])]
  const samples = mean(measurement.cells.map(({ cited }) => cited.length))
  const factHistory = input.facts && { ...input.facts, engines, level: noise.level, samples }
  const rules = applyRules(
    { measurement, thresholds, compared, shareOfVoice, answers, acceptance, contents, factHistory },
    someRules,
  )
  const silentEngines = findSilentEngines(
    {
      asked: asked.engines,
      answered: measurement.engines.map(({ engine }) => engine),
      silentBefore: baseline?.silentBefore ?? [],
      counts: answers,
    },
    thresholds,
  )
  return {
    verdict: {
      ...common,
      kind: 'judged',
      status: statusOf(rules, silentEngines),
      rules,
      reportOnly: rules.every(({ kind }) => kind === 'completeness') && !namesBaseline(common),
      drops: compared && { ...compared.results, losses: settleLosses(compared, rules, noise) },
      silentEngines,
    },
    comparison: compared?.comparison ?? (paired && compareSince(paired)),
  }
}

function canFail({ minOverallBcr, minCitedEngines, minShareOfVoice, requiredEngines }: Thresholds): boolean {
  const floors = [minOverallBcr, minCitedEngines, minShareOfVoice]
  return requiredEngines.length > 0 || floors.some(floor => floor !== undefined)
}

function settleLosses(
  { results: { losses, noise }, found }: TestedComparison,
  rules: readonly RuleResult[],
  { now }: NoiseModel,
): Loss[] {
  const drops = rules.filter(({ kind }) => kind === 'drop')
  const isLow = drops.some(({ outcome }) => outcome === 'fail' || outcome === 'warn')
  const known = losses.map((loss): Loss => {
    if (isLow) return loss
    if (noise === 'exact') return { ...loss, state: 'recovered', recoveringSince: now }
    if (loss.state !== 'failed') return loss
    // It was counted as failing this run before the rules allowed the drop.
    return { ...loss, state: 'low', failedRuns: loss.failedRuns - 1 }
  })
  if (found === undefined || !drops.some(({ outcome }) => outcome === 'fail')) return known
  const open = { lowerSince: undefined, state: 'failed', failedRuns: 1, recoveringSince: undefined } as const
  return [...known, { ...found, reportedOn: now, ...open }]
}

function describeBaseline(lookup: BaselineLookup): Verdict['baseline'] {
  if ('baseline' in lookup) return { origin: lookup.baseline.origin }
  return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup
}

function statusOf(rules: RuleResult[], silent: SilentEngine[]): VerdictStatus {
  const outcomes = rules.map(({ outcome }) => outcome)
  const missing = silent.map(({ leadsTo }) => leadsTo)
  if (outcomes.includes('fail')) return 'fail'
  if (missing.includes('error')) return 'error'
  const isOpen = outcomes.includes('inconclusive') || outcomes.includes('unknown')
  return isOpen || missing.includes('inconclusive') ? 'inconclusive' : 'pass'
}

/** Returns the conditions of `failOn` that hold for the verdict. The step fails if there is one. */
export function failuresOf(verdict: Verdict, failOn: FailOn[], warnings: readonly Warning[] = []): FailOn[] {
  const { status, baseline, isAcceptLost = false } = verdict
  const owners = warnings.flatMap(warning => (warning.code === 'AVG_OWNER_MISSING' ? warning.owners : []))
  const holds = new Set<string>([status])
  // A user who accepts the level of a run asks for a run without a baseline.
  if ('missing' in baseline && baseline.missing.kind !== 'accepted') holds.add('no-baseline')
  // A change that renames a page can still correct the path of the owner.
  if (owners.some(({ isRenamed }) => !isRenamed)) holds.add('owner-missing')
  const failures = failOn.filter(condition => holds.has(condition))
  // A user who accepts a level must see that it was not accepted, whatever the conditions are.
  return isAcceptLost && failures.length === 0 ? ['error'] : failures
}
