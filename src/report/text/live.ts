/** Describes drops and recoveries in the answers of live engines. */
import type { Scope } from '../../comparison/scope.ts'
import type { DroppedValue, Finding } from '../../findings/finding.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { describeChange, describeMissing } from '../words/baseline.ts'
import { countOf, formatPercent, formatValue } from '../words/numbers.ts'
import {
  acceptSetting,
  describeCheck,
  describeCountry,
  describeLevel,
  formatBefore,
  formatCounts,
  formatLevel,
  formatUsual,
  sentences,
} from '../words/phrases.ts'
import { dayInYear } from '../words/words.ts'
import { IN_HEADLINE } from './content.ts'
import type { FindingContext, FindingDescribers, FindingOf, Wording } from './finding-text.ts'
import { adviseToCompare, liveEntries } from './live-evidence.ts'

function describeLoss(
  finding: FindingOf<'dropped' | 'engine-lost' | 'declined'>,
  context: FindingContext,
): Wording {
  const { kind } = finding
  const entries = liveEntries(finding, context)
  return {
    headlines: [
      kind === 'declined' ? describeLowSince(finding, '', context) : describeDrop(finding, context),
    ],
    detail: sentences(
      finding.certainty === 'more-than-chance' ? 'The difference is statistically significant.' : '',
      kind === 'declined' ? describeFirstReport(finding, context) : '',
    ),
    brief: describeFall(finding, context),
    evidence: entries.length > 0 ? entries : [{ title: [], todo: adviseToCompare(finding, context) }],
  }
}

/** Adds the next loss to the first headline of a loss: `. Gemini still cites it less`. */
export function addOtherLoss(headlines: Line[], { findings, names }: FindingContext): Line[] {
  const [first, other] = findings.filter(isLoss)
  if (first !== findings[0] || other?.scope.kind !== 'engine' || other.value !== undefined) return headlines
  const cites = other.kind === 'still-low' ? 'still cites it less' : 'also cites it less'
  const words = `. ${names.engine(other.scope.engine)} ${cites}${describeCountry(other.scope)}`
  return [...headlines.slice(0, 1).map(headline => [...headline, words]), ...headlines]
}

/** Returns whether a finding is a loss that is open. */
export function isLoss(
  finding: Finding,
): finding is FindingOf<'dropped' | 'engine-lost' | 'declined' | 'still-low'> {
  return ['dropped', 'engine-lost', 'declined', 'still-low'].includes(finding.kind)
}

function describeStillLow(finding: FindingOf<'still-low'>, context: FindingContext): Wording {
  const { time, lowerSince, failedRuns } = finding
  const passes = context.failsCheck ? 'the check fails for another reason' : 'the check passes'
  const since = lowerSince === undefined ? '' : ' since then'
  const after = failedRuns === 0 ? 'This' : `After ${countOf(failedRuns, 'failed run')}${since}, this`
  return {
    headlines: [describeLowSince(finding, 'still ', context)],
    detail: sentences(
      time.levels && isMean(time.levels) ? `${formatPercent(time.levels.now)} in this run.` : '',
      describeFirstReport(finding, context),
      context.outcome.run.pullUrl === undefined
        ? `${after} loss only warns: ${passes}.`
        : `It began before this pull request and only warns here: ${passes}.`,
    ),
    brief: describeFall(finding, context),
    evidence: liveEntries(finding, context),
  }
}

function describeDoubt(finding: FindingOf<'may-be-chance'>, context: FindingContext): Wording {
  const doubt = finding.certainty === 'too-early' ? '. It is too early to judge this' : '. This may be chance'
  return {
    headlines: listPossibleDrops(finding, context).map(drop => [...drop, doubt]),
    detail: [
      `${describeCheck(context)} The next run decides; nothing to do until then. To know today, start a run manually.`,
    ],
    brief: describeFall(finding, context),
    evidence: [],
  }
}

function listPossibleDrops(finding: FindingOf<'may-be-chance'>, context: FindingContext): Line[] {
  const { scope, change, value, time } = finding
  const { names } = context
  if (time !== undefined) return [describeLowSince({ ...finding, time }, 'may be ', context)]
  if (value !== undefined) {
    return [change !== undefined, false].map(isUnchanged => describeDroppedValue(value, isUnchanged, context))
  }
  if (change === undefined) return [[...names.brand, ' may be cited less than before']]
  return [[...describeLevel(scope, change.now, names), `, was ${formatBefore(change)}`]]
}

function describeUnseen(
  { loss: { scope, since }, missing }: FindingOf<'loss-unseen'>,
  context: FindingContext,
): Wording {
  const who = scope.kind === 'engine' ? ` of ${context.names.engine(scope.engine)}` : ''
  const place = missing && 'place' in missing ? missing.place : undefined
  const changes = missing?.kind === 'other-settings' ? missing.changes.map(describeChange) : []
  const other = missing ? describeMissing(missing) : 'no earlier run asked the same questions'
  const why = changes.length > 0 ? `The settings changed: ${changes.join('; ')}` : `Not compared: ${other}`
  return {
    headlines: [
      [`The loss${who}${describeCountry(scope)} since ${formatDay(since, context)} can no longer be checked`],
    ],
    detail: [
      { name: `${why}.`, most: 500 },
      ...line` ${[describeCheck(context)]} To close the loss, run once with ${acceptSetting(context, place)}.`,
    ],
    evidence: [],
  }
}

function describeCompetitor({ site, own }: FindingOf<'competitor-ahead'>, context: FindingContext): Wording {
  const numbers = `${formatPercent(site.answers / site.of)} and ${formatLevel(own)}`
  return {
    headlines: [
      line`${{ name: site.domain, most: IN_HEADLINE.question }} is now cited more than ${context.names.brand}: ${[numbers]}`,
    ],
    detail: [`${describeCheck(context)} No rule failed. The difference is statistically significant.`],
    evidence: liveEntries({ scope: { kind: 'whole' }, evidence: [site] }, context).map(entry => ({
      ...entry,
      // The brand may be cited as often as before.
      title: line`${site.domain} is cited more often.`,
    })),
  }
}

function describeReturn(finding: FindingOf<'back'>, context: FindingContext): Wording {
  const { scope, change, isCertain, since, low, measure } = finding
  const { brand } = context.names
  const level =
    change === undefined || low.share === undefined
      ? ''
      : `: ${formatLevel(change.now)}, up from ${formatPercent(low.share)}`
  const was =
    change === undefined
      ? ''
      : `It was ${formatPercent(change.was.share)} before the fall on ${formatDay(low.since, context)}.`
  const runs = low.runs === 1 ? 'The low run no longer counts' : `The ${low.runs} low runs no longer count`
  if (measure === 'score') {
    const score: Line = ['The citation score of ', ...brand, isCertain ? ' is' : ' may be']
    return { headlines: [[...score, ` back since ${formatDay(since, context)}`]], detail: [], evidence: [] }
  }
  return {
    headlines: [
      [
        ...describeCiting(scope, isCertain ? '' : 'may be ', context),
        ` again${describeCountry(scope)} since ${formatDay(since, context)}${level}`,
      ],
    ],
    detail: sentences(was, isCertain ? `${runs} in comparisons.` : 'More runs like this one confirm it.'),
    brief: describeFall(finding, context),
    evidence: [],
  }
}

function describeFirstReport(
  { reportedOn, lowerSince }: { reportedOn: string | undefined; lowerSince: string | undefined },
  context: FindingContext,
): string {
  const first = reportedOn === undefined ? '' : `First reported on ${formatDay(reportedOn, context)}.`
  const further = lowerSince === undefined ? '' : `It fell further on ${formatDay(lowerSince, context)}.`
  return `${first} ${further}`.trim()
}

function formatDay(date: string, { outcome }: FindingContext): string {
  return dayInYear(date, outcome.run.finishedAt)
}

function describeFall(finding: Extract<Finding, { scope: Scope }>, context: FindingContext): Line {
  const { scope, change } = finding
  const { brand, engine } = context.names
  const country = describeCountry(scope)
  const counts =
    change === undefined
      ? 'less than before'
      : `in ${formatCounts(change.now)} answers, usually in ${formatUsual(change.was.usually)}`
  if (scope.kind === 'engine') return [`${engine(scope.engine)} cites `, ...brand, ` ${counts}${country}.`]
  if (scope.kind === 'country') return [...brand, ` is cited ${counts}${country}.`]
  if (finding.kind === 'declined')
    return [...brand, ` has been cited less since ${formatDay(finding.time.since, context)}.`]
  const isFall = change !== undefined && change.now.share < change.was.share
  return [...brand, ` is cited ${isFall ? counts : 'less than before'}.`]
}

function describeDrop(
  { kind, scope, change, value }: FindingOf<'dropped' | 'engine-lost'>,
  context: FindingContext,
): Line {
  const { brand, engine } = context.names
  if (value !== undefined && kind === 'dropped')
    return describeDroppedValue(value, change !== undefined, context)
  if (change === undefined) return [...brand, ' is cited less than before']
  if (scope.kind !== 'engine' || change.now.cited > 0) {
    return [...describeLevel(scope, change.now, context.names), `. It was ${formatBefore(change)}`]
  }
  return [
    `${engine(scope.engine)} no longer cites `,
    ...brand,
    `${describeCountry(scope)}. It did in ${formatBefore(change)} of its answers`,
  ]
}

/** Describes a drop by the value of a rule, for a rate that is unchanged or not known. */
export function describeDroppedValue(
  { rule, subject: { noun, unit }, now, was }: DroppedValue,
  isLevel: boolean,
  { names: { brand } }: FindingContext,
): Line {
  const [value, before] = [formatValue(now, unit), formatValue(was, unit)]
  if (rule === 'max-cited-engines-drop') {
    return [`${countOf(now, 'engine')} ${now === 1 ? 'cites' : 'cite'} `, ...brand, `. It was ${before}`]
  }
  return isLevel && rule === 'max-bcr-drop'
    ? [...brand, ` is cited as often, but less prominently: score ${value}, was ${before}`]
    : [`The ${noun} of `, ...brand, ` is ${value}. It was ${before}`]
}

type Verb = '' | 'still ' | 'may be '

function describeCiting(scope: Scope, verb: Verb, { names: { brand, engine } }: FindingContext): Line {
  if (scope.kind !== 'engine') return [...brand, verb === 'may be ' ? ' may be cited' : ` is ${verb}cited`]
  return [`${engine(scope.engine)} ${verb === 'may be ' ? 'may cite' : `${verb}cites`} `, ...brand]
}

function describeLowSince(
  { scope, time, value }: Pick<FindingOf<'declined'>, 'scope' | 'time' | 'value'>,
  verb: Verb,
  context: FindingContext,
): Line {
  const who = describeCiting(scope, verb, context)
  const day = formatDay(time.since, context)
  const { levels } = time
  if (value !== undefined) {
    const { unit } = value.subject
    const [now, was] = [formatValue(value.now, unit), formatValue(value.was, unit)]
    const isScore = levels !== undefined && value.rule === 'max-bcr-drop'
    const how = isScore ? 'as often, but less prominently' : 'less'
    return [...who, ` ${how} since ${day}: ${unit === 'score' ? 'score ' : ''}${now}, was ${was}`]
  }
  if (levels === undefined) return [...who, ` less since ${day}`]
  const [now, was] = [formatPercent(levels.since), formatPercent(levels.before)]
  const mean = isMean(levels) ? ' on average' : ''
  return [...who, ` less${describeCountry(scope)} since ${day}: ${now}${mean}, was ${was}`]
}

/** Returns whether the level of the lower runs differs from that of this run in whole percent. */
function isMean({ since, now }: { since: number; now: number }): boolean {
  return formatPercent(since) !== formatPercent(now)
}

export const LIVE_DESCRIBERS = {
  dropped: describeLoss,
  'engine-lost': describeLoss,
  declined: describeLoss,
  'still-low': describeStillLow,
  'may-be-chance': describeDoubt,
  'loss-unseen': describeUnseen,
  'competitor-ahead': describeCompetitor,
  back: describeReturn,
} satisfies Partial<FindingDescribers>
