/** What the comparison is worth: how large the drop may truly be, and what it could have missed. */
import type { RuleResult } from '../gate/verdict.ts'
import { formatNumber } from '../numbers.ts'
import type { Block } from './fit.ts'
import type { Outcome } from './outcome.ts'
import { countOf, list, name, paragraph } from './sections.ts'

const UNTESTED =
  '**Noise:** answers differ from one asking to the next, and one earlier observation cannot tell a drop from noise: ' +
  'the tolerance alone decided. To have chance reckoned with, set `scan-per: keyword` with a `baseline` that keeps ' +
  'the answers (`branch`, `artifact` or a result file), or let a history grow to five runs.'

/** What to think of the numbers of the comparison. */
export function certaintySection({ verdict }: Outcome): Block[] {
  const { noise, level, rules, searchShifts } = verdict
  if (noise === 'untested') return [paragraph(UNTESTED)]
  if (noise !== 'tested' || level === undefined) return []
  const lines = rules.flatMap(rule => describeEvidence(rule, level))
  const shifts = searchShifts.map(
    ({ engine, before, now }) =>
      `${name(engine)} was evaluated on ${countOf(now, 'keyword')}, before on ${formatNumber(before)}: it searched ${now < before ? 'less' : 'more'} often, which is no citation lost or won.`,
  )
  return list([...lines, ...shifts])
}

function describeEvidence({ rule, drop, evidence }: RuleResult, level: number): string[] {
  if (evidence === undefined || drop === undefined) return []
  const { method, interval, detectableDrop, size } = evidence
  const subject = rule === 'max-bcr-drop' ? 'the citation score' : 'the engines that cite'
  const yardstick =
    method === 'paired'
      ? `keyword by keyword (${size})`
      : `with the spread of ${countOf(size, 'earlier run')}`
  const confidence = formatNumber(100 * (1 - 2 * level))
  const finding = drop > 0 ? `the drop of ${subject} is ${formatNumber(drop)}` : `${subject} did not drop`
  return [
    [
      `**How sure:** compared ${yardstick}, ${finding}`,
      interval ? ` (${confidence} % interval of the drop ${range(interval)})` : '',
      detectableDrop === undefined
        ? '.'
        : `. A true drop of ${formatNumber(round(detectableDrop))} would have been seen with 80 % power.`,
    ].join(''),
  ]
}

function range({ low, high }: { low: number; high: number }): string {
  return `${formatNumber(round(low))} to ${formatNumber(round(high))}`
}

/** Three digits: more would claim what an estimate does not know. */
function round(value: number): number {
  return Number(value.toPrecision(3))
}
