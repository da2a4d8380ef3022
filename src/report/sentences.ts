/**
 * What every report says of a run, for somebody who edits content. May hold text from outside, which each report escapes
 * in its own way. Where it says so, names of inputs and fields stand in backticks.
 */

import { mayBeChance } from '../gate/judge.ts'
import type { RuleResult, Verdict } from '../gate/verdict.ts'
import { isDrop } from '../history/record.ts'
import { formatNumber } from '../lib/numbers.ts'
import type { Finding, Measurement } from '../scan/measure.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'

/** Why chance was not reckoned with. With backticks. */
export const UNTESTED =
  'Answers differ from one asking to the next, and one earlier observation cannot tell a drop from noise: the ' +
  'tolerance alone decided. To have chance reckoned with, set `scan-per: keyword` with a `baseline` that keeps the ' +
  'answers (`branch`, `artifact` or a result file), or let a history grow to five runs.'

/** What happened, in one line: what stands before and after the brand. */
export function headlineOf({ verdict, scans }: Outcome): { before: string; after: string } {
  const before = 'AI visibility of'
  switch (verdict.status) {
    case 'pass':
      if (verdict.reportOnly) return { before: 'How AI engines cite', after: '' }
      return {
        before: '',
        after:
          'missing' in verdict.baseline ? 'meets the rules that could be checked' : 'is cited as expected',
      }
    case 'fail': {
      return { before, after: verdict.rules.some(isDrop) ? 'dropped' : 'breaks a rule' }
    }
    case 'inconclusive':
      return {
        before,
        after: mayBeChance(verdict) ? 'may have dropped, or it is chance' : 'could not be judged',
      }
    case 'error':
      return { before, after: `was ${scans.length > 0 ? 'only partly' : 'not'} measured` }
  }
}

/** What limits the verdict, beside its reasons. With backticks; no text from outside. */
export function limitsOf({ verdict, scans, plannedScans }: Outcome): string[] {
  return [
    ...(verdict.reportOnly
      ? [
          'No rule is set, so nothing can fail: a floor (`min-overall-bcr`, `min-cited-engines`) or a `baseline` makes this a gate.',
        ]
      : []),
    ...(scans.length > 0 && scans.length < plannedScans
      ? [
          `${scans.length} of ${countOf(plannedScans, 'scan')} completed; the numbers below are of those alone.`,
        ]
      : []),
  ]
}

/** The sentences of rules that did not pass, but for those among the reasons. */
export function unsaidSentences({ rules, reasons }: Verdict): string[] {
  return rules
    .filter(({ outcome, sentence }) => outcome !== 'pass' && !reasons.includes(sentence))
    .map(({ sentence }) => sentence)
}

/** What in the answers does not add up, the same thing in several scans said once. */
export function describeFindings(
  measurement: Measurement | undefined,
): { text: string; scanIds: string[] }[] {
  const alike = Map.groupBy(measurement?.findings ?? [], describeFinding)
  return Array.from(alike, ([text, findings]) => ({ text, scanIds: findings.map(({ scanId }) => scanId) }))
}

function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'missing-engine':
      return `${finding.engine} was asked for, but is missing in the service's answer`
    case 'duplicate-engine':
      return `${finding.engine} stands more than once in the service's answer`
    case 'summary-contradiction': {
      const subject = finding.field === 'cited_engines' ? 'engines that cite the brand' : 'engines'
      return `The service's summary counts ${finding.stated} ${subject}, its own results ${finding.counted}`
    }
  }
}

/** What follows the engine's name. */
export function describeShift({ before, now }: Verdict['searchShifts'][number]): string {
  return `was evaluated on ${countOf(now, 'keyword')}, before on ${formatNumber(before)}: it searched ${now < before ? 'less' : 'more'} often, which is no citation lost or won.`
}

/** What a drop was compared with. */
export function describeYardstick({ method, size }: NonNullable<RuleResult['evidence']>): string {
  return method === 'paired'
    ? `keyword by keyword (${size})`
    : `with the spread of ${countOf(size, 'earlier run')}`
}

/** Percent that an interval holds the drop, for a test at `level`. */
export function confidenceOf(level: number): string {
  return formatNumber(100 * (1 - 2 * level))
}

/** What the numbers mean, a sentence each. With backticks; no text from outside. */
export function howToRead({ engines }: Measurement): string[] {
  const ownPages = engines.some(({ engine }) => engine === 'repository')
  const others = engines.some(({ engine }) => engine !== 'repository')
  return [
    ...(ownPages
      ? [
          "The engine “repository” answers from this repository's own pages, by rules and without chance: its score, 0 to " +
            "100, says how well they cover the keywords and, beside captured pages of competitors, how much of the answer is the brand's.",
        ]
      : []),
    ...(others
      ? [
          "Answers come from the engines' API surface, as the service reports them; the engines' own apps may answer otherwise.",
          "The citation score (`overall_bcr`) is how strongly the engines cite the brand, in the service's own unit.",
        ]
      : []),
    ...(engines.some(({ answers }) => answers > 1)
      ? [
          'An engine counts as citing when, for at least one keyword, more than half of its answers cite the brand.',
        ]
      : []),
  ]
}
