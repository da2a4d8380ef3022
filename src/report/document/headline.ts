/** The first sentence of a report: subject first, one fact, at most 90 characters. */

import type { AnswerReason } from '../../embedded/engines/answer-record.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Blocker } from '../../gate/blocker.ts'
import { countOf, formatPercent, formatSetting, formatValue } from '../numbers.ts'
import { dayInYear } from '../words.ts'
import type { Line, Mark } from './blocks.ts'
import { joinWords } from './names.ts'
import { plainOf } from './plain.ts'
import { isLevel, levelSentence, placeOf, shareOf, type Told, wasOf } from './told.ts'

const MOST_CHARACTERS = 90
const QUESTION_LENGTH = 40
/** In a headline a name leaves room for the fact. */
const PATH_LENGTH = 60

type Of<K extends Finding['kind']> = Extract<Finding, { kind: K }>
export type ContentLoss = Of<'page-gone' | 'page-hidden' | 'answer-lost' | 'answer-weaker'>

const CONTENT_LOSSES = ['page-gone', 'page-hidden', 'answer-lost', 'answer-weaker']

/** Tells whether a finding is about questions that pages answer no more, or less well. */
export function isContentLoss(finding: Finding): finding is ContentLoss {
  return CONTENT_LOSSES.includes(finding.kind)
}

/** Returns the mark of a report that begins with this finding. */
export function markOf({ kind, leadsTo }: Finding): Mark {
  if (kind === 'first-run' || kind === 'no-rule') return 'report'
  if (leadsTo === 'none') return 'pass'
  if (leadsTo === 'inconclusive') return 'warn'
  return leadsTo
}

/** Returns the headline: the words of the first finding. */
export function headlineOf(told: Told): Line {
  const [first] = told.findings
  if (first === undefined) throw new RangeError('a report has one finding at least')
  const candidates = wordsOf(first, told)
  const shortest = candidates.at(-1) ?? []
  return candidates.find(line => plainOf(line).length <= MOST_CHARACTERS) ?? shortest
}

/** From the fullest to the shortest. */
function wordsOf(first: Finding, told: Told): Line[] {
  const { names, outcome } = told
  const { brand } = names
  if (isContentLoss(first)) return contentLoss(first, told)
  switch (first.kind) {
    case 'incident':
      return [incident(first.blocker, first.isPartly, told)]
    case 'engine-silent': {
      const who = joinWords([...new Set(first.engines.map(names.engine))])
      const why = reasonOf(first.reason, names.vendor(first.engines[0] ?? ''))
      return [
        [`${who} did not answer: ${why}`],
        [`${countOf(first.engines.length, 'engine')} did not answer: ${why}`],
      ]
    }
    case 'engine-blind':
      return [[`${names.engine(first.engine)} named no sources, so its citations cannot be counted`]]
    case 'dropped':
    case 'engine-lost': {
      const { scope, change } = first
      if (change === undefined) return [[...brand, ' is cited less than before']]
      if (scope.kind === 'engine' && change.now.cited === 0) {
        return [
          [
            `${names.engine(scope.engine)} no longer cites `,
            ...brand,
            `${placeOf(scope)}. It did in ${wasOf(change)} of its answers`,
          ],
        ]
      }
      return [[...levelSentence(scope, change.now, names), `. It was ${wasOf(change)}`]]
    }
    case 'declined':
    case 'still-low': {
      const since = dayInYear(first.since, outcome.run.finishedAt)
      const before = formatPercent(first.kind === 'declined' ? first.before : (first.change?.was.share ?? 0))
      const isStill = first.kind === 'still-low'
      const { scope } = first
      return [
        scope.kind === 'engine'
          ? [
              `${names.engine(scope.engine)} ${isStill ? 'still cites' : 'cites'} `,
              ...brand,
              ` less since ${since}: ${formatPercent(first.sinceThen)}, was ${before}`,
            ]
          : [
              ...brand,
              ` is ${isStill ? 'still ' : ''}cited less since ${since}: ${formatPercent(first.sinceThen)}, was ${before}`,
            ],
      ]
    }
    case 'floor-broken':
      return [brokenRule(first, told)]
    case 'may-be-chance': {
      const { scope, change, test } = first
      const doubt = test === 'untested' ? 'It is too early to judge this' : 'This may be chance'
      return change === undefined
        ? [[...brand, ` may be cited less than before. ${doubt}`]]
        : [[...levelSentence(scope, change.now, names), `, was ${wasOf(change)}. ${doubt}`]]
    }
    case 'config-changed': {
      const [file, ...others] = first.files
      return [
        others.length === 0 && file !== undefined
          ? ['This pull request edits the settings of the gate: ', { name: file.path, most: PATH_LENGTH }]
          : [`This pull request edits ${countOf(first.files.length, 'file')} of the settings of the gate`],
        ['This pull request edits the settings of the gate'],
      ]
    }
    case 'competitor-ahead': {
      const { site, own } = first
      const share = formatPercent(site.answers / site.of)
      return [[{ name: site.domain }, ' is now cited more than ', ...brand, `: ${share} and ${shareOf(own)}`]]
    }
    case 'share-of-voice':
      return [
        [
          ...brand,
          ` has ${formatPercent(first.share)} of the citations among ${first.brands} brands. It was ${formatPercent(first.was)}`,
        ],
      ]
    case 'back': {
      const { scope, change, isCertain, since, low } = first
      const day = dayInYear(since, outcome.run.finishedAt)
      const who: Line =
        scope.kind === 'engine' ? [`${names.engine(scope.engine)} cites `, ...brand] : [...brand, ' is cited']
      const level = change === undefined ? '' : `: ${shareOf(change.now)}, low was ${formatPercent(low)}`
      return [[...(isCertain ? [] : ['Perhaps ']), ...who, ` again since ${day}${level}`]]
    }
    case 'answer-new': {
      const count = first.questions.length
      return [[`No question lost its answer, ${count} ${count === 1 ? 'has a new one' : 'have new ones'}`]]
    }
    case 'first-run':
      return [
        first.level === undefined
          ? ['First run: there is nothing to compare with yet']
          : ['First run: ', ...levelSentence({ kind: 'whole' }, first.level, names)],
      ]
    case 'no-rule':
      return [
        first.level === undefined
          ? ['No rule is set, so this gate cannot fail']
          : [...levelSentence({ kind: 'whole' }, first.level, names), '. No rule is set'],
      ]
    case 'unchanged':
      return [unchanged(first, told)]
  }
}

function unchanged({ change, level }: Of<'unchanged'>, { outcome, names }: Told): Line {
  if (outcome.baseline?.content !== undefined) return ['No question lost its answer']
  if (change === undefined) {
    return level === undefined
      ? ['No answer about ', ...names.brand, ' was evaluated']
      : levelSentence({ kind: 'whole' }, level, names)
  }
  const sentence = levelSentence({ kind: 'whole' }, change.now, names)
  const [now, was] = [shareOf(change.now), wasOf(change)]
  if (now === was) return [...sentence, ', as before']
  return [...sentence, isLevel(change) ? `, as before (${was})` : `, was ${was}`]
}

/** Losses that lead to the same are told together. */
function contentLoss(first: ContentLoss, { findings, outcome }: Told): Line[] {
  const alike = findings
    .filter(isContentLoss)
    .filter(({ leadsTo, kind }) =>
      first.kind === 'answer-weaker'
        ? kind === first.kind
        : leadsTo === first.leadsTo && kind !== 'answer-weaker',
    )
  const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))]
  const all = outcome.baseline?.content?.keywords.length ?? questions.length
  const isOne = questions.length === 1
  const lost =
    first.kind === 'answer-weaker'
      ? isOne
        ? 'has a weaker answer'
        : 'have a weaker answer'
      : isOne
        ? 'lost its answer'
        : 'lost their answer'
  const subject: Line = isOne
    ? [{ quote: questions[0] ?? '', most: QUESTION_LENGTH }, ` ${lost}`]
    : [`${questions.length === all ? `All ${all}` : `${questions.length} of ${all}`} questions ${lost}`]
  const way = alike.length === 1 ? wayOf(first) : undefined
  return [...(way === undefined ? [] : [[...subject, ': ', ...way]]), subject]
}

/** Returns what happened to the page, after a colon. */
function wayOf(finding: ContentLoss): Line | undefined {
  const page = { name: finding.path, most: PATH_LENGTH }
  switch (finding.kind) {
    case 'page-gone':
      return [page, finding.to === undefined ? ' is deleted' : ' moved without a redirect']
    case 'page-hidden':
      return [page, ' is hidden']
    case 'answer-lost':
      return finding.way === 'unread' ? [page, ' is no page any more'] : undefined
    case 'answer-weaker':
      return undefined
  }
}

function brokenRule({ rule }: Of<'floor-broken'>, { names }: Told): Line {
  const { brand } = names
  switch (rule.kind) {
    case 'floor': {
      const { unit } = rule.subject
      const floor = `${formatSetting(rule.floor)}${unit === 'percent' ? '%' : ''}`
      const now = rule.observed === undefined ? 'not known' : formatValue(rule.observed, unit)
      if (rule.rule === 'min-cited-engines')
        return [`${now} engines cite `, ...brand, `. Your floor is ${floor}`]
      if (unit === 'percent') return [...brand, ` has ${now} of the citations. Your floor is ${floor}`]
      return [`The ${rule.subject.noun} of `, ...brand, ` is ${now}. Your floor is ${floor}`]
    }
    case 'required-engines': {
      const who = joinWords(rule.missing.map(names.engineInCountry))
      return [`${who} must cite `, ...brand, ` and ${rule.missing.length === 1 ? 'does' : 'do'} not`]
    }
    case 'sentiment':
      return [
        'An answer about ',
        ...brand,
        ' has an unwanted sentiment: ',
        { name: rule.found[0]?.sentiment ?? '' },
      ]
    default:
      return [`The ${rule.subject.noun} of `, ...brand, ' is beyond its limit']
  }
}

/** Returns why an engine gave no answer: the fault of the vendor, in a few words. */
export function reasonOf(reason: Pick<AnswerReason, 'code'> | undefined, vendor: string): string {
  switch (reason?.code) {
    case undefined:
      return 'the service has no result of it'
    case 'key-refused':
      return `${vendor} refused the key`
    case 'forbidden':
      return `${vendor} does not permit the key to do this`
    case 'no-credit':
      return `the account at ${vendor} has no credit left`
    case 'unknown-model':
      return `${vendor} does not know the model`
    case 'rate-limited':
    case 'busy':
      return `${vendor} limited the requests`
    case 'unsearched':
      return 'it did not search the web'
    case 'refused':
      return 'it refused to answer'
    case 'cost-limit':
      return 'the run had reached max-cost'
    case 'out-of-time':
      return 'the time of the run ended'
    case 'server-error':
    case 'unreachable':
    case 'timed-out':
    case 'unresponsive':
      return `${vendor} was not available`
    case 'rejected':
    case 'redirected':
      return `${vendor} refused the requests`
    case 'failed':
    case 'malformed':
      return 'its replies could not be read'
  }
}

/** Returns what is broken, without a number of any measurement. */
function incident(blocker: Blocker, isPartly: boolean, { outcome, names }: Told): Line {
  const partly = isPartly ? 'only partly measured' : 'not measured'
  switch (blocker.kind) {
    case 'no-secrets':
      return ['This run has no key: GitHub gives it no secrets']
    case 'baseline':
      return [
        blocker.unusable.kind === 'base'
          ? 'The pages before this change cannot be read'
          : blocker.unusable.kind === 'all-dropped'
            ? 'Every run to compare with is low, so the level before is not known'
            : 'The baseline cannot be used',
      ]
    case 'day-limit':
      return ['This run needs more requests than the plan allows in a day']
    case 'time-budget':
      return ['This run needs more time than timeout-minutes allows']
    case 'cost-limit':
      return ['This run would cost more than max-cost']
    case 'missing-shards': {
      const { shards } = blocker
      const parts = shards.map(shard => shard.replace('/', ' of '))
      if (parts.length === 0) return ['No part of this run left a result']
      return parts.length === 1
        ? [`Part ${parts[0]} of this run left no result`]
        : [`${parts.length} parts of this run left no result`]
    }
    case 'service':
      return [`${serviceFault(blocker.facts.kind, blocker.facts.status)}: `, ...names.brand, ` was ${partly}`]
    case 'few-answers':
    case 'no-answers': {
      const [first] = blocker.kind === 'few-answers' ? blocker.missing : outcome.answers.missing
      const why = first === undefined ? '' : `: ${reasonOf(first.reason, names.vendor(first.engine))}`
      const isNone = blocker.kind === 'no-answers' || blocker.evaluated === 0
      return [`${isNone ? 'No engine answered' : 'Too few answers came'}${why}`]
    }
    case 'required-unanswered':
      return [
        `${joinWords(blocker.engines.map(({ engine }) => names.engineInCountry(engine)))} answered too few questions`,
      ]
  }
}

/** Returns what is wrong with the service, without a full stop. */
export function serviceFault(kind: string, status: number | undefined): string {
  if (kind === 'setup') return 'The pages could not be read'
  if (status === 401 || status === 403) return 'The scan service refused the key'
  if (kind === 'cancelled') return 'The run was cancelled'
  return 'The scan service did not answer'
}
