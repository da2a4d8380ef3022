/** What the words of a report are made of, and the phrases that several of them share. */
import type { Change, Level } from '../../comparison/comparison.ts'
import type { Finding, Scope } from '../../findings/finding.ts'
import { formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Line } from './blocks.ts'
import { countryInSentence, type Names } from './names.ts'

export interface Told {
  outcome: Outcome
  /** At least one, the most important first. */
  findings: readonly Finding[]
  names: Names
  /** The verdict fails the step by `fail-on`. */
  failsCheck: boolean
}

/** Fewer answers than this have no percentage: a share of three answers reads as more than it is. */
export const LEAST_FOR_PERCENT = 10
/** Difference in percentage points that reads as no difference. */
const SAME = 5

/** `39%`; `2 of 3` for few answers. */
export function shareOf({ cited, answers, share }: Level): string {
  return answers < LEAST_FOR_PERCENT ? `${cited} of ${answers}` : formatPercent(share)
}

/** What it was: `58%`; `usually 2 of 3` for few answers. */
export function wasOf({ now, was }: Change): string {
  return now.answers < LEAST_FOR_PERCENT
    ? `usually ${usually(was.usually)} of ${now.answers}`
    : formatPercent(was.share)
}

/** `14 of 36`. */
export function countsOf({ cited, answers }: Level): string {
  return `${cited} of ${answers}`
}

/** Rounds a mean number of answers as people count them. */
export function usually(count: number): string {
  return `${Math.round(count)}`
}

/** Returns whether a reader sees no change. */
export function isLevel({ now, was }: Change): boolean {
  return now.answers < LEAST_FOR_PERCENT
    ? Math.round(was.usually) === now.cited
    : Math.abs(Math.round(100 * now.share) - Math.round(100 * was.share)) <= SAME
}

/** ` in Germany`; '' for the whole. */
export function placeOf(scope: Scope): string {
  if (scope.kind === 'whole') return ''
  const country = scope.kind === 'country' ? scope.country : scope.country
  return country === undefined ? '' : ` in ${countryInSentence(country)}`
}

/** Returns who is meant: the brand in the answers of a place, or an engine. */
export function levelSentence(scope: Scope, level: Level, { brand, engine }: Names): Line {
  const isFew = level.answers < LEAST_FOR_PERCENT
  const of = (whose: string) =>
    isFew ? `${countsOf(level)} answers` : `${shareOf(level)} of ${whose} answers`
  const place = placeOf(scope)
  return scope.kind === 'engine'
    ? [`${engine(scope.engine)} cites `, ...brand, ` in ${of('its')}${place}`]
    : [...brand, ` is cited in ${of('the')}${place}`]
}
