/** The words and formats that every report uses, in plain text. */
import type { RuleName, RuleResult } from '../gate/verdict.ts'

/** Code points shown of a name, and how many ids are listed. */
export const NAME_LENGTH = 120
export const LISTED_IDS = 5

export const RULE_SUBJECTS: Record<RuleName, string> = {
  completeness: 'Answers complete',
  'min-overall-bcr': 'Citation score',
  'min-cited-engines': 'Engines that cite',
  'min-share-of-voice': 'Share of voice',
  'max-bcr-drop': 'Drop of the citation score',
  'max-cited-engines-drop': 'Drop of engines that cite',
  'required-engines': 'Engines that must cite',
  'fail-on-sentiment': 'Unwanted sentiment',
}

export const RULE_OUTCOMES: Record<RuleResult['outcome'], string> = {
  pass: 'Passed',
  fail: 'Failed',
  inconclusive: 'May be chance',
  unknown: 'Not known',
  warn: 'Warning',
}

export const KEYWORD_CHANGES = {
  lost: 'Citation lost',
  gained: 'Citation gained',
  weaker: 'Score fell',
  stronger: 'Score rose',
} as const

/** What stands before the names of competitors without a share: below the shares of the others, or alone. */
export const UNMEASURED = {
  beside: 'Could not be measured and is missing above:',
  alone: 'Not known, for these competitors could not be measured:',
} as const

/** A text of ours, for where backticks are no markup. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '')
}

/** The first few, and how many more there are. */
export function cutList(items: string[], most: number): { shown: string[]; more: string } {
  const more = items.length - most
  return { shown: items.slice(0, most), more: more > 0 ? ` and ${more} more` : '' }
}

/** What is not a date is shown as none, for it may come from a file that anybody wrote. */
export function dayOf(createdAt: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00'
}
