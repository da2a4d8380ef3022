/** The rules, and how sure a comparison is. */
import type { RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../numbers.ts'
import { BAD, DOUBT, GOOD, INK, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import {
  countOf,
  formatEstimate,
  type ReportedOutcome,
  RULE_OUTCOMES,
  RULE_SUBJECTS,
  UNTESTED,
} from '../html/words.ts'
import { formatChange } from '../numbers.ts'
import { name, plain, SMALL } from './values.ts'

const TONES = { pass: GOOD, fail: BAD, inconclusive: DOUBT, unknown: DOUBT, warn: DOUBT } as const

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rules(flow: Flow, { verdict }: ReportedOutcome): void {
  if (verdict.rules.length === 0) return
  flow.heading('Rules')
  flow.caption('What was observed, and what the rule allows')
  flow.table(
    [
      { title: 'Rule', share: 0.28 },
      { title: 'Result', share: 0.14 },
      { title: 'Observed', share: 0.13, align: 'right' },
      { title: 'Limit', share: 0.2 },
      { title: 'Baseline', share: 0.11, align: 'right' },
      { title: 'Drop', share: 0.14, align: 'right' },
    ],
    verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => [
      [RULE_SUBJECTS[rule], ...(rule === 'completeness' ? [] : [{ text: rule, size: SMALL, color: MUTED }])],
      { text: RULE_OUTCOMES[outcome], color: TONES[outcome], isBold: true },
      typeof observed === 'string' ? name(observed) : numberOrNone(observed),
      limit === undefined ? '–' : name(limit),
      numberOrNone(baseline),
      drop === undefined ? '–' : describeDrop(drop),
    ]),
  )
  const unsaid = verdict.rules.filter(
    ({ outcome, sentence }) => outcome !== 'pass' && !verdict.reasons.includes(sentence),
  )
  if (unsaid.length > 0) flow.space(6)
  for (const { sentence } of unsaid) flow.paragraph(plain(sentence), { marker: INK })
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
export function certainty(flow: Flow, { verdict, measurement, samples }: ReportedOutcome): void {
  if (measurement === undefined) return
  const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0)
  flow.heading('How sure this is')
  flow.paragraph(
    `The numbers rest on ${countOf(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
  )
  flow.space(4)
  writeNoise(flow, verdict)
}

function writeNoise(
  flow: Flow,
  { noise, level, rules: results, searchShifts }: ReportedOutcome['verdict'],
): void {
  if (noise === 'exact') {
    flow.paragraph('Nothing measured here is chance: the same content gives the same answers.')
  }
  if (noise === 'untested') flow.paragraph(UNTESTED)
  if (noise !== 'tested' || level === undefined) return
  const rows = results.flatMap(rule => evidenceRow(rule))
  flow.paragraph(
    `A drop counts only where chance alone would bring one as large in less than ${formatEstimate(100 * level)} % of runs.`,
  )
  flow.space(6)
  if (rows.length > 0) {
    flow.caption(`Drops with their ${formatNumber(100 * (1 - 2 * level))} % interval`)
    flow.table(
      [
        { title: 'Drop of', share: 0.17 },
        { title: 'Drop', share: 0.11, align: 'right' },
        { title: 'Interval', share: 0.16, align: 'right' },
        { title: 'p-value', share: 0.12, align: 'right' },
        { title: 'Seen with 80 % power from', share: 0.2 },
        { title: 'Compared', share: 0.24 },
      ],
      rows,
    )
    flow.space(6)
  }
  for (const { engine, before, now } of searchShifts) {
    flow.paragraph(
      `${name(engine)} was evaluated on ${countOf(now, 'keyword')}, before on ${formatNumber(before)}: it searched ${now < before ? 'less' : 'more'} often, which is no citation lost or won.`,
      { marker: INK },
    )
  }
}

function evidenceRow({ rule, drop, evidence }: RuleResult): string[][] {
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
