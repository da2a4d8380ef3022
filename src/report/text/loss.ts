/** Explains why questions lost their answer, and what to do about it. */

import { describeSkipReason } from '../../errors/skipped-files.ts'
import type { ContentLoss } from '../../findings/content-findings.ts'
import type { QuestionChange } from '../../findings/finding.ts'
import type { Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import type { LossWay, RemovedText } from '../../owners/keyword-change.ts'
import type { HiddenKind, HiddenReason } from '../../sites/barriers.ts'
import { fileUrl, type LinkedRun, linkPlace, linkQuote } from '../words/file-links.ts'
import { joinWords } from '../words/names.ts'
import { formatPercent } from '../words/numbers.ts'
import type { FindingOf } from './finding-text.ts'
import { describeValueLoss } from './values.ts'

/** Pieces of text that are named one by one. */
const MAX_PIECES = 3

/** From this share on, a page counts as having all of a text, because words in links and numbers are split differently. */
const ALL = 0.95

interface LossText {
  why: Line
  todo: Line | undefined
}

/** Returns why questions lost their answer, and what to do about it. */
export function describeLoss(finding: ContentLoss, run: LinkedRun): LossText {
  const { path } = finding
  switch (finding.kind) {
    case 'page-gone': {
      const { elsewhere } = finding
      return {
        why: line`This change deletes ${path}${describeGuess(finding)}, and ${describePlace(finding)}.`,
        todo: elsewhere
          ? line`Redirect the old address to ${elsewhere.path}, and move the rest of the text there; or keep ${path}.`
          : line`Keep ${path}; or move its text to another page, and redirect the old address there.`,
      }
    }
    case 'page-hidden':
      return describeHidden(finding, run)
    case 'answer-lost': {
      if (finding.way === 'unread') {
        return {
          why: line`${path} is no longer read as a page${describeReason(finding)}.`,
          todo: adviseOnUnread(finding.reason, path, run),
        }
      }
      const taken = describeRemoval(finding, 'text')
      const { elsewhere } = finding
      const isSection = ownerKind(finding.questions) === 'section'
      return {
        why: line`${taken}${describePart(finding)}, and ${elsewhere ? describePlace(finding) : ['no other page has this text']}.`,
        // Deleting the page would remove its other sections.
        todo: ADVICE[isSection && finding.way === 'emptied' ? 'section-gone' : finding.way](path),
      }
    }
    case 'value-gone':
      return describeValueLoss(finding, describeGuess(finding))
    case 'answer-weaker':
      return describeWeaker(finding)
  }
}

/** `line 3`; `lines 41–49`. */
function formatLines({ from, to }: Pick<RemovedText, 'from' | 'to'>): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`
}

/** Returns the line to look at where text was removed: the first one in its place, otherwise the line before. */
export function lineInPlaceOf({ from, to }: Pick<RemovedText, 'from' | 'to'>): number {
  return Math.max(1, Math.min(from, to))
}

/** Where the text of a page went, before its new place. */
const MOVES: Partial<Record<WeakerWay, string>> = {
  moved: 'Moved to',
  redirected: 'Redirected to',
  unread: 'Moved to a file that is not read as a page:',
}

/** Returns what answers a question after the change: a sentence with its place, or where its text is hidden or moved. */
export function describeAnswerNow(
  finding: ContentLoss | FindingOf<'loss-accepted'>,
  { before, after }: QuestionChange,
  run: LinkedRun,
): Line {
  const { kind, elsewhere } = finding
  if (kind === 'page-hidden') {
    const [first] = finding.reasons
    const by = first && linkPlace({ path: first.file, line: first.line }, run)
    return [{ strong: ['Hidden'] }, ...(by ? [' by ', ...by] : [])]
  }
  if (kind === 'answer-weaker' && finding.to !== undefined) {
    const { way, to, address } = finding
    const place: Line = address === undefined ? linkPlace({ path: to }, run) : [{ name: address }]
    return [{ strong: [MOVES[way] ?? 'Now in'] }, ' ', ...place]
  }
  if (after !== undefined) return linkQuote(after, run)
  if (kind === 'answer-lost' && finding.way === 'unread') return [{ strong: ['No longer read as a page'] }]
  if (elsewhere !== undefined) {
    const moved = elsewhere.share >= ALL ? 'Moved to' : 'Moved in part to'
    return [{ strong: [moved] }, ' ', ...linkPlace(elsewhere, run)]
  }
  const words: Inline = {
    strong: [kind === 'answer-weaker' ? 'This sentence was removed' : 'Nothing answers it'],
  }
  const { path, line = 0 } = before?.place ?? {}
  const piece = finding.removed.find(each => each.path === path && each.from <= line && line <= each.to)
  if (piece?.now === undefined) return [words]
  const place = linkPlace({ path: piece.path, line: lineInPlaceOf(piece.now) }, run)
  return [words, ' (the place now: ', ...place, ')']
}

const ADVICE: Record<LossWay, (path: string) => Line> = {
  'became-link': path => line`Keep the text on ${path}, and link to the other page for the rest.`,
  'examples-removed': path => line`Put the code back, or show new code on ${path}.`,
  'section-gone': path => line`Put the section back, or write it in other words on ${path}.`,
  emptied: path =>
    line`Put the text back; or delete ${path}, and redirect its address to a page that answers.`,
  rewritten: path => line`Put the text back, or write it in other words on ${path}.`,
}

function adviseOnUnread(reason: UnreadReason, path: string, { commitUrl }: LinkedRun): Line {
  if (reason === 'lfs-pointer')
    return commitUrl === undefined
      ? line`Fetch the text: ${{ code: 'git lfs pull' }}.`
      : line`Let actions/checkout fetch the text: ${{ code: 'lfs: true' }}.`
  if (reason === 'not-text') return line`Save ${path} as UTF-8.`
  return line`Restore ${path}, and put the new text into a file of its own.`
}

/** Returns why the page counts as the owner of the questions; empty if a person or a name says so. */
function describeGuess({ path, questions }: ContentLoss): Line {
  const isSure = ({ owner }: QuestionChange) =>
    owner?.path !== path || ['confirmed', 'named'].includes(owner.certainty)
  if (questions.some(isSure)) return []
  const these = questions.length === 1 ? 'this question' : 'these questions'
  const isCited = questions.every(({ owner }) => owner?.certainty === 'cited')
  return [`, the page that ${isCited ? 'engines cite most for' : 'probably answers'} ${these}`]
}

/** Returns `, 52% of the page`; only whose page it is if nothing of it is left. */
function describePart(loss: ContentLoss): Line {
  const { gone = 1, questions } = loss
  const guess = describeGuess(loss)
  return gone >= ALL ? guess : [`, ${formatPercent(gone)} of the ${ownerKind(questions)}`, ...guess]
}

/** Returns what owns the questions. */
export function ownerKind(questions: ContentLoss['questions']): 'page' | 'section' {
  const isSection = questions.every(({ owner }) => owner !== undefined && owner.headings.length > 0)
  return isSection ? 'section' : 'page'
}

function describePlace({ elsewhere, gone = 1 }: ContentLoss): Line {
  if (elsewhere !== undefined) {
    const part = elsewhere.share >= ALL ? 'its text' : `${formatPercent(elsewhere.share)} of its text`
    return line`${[part]} is on ${elsewhere.path}`
  }
  return [
    gone >= ALL ? 'its text is on no other page' : `${formatPercent(gone)} of its text is on no other page`,
  ]
}

/** Returns `This change removes lines 3–9 of docs/a.md`, without the lines if they are not known or too many to name. */
function describeRemoval({ path, removed }: ContentLoss, text: string): Line {
  const pieces = removed.filter(piece => piece.path === path)
  if (pieces.length === 0 || pieces.length > MAX_PIECES)
    return line`This change removes ${[text]} from ${path}`
  const isReplaced = pieces.every(({ now }) => now !== undefined && now.to >= now.from)
  const verb = isReplaced ? 'replaces' : 'removes'
  return line`This change ${[verb]} ${[joinWords(pieces.map(formatLines))]} of ${path}`
}

type WeakerWay = Extract<ContentLoss, { kind: 'answer-weaker' }>['way']
type UnreadReason = Extract<ContentLoss, { kind: 'answer-lost' }>['reason']

function describeReason({ reason, language }: Extract<ContentLoss, { kind: 'answer-lost' }>): Line {
  if (reason === undefined) return []
  const known = reason === 'language' && language !== undefined
  return [`: ${describeSkipReason(reason)}`, ...(known ? [' (', { name: language, most: 20 }, ')'] : [])]
}

function describeWeaker(finding: Extract<ContentLoss, { kind: 'answer-weaker' }>): LossText {
  const { way, path, to } = finding
  switch (way) {
    case 'less': {
      const taken = describeRemoval(finding, 'a part of the text')
      return {
        why: line`${taken}${describePart(finding)}.`,
        todo: line`Put the text back, or write it in other words on ${path}.`,
      }
    }
    case 'moved': {
      const isHere = to === undefined || to === path
      const { share = 1 } = finding
      const part = share >= ALL ? [] : [`${formatPercent(share)} of `]
      const moved =
        part.length > 0
          ? line`${part}the text of ${path} is on ${to ?? ''} now`
          : line`${path} moved to ${to ?? ''}`
      return {
        why: line`${isHere ? line`${path} has a new address` : moved}, and no redirect from the old address was found.`,
        todo: line`Redirect the old address of ${path} to the new one.`,
      }
    }
    case 'redirected': {
      const { elsewhere } = finding
      const deleted = line`This change deletes ${path}${describeGuess(finding)}. Its address redirects to ${to ?? ''}`
      const isThere = elsewhere !== undefined && elsewhere.path === to
      return {
        why: isThere
          ? line`${deleted}, which has ${[formatPercent(elsewhere.share)]} of its text.`
          : line`${deleted}, and ${describePlace(finding)}.`,
        todo: line`Add the rest to ${to ?? ''}, if readers of ${path} still need it.`,
      }
    }
    case 'unread': {
      const part =
        finding.share === undefined || finding.share > 0.99
          ? 'The text'
          : `${formatPercent(finding.share)} of the text`
      const isHere = to === path
      const where = isHere
        ? line`in fields or parameters of ${path}, which are not read`
        : line`in ${to ?? ''}, which is not read as a page`
      return {
        why: line`${[part]} that this change removes from ${path} is ${where}.`,
        todo: ['Check that the site still shows the text.'],
      }
    }
    case 'outranked':
      return {
        why: line`${path}, a page of a competitor, fits the question better now.`,
        todo: ['Answer the question more fully than that page does.'],
      }
  }
}

/** Returns the pages that answered, each once. */
export function listAnsweringPages({ path, questions }: Pick<ContentLoss, 'path' | 'questions'>): string[] {
  return [...new Set(questions.map(({ before }) => before?.place.path ?? path))]
}

function describeHidden(
  { path, reasons, questions }: Extract<ContentLoss, { kind: 'page-hidden' }>,
  run: LinkedRun,
): LossText {
  const [first] = reasons
  if (first === undefined) return { why: line`${path} is hidden from answer engines.`, todo: undefined }
  const { file, line: number, evidence, kind, target = '' } = first
  const { length: count } = listAnsweringPages({ path, questions })
  const those: Line = [count === 1 ? 'the page' : 'the pages']
  const onePage = file === path ? those : [{ name: path }]
  const pages: Line = count === 1 ? onePage : [`these ${count} pages`]
  // The change removes a line that published or listed the page, or adds a page that no line publishes.
  if (kind === 'unpublished' && evidence === '') {
    return {
      why: line`The change to ${file} keeps ${pages} out of the published site.`,
      todo: line`Undo the change to ${file} if ${those} should be published.`,
    }
  }
  if (kind === 'unlisted' && evidence === '') {
    return {
      why: line`The change to ${file} hides ${pages} from search engines.`,
      todo: line`Undo the change to ${file} if ${those} should be found.`,
    }
  }
  const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))]
  const who: Line = crawlers.length === 0 ? ['crawlers'] : [{ name: joinWords(crawlers), most: 200 }]
  const unlisted =
    crawlers.length === 0
      ? line`Search engines leave ${pages} out, and so do AI engines that search`
      : line`It asks ${who} to leave ${pages} out`
  const unpublished = line`It keeps ${pages} out of the published site`
  const effects: Record<HiddenKind, Line> = {
    ...{ noindex: unlisted, unlisted, draft: unpublished, unpublished },
    'not-shown': ['It hides the text from readers, so engines do not see it either'],
    blocked: line`It keeps ${who} from ${pages}`,
    canonical: line`It names ${target} as the canonical address of ${pages}`,
    redirect: line`It redirects ${pages} to ${target}`,
  }
  const remove = line`Delete line ${number} of ${file}`
  const [list, publish] = [
    line`${remove} if ${those} should be found`,
    line`${remove} if ${those} should be published`,
  ]
  const todos: Record<HiddenKind, Line> = {
    ...{ noindex: list, unlisted: list, draft: publish, unpublished: publish },
    'not-shown': line`Remove the part that begins in line ${number} of ${file} if the text should be shown`,
    blocked: line`${remove}, or allow these crawlers to read ${those}`,
    canonical: ['Name the address of the page itself if engines should cite it'],
    redirect: line`${remove}, or put the answer on the page that it leads to`,
  }
  const url = fileUrl(run, { path: file, line: number })
  const place = line`Line ${number} of ${url === undefined ? file : { link: url, label: [{ name: file }] }}`
  const rule = evidence === '' ? place : line`${place}: ${{ code: evidence }}`
  return { why: line`${rule}. ${effects[kind]}.`, todo: [...todos[kind], '.'] }
}

function isSameLine({ kind, file, line }: HiddenReason): (other: HiddenReason) => boolean {
  return other => other.kind === kind && other.file === file && other.line === line
}
