/** Measurement + baseline + thresholds → verdict. Pure. */
import type { BaselineLookup } from '../comparison/baseline.ts'
import type { FailOn, Thresholds } from '../inputs/settings.ts'
import { type AnswerCounts, missingEnginesOf, NO_ANSWERS_COUNTED } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import { NO_SHARE_OF_VOICE, type ShareOfVoice } from '../scan/share-of-voice.ts'
import { type Blocker, statusOfBlocker } from './blocker.ts'
import { dropFrom } from './compare.ts'
import { compareWithBaseline, describeComparison, type NoiseModel } from './comparison.ts'
import { findTooFewAnswers } from './min-answers.ts'
import type { Rule } from './rules/rule.ts'
import { applyRules, RULES } from './rules/rules.ts'
import type { RuleResult, Verdict, VerdictStatus } from './verdict.ts'

/**
 * Share of alpha for the drops of one run. The rest is for the rule `decline`, which looks at all runs, and for baselines
 * that earlier verdicts select. `npm run calibrate` measures the sum.
 */
const SHARE_OF_DROPS = 0.65

/** Everything that a verdict depends on. */
export interface JudgeInput {
  /** Undefined when no scan completed. */
  measurement: Measurement | undefined
  /** The part of the measurement that drops are judged over, where the baseline has another set; else all of it. */
  compared?: Measurement | undefined
  lookup: BaselineLookup
  thresholds: Thresholds
  noise: NoiseModel
  /** What stopped the run; undefined where it measured its whole plan. */
  blocker?: Blocker | undefined
  shareOfVoice?: ShareOfVoice | undefined
  /** Undefined where answers are not counted one by one. */
  answers?: AnswerCounts | undefined
}

/**
 * Judges a measurement by the rules. No rule is applied to a run with a blocker: a rule that passes on half of the scans
 * would be a pass by accident.
 */
export function judge(input: JudgeInput, rules: readonly Rule[] = RULES): Verdict {
  const { measurement, lookup, thresholds, noise } = input
  const { shareOfVoice = NO_SHARE_OF_VOICE, answers = NO_ANSWERS_COUNTED } = input
  const unjudged = {
    rules: [],
    reportOnly: false,
    baseline: describeBaseline(lookup),
    bcrDrop: undefined,
    citedEnginesDrop: undefined,
    unmeasuredCompetitors: shareOfVoice.unmeasured,
    missingEngines: missingEnginesOf(answers),
    ...describeComparison(undefined),
  }
  const isAnswered = measurement !== undefined && measurement.engines.length > 0
  const found = input.blocker ?? findTooFewAnswers(answers, thresholds)
  if (found !== undefined || !isAnswered) {
    const blocker = found ?? { kind: 'no-answers' }
    return { ...unjudged, status: statusOfBlocker(blocker), blocker }
  }
  const baseline = 'baseline' in lookup ? lookup.baseline : undefined
  const compared = input.compared ?? measurement
  const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha }
  const comparison = baseline && compareWithBaseline(compared, baseline, drops)
  const results = applyRules({ measurement, thresholds, comparison, shareOfVoice, answers }, rules)
  return {
    ...unjudged,
    status: statusOf(results),
    blocker: undefined,
    rules: results,
    reportOnly: results.every(({ kind }) => kind === 'completeness'),
    bcrDrop: dropOf(baseline?.overallBcr, compared.overallBcr),
    citedEnginesDrop: dropOf(baseline?.citedEngines, compared.citedEngines),
    ...describeComparison(comparison),
  }
}

function describeBaseline(lookup: BaselineLookup): Verdict['baseline'] {
  if ('baseline' in lookup) return { origin: lookup.baseline.origin }
  return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup
}

function statusOf(rules: RuleResult[]): VerdictStatus {
  const outcomes = rules.map(({ outcome }) => outcome)
  if (outcomes.includes('fail')) return 'fail'
  return outcomes.includes('inconclusive') || outcomes.includes('unknown') ? 'inconclusive' : 'pass'
}

function dropOf(baseline: number | undefined, observed: number): number | undefined {
  return baseline === undefined ? undefined : dropFrom(baseline, observed)
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
