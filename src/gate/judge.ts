/** Measurement + baseline + thresholds → verdict. Pure. */
import type { BaselineLookup } from '../baseline/baseline.ts'
import type { FailOn, Thresholds } from '../inputs/settings.ts'
import type { Measurement } from '../scan/measure.ts'
import { NO_VOICES } from '../scan/share-of-voice.ts'
import { dropFrom } from './compare.ts'
import { type Chance, compareWithBaseline, describeComparison } from './drops.ts'
import { applyRules, checkCompleteness } from './rules.ts'
import type { RuleResult, Verdict, VerdictStatus } from './verdict.ts'

/**
 * Judges a measurement. With a `hindrance` no rule is applied: a rule that passed on half of the scans would be
 * a pass by accident.
 */
export function judge(
  measurement: Measurement | undefined,
  lookup: BaselineLookup,
  thresholds: Thresholds,
  chance: Chance,
  hindrance?: { status: 'error' | 'inconclusive'; reason: string },
  voices = NO_VOICES,
): Verdict {
  const baseline = 'baseline' in lookup ? lookup.baseline : undefined
  const unjudged = {
    rules: [],
    reportOnly: false,
    baseline: describeBaseline(lookup),
    bcrDrop: undefined,
    citedEnginesDrop: undefined,
    unmeasuredCompetitors: voices.unmeasured,
    ...describeComparison(undefined),
  }
  if (hindrance) return { ...unjudged, status: hindrance.status, reasons: [hindrance.reason] }
  if (measurement === undefined || measurement.engines.length === 0) {
    const reason =
      'The service completed the scan without an answer of any engine, so there is nothing to judge.'
    return { ...unjudged, status: 'inconclusive', reasons: [reason] }
  }
  const comparison = baseline && compareWithBaseline(measurement, baseline, chance)
  const set = applyRules(measurement, thresholds, comparison, voices)
  const rules = [...set, checkCompleteness(measurement.findings)]
  return {
    ...unjudged,
    status: statusOf(set),
    rules,
    reasons: reasonsOf(rules),
    reportOnly: set.length === 0,
    bcrDrop: dropOf(baseline?.overallBcr, measurement.overallBcr),
    citedEnginesDrop: dropOf(baseline?.citedEngines, measurement.citedEngines),
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

/** The sentences of the rules that did not pass, failures first. */
function reasonsOf(rules: RuleResult[]): string[] {
  return (['fail', 'inconclusive', 'unknown', 'warn'] as const).flatMap(outcome =>
    rules.filter(rule => rule.outcome === outcome).map(({ sentence }) => sentence),
  )
}

function dropOf(baseline: number | undefined, observed: number): number | undefined {
  return baseline === undefined ? undefined : dropFrom(baseline, observed)
}

/** Whether a drop is beyond its tolerance and nobody can say that it is no chance. */
export function mayBeChance({ rules }: Verdict): boolean {
  return rules.some(({ outcome }) => outcome === 'inconclusive')
}

/** What of `failOn` holds for the verdict; the step fails when any does. */
export function failuresOf(verdict: Verdict, failOn: FailOn[]): FailOn[] {
  const holds: FailOn[] = [
    ...(verdict.status === 'pass' ? [] : [verdict.status]),
    ...('missing' in verdict.baseline ? (['no-baseline'] as const) : []),
  ]
  return failOn.filter(condition => holds.includes(condition))
}
