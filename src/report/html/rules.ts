/** The rules, and how sure a comparison is. */
import type { RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../numbers.ts'
import { formatChange } from '../numbers.ts'
import { type Markup, type MarkupValue, markup, name } from './markup.ts'
import { table } from './table.ts'
import {
  countOf,
  formatEstimate,
  type ReportedOutcome,
  RULE_OUTCOMES,
  RULE_SUBJECTS,
  UNTESTED,
} from './words.ts'

const TONES = {
  pass: 'better',
  fail: 'worse',
  inconclusive: 'doubtful',
  unknown: 'doubtful',
  warn: 'doubtful',
} as const

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rules({ verdict }: ReportedOutcome): Markup | undefined {
  if (verdict.rules.length === 0) return undefined
  const rows = verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => [
    rule === 'completeness' ? RULE_SUBJECTS[rule] : markup`${RULE_SUBJECTS[rule]} <small>${rule}</small>`,
    markup`<span class="${TONES[outcome]}">${RULE_OUTCOMES[outcome]}</span>`,
    typeof observed === 'string' ? name(observed) : numberOrNone(observed),
    limit === undefined ? '–' : name(limit),
    numberOrNone(baseline),
    drop === undefined ? '–' : describeDrop(drop),
  ])
  const unsaid = verdict.rules
    .filter(({ outcome, sentence }) => outcome !== 'pass' && !verdict.reasons.includes(sentence))
    .map(({ sentence }) => markup`<li>${sentence}</li>`)
  return markup`${table({
    label: 'Rules, table',
    caption: 'What was observed, and what the rule allows',
    columns: [
      { title: 'Rule' },
      { title: 'Result' },
      { title: 'Observed', isNumber: true },
      { title: 'Limit' },
      { title: 'Baseline', isNumber: true },
      { title: 'Drop', isNumber: true },
    ],
    rows,
  })}
${unsaid.length > 0 ? markup`<ul>${unsaid}</ul>` : undefined}`
}

function describeDrop(drop: number): string {
  const change = formatChange(-drop)
  if (change === '±0') return 'none'
  return drop > 0 ? formatNumber(drop) : `none (${change})`
}

function numberOrNone(value: number | undefined): string {
  return value === undefined ? '–' : formatNumber(value)
}

/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
export function certainty({ verdict, measurement, samples }: ReportedOutcome): Markup | undefined {
  if (measurement === undefined) return undefined
  const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0)
  const basis = `The numbers rest on ${countOf(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`
  return markup`<p>${basis}</p>
${describeNoise(verdict)}`
}

function describeNoise({
  noise,
  level,
  rules: results,
  searchShifts,
}: ReportedOutcome['verdict']): MarkupValue {
  if (noise === 'exact') {
    return markup`<p>Nothing measured here is chance: the same content gives the same answers.</p>`
  }
  if (noise === 'untested') return markup`<p>${UNTESTED}</p>`
  if (noise !== 'tested' || level === undefined) return undefined
  const confidence = formatNumber(100 * (1 - 2 * level))
  const rows = results.flatMap(rule => evidenceRow(rule))
  const shifts = searchShifts.map(
    ({ engine, before, now }) =>
      markup`<li>${name(engine)} was evaluated on ${countOf(now, 'keyword')}, before on ${formatNumber(before)}: it searched ${now < before ? 'less' : 'more'} often, which is no citation lost or won.</li>`,
  )
  return markup`<p>A drop counts only where chance alone would bring one as large in less than ${formatEstimate(100 * level)} % of runs.</p>
${
  rows.length > 0
    ? table({
        label: 'Certainty, table',
        caption: `Drops with their ${confidence} % interval`,
        columns: [
          { title: 'Drop of' },
          { title: 'Drop', isNumber: true },
          { title: 'Interval', isNumber: true },
          { title: 'p-value', isNumber: true },
          { title: 'Seen with 80 % power from' },
          { title: 'Compared' },
        ],
        rows,
      })
    : undefined
}
${shifts.length > 0 ? markup`<ul>${shifts}</ul>` : undefined}`
}

function evidenceRow({ rule, drop, evidence }: RuleResult): MarkupValue[][] {
  if (evidence === undefined || drop === undefined) return []
  const { method, interval, detectableDrop, pValue, size } = evidence
  return [
    [
      rule === 'max-bcr-drop' ? 'Citation score' : 'Engines that cite',
      formatNumber(drop),
      interval ? `${formatEstimate(interval.low)} to ${formatEstimate(interval.high)}` : '–',
      pValue < 0.001 ? 'below 0.001' : formatEstimate(pValue),
      detectableDrop === undefined ? '–' : `a true drop of ${formatEstimate(detectableDrop)}`,
      method === 'paired'
        ? `keyword by keyword (${size})`
        : `with the spread of ${countOf(size, 'earlier run')}`,
    ],
  ]
}
