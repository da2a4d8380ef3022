/** Measurement + baseline + thresholds → verdict. Pure. */
import type { BaselineLookup } from '../comparison/baseline.ts'
import { compare } from '../comparison/compare.ts'
import type { Asked, Comparison } from '../comparison/comparison.ts'
import type { Thresholds } from '../inputs/settings.ts'
import type { FailOn } from '../inputs/stored-settings.ts'
import { type AnswerCounts, missingEnginesOf, NO_ANSWERS_COUNTED } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import { NO_SHARE_OF_VOICE, type ShareOfVoice } from '../scan/share-of-voice.ts'
import type { LossClaim } from './acceptance.ts'
import { findSilentEngines, findTooFewAnswers } from './missing-answers.ts'
import type { Rule } from './rules/rule.ts'
import { applyRules, RULES } from './rules/rules.ts'
import { describeDrops, type NoiseModel, testComparison } from './test-comparison.ts'
import type { RuleResult, SilentEngine, Verdict, VerdictStatus } from './verdict.ts'
import { type Blocker, statusOfBlocker } from './verdict.ts'

/**
 * Share of alpha for the drops of one run. The rest is for the rule `decline`, which looks at all runs, and for baselines
 * that earlier verdicts select. `npm run calibrate` measures the sum.
 */
const SHARE_OF_DROPS = 0.65

/** Everything that a verdict depends on. */
export interface JudgeInput {
  /** Undefined when no scan completed. */
  measurement: Measurement | undefined
  /** Of the measurement with the baseline of `lookup`; made here where it is left out. */
  comparison?: Comparison | undefined
  /** What the run asked, as far as it is known. */
  asked?: Asked | undefined
  lookup: BaselineLookup
  thresholds: Thresholds
  noise: NoiseModel
  /** What stopped the run; undefined where it measured its whole plan. */
  blocker?: Blocker | undefined
  shareOfVoice?: ShareOfVoice | undefined
  /** Undefined where answers are not counted one by one. */
  answers?: AnswerCounts | undefined
  /** Lines of reviews of the pull request that accept losses; undefined where there are none. */
  claims?: readonly LossClaim[] | undefined
}

/**
 * Judges a measurement by the rules. No rule is applied to a run with a blocker: a rule that passes on half of the scans
 * would be a pass by accident.
 */
export function judge(input: JudgeInput, someRules: readonly Rule[] = RULES): Verdict {
  const { measurement, lookup, thresholds, noise, asked, claims } = input
  const { shareOfVoice = NO_SHARE_OF_VOICE, answers = NO_ANSWERS_COUNTED } = input
  const facts = {
    baseline: describeBaseline(lookup),
    unmeasuredCompetitors: shareOfVoice.unmeasured,
    missingEngines: missingEnginesOf(answers),
  }
  const isAnswered = measurement !== undefined && measurement.engines.length > 0
  const found = input.blocker ?? findTooFewAnswers(answers, thresholds)
  if (found !== undefined || !isAnswered) {
    const blocker = found ?? { kind: 'no-answers' }
    return { ...facts, kind: 'blocked', status: statusOfBlocker(blocker), blocker }
  }
  const baseline = 'baseline' in lookup ? lookup.baseline : undefined
  const comparison = input.comparison ?? (baseline && compare(measurement, baseline, asked))
  const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha }
  const compared = comparison && testComparison(comparison, drops)
  const rules = applyRules({ measurement, thresholds, compared, shareOfVoice, answers, claims }, someRules)
  const silentEngines = findSilentEngines(
    { engines: asked?.engines ?? [], measurement, answers },
    { optional: thresholds.optionalEngines, before: baseline?.silentBefore ?? [] },
  )
  return {
    ...facts,
    kind: 'judged',
    status: statusOf(rules, silentEngines),
    rules,
    reportOnly: rules.every(({ kind }) => kind === 'completeness') && !hasBaseline(lookup),
    drops: compared && describeDrops(compared),
    silentEngines,
  }
}

/** Returns whether the settings name a baseline that this run, or a later one, can be compared with. */
function hasBaseline(lookup: BaselineLookup): boolean {
  return (
    !('missing' in lookup) ||
    (lookup.missing.kind !== 'none-configured' && lookup.missing.kind !== 'no-base-for-service')
  )
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

/** Returns the conditions of `failOn` that hold for the verdict. The step fails when there is one. */
export function failuresOf(verdict: Verdict, failOn: FailOn[]): FailOn[] {
  const { status, baseline } = verdict
  // A user who accepts the level of a run asks for a run without a baseline.
  const lacksBaseline = 'missing' in baseline && baseline.missing.kind !== 'accepted'
  const holds: FailOn[] = [
    ...(status === 'pass' ? [] : [status]),
    ...(lacksBaseline ? (['no-baseline'] as const) : []),
  ]
  return failOn.filter(condition => holds.includes(condition))
}
