/** The first sentence of a report: subject first, one fact, at most 90 characters. */

import type { Scope } from '../../comparison/scope.ts'
import type { Doubt } from '../../contract/corpus-facts.ts'
import type { DroppedValue, Finding } from '../../findings/finding.ts'
import type { Line, Mark } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { reasonOf } from '../messages/answers.ts'
import { countOf, formatPercent, formatSetting, formatValue } from '../numbers.ts'
import type { Facts } from '../tell/told.ts'
import { dayInYear } from '../words.ts'
import { acceptedHeadlines } from './accepted-losses.ts'
import { incidentHeadlines, silentSentence } from './faults.ts'
import { joinWords } from './names.ts'
import { beforeWords, isLevel, levelSentence, placeOf, shareOf, wasOf, wholeSentence } from './phrases.ts'

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

const MARKS_OF_STATUS = { pass: 'fail', fail: 'fail', error: 'error', inconclusive: 'warn' } as const

/** Returns the mark of a report: that of its first finding, and never that of a pass where the gate or the check fails. */
export function reportMark({ findings: [first], failsCheck, outcome }: Facts): Mark {
  const mark = first === undefined ? 'pass' : markOf(first)
  const { status } = outcome.verdict
  const isGood = mark === 'pass' || mark === 'report'
  return isGood && (failsCheck || status !== 'pass') ? MARKS_OF_STATUS[status] : mark
}

/** Returns the mark of a finding. */
export function markOf({ kind, leadsTo }: Finding): Mark {
  if (leadsTo === 'none') return kind === 'first-run' || kind === 'no-rule' ? 'report' : 'pass'
  if (leadsTo === 'inconclusive') return 'warn'
  return leadsTo
}

/** Returns the headline: the words of the first finding. */
export function headlineOf(context: Facts): Line {
  const [first] = context.findings
  if (first === undefined) throw new RangeError('a report has one finding at least')
  const candidates = wordsOf(first, context)
  const fitting = candidates.find(line => plainOf(line).length <= MOST_CHARACTERS)
  if (fitting !== undefined) return fitting
  const line = candidates.at(-1) ?? []
  const last = line.at(-1)
  // The last sentence says how sure it is, or what it was.
  if (typeof last !== 'string' || !last.startsWith('. '))
    return [{ name: plainOf(line), most: MOST_CHARACTERS }]
  return [{ name: plainOf(line.slice(0, -1)), most: MOST_CHARACTERS - last.length }, last]
}

/** From the fullest to the shortest. */
function wordsOf(first: Finding, context: Facts): Line[] {
  const { names, outcome } = context
  const { brand } = names
  if (isContentLoss(first)) return contentLoss(first, context)
  switch (first.kind) {
    case 'incident':
      return incidentHeadlines(first, context)
    case 'engine-silent':
      return [
        [silentSentence(first, context)],
        [
          `${countOf(first.engines.length, 'engine')} did not answer: ${reasonOf(first.reason, names.vendor(first.engines[0] ?? ''))}`,
        ],
      ]
    case 'dropped':
      if (first.value !== undefined) return [valueDropped(first.value, first.change !== undefined, context)]
      return [dropped(first, context)]
    case 'engine-lost':
      return [dropped(first, context)]
    case 'declined':
      return [lowSince(first, '', context)]
    case 'still-low':
      return [lowSince(first, 'still ', context)]
    case 'floor-broken':
      return [brokenRule(first, context)]
    case 'may-be-chance': {
      const { scope, change, test, value, time } = first
      const doubt = test === 'untested' ? 'It is too early to judge this' : 'This may be chance'
      if (time !== undefined) return [[...lowSince({ ...first, time }, 'may be ', context), `. ${doubt}`]]
      if (value !== undefined) {
        return [change !== undefined, false].map(isLevel => [
          ...valueDropped(value, isLevel, context),
          `. ${doubt}`,
        ])
      }
      return change === undefined
        ? [[...brand, ' may be cited less than before', `. ${doubt}`]]
        : [[...levelSentence(scope, change.now, names), `, was ${wasOf(change)}`, `. ${doubt}`]]
    }
    case 'not-judged':
      return notJudged(first.doubt)
    case 'config-changed': {
      const [file, ...others] = first.files
      return [
        others.length === 0 && file !== undefined
          ? ['This pull request edits the settings of the gate: ', { name: file.path, most: PATH_LENGTH }]
          : [`This pull request edits ${countOf(first.files.length, 'file')} of the settings of the gate`],
        ['This pull request edits the settings of the gate'],
      ]
    }
    case 'loss-unseen': {
      const { scope, since } = first.loss
      const who = scope.kind === 'engine' ? ` of ${names.engine(scope.engine)}` : ''
      const day = dayInYear(since, outcome.run.finishedAt)
      return [[`The loss${who}${placeOf(scope)} since ${day} is open and no longer compared`]]
    }
    case 'competitor-ahead': {
      const { site, own } = first
      const share = formatPercent(site.answers / site.of)
      return [
        [
          { name: site.domain, most: QUESTION_LENGTH },
          ' is now cited more than ',
          ...brand,
          `: ${share} and ${shareOf(own)}`,
        ],
      ]
    }
    case 'back': {
      const { scope, change, isCertain, since, low } = first
      const day = dayInYear(since, outcome.run.finishedAt)
      const level =
        change === undefined || low.share === undefined
          ? ''
          : `: ${shareOf(change.now)}, low was ${formatPercent(low.share)}`
      const who = citing(scope, '', context)
      return [[...(isCertain ? [] : ['Perhaps ']), ...who, ` again${placeOf(scope)} since ${day}${level}`]]
    }
    case 'was-chance': {
      const { change, scope, since } = first
      const fall = `fall since ${dayInYear(since, outcome.run.finishedAt)} may have been chance`
      if (change === undefined) return [[`The ${fall}`]]
      const level = isLevel(change)
        ? [
            ...(scope.kind === 'engine' ? [names.engine(scope.engine)] : brand),
            ` is back at ${shareOf(change.now)}${placeOf(scope)}`,
          ]
        : [...levelSentence(scope, change.now, names), beforeWords(change)]
      return [[...level, `; the ${fall}`], [`The ${fall}`]]
    }
    case 'loss-accepted':
      return acceptedHeadlines(first, context)
    case 'answer-new': {
      const all = context.findings.filter(finding => finding.kind === 'answer-new')
      const count = all.reduce((sum, { questions }) => sum + questions.length, 0)
      return [[`No question lost its answer, ${count} ${count === 1 ? 'has a new one' : 'have new ones'}`]]
    }
    case 'first-run':
      return [firstRun(first, context)]
    case 'no-rule':
      return [
        first.level === undefined
          ? ['No rule is set, so this gate cannot fail']
          : [...wholeSentence(first.level, context), '. No rule is set'],
      ]
    case 'unchanged':
      return [unchanged(first, context)]
  }
}

function dropped({ scope, change }: Of<'dropped' | 'engine-lost'>, { names }: Facts): Line {
  const { brand, engine } = names
  if (change === undefined) return [...brand, ' is cited less than before']
  if (scope.kind !== 'engine' || change.now.cited > 0) {
    return [...levelSentence(scope, change.now, names), `. It was ${wasOf(change)}`]
  }
  return [
    ...[`${engine(scope.engine)} no longer cites `, ...brand],
    `${placeOf(scope)}. It did in ${wasOf(change)} of its answers`,
  ]
}

/** The rate is level or not known: the number of the rule is told. */
function valueDropped(
  { rule, subject: { noun, unit }, now, was }: DroppedValue,
  isLevel: boolean,
  { names: { brand } }: Facts,
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

/** `Perplexity still cites Acme`, `Acme may be cited`. */
function citing(scope: Scope, verb: Verb, { names: { brand, engine } }: Facts): Line {
  if (scope.kind !== 'engine') return [...brand, verb === 'may be ' ? ' may be cited' : ` is ${verb}cited`]
  return [`${engine(scope.engine)} ${verb === 'may be ' ? 'may cite' : `${verb}cites`} `, ...brand]
}

function lowSince(
  { scope, time, value }: Pick<Of<'declined'>, 'scope' | 'time' | 'value'>,
  verb: Verb,
  context: Facts,
): Line {
  const who = citing(scope, verb, context)
  const day = dayInYear(time.since, context.outcome.run.finishedAt)
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
  return [...who, ` less${placeOf(scope)} since ${day}: ${now}, was ${was}`]
}

function firstRun({ level, missing }: Of<'first-run'>, context: Facts): Line {
  if (level === undefined) return ['There is nothing to compare with yet']
  const sentence = wholeSentence(level, context)
  switch (missing.kind) {
    case 'no-history-yet':
    case 'no-run-yet':
      return ['First run: ', ...sentence]
    case 'other-settings':
      return ['First run with these settings: ', ...sentence]
    case 'accepted':
      return ['New level: ', ...sentence]
    default:
      return [...sentence, ', compared with nothing']
  }
}

function unchanged({ change, level }: Of<'unchanged'>, context: Facts): Line {
  if (context.outcome.baseline?.content !== undefined) return ['No question lost its answer']
  if (change !== undefined) return [...wholeSentence(change.now, context), beforeWords(change)]
  if (level !== undefined) return wholeSentence(level, context)
  const { citedEngines = 0, totalEngines = 0 } = context.outcome.measurement ?? {}
  return totalEngines === 0
    ? ['No answer about ', ...context.names.brand, ' was evaluated']
    : [
        `${citedEngines} of ${countOf(totalEngines, 'engine')} ${citedEngines === 1 ? 'cites' : 'cite'} `,
        ...context.names.brand,
      ]
}

/** Losses that lead to the same are told together. */
function contentLoss(first: ContentLoss, { findings, outcome }: Facts): Line[] {
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
  const way = alike.length === 1 ? (wayOf(first) ?? textWayOf(first, isOne ? 'its' : 'their')) : undefined
  return [...(way === undefined ? [] : [[...subject, ': ', ...way]]), subject]
}

/** Returns the pages that answered, each once. */
export function pagesOf({ path, questions }: Pick<ContentLoss, 'path' | 'questions'>): string[] {
  return [...new Set(questions.map(({ before }) => before?.place.path ?? path))]
}

/** Returns what happened to the page, to stand after a colon; undefined where the kind of the finding says all. */
export function wayOf(finding: ContentLoss): Line | undefined {
  const page = { name: finding.path, most: PATH_LENGTH }
  switch (finding.kind) {
    case 'page-gone':
      return [page, ' is deleted']
    case 'page-hidden': {
      const pages = pagesOf(finding)
      return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, ' is hidden']
    }
    case 'answer-lost':
      return finding.way === 'unread' ? [page, ' is no page any more'] : undefined
    case 'answer-weaker':
      return undefined
  }
}

/** Returns what happened to the text, to stand after a colon; undefined where no one word tells it. */
function textWayOf(finding: ContentLoss, its: 'its' | 'their'): Line | undefined {
  if (finding.kind !== 'answer-lost') return undefined
  switch (finding.way) {
    case 'became-link':
      return [`${its} text became a link`]
    case 'examples-removed':
      return [`${its} examples are gone`]
    case 'section-gone':
      return [`${its} section is gone`]
    case 'emptied':
      return [`hardly anything of ${its} page is left`]
    case 'rewritten':
    case 'unread':
      return undefined
  }
}

function notJudged(doubt: Doubt): Line[] {
  if (doubt.kind === 'nothing-to-lose')
    return [['This gate can fail nothing: no question has an answer or an owner']]
  if (doubt.kind !== 'owner-missing') return [['The pages are not those of the commit']]
  const [first, ...others] = doubt.owners
  if (others.length > 0) return [[`${doubt.owners.length} owners are no pages of the base`]]
  const page = { name: first?.path ?? '', most: PATH_LENGTH }
  return first?.isRenamed
    ? [['This change renames ', page, ', which owns a question']]
    : [[page, ' owns a question and is no page of the base']]
}

function brokenRule({ rule, leadsTo }: Of<'floor-broken'>, context: Facts): Line {
  const { names } = context
  const { brand } = names
  switch (rule.kind) {
    case 'floor': {
      const { unit } = rule.subject
      const floor = `${formatSetting(rule.floor)}${unit === 'percent' ? '%' : ''}`
      const now = rule.observed === undefined ? 'not known' : formatValue(rule.observed, unit)
      if (rule.rule === 'min-cited-engines')
        return [
          `${now} ${rule.observed === 1 ? 'engine cites' : 'engines cite'} `,
          ...brand,
          `. Your floor is ${floor}`,
        ]
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
        { name: rule.found[0]?.sentiment ?? '', most: 20 },
      ]
    case 'drop': {
      const dropped = valueDropped({ ...rule, now: rule.observed, was: rule.baseline }, false, context)
      return leadsTo === 'fail' ? dropped : [...dropped, '. This may be chance']
    }
    default:
      return [`The ${rule.subject.noun} of `, ...brand, ' is beyond its limit']
  }
}
