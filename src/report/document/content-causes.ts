/** What a change of pages did to the questions that they answer, cause by cause, and what to do about it. */

import type { Finding, QuestionChange } from '../../findings/finding.ts'
import { type Block, type Card, type Inline, type Line, TODO } from '../../lib/document/blocks.ts'
import { adviceOf, foldOf, labeled, listOf, paragraph, tableOf } from '../../lib/document/build-blocks.ts'
import type { KeywordChange, LossWay, OwnerCertainty, RemovedText } from '../../owners/keyword-change.ts'
import type { Quote } from '../../owners/quote.ts'
import type { HiddenReason } from '../../sites/facts.ts'
import { describeOnePassedOver } from '../messages/pages.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { fileUrl } from '../web-url.ts'
import { type ContentLoss, isContentLoss, pagesOf, wayOf } from './headline.ts'
import { joinWords } from './names.ts'

/** Questions that are listed before the rest is folded. */
const MOST_QUESTIONS = 5
/** The same for one of several causes. */
const MOST_IN_ENTRY = 3
const SHORT_QUOTE = 120

/** Returns the page that answers a question: its owner, else where an answer was found; undefined without one. */
export function answeringPage({ owner, before, after }: KeywordChange): string | undefined {
  return owner?.path ?? (after ?? before)?.place.path
}

/** Tells whether a question had an answer before the change, or has one now. */
export function hasAnswer({ owner, baseScore, headScore }: KeywordChange): boolean {
  return owner !== undefined || baseScore > 0 || headScore > 0
}

/** Returns the finding as blocks of their own: it is the only cause. */
export function contentBlocks(finding: ContentLoss, outcome: Outcome): Block[] {
  const [first, ...others] = finding.questions
  if (first === undefined) return []
  const { why, todo } = describeLoss(finding, outcome.run)
  if (others.length === 0) {
    return listOf([
      ...(isPureMove(finding) ? [] : beforeAndNow(finding, first, outcome)),
      labeled('Why:', why),
      ...(todo === undefined ? [] : [labeled(TODO, todo)]),
    ])
  }
  const shown = finding.questions.slice(0, MOST_QUESTIONS)
  const rest = finding.questions.slice(MOST_QUESTIONS)
  return [
    ...paragraph(why),
    ...questionTable(finding, shown),
    ...foldOf(`and ${countOf(rest.length, 'more question')}`, questionTable(finding, rest)),
    ...adviceOf(todo),
  ]
}

/** Returns the finding as one of several causes. */
export function contentEntry(finding: ContentLoss, outcome: Outcome): Card {
  const { why, brief = why, todo } = describeLoss(finding, outcome.run)
  const way = wayOf(finding)
  const shown = finding.questions.slice(0, MOST_IN_ENTRY)
  const rest = finding.questions.length - shown.length
  const verb = finding.kind === 'answer-weaker' ? ' has a weaker answer' : ' lost its answer'
  return {
    title: way === undefined ? why : [...way, '.'],
    lines: [
      ...(way === undefined ? [] : [brief]),
      ...shown.map(
        ({ question, before }): Line => [
          ...[{ quote: question }, verb],
          ...(before === undefined || isPureMove(finding)
            ? ['.']
            : [': ', { quote: before.text, most: SHORT_QUOTE }]),
        ],
      ),
      ...(rest > 0 ? [[`and ${countOf(rest, 'more question')}`]] : []),
    ],
    todo,
  }
}

/** Returns the questions that the entry of a cause leaves out: a single cause is told in full. */
export function questionsLeftOut(findings: readonly Finding[]): QuestionChange[] {
  if (findings.length === 1) return []
  return findings.filter(isContentLoss).flatMap(finding => finding.questions.slice(MOST_IN_ENTRY))
}

/** Tells whether a page has another address and the same text: before and now are one sentence. */
function isPureMove(finding: ContentLoss): boolean {
  return finding.kind === 'answer-weaker' && finding.way === 'moved' && finding.removed.length === 0
}

function beforeAndNow(finding: ContentLoss, { before, after }: QuestionChange, outcome: Outcome): Line[] {
  return [
    ...(before ? [labeled('Before:', quoteOf(before, outcome, 'base'))] : []),
    ...(after
      ? [labeled('Now:', quoteOf(after, outcome, 'head'))]
      : finding.kind === 'answer-weaker'
        ? []
        : [labeled('Now:', nowhere(finding))]),
  ]
}

function questionTable(finding: ContentLoss, questions: readonly QuestionChange[]): Block[] {
  const isOnePage = pagesOf(finding).length === 1
  const columns = [{ title: ['Question'] }, { title: ['Answered until now'], width: 2 }]
  const rows = questions.map(({ question, before }): Line[] => [
    [{ name: question }],
    before === undefined ? ['–'] : [{ quote: before.text }, ...placeIn(before, isOnePage)],
  ])
  const shown = isPureMove(finding) ? 1 : 2
  return tableOf(
    'Questions that lost their answer, and what answered them',
    columns.slice(0, shown),
    rows.map(row => row.slice(0, shown)),
  )
}

function placeIn({ place: { path, line } }: Quote, isOnePage: boolean): Line {
  if (isOnePage) return line === undefined ? [] : [` (line ${line})`]
  return [' (', { name: path }, ...(line === undefined ? [] : [`, line ${line}`]), ')']
}

/** Returns a quote with a link to its file, at the commit that it is from. */
export function quoteOf(
  { text, place: { path, line } }: Quote,
  outcome: Outcome,
  side: 'base' | 'head',
): Line {
  const { run } = outcome
  const url = fileUrl(run, side === 'base' ? baseCommitOf(outcome) : run.sha, path, line)
  const label: Line = [{ name: path }, ...(line === undefined ? [] : [`, line ${line}`])]
  return [{ quote: text }, ' (', ...(url === undefined ? label : [{ link: url, label }]), ')']
}

/** Returns the commit that the pages are compared with; undefined where they are those of a folder. */
export function baseCommitOf({ baseline }: Outcome): string | undefined {
  const origin = baseline?.origin.kind === 'inputs' ? baseline.origin.rest : baseline?.origin
  return origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined
}

interface Explained {
  why: Line
  /** The same without what happened to the page; undefined where `why` does not tell it. */
  brief?: Line
  todo: Line | undefined
}

/** The commit whose files are linked. */
export type LinkedRun = Pick<Outcome['run'], 'commitUrl' | 'sha'>

/** Returns why questions lost their answer, and what to do about it. */
export function describeLoss(finding: ContentLoss, run: LinkedRun): Explained {
  const page = { name: finding.path }
  switch (finding.kind) {
    case 'page-gone':
      return {
        why: ['This change deletes ', page, ...ownerWords(finding), ', and its text is on no other page.'],
        brief: ['Its text is on no other page.'],
        todo: ['Keep ', page, '; or move its text to another page, and redirect the old address there.'],
      }
    case 'page-hidden':
      return describeHidden(finding, run)
    case 'answer-lost':
      return finding.way === 'unread'
        ? {
            why: [page, ' is no page any more', ...unreadWords(finding), '.'],
            brief: ['It is read as no page', ...unreadWords(finding), '.'],
            todo: ['Restore ', page, ', and put the new text into a file of its own.'],
          }
        : describeRewritten(finding, finding.way)
    case 'answer-weaker':
      return describeWeaker(finding)
  }
}

/** Pieces of text that are named one by one. */
const MOST_PIECES = 3

/** `line 3`; `lines 41–49`. */
export function linesOf({ from, to }: Pick<RemovedText, 'from' | 'to'>): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`
}

/** The removed lines of the page itself, in words; undefined where they are not known, or too many to name. */
function removedLines({ path, removed }: ContentLoss): { words: string; isReplaced: boolean } | undefined {
  const pieces = removed.filter(piece => piece.path === path)
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined
  return {
    words: joinWords(pieces.map(linesOf)),
    isReplaced: pieces.every(({ now }) => now !== undefined && now.to >= now.from),
  }
}

/** What stands where the answer was, where no page answers. */
function nowhere(finding: ContentLoss): Line {
  const lines = finding.kind === 'answer-lost' && finding.way !== 'unread' && removedLines(finding)
  return lines && !lines.isReplaced
    ? ['The lines are gone, and no page answers the question.']
    : ['No page answers it.']
}

function describeRewritten(finding: ContentLoss, way: LossWay): Explained {
  const page = { name: finding.path }
  return {
    why: [
      ...(takeAway(finding) ?? ['This change removes the text from ', page]),
      ...ownerWords(finding),
      ', and no other page has this text.',
    ],
    todo: adviceOn(way, page),
  }
}

function adviceOn(way: LossWay, page: Inline): Line {
  switch (way) {
    case 'became-link':
      return ['Keep the text on ', page, ', and link to the other page for the rest.']
    case 'examples-removed':
      return ['Put the examples back, or show new ones on ', page, '.']
    case 'section-gone':
      return ['Put the section back, or say it in other words on ', page, '.']
    case 'emptied':
      return ['Put the text back; or delete ', page, ', and redirect its address to a page that answers.']
    case 'rewritten':
      return ['Put the text back, or say it in other words on ', page, '.']
  }
}

const OWNERS: Record<OwnerCertainty, string> = {
  confirmed: '',
  named: ' (by its name)',
  guessed: ' (not confirmed)',
}

/** Returns what the page is to the questions, after its name; nothing where it owns none of them. */
function ownerWords({ path, questions }: ContentLoss): Line {
  const owned = questions.flatMap(({ owner }) => (owner?.path === path ? [owner.certainty] : []))
  const [first] = owned
  if (first === undefined || owned.length < questions.length) return []
  const what = questions.length === 1 ? 'this question' : 'these questions'
  const isSame = owned.every(certainty => certainty === first)
  return [`, the page that owns ${what}${isSame ? OWNERS[first] : ''}`]
}

/** Returns which lines of the page the change took away, without a full stop; undefined where they are not known. */
function takeAway(finding: ContentLoss): Line | undefined {
  const lines = removedLines(finding)
  if (lines === undefined) return undefined
  const verb = lines.isReplaced ? 'replaces' : 'removes'
  return [`This change ${verb} ${lines.words} of `, { name: finding.path }]
}

/** Returns why a file is read as no page, after what it is not. */
function unreadWords({ reason, language }: Extract<ContentLoss, { kind: 'answer-lost' }>): Line {
  if (reason === undefined) return []
  const known = reason === 'language' && language !== undefined
  return [`: ${describeOnePassedOver(reason)}`, ...(known ? [' (', { name: language, most: 20 }, ')'] : [])]
}

function describeWeaker(finding: Extract<ContentLoss, { kind: 'answer-weaker' }>): Explained {
  const { way, path, to } = finding
  const page = { name: path }
  switch (way) {
    case 'less': {
      const taken = takeAway(finding)
      return {
        why: taken
          ? [...taken, ...ownerWords(finding), '.']
          : ['This change removes a part of the text from ', page, ...ownerWords(finding), '.'],
        todo: ['Put back what the question needs, or say it in other words.'],
      }
    }
    case 'moved': {
      const isHere = to === undefined || to === path
      const what = isHere
        ? [page, ' has another address']
        : ['The text of ', page, ' is on ', { name: to }, ' now']
      return {
        why: [...what, ', and no redirect that this check can read leads there.'],
        todo: ['Redirect the old address of ', page, ' to the new one.'],
      }
    }
    case 'outranked':
      return {
        why: [page, ', a page of a competitor, fits the question better now.'],
        todo: ['Answer the question more fully than that page does.'],
      }
  }
}

function describeHidden(
  { path, reasons, questions }: Extract<ContentLoss, { kind: 'page-hidden' }>,
  run: LinkedRun,
): Explained {
  const [first] = reasons
  if (first === undefined)
    return { why: [{ name: path }, ' is hidden from answer engines.'], todo: undefined }
  const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))]
  const who = { name: joinWords(crawlers), most: 200 }
  const { file, line, evidence, kind, target = '' } = first
  const url = fileUrl(run, run.sha, file, line)
  const place: Line = [
    `Line ${line} of `,
    url === undefined ? { name: file } : { link: url, label: [{ name: file }] },
  ]
  const said: Line = evidence === '' ? [] : [': ', { code: evidence }]
  const pages = pagesOf({ path, questions })
  const isOne = pages.length === 1
  const page: Line = !isOne
    ? [`these ${pages.length} pages`]
    : file === path
      ? ['the page']
      : [{ name: path }]
  const remove: Line = [`Delete line ${line} of `, { name: file }]
  switch (kind) {
    case 'noindex':
    case 'unlisted':
      return {
        why: [
          ...place,
          ...said,
          '. ',
          ...(crawlers.length > 0
            ? [who, ` leave${crawlers.length === 1 ? 's' : ''} ${isOne ? 'the page' : 'these pages'} out.`]
            : [
                `Search engines leave ${isOne ? 'the page' : 'these pages'} out, and so do AI engines that search.`,
              ]),
        ],
        todo: [...remove, ', if the page should be found.'],
      }
    case 'draft-folder':
      return {
        why: [{ name: path }, ' is in a folder of drafts, which is not published.'],
        todo: ['Move ', { name: path }, ' out of that folder, if the page should be published.'],
      }
    case 'not-shown':
      return {
        why: [...place, ...said, '. It hides this text from readers.'],
        todo: ['Show the text that line ', `${line}`, ' of ', { name: file }, ' hides, if it still holds.'],
      }
    case 'draft':
    case 'unpublished':
      return {
        why: [...place, ...said, '. It keeps ', ...page, ' out of the published site.'],
        todo: [...remove, ', if the page should be published.'],
      }
    case 'blocked':
      return {
        why: [
          ...place,
          ...said,
          ...['. It keeps ', crawlers.length > 0 ? who : 'crawlers', ' from '],
          ...page,
          '.',
        ],
        todo: [...remove, `, or admit these crawlers to the ${isOne ? 'page' : 'pages'}.`],
      }
    case 'canonical':
      return {
        why: [...place, ' names ', { name: target }, ' as the canonical address of ', ...page, '.'],
        todo: ['Name the address of the page itself, if engines should cite it.'],
      }
    case 'redirect':
      return {
        why: [...place, ' redirects ', ...page, ' to ', { name: target }, '.'],
        todo: [...remove, ', or put the answer on the page that it leads to.'],
      }
  }
}

function isSameLine({ kind, file, line }: HiddenReason): (other: HiddenReason) => boolean {
  return other => other.kind === kind && other.file === file && other.line === line
}
