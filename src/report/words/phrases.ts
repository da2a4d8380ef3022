import type { Change, Level } from '../../comparison/comparison.ts'
import type { Scope } from '../../comparison/scope.ts'
import { isOwnPages } from '../../engines/engine-names.ts'
import { defaults } from '../../inputs/inputs.ts'
import type { Inline, Line } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import type { Outcome } from '../outcome.ts'
import { countryInSentence, type Names } from './names.ts'
import { countOf, formatPercent, toPercent } from './numbers.ts'

/** With fewer answers, a percentage would look more precise than it is. */
export const MIN_FOR_PERCENT = 10

/** Returns `39%`, or `2 of 3` for few answers. */
export function formatLevel({ cited, answers, share }: Level): string {
  return answers < MIN_FOR_PERCENT ? `${cited} of ${answers}` : formatPercent(share)
}

/** Returns the earlier level: `58%`, or `usually 2 of 3` for few answers. */
export function formatBefore({ now, was }: Change): string {
  return now.answers < MIN_FOR_PERCENT
    ? `usually ${formatUsual(was.usually)} of ${now.answers}`
    : formatPercent(was.share)
}

/** Returns `14 of 36`. */
export function formatCounts({ cited, answers }: Level): string {
  return `${cited} of ${answers}`
}

/** Rounds a mean number of answers to a whole number. */
export function formatUsual(count: number): string {
  return `${Math.round(count)}`
}

/** Returns whether a change is at most five points, which a reader does not notice. */
export function isUnchanged({ now, was }: Change): boolean {
  return now.answers < MIN_FOR_PERCENT
    ? Math.round(was.usually) === now.cited
    : Math.abs(toPercent(now.share) - toPercent(was.share)) <= 5
}

/** Returns whether there is no visible change over all runs that are judged together. */
export function isUnchangedSince({ now, was, since }: Change): boolean {
  return isUnchanged({ was, since, now: { ...now, cited: Math.round(since.usually), share: since.share } })
}

/** Returns ` in Germany`, or '' for the whole run. */
export function describeCountry(scope: Scope): string {
  if (scope.kind === 'whole') return ''
  return scope.country === undefined ? '' : ` in ${countryInSentence(scope.country)}`
}

/** Returns how a level compares with the earlier one: `, as before`, `, as before (59%)`, `, was 40%`. */
export function compareWithBefore(change: Change): string {
  const [now, was] = [formatLevel(change.now), formatBefore(change)]
  if (now === was || (isUnchanged(change) && change.now.answers < MIN_FOR_PERCENT)) return ', as before'
  return isUnchanged(change) ? `, as before (${was})` : `, was ${was}`
}

/** Returns the effect of the verdict on the check. */
export function describeCheck({ failsCheck }: { failsCheck: boolean }): string {
  return failsCheck ? 'The check fails.' : 'The check passes.'
}

/** Returns whether a run was started by a command, at a terminal or outside of GitHub. */
export function isLocal({ outcome }: { outcome: Pick<Outcome, 'run'> }): boolean {
  return outcome.run.runUrl === undefined
}

/** Returns the flags or the inputs that accept the level of a gate. Only a workflow records on a branch. */
export function acceptSetting(
  context: { outcome: Pick<Outcome, 'key' | 'run'> },
  place?: { kind: string },
): Line {
  const { key } = context.outcome
  const isFlag = isLocal(context) && place?.kind !== 'branch'
  const accept: Inline = { code: isFlag ? '--accept' : 'accept: true' }
  return key === defaults.key
    ? [accept]
    : [accept, ' and ', { code: isFlag ? `--key ${key}` : `key: ${key}` }]
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

/** Returns a sentence on how often the brand or an engine cites. */
export function describeLevel(scope: Scope, level: Level, { brand, engine }: Names): Line {
  const isFew = level.answers < MIN_FOR_PERCENT
  const of = (whose: string) =>
    isFew ? `${formatCounts(level)} answers` : `${formatLevel(level)} of ${whose} answers`
  const place = describeCountry(scope)
  return scope.kind === 'engine'
    ? [`${engine(scope.engine)} cites `, ...brand, ` in ${of('its')}${place}`]
    : [...brand, ` is cited in ${of('the')}${place}`]
}

/** Returns the level of the whole run, which may only check pages. */
export function describeWholeLevel(
  level: Level,
  { outcome, names }: { outcome: Outcome; names: Names },
): Line {
  const { keywords, measurement } = outcome
  const engines = measurement?.engines ?? []
  const isOfPages = engines.length > 0 && engines.every(({ engine }) => isOwnPages(engine))
  const isOneScan = keywords.length > 1 && measurement?.cells.every(({ keyword }) => keyword === undefined)
  if (isOfPages && isOneScan) {
    const answer = level.cited > 0 ? 'answer' : 'do not answer'
    return [`Your pages ${answer} the ${countOf(keywords.length, 'question')}, asked in one scan`]
  }
  // Several samples of a question are several answers.
  if (isOfPages && level.answers <= keywords.length)
    return [`Your pages answer ${level.cited} of ${countOf(level.answers, 'question')}`]
  const sentence = describeLevel({ kind: 'whole' }, level, names)
  return isOneScan ? [...sentence, ` (${keywords.length} questions in one scan)`] : sentence
}
