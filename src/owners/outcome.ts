/** Judges what a change did to a keyword, and what caused it. Pure. */

import type { SkippedFile } from '../checkout/source.ts'
import type { Block } from '../pages/outline.ts'
import type { AnswerSentence } from '../retrieval/answer.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { HiddenReason } from '../sites/facts.ts'
import type { PageBlocks } from './block-reader.ts'
import type { Cause, KeywordChange, KeywordOwner, LostValues, RemovedText } from './keyword-change.ts'
import { type Owner, toConfirmable } from './owner.ts'
import type { ValueLoss } from './owner-loss.ts'
import { type AskedQuestion, findAnswer, type QuotedText, quote, quotePlace, textIn } from './quote.ts'
import type { KeywordResult } from './scan.ts'
import type { OwnerTrace } from './trace-owners.ts'

/** What is known about the pages besides their text. */
interface OutcomeContext {
  /** Paths of pages added, removed or with other content. */
  changed: ReadonlySet<string>
  /** Files of the head that answer engines may not use, by path, and why; they are not among its pages. */
  hidden: ReadonlyMap<string, HiddenReason[]>
  /** Files of the head that were skipped, by path. */
  skipped: ReadonlyMap<string, SkippedFile>
  /** Pages of the base whose address no page of the head has, by path, and the page that a redirect leads to. */
  successors: ReadonlyMap<string, Page | undefined>
  /** Files that were read for their blocks, by path. */
  files: Record<'base' | 'head', ReadonlyMap<string, PageBlocks>>
  /** Returns the lines that went with blocks of a file of the base; `after`: the file in the head. */
  findRemoved(gone: Block[], before: PageBlocks, after: PageBlocks | undefined): RemovedText[]
  asked: AskedQuestion
}

/** Judges what a change did to a keyword: what its owner lost, and who is cited now. Without an owner nothing is lost. */
export function judgeKeyword(
  base: KeywordResult,
  head: KeywordResult,
  trace: OwnerTrace | undefined,
  context: OutcomeContext,
): KeywordChange {
  const cause = trace && findCause(trace, context)
  const newlyCited = pathsOf(head.sentences).filter(path => context.changed.has(path))
  const outranking = base.cited && !head.cited ? newlyCited : []
  // A question with an owner had its answer before.
  const isGained = trace === undefined && !base.cited && head.cited && newlyCited.length > 0
  const causes = [
    ...(cause ? [cause] : []),
    ...outranking.map((path): Cause => ({ kind: 'outranked', path })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const isChanged = causes.length > 0
  const isLost = cause !== undefined && trace?.loss?.outcome === 'lost'
  const lessOrMore = isChanged ? 'weaker' : isGained ? 'gained' : 'unchanged'
  const answers = trace && [trace.owner.page.path, trace.now?.path, trace.movedTo?.path]
  const isAnswer = ({ page }: AnswerSentence) => isOwn(page) && (answers?.includes(page.path) ?? true)
  const [ownBefore, ownNow] = [base, head].map(({ sentences }) => sentences.find(isAnswer))
  const { page } = trace?.owner ?? {}
  const { gone = [], after, share = 0 } = trace?.loss ?? {}
  const pathIn = { base: page?.path ?? '', head: trace?.now?.path ?? page?.path ?? '' }
  const fileIn = (side: 'base' | 'head', path = pathIn[side]) => context.files[side].get(path)
  const quoteOf = (
    side: 'base' | 'head',
    text: QuotedText | undefined,
    sentence: AnswerSentence | undefined,
  ) =>
    page && text
      ? quote(text, (side === 'head' && trace?.now) || page, fileIn(side))
      : sentence && quote(sentence, sentence.page, fileIn(side, sentence.page.path))
  const before = fileIn('base')
  const answer = cause && findAnswer(gone, context.asked, before)
  const put = cause && after && { ...after, text: textIn(after, fileIn('head')) }
  return {
    keyword: base.keyword,
    outcome: isLost ? 'lost' : lessOrMore,
    owner: trace && describeOwner(trace.owner),
    loss: share,
    ...(cause && trace?.elsewhere && { elsewhere: trace.elsewhere }),
    before: isChanged ? quoteOf('base', answer, ownBefore) : undefined,
    after: quoteOf('head', put, ownNow ?? (outranking.length > 0 ? head.sentences[0] : undefined)),
    ...(cause &&
      before &&
      trace?.loss?.values && { values: describeValues(trace.loss.values, before, fileIn('head')) }),
    causes,
    removed: cause && before ? context.findRemoved(gone, before, fileIn('head')) : [],
    ...{ baseScore: base.score, headScore: isLost ? 0 : head.score },
  }
}

/** Returns what took away the text of the owner, or its address; undefined if nothing did. */
function findCause(
  { owner: { page }, loss, now, movedTo }: OwnerTrace,
  context: OutcomeContext,
): Cause | undefined {
  if (loss === undefined) return undefined
  const { path } = page
  const { outcome, way, unread, share } = loss
  const successor = context.successors.get(path)
  const isUnreachable = context.successors.has(path) && successor === undefined
  if (unread !== undefined)
    return { kind: 'moved', path, to: unread.path, reason: 'unread', share: unread.share }
  if (now !== undefined) {
    if (outcome !== 'unchanged') {
      const { hider } = loss
      if (hider === undefined) return { kind: 'rewritten', path: now.path, way }
      const place = context.files.head.get(now.path)?.placeOf(hider.line)
      const { path: file, line } = place ?? { path: now.path, line: hider.line }
      return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file, line, evidence: hider.evidence }] }
    }
    return isUnreachable ? { kind: 'moved', path, to: now.path, reason: 'no-redirect' } : undefined
  }
  const isMoved = movedTo !== undefined && outcome !== 'lost'
  if (isMoved && isUnreachable && (outcome === 'unchanged' || causeInHead(path, context) === undefined))
    return { kind: 'moved', path, to: movedTo.path, reason: 'no-redirect', share: 1 - share }
  if (outcome === 'unchanged') return undefined
  const inHead = causeInHead(path, context)
  if (inHead !== undefined) return inHead
  if (successor !== undefined && outcome === 'weaker')
    return { kind: 'moved', path, to: successor.path, reason: 'redirected', share: 1 - share }
  return isMoved ? { kind: 'rewritten', path, way } : { kind: 'deleted', path }
}

/** Returns why a file of the head is not a page; undefined if it is gone. */
function causeInHead(path: string, { hidden, skipped }: OutcomeContext): Cause | undefined {
  const reasons = hidden.get(path)
  if (reasons) return { kind: 'hidden', path, reasons }
  const file = skipped.get(path)
  if (file === undefined) return undefined
  const { reason, language } = file
  return { kind: 'unread', path, reason, ...(language !== undefined && { language }) }
}

const MAX_PLACES = 1000

function describeValues(
  { kind, places }: ValueLoss,
  file: PageBlocks,
  fileNow: PageBlocks | undefined,
): LostValues {
  const lines = file.text.split(/\r?\n/)
  return {
    kind,
    isRows: places.every(({ before }) => /^\s*\|/.test(lines[before.lines.from - 1] ?? '')),
    places: places.slice(0, MAX_PLACES).map(({ before, now, values }) => ({
      before: quotePlace(before.text, values[0]),
      now: now && quotePlace(textIn(now, fileNow)),
      ...{ values, line: file.placeOf(before.lines.from).line },
    })),
  }
}

function describeOwner(owner: Owner): KeywordOwner {
  const { page, headings = [], certainty } = owner
  return { ...toConfirmable(owner), title: page.content.title, headings, certainty }
}

function pathsOf(sentences: AnswerSentence[]): string[] {
  return [...new Set(sentences.map(({ page }) => page.path))].sort()
}
