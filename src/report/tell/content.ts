/** What a change of pages did to the questions that they answer, cause by cause, and what to do about it. */
import { type ContentLoss, isContentLoss, isWeaker } from '../../findings/content-findings.ts'
import type { Finding, QuestionChange } from '../../findings/finding.ts'
import type { Card, Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../../lib/escape.ts'
import { checkSentence } from '../document/phrases.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { describeLoss, pagesOf, quoteOf } from './loss.ts'
import type { Facts, FindingOf, Tellers, ToldPlace, Words } from './told.ts'
import { listPlaces, valuesWay } from './values.ts'

/** In a headline, texts from outside leave room for the fact. */
export const IN_HEADLINE = { question: 40, path: 60 }
/** Questions that the entry of one of several causes names. */
const MOST_IN_ENTRY = 3
const MOST_ACCEPTED = 5
/** Login names of GitHub have 39 characters at most. */
const LOGIN_LENGTH = 50
const SHORT_QUOTE = 120

/** Tells a page, or lines of it, that questions lost their answer by. */
function tellLoss(finding: ContentLoss, facts: Facts): Words {
  const { findings, outcome } = facts
  const { why, brief = why, todo } = describeLoss(finding, outcome.run)
  const all = outcome.baseline?.content?.keywords.length
  const way = wayOf(finding)
  const alike = findings
    .filter(isContentLoss)
    .filter(each => each.leadsTo === finding.leadsTo && effectOn(each, 1) === effectOn(finding, 1))
  const title = way === undefined ? why : [...way, '.']
  const lines = [
    ...(way === undefined ? [] : [brief]),
    ...listQuestions(finding, MOST_IN_ENTRY),
    ...(finding.kind === 'value-gone' ? listPlaces(finding.values) : []),
  ]
  return {
    headlines: headlinesOf([finding], all),
    together: headlinesOf(alike, all),
    ...(isWeaker(finding) && { detail: [checkSentence(facts)] }),
    ...{ why, brief: title, causes: [{ title, lines, todo }] },
    places: placesOf(finding, [plainOf(why), plainOf(todo ?? [])]),
  }
}

/** Tells whether a page has another address and the same text: before and now are one sentence. */
export function isPureMove({ kind, removed, ...finding }: ContentLoss): boolean {
  return kind === 'answer-weaker' && 'to' in finding && finding.way === 'moved' && removed.length === 0
}

/** What became of the answer to one question, or to several. */
function effectOn(finding: Finding, questions: number): string {
  const [has, its] = questions === 1 ? ['has', 'its'] : ['have', 'their']
  if (!isContentLoss(finding) || !isWeaker(finding)) return `lost ${its} answer`
  return isPureMove(finding) ? `${has} ${its} answer at a new address` : `${has} a weaker answer`
}

/** Losses that lead to the same are told together. */
function headlinesOf(alike: readonly ContentLoss[], all: number | undefined): Line[] {
  const [first, ...others] = alike
  if (first === undefined) return []
  const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))]
  const count = questions.length
  const isOne = count === 1
  const effect = effectOn(first, count)
  const subject = isOne
    ? line`${{ quote: questions[0] ?? '', most: IN_HEADLINE.question }} ${[effect]}`
    : [`${count === (all ?? count) ? `All ${count}` : `${count} of ${all}`} questions ${effect}`]
  const way = others.length === 0 ? (wayOf(first) ?? textWayOf(first, isOne ? 'its' : 'their')) : undefined
  return [...(way === undefined ? [] : [[...subject, ': ', ...way]]), subject]
}

/** Names the first questions, with what became of their answers and what stood there. */
function listQuestions(finding: Extract<Finding, { questions: unknown }>, most: number): Line[] {
  const rest = finding.questions.length - most
  const hasText = finding.kind !== 'value-gone' && !(isContentLoss(finding) && isPureMove(finding))
  return [
    ...finding.questions.slice(0, most).map(({ question, before }): Line => {
      const said: Line = before && hasText ? [': ', { quote: before.text, most: SHORT_QUOTE }] : ['.']
      return line`${{ quote: question }} ${[effectOn(finding, 1)]}${said}`
    }),
    ...(rest > 0 ? [[`and ${countOf(rest, 'more question')}`]] : []),
  ]
}

/** Returns the questions that the entry of a cause leaves out: a single cause is told in full. */
export function questionsLeftOut(findings: readonly Finding[]): QuestionChange[] {
  if (findings.length === 1) return []
  return findings.filter(isContentLoss).flatMap(finding => finding.questions.slice(MOST_IN_ENTRY))
}

function placesOf(finding: ContentLoss, after: string[]): ToldPlace[] {
  return finding.questions.map(({ question, before }) => {
    const said = before === undefined ? '' : `Before: “${plainLine(before.text, NAME_LENGTH)}”`
    const lost = `“${plainLine(question, NAME_LENGTH)}” ${effectOn(finding, 1)}.`
    return {
      ...{ question, text: [lost, said, ...after].filter(part => part !== '').join(' ') },
      ...lineOf(finding),
    }
  })
}

/** The line that hides a page, else where the lost text stood, in a file that is there. */
function lineOf(finding: ContentLoss): Pick<ToldPlace, 'path' | 'line'> {
  const [reason] = finding.kind === 'page-hidden' ? finding.reasons : []
  if (reason !== undefined) return { path: reason.file, line: reason.line }
  for (const { path, now } of finding.removed) {
    // Where nothing took its place, the line before it.
    if (now !== undefined) return { path, line: Math.max(1, Math.min(now.from, now.to)) }
  }
  return {
    path: finding.path,
    line: finding.kind === 'answer-lost' || finding.kind === 'value-gone' ? 1 : undefined,
  }
}

/** Names the questions whose loss is accepted, and the person who accepted it. */
function tellAccepted(finding: FindingOf<'loss-accepted'>, facts: Facts): Words {
  const { questions, by, isAuthor, review } = finding
  const { pullUrl } = facts.outcome.run
  const [first] = questions
  const lost: Line =
    questions.length === 1 && first
      ? [{ quote: first.question, most: IN_HEADLINE.question }, ' lost its answer']
      : [`${countOf(questions.length, 'question')} lost their answer`]
  // In one text, so that it becomes no mention.
  const person: Inline = { name: `@${by}`, most: LOGIN_LENGTH }
  const author = isAuthor ? ', the author of this pull request,' : ''
  const link: Inline =
    pullUrl === undefined
      ? 'a review'
      : { link: `${pullUrl}#pullrequestreview-${review}`, label: ['a review'] }
  return {
    headlines: [
      [...lost, isAuthor ? ', and the author ' : ', and ', person, ' accepted it'],
      [...lost, isAuthor ? ', which the author accepted' : ', which is accepted'],
    ],
    detail: [checkSentence(facts)],
    causes: [
      {
        title: line`Accepted by ${person}${[author]} in ${[link]}.`,
        lines: listQuestions(finding, MOST_ACCEPTED),
      },
    ],
  }
}

/** Tells questions that have an answer now. */
function tellGain(finding: FindingOf<'answer-new'>, { findings, outcome }: Facts): Words {
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
        lines: [after === undefined ? [{ name: finding.path }] : quoteOf(after, outcome, 'head')],
      }),
    ),
  }
}

/** Returns what happened to the page, to stand after a colon; undefined where the kind of the finding says all. */
function wayOf(finding: ContentLoss): Line | undefined {
  const page = { name: finding.path, most: IN_HEADLINE.path }
  switch (finding.kind) {
    case 'page-gone':
      return [page, ' is deleted']
    case 'page-hidden': {
      const pages = pagesOf(finding)
      return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, ' is hidden']
    }
    case 'answer-lost':
      return finding.way === 'unread' ? [page, ' is no page any more'] : undefined
    case 'value-gone':
      return valuesWay(finding.values)
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

/** The words of findings about a change of pages, by their kinds. */
export const ON_CONTENT = {
  'page-gone': tellLoss,
  'page-hidden': tellLoss,
  'answer-lost': tellLoss,
  'value-gone': tellLoss,
  'answer-weaker': tellLoss,
  'loss-accepted': tellAccepted,
  'answer-new': tellGain,
} satisfies Partial<Tellers>
