import type { Change, Level } from '../../comparison/comparison.ts'
import type { Scope } from '../../comparison/scope.ts'
import { isOwnPages } from '../../engines/engine-names.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import type { Outcome } from '../outcome.ts'
import type { Facts } from '../text/finding-text.ts'
import { countryInSentence, type Names } from './names.ts'
import { countOf, formatPercent } from './numbers.ts'
import { dayInYear } from './words.ts'

/** With fewer answers, a percentage would look more precise than it is. */
export const MIN_FOR_PERCENT = 10
const HALF_A_DAY = 43_200_000

/** Returns `39%`, or `2 of 3` for few answers. */
export function shareOf({ cited, answers, share }: Level): string {
  return answers < MIN_FOR_PERCENT ? `${cited} of ${answers}` : formatPercent(share)
}

/** Returns the earlier level: `58%`, or `usually 2 of 3` for few answers. */
export function wasOf({ now, was }: Change): string {
  return now.answers < MIN_FOR_PERCENT
    ? `usually ${usually(was.usually)} of ${now.answers}`
    : formatPercent(was.share)
}

/** Returns `14 of 36`. */
export function countsOf({ cited, answers }: Level): string {
  return `${cited} of ${answers}`
}

/** Rounds a mean number of answers as people count them. */
export function usually(count: number): string {
  return `${Math.round(count)}`
}

/** At most five points, which a reader does not notice. */
function isLevel({ now, was }: Change): boolean {
  return now.answers < MIN_FOR_PERCENT
    ? Math.round(was.usually) === now.cited
    : Math.abs(Math.round(100 * now.share) - Math.round(100 * was.share)) <= 5
}

/** Returns whether there is no visible change over all runs that are judged together. */
export function isLevelSince({ now, was, since }: Change): boolean {
  return isLevel({ was, since, now: { ...now, cited: Math.round(since.usually), share: since.share } })
}

/** Returns ` in Germany`, or '' for the whole run. */
export function placeOf(scope: Scope): string {
  if (scope.kind === 'whole') return ''
  return scope.country === undefined ? '' : ` in ${countryInSentence(scope.country)}`
}

/** Returns how a level compares with the earlier one: `, as before`, `, as before (59%)`, `, was 40%`. */
export function beforeWords(change: Change): string {
  const [now, was] = [shareOf(change.now), wasOf(change)]
  if (now === was || (isLevel(change) && change.now.answers < MIN_FOR_PERCENT)) return ', as before'
  return isLevel(change) ? `, as before (${was})` : `, was ${was}`
}

/** Returns the effect of the verdict on the check. */
export function checkSentence({ failsCheck }: Pick<Facts, 'failsCheck'>): string {
  return failsCheck ? 'The check fails.' : 'The check passes.'
}

/** Joins sentences and omits empty ones. */
export function sentences(...parts: string[]): Line {
  const text = parts.filter(part => part !== '').join(' ')
  return text === '' ? [] : [text]
}

const MAX_HEADLINE_LENGTH = 90

/** Returns the longest headline that fits. If none fits, cuts the shortest. */
export function fitHeadline(headlines: readonly Line[]): Line {
  const fitting = headlines.find(words => plainOf(words).length <= MAX_HEADLINE_LENGTH)
  if (fitting !== undefined) return fitting
  const words = headlines.at(-1) ?? []
  const last = words.at(-1)
  // The last sentence holds the certainty or the earlier level.
  if (typeof last !== 'string' || !last.startsWith('. '))
    return [{ name: plainOf(words), most: MAX_HEADLINE_LENGTH }]
  return [{ name: plainOf(words.slice(0, -1)), most: MAX_HEADLINE_LENGTH - last.length }, last]
}

/** Predicts the day of the next run from the rhythm of earlier ones; undefined with fewer than three runs. */
export function nextRun({ trend, run }: Outcome): string | undefined {
  const times = [...trend.map(({ createdAt }) => Date.parse(createdAt)), Date.parse(run.finishedAt)]
  if (times.length < 3 || times.some(Number.isNaN)) return undefined
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b)
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0
  // Runs that follow changes have no rhythm.
  const isRegular = gaps.filter(gap => Math.abs(gap - median) <= median / 4).length * 2 > gaps.length
  if (median < HALF_A_DAY || !isRegular) return undefined
  return dayInYear(new Date(Date.parse(run.finishedAt) + median).toISOString(), run.finishedAt)
}

/** Returns `next run, on 29 November,` or only `next run` if the day is unknown. */
export function nextWords(outcome: Outcome): string {
  const next = nextRun(outcome)
  return next === undefined ? 'next run' : `next run, on ${next},`
}

/** Returns a sentence on how often the brand or an engine cites. */
export function levelSentence(scope: Scope, level: Level, { brand, engine }: Names): Line {
  const isFew = level.answers < MIN_FOR_PERCENT
  const of = (whose: string) =>
    isFew ? `${countsOf(level)} answers` : `${shareOf(level)} of ${whose} answers`
  const place = placeOf(scope)
  return scope.kind === 'engine'
    ? [`${engine(scope.engine)} cites `, ...brand, ` in ${of('its')}${place}`]
    : [...brand, ` is cited in ${of('the')}${place}`]
}

/** Returns the level of the whole run, which may only check pages. */
export function wholeSentence(level: Level, { outcome, names }: Facts): Line {
  const engines = outcome.measurement?.engines ?? []
  return engines.length > 0 && engines.every(({ engine }) => isOwnPages(engine))
    ? [`Your pages answer ${level.cited} of ${countOf(level.answers, 'question')}`]
    : levelSentence({ kind: 'whole' }, level, names)
}
