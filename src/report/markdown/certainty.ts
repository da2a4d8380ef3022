/** What the comparison is worth: how large the drop may truly be, and what it could have missed. */
import type { RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { formatEstimate } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { confidenceOf, describeShift, describeYardstick, UNTESTED } from '../sentences.ts'
import type { Block } from './fit.ts'
import { list, name, paragraph } from './sections.ts'

/** What to think of the numbers of the comparison. */
export function certaintySection({ verdict }: Outcome): Block[] {
  const { noise, level, rules, searchShifts } = verdict
  if (noise === 'untested') return [paragraph(`**Noise:** ${UNTESTED}`)]
  if (noise !== 'tested' || level === undefined) return []
  const lines = rules.flatMap(rule => describeEvidence(rule, level))
  const shifts = searchShifts.map(shift => `${name(shift.engine)} ${describeShift(shift)}`)
  return list([...lines, ...shifts])
}

function describeEvidence({ rule, drop, evidence }: RuleResult, level: number): string[] {
  if (evidence === undefined || drop === undefined) return []
  const { interval, detectableDrop } = evidence
  const subject = rule === 'max-bcr-drop' ? 'the citation score' : 'the engines that cite'
  const finding = drop > 0 ? `the drop of ${subject} is ${formatNumber(drop)}` : `${subject} did not drop`
  return [
    [
      `**How sure:** compared ${describeYardstick(evidence)}, ${finding}`,
      interval ? ` (${confidenceOf(level)} % interval of the drop ${range(interval)})` : '',
      detectableDrop === undefined
        ? '.'
        : `. A true drop of ${formatEstimate(detectableDrop)} would have been seen with 80 % power.`,
    ].join(''),
  ]
}

function range({ low, high }: { low: number; high: number }): string {
  return `${formatEstimate(low)} to ${formatEstimate(high)}`
}
