/** What the report says of a verdict, in plain text for somebody who edits content. May hold text from outside. */
import type { RuleName, RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../numbers.ts'
import type { Finding, Measurement } from '../../scan/measure.ts'
import type { BrandShare } from '../../scan/share-of-voice.ts'
import type { Outcome } from '../outcome.ts'

/** An outcome, with the brands' shares where competitors were scanned. */
export type ReportedOutcome = Outcome & { shareOfVoice?: BrandShare[] }

export const RULE_SUBJECTS: Record<RuleName | 'min-share-of-voice', string> = {
  completeness: 'Answers complete',
  'min-overall-bcr': 'Citation score',
  'min-cited-engines': 'Engines that cite',
  'max-bcr-drop': 'Drop of the citation score',
  'max-cited-engines-drop': 'Drop of engines that cite',
  'required-engines': 'Engines that must cite',
  'fail-on-sentiment': 'Unwanted sentiment',
  'min-share-of-voice': 'Share of voice',
}

export const RULE_OUTCOMES: Record<RuleResult['outcome'], string> = {
  pass: 'Passed',
  fail: 'Failed',
  inconclusive: 'May be chance',
  unknown: 'Not known',
  warn: 'Warning',
}

export const UNTESTED =
  'Answers differ from one asking to the next, and one earlier observation cannot tell a drop from noise: the ' +
  'tolerance alone decided. To have chance reckoned with, set scan-per: keyword with a baseline that keeps the ' +
  'answers (branch, artifact or a result file), or let a history grow to five runs.'

/** What happened, in one line: what stands before and after the brand. */
export function headlineOf({ verdict, scans }: Outcome): { before: string; after: string } {
  const subject = 'AI visibility of'
  switch (verdict.status) {
    case 'pass':
      if (verdict.reportOnly) return { before: 'How AI engines cite', after: '' }
      return {
        before: '',
        after:
          'missing' in verdict.baseline ? 'meets the rules that could be checked' : 'is cited as expected',
      }
    case 'fail': {
      const dropped = verdict.rules.some(
        ({ rule, outcome }) =>
          outcome === 'fail' && (rule === 'max-bcr-drop' || rule === 'max-cited-engines-drop'),
      )
      return { before: subject, after: dropped ? 'dropped' : 'breaks a rule' }
    }
    case 'inconclusive':
      return {
        before: subject,
        after: verdict.rules.some(({ outcome }) => outcome === 'inconclusive')
          ? 'may have dropped, or it is chance'
          : 'could not be judged',
      }
    case 'error':
      return { before: subject, after: `was ${scans.length > 0 ? 'only partly' : 'not'} measured` }
  }
}

/** The verdict in a word or two. */
export function statusOf({ verdict }: Outcome): string {
  if (verdict.status === 'pass') return verdict.reportOnly ? 'Report only' : 'Passed'
  return { fail: 'Failed', inconclusive: 'Inconclusive', error: 'Error' }[verdict.status]
}

/** The reasons, the most important first, and what limits them. */
export function reasonsOf({ verdict, scans, plannedScans }: Outcome): string[] {
  return [
    ...verdict.reasons,
    ...(verdict.reportOnly
      ? [
          'No rule is set, so nothing can fail: a floor (min-overall-bcr, min-cited-engines) or a baseline makes this a gate.',
        ]
      : []),
    ...(scans.length > 0 && scans.length < plannedScans
      ? [
          `${scans.length} of ${countOf(plannedScans, 'scan')} completed; the numbers below are of those alone.`,
        ]
      : []),
  ]
}

export function comparisonOf({ verdict, measurement }: Outcome): string {
  if ('missing' in verdict.baseline) {
    return `There is no baseline (${verdict.baseline.missing}): nothing was compared with an earlier result.`
  }
  const { label } = verdict.baseline
  return measurement ? `Compared with the baseline from ${label}.` : `The baseline would have been ${label}.`
}

export function describeFinding(finding: Finding): string {
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

/** What the numbers mean, a sentence each. */
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
          "The citation score (overall_bcr) is how strongly the engines cite the brand, in the service's own unit.",
        ]
      : []),
    ...(engines.some(({ answers }) => answers > 1)
      ? [
          'An engine counts as citing when, for at least one keyword, more than half of its answers cite the brand.',
        ]
      : []),
  ]
}

export function countOf(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** Three digits: more would claim what an estimate does not know. */
export function formatEstimate(value: number): string {
  return formatNumber(Number(value.toPrecision(3)))
}

/** Short enough to be read at a glance: two decimals, of less than 1 three digits. */
export function formatScore(value: number): string {
  return formatNumber(Number(Math.abs(value) < 1 ? value.toPrecision(3) : value.toFixed(2)))
}

/** A share of 0 to 1 as whole percent. */
export function formatShare(share: number): string {
  return `${Math.round(100 * share)} %`
}

/** What is not a date is shown as none, for it may come from a file that anybody wrote. */
export function dayOf(createdAt: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00'
}
