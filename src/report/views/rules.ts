/** The rules, and how certain a comparison is. */
import { FEWEST_RUNS } from '../../gate/statistics/prediction-interval.ts'
import type { DropTest } from '../../gate/statistics/test-drops.ts'
import type { EngineDrop, RuleOutcome, RuleResult, SearchShift } from '../../gate/verdict.ts'
import {
  countOf,
  formatCount,
  formatDrop,
  formatPValue,
  formatSetting,
  formatValue,
  NO_VALUE,
} from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeRule, inputOfRule, titleOf, titleOfRule } from '../rule-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeSensitivity } from './sensitivity.ts'
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

const RULE_OUTCOMES = {
  pass: { words: 'Passed', tone: 'better' },
  fail: { words: 'Failed', tone: 'worse' },
  inconclusive: { words: 'Suspicious', tone: 'doubtful' },
  unknown: { words: 'Not known', tone: 'doubtful' },
  warn: { words: 'Warning', tone: 'doubtful' },
} as const satisfies Record<RuleOutcome, { words: string; tone: Tone }>

const UNTESTED =
  'This is a comparison without a noise test: the baseline is given as numbers, so the tolerance alone decided. ' +
  'Answers differ from run to run, and chance may cause a drop. To test drops against chance, compare with recorded ' +
  'runs: set `baseline: artifact` or `baseline: branch`.'

/** Returns one row for each rule; undefined without any. Observed values and limits may hold text from outside. */
export function viewRules({ verdict }: Outcome) {
  if (factsOf(verdict).rules.length === 0) return undefined
  const columns: Column[] = [
    { title: 'Rule' },
    { title: 'Result' },
    { title: 'Observed', isNumber: true },
    { title: 'Limit' },
    { title: 'Baseline', isNumber: true },
    { title: 'Drop', isNumber: true },
  ]
  return {
    caption: 'What was observed, and what the rule allows',
    columns,
    rows: factsOf(verdict).rules.map(result => ({
      subject: titleOfRule(result),
      input: inputOfRule(result),
      result: isUntested(result) ? 'Not tested yet' : RULE_OUTCOMES[result.outcome].words,
      tone: RULE_OUTCOMES[result.outcome].tone,
      ...describeRule(result, verdict.unmeasuredCompetitors),
    })),
  }
}

/** Returns whether a drop cannot be told from chance for want of recorded runs. */
function isUntested(result: RuleResult): boolean {
  return result.kind === 'drop' && result.outcome === 'inconclusive' && result.test === undefined
}

/** Returns what the numbers rest on, and the size and certainty of the drops; undefined without a measurement. */
export function viewCertainty(outcome: Outcome) {
  const { verdict, measurement, samples } = outcome
  if (measurement === undefined) return undefined
  const { noise, level, rules, engineDrops, searchShifts } = factsOf(verdict)
  const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0)
  const isTested = noise === 'tested' && level !== undefined
  const columns: Column[] = [
    { title: 'Value' },
    { title: 'Drop', isNumber: true },
    { title: 'Interval', isNumber: true },
    { title: 'p-value', isNumber: true },
    { title: 'Compared' },
  ]
  return {
    basis: `The numbers rest on ${countOf(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
    /** Names of inputs are in backticks. */
    chance: describeNoise(outcome),
    /** What a drop must be for the gate to fail. Names of inputs are in backticks. */
    sight: describeSensitivity(outcome),
    caption: isTested ? `Drops with their ${formatSetting(100 * (1 - 2 * level))}% interval` : '',
    columns,
    /** The names of engines in the first column come from outside. */
    rows: isTested ? [...rules.flatMap(viewDropTest), ...engineDrops.map(viewEngineTest)] : [],
    shifts: isTested ? searchShifts.map(viewShift) : [],
  }
}

function describeNoise({ verdict, baseline, scanPer }: Outcome): string | undefined {
  const { noise, level, rules } = factsOf(verdict)
  switch (noise) {
    case 'exact':
      return 'Chance has no part in these numbers: the same content always gets the same answers.'
    case 'untested':
      return UNTESTED
    case 'too-few-runs':
      return describeTooFewRuns(baseline?.runs.length ?? 0, scanPer)
    case 'tested': {
      if (level === undefined) return undefined
      const isChance = rules.some(rule => rule.kind === 'drop' && rule.isBeyond && rule.outcome === 'pass')
      return [
        ...(isChance ? ['The difference to the baseline is within chance.'] : []),
        `A drop fails the gate only where chance alone causes such a drop in fewer than ${Math.ceil(100 * level)} of 100 runs.`,
      ].join(' ')
    }
    case undefined:
      return undefined
  }
}

function describeTooFewRuns(runs: number, scanPer: Outcome['scanPer']): string {
  const more = FEWEST_RUNS - runs
  const recorded = runs === 1 ? 'One run is recorded' : `${runs} runs are recorded`
  const missing =
    more > 0
      ? `${recorded}. After ${countOf(more, 'more recorded run')}, the gate can tell a drop from chance.`
      : 'The recorded runs and this run have no keyword and engine in common.'
  const sooner =
    scanPer === 'all'
      ? ' `scan-per: keyword` makes it possible with one recorded run; it begins a new history and makes one request for each keyword.'
      : ''
  return missing + sooner
}

function viewDropTest(result: RuleResult): string[][] {
  if (result.kind !== 'drop' || result.test === undefined) return []
  const { subject, drop, test } = result
  const format = (value: number) => formatValue(value, subject.unit)
  return [viewTest(titleOf(subject), formatDrop(drop, subject.unit), test, format)]
}

function viewEngineTest({ engine, before, now, test }: EngineDrop): string[] {
  const format = (share: number) => formatCount(Math.round(100 * share))
  return viewTest(`Citation rate of ${engine}, in points`, format(before - now), test, format)
}

function viewTest(
  value: string,
  drop: string,
  { interval, pValue, method, size }: DropTest,
  format: (value: number) => string,
): string[] {
  return [
    value,
    drop,
    interval ? `${format(interval.low)} to ${format(interval.high)}` : NO_VALUE,
    formatPValue(pValue),
    method === 'cells'
      ? `${countOf(size, 'pair')} of keyword and engine`
      : `with ${countOf(size, 'earlier run')}`,
  ]
}

function viewShift({ engine, before, now }: SearchShift): { engine: string; words: string } {
  const words = `was evaluated on ${countOf(now, 'keyword')}, before on ${formatCount(before)}. It searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`
  return { engine, words }
}
