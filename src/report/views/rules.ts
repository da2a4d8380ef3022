/** The rules, and how certain a comparison is. */
import type { RuleOutcome, RuleResult, SearchShift, Verdict } from '../../gate/verdict.ts'
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
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

const RULE_OUTCOMES = {
  pass: { words: 'Passed', tone: 'better' },
  fail: { words: 'Failed', tone: 'worse' },
  inconclusive: { words: 'May be chance', tone: 'doubtful' },
  unknown: { words: 'Not known', tone: 'doubtful' },
  warn: { words: 'Warning', tone: 'doubtful' },
} as const satisfies Record<RuleOutcome, { words: string; tone: Tone }>

const UNTESTED =
  'This is a comparison without a noise test: the baseline is given as numbers, so the tolerance alone decided. ' +
  'Answers differ from run to run, and chance may cause a drop. To test drops against chance, compare with recorded ' +
  'runs: set `baseline: artifact` or `baseline: branch`.'

const TOO_FEW_RUNS =
  'One answer for all keywords was recorded in each run, and fewer than five runs are recorded, so no drop can be told ' +
  'from chance yet. The test begins with five recorded runs, or at once with `scan-per: keyword`.'

/** Returns one row for each rule; undefined without any. Observed values and limits may hold text from outside. */
export function viewRules({ verdict }: Outcome) {
  if (verdict.rules.length === 0) return undefined
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
    rows: verdict.rules.map(result => ({
      subject: titleOfRule(result),
      input: inputOfRule(result),
      result: RULE_OUTCOMES[result.outcome].words,
      tone: RULE_OUTCOMES[result.outcome].tone,
      ...describeRule(result, verdict.unmeasuredCompetitors),
    })),
  }
}

/** Returns what the numbers rest on, and the size and certainty of the drops; undefined without a measurement. */
export function viewCertainty({ verdict, measurement, samples }: Outcome) {
  if (measurement === undefined) return undefined
  const { noise, level, rules, searchShifts } = verdict
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
    chance: describeNoise(verdict),
    caption: isTested ? `Drops with their ${formatSetting(100 * (1 - 2 * level))}% interval` : '',
    columns,
    rows: isTested ? rules.flatMap(viewDropTest) : [],
    shifts: isTested ? searchShifts.map(viewShift) : [],
  }
}

function describeNoise({ noise, level }: Verdict): string | undefined {
  switch (noise) {
    case 'exact':
      return 'Chance has no part in these numbers: the same content always gets the same answers.'
    case 'untested':
      return UNTESTED
    case 'too-few-runs':
      return TOO_FEW_RUNS
    case 'tested':
      return level === undefined
        ? undefined
        : `A drop counts only where chance alone causes one of this size in less than ${formatSetting(100 * level)}% of runs.`
    case undefined:
      return undefined
  }
}

function viewDropTest(result: RuleResult): string[][] {
  if (result.kind !== 'drop' || result.test === undefined) return []
  const { subject, drop, test } = result
  const { interval, pValue, method, size } = test
  const format = (value: number) => formatValue(value, subject.unit)
  return [
    [
      titleOf(subject),
      formatDrop(drop, subject.unit),
      interval ? `${format(interval.low)} to ${format(interval.high)}` : NO_VALUE,
      formatPValue(pValue),
      method === 'cells' ? `${countOf(size, 'answer')} one by one` : `with ${countOf(size, 'earlier run')}`,
    ],
  ]
}

function viewShift({ engine, before, now }: SearchShift): { engine: string; words: string } {
  const words = `was evaluated on ${countOf(now, 'keyword')}, before on ${formatCount(before)}. It searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`
  return { engine, words }
}
