/** Describes how a change of pages affects the questions that they answer, cause by cause, and what to do. */
import { type ContentLoss, isContentLoss, isWeaker } from '../../findings/content-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Card, Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../../lib/escape.ts'
import { linkQuote } from '../words/file-links.ts'
import { joinWords } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { describeCheck } from '../words/phrases.ts'
import { NAME_LENGTH } from '../words/words.ts'
import type { FindingContext, FindingDescribers, FindingOf, LossPlace, Wording } from './finding-text.ts'
import { describeLoss, lineInPlaceOf, listAnsweringPages, ownerKind } from './loss.ts'
import { describeLostValues } from './values.ts'

/** Maximum length of texts from outside in a headline, so that the rest of it fits. */
export const IN_HEADLINE = { question: 40, path: 60 }
/** Login names of GitHub have 39 characters at most. */
const LOGIN_LENGTH = 50

function describeContentLoss(finding: ContentLoss, context: FindingContext): Wording {
  const { findings, outcome } = context
  const { why, todo } = describeLoss(finding, outcome.run)
  const all = outcome.baseline?.content?.keywords.length
  const way = describePageChange(finding)
  const alike = findings
    .filter(isContentLoss)
    .filter(
      each => each.leadsTo === finding.leadsTo && describeEffect(each, 1) === describeEffect(finding, 1),
    )
  // The visible line of a comment has the advice about a move.
  const isInDetail = isPureMove(finding) && findings[0] === finding && alike.length === 1
  const advice: Line = isInDetail && todo !== undefined ? [' ', ...todo] : []
  return {
    headlines: headlinesOf([finding], all),
    together: headlinesOf(alike, all),
    ...(isWeaker(finding) && { detail: [describeCheck(context), ...advice] }),
    why,
    brief: way === undefined ? why : [...way, '.'],
    causes: [{ title: why, todo: isInDetail ? undefined : todo }],
    places: listLossPlaces(finding, [plainOf(why), plainOf(todo ?? [])]),
  }
}

function isPureMove({ kind, removed, ...finding }: ContentLoss): boolean {
  return kind === 'answer-weaker' && 'to' in finding && finding.way === 'moved' && removed.length === 0
}

function describeEffect(finding: Finding, questions: number): string {
  const [has, its] = questions === 1 ? ['has', 'its'] : ['have', 'their']
  if (!isContentLoss(finding) || !isWeaker(finding)) return `lost ${its} answer`
  return isPureMove(finding) ? `${has} ${its} answer at a new address` : `${has} a weaker answer`
}

function headlinesOf(alike: readonly ContentLoss[], all: number | undefined): Line[] {
  const [first, ...others] = alike
  if (first === undefined) return []
  const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))]
  const count = questions.length
  const isOne = count === 1
  if (others.length === 0 && isPureMove(first)) {
    const moved = 'to' in first && first.to === first.path ? 'has a new address' : 'moved'
    const page = { name: first.path, most: IN_HEADLINE.path }
    return [line`${page} ${[moved]} without a redirect (${[countOf(count, 'question')]})`]
  }
  const effect = describeEffect(first, count)
  const subject = isOne
    ? line`${{ quote: questions[0] ?? '', most: IN_HEADLINE.question }} ${[effect]}`
    : [`${count === (all ?? count) ? countAll(count) : `${count} of ${all}`} questions ${effect}`]
  const way =
    others.length === 0
      ? (describePageChange(first) ?? describeTextChange(first, isOne ? 'its' : 'their'))
      : undefined
  if (way !== undefined) return [[...subject, ': ', ...way], subject]
  const pages = [...new Set(alike.map(({ path }) => path))]
  return isPureMove(first) || pages.length === 1
    ? [subject]
    : [[...subject, ' on ', { name: joinWords(pages) }], subject]
}

function countAll(count: number): string {
  return count === 2 ? 'Both' : `All ${count}`
}

function listLossPlaces(finding: ContentLoss, after: string[]): LossPlace[] {
  return finding.questions.map(({ question, before }) => {
    const said = before === undefined ? '' : `Before: “${plainLine(before.text, NAME_LENGTH)}”`
    const lost = `“${plainLine(question, NAME_LENGTH)}” ${describeEffect(finding, 1)}.`
    return {
      question,
      text: [lost, said, ...after].filter(part => part !== '').join(' '),
      ...findLossLine(finding),
    }
  })
}

function findLossLine(finding: ContentLoss): Pick<LossPlace, 'path' | 'line'> {
  const [reason] = finding.kind === 'page-hidden' ? finding.reasons : []
  if (reason !== undefined) return { path: reason.file, line: reason.line }
  for (const { path, now } of finding.removed) {
    if (now !== undefined) return { path, line: lineInPlaceOf(now) }
  }
  return {
    path: finding.path,
    line: finding.kind === 'answer-lost' || finding.kind === 'value-gone' ? 1 : undefined,
  }
}

function describeAccepted(finding: FindingOf<'loss-accepted'>, context: FindingContext): Wording {
  const { questions, by, isAuthor, review } = finding
  const { pullUrl } = context.outcome.run
  const [first] = questions
  const lost: Line =
    questions.length === 1 && first
      ? [{ quote: first.question, most: IN_HEADLINE.question }, ' lost its answer']
      : [`${countOf(questions.length, 'question')} lost their answer`]
  // The @ and the login are one text, which is escaped, so that it does not become a mention.
  const person: Inline = { name: `@${by}`, most: LOGIN_LENGTH }
  const author = isAuthor ? ', the author of this pull request,' : ''
  const link: Inline =
    pullUrl === undefined
      ? 'a review'
      : { link: `${pullUrl}#pullrequestreview-${review}`, label: ['a review'] }
  const accepted = line`Accepted by ${person}${[author]} in ${[link]}.`
  return {
    headlines: [
      [...lost, isAuthor ? ', and the author ' : ', and ', person, ' accepted it'],
      [...lost, isAuthor ? ', which the author accepted' : ', which is accepted'],
    ],
    detail: [describeCheck(context)],
    why: accepted,
    causes: [{ title: accepted }],
  }
}

function describeGain(finding: FindingOf<'answer-new'>, { findings, outcome }: FindingContext): Wording {
  const headline = (count: number): Line[] => [
    [`No question lost its answer, ${count} ${count === 1 ? 'has a new one' : 'have new ones'}`],
  ]
  const all = findings.flatMap(each => (each.kind === 'answer-new' ? each.questions : []))
  return {
    headlines: headline(finding.questions.length),
    together: headline(all.length),
    causes: finding.questions.map(
      ({ question, after }): Card => ({
        title: [{ quote: question }, ' has an answer now.'],
        lines: [after === undefined ? [{ name: finding.path }] : linkQuote(after, outcome.run)],
      }),
    ),
  }
}

function describePageChange(finding: ContentLoss): Line | undefined {
  const page = { name: finding.path, most: IN_HEADLINE.path }
  switch (finding.kind) {
    case 'page-gone':
      return [page, ' is deleted']
    case 'page-hidden': {
      const pages = listAnsweringPages(finding)
      return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, ' is hidden']
    }
    case 'answer-lost':
      return finding.way === 'unread' ? [page, ' is no longer read as a page'] : undefined
    case 'value-gone':
      return describeLostValues(finding.values)
    case 'answer-weaker':
      return undefined
  }
}

/** What happened to the text of a page, after `its` or `their`. */
const TEXT_CHANGES: Partial<Record<Extract<ContentLoss, { way: string }>['way'], string>> = {
  'became-link': 'text became a link',
  'examples-removed': 'code is gone',
  'section-gone': 'section is gone',
  redirected: 'page redirects to another',
  unread: 'text moved to a file that is not read',
}

function describeTextChange(finding: ContentLoss, its: 'its' | 'their'): Line | undefined {
  if (!('way' in finding)) return undefined
  const { way, gone, questions, removed } = finding
  if (way === 'emptied') {
    const isEmpty = gone === 1 && removed.every(({ now }) => now === undefined || now.to < now.from)
    return [isEmpty ? `${its} page is empty` : `${its} ${ownerKind(questions)} is almost empty`]
  }
  if (way === 'less' && gone !== undefined) {
    return [`${its} ${ownerKind(questions)} lost ${formatPercent(gone)} of its text`]
  }
  const change = TEXT_CHANGES[way]
  return change === undefined ? undefined : [`${its} ${change}`]
}

export const CONTENT_DESCRIBERS = {
  'page-gone': describeContentLoss,
  'page-hidden': describeContentLoss,
  'answer-lost': describeContentLoss,
  'value-gone': describeContentLoss,
  'answer-weaker': describeContentLoss,
  'loss-accepted': describeAccepted,
  'answer-new': describeGain,
} satisfies Partial<FindingDescribers>
