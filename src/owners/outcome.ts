import type { AnswerSentence } from '../retrieval/answer.ts'
import { isOwn } from '../sites/corpus.ts'
import type { PageBlocks } from './block-reader.ts'
import type { Cause, KeywordChange, KeywordOwner, LostValues } from './keyword-change.ts'
import { type Owner, toConfirmable } from './owner.ts'
import type { ValueLoss } from './owner-loss.ts'
import { createRowReader, findAnswer, type Question, quote, quotePlace, readSource } from './quote.ts'
import type { RemovedFinder } from './removed-text.ts'
import type { KeywordResult } from './scan.ts'
import type { OwnerTrace, ReadPages, TreeChange } from './trace-owners.ts'

interface JudgeContext {
  change: TreeChange
  files: Record<'base' | 'head', ReadPages>
  findRemoved: RemovedFinder
}

/** Judges what a change did to a keyword: what its owner lost, and who is cited now. Without an owner, nothing is lost. */
export function judgeKeyword(
  base: KeywordResult,
  head: KeywordResult,
  trace: OwnerTrace | undefined,
  question: Question,
  context: JudgeContext,
): KeywordChange {
  const cause = trace && findCause(trace, context)
  const newlyCited = listPaths(head.sentences).filter(path => context.change.changed.has(path))
  const outranking = base.cited && !head.cited ? newlyCited : []
  const causes = outranking.map((path): Cause => ({ kind: 'outranked', path }))
  if (cause) causes.unshift(cause)
  causes.sort((a, b) => (a.path < b.path ? -1 : 1))
  const isLost = trace?.loss?.outcome === 'lost' && cause !== undefined && trace.owner.certainty !== 'cited'
  // A question with an owner had its answer before.
  const isGained = trace === undefined && !base.cited && head.cited && newlyCited.length > 0
  let outcome: KeywordChange['outcome'] = isGained ? 'gained' : 'unchanged'
  if (isLost) outcome = 'lost'
  else if (causes.length > 0) outcome = 'weaker'

  const answers = trace && [trace.owner.page.path, trace.now?.path, trace.movedTo?.path]
  const isAnswer = ({ page }: AnswerSentence) => isOwn(page) && (answers?.includes(page.path) ?? true)
  const answerBefore = base.sentences.find(isAnswer)
  const answerNow = head.sentences.find(isAnswer) ?? (outranking.length > 0 ? head.sentences[0] : undefined)
  const quoteAnswer = (side: 'base' | 'head', sentence: AnswerSentence | undefined) =>
    sentence && quote(sentence, sentence.page, context.files[side].get(sentence.page.path))
  const change: KeywordChange = {
    keyword: base.keyword,
    outcome,
    owner: trace && describeOwner(trace.owner),
    loss: trace?.loss?.share ?? 0,
    before: causes.length > 0 ? quoteAnswer('base', answerBefore) : undefined,
    after: quoteAnswer('head', answerNow),
    causes,
    removed: [],
    baseScore: base.score,
    headScore: isLost ? 0 : head.score,
  }
  return cause === undefined || trace === undefined
    ? change
    : { ...change, ...quoteLoss(trace, question, context) }
}

function quoteLoss(
  { owner: { page }, loss, now, elsewhere }: OwnerTrace,
  question: Question,
  { files, findRemoved }: JudgeContext,
): Partial<KeywordChange> {
  const { removed = [], after, values } = loss ?? {}
  const fileBefore = files.base.get(page.path)
  const fileNow = files.head.get(now?.path ?? page.path)
  const quotes: Partial<KeywordChange> = {}
  const answer = findAnswer(removed, question, fileBefore)
  if (elsewhere) quotes.elsewhere = elsewhere
  if (answer) quotes.before = quote(answer, page, fileBefore)
  if (after) quotes.after = quote({ ...after, text: readSource(after, fileNow) }, now ?? page, fileNow)
  if (fileBefore) quotes.removed = findRemoved(removed, fileBefore, fileNow)
  if (fileBefore && values) quotes.values = describeValues(values, fileBefore, fileNow)
  return quotes
}

/** Returns what removed the text of the owner, or its address. */
function findCause(
  { owner: { page }, loss, now, movedTo }: OwnerTrace,
  { change, files }: JudgeContext,
): Cause | undefined {
  if (loss === undefined) return undefined
  const { path } = page
  const { outcome, way, unread, share, hider } = loss
  const successor = change.successors.get(path)
  const isUnreachable = change.successors.has(path) && successor === undefined
  if (unread !== undefined) {
    return { kind: 'moved', path, to: unread.path, reason: 'unread', share: unread.share }
  }
  if (now !== undefined) {
    if (outcome === 'unchanged') {
      if (!isUnreachable) return undefined
      const [address] = now.path === path ? (now.addresses ?? []) : []
      return { kind: 'moved', path, to: now.path, reason: 'no-redirect', ...(address && { address }) }
    }
    if (hider === undefined) return { kind: 'rewritten', path: now.path, way }
    const place = files.head.get(now.path)?.placeOf(hider.line)
    const { path: file, line } = place ?? { path: now.path, line: hider.line }
    return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file, line, evidence: hider.evidence }] }
  }
  const unreadNow = findUnreadCause(path, change)
  const isMoved = movedTo !== undefined && outcome !== 'lost'
  if (isMoved && isUnreachable && (outcome === 'unchanged' || unreadNow === undefined)) {
    return { kind: 'moved', path, to: movedTo.path, reason: 'no-redirect', share: 1 - share }
  }
  if (outcome === 'unchanged') return undefined
  if (unreadNow !== undefined) return unreadNow
  if (successor !== undefined && outcome === 'weaker') {
    return { kind: 'moved', path, to: successor.path, reason: 'redirected', share: 1 - share }
  }
  return isMoved ? { kind: 'rewritten', path, way } : { kind: 'deleted', path }
}

function findUnreadCause(path: string, { hidden, skipped }: TreeChange): Cause | undefined {
  const reasons = hidden.get(path)
  if (reasons) return { kind: 'hidden', path, reasons }
  const file = skipped.get(path)
  if (file === undefined) return undefined
  const { reason, language } = file
  return language === undefined
    ? { kind: 'unread', path, reason }
    : { kind: 'unread', path, reason, language }
}

const MAX_PLACES = 1000

function describeValues(
  { kind, places }: ValueLoss,
  file: PageBlocks,
  fileNow: PageBlocks | undefined,
): LostValues {
  const rowsBefore = createRowReader(file)
  const rowsNow = fileNow && createRowReader(fileNow)
  return {
    kind,
    places: places.slice(0, MAX_PLACES).map(({ before, now, values }) => {
      const row = rowsBefore(before)
      const rowNow = now && rowsNow?.(now)
      const isSameTable = row && rowNow && row.columns.join('|') === rowNow.columns.join('|')
      return {
        before: quotePlace(before.text, values[0]),
        now: now && quotePlace(readSource(now, fileNow)),
        values,
        line: file.placeOf(before.lines.from).line,
        ...(now && fileNow && { lineNow: fileNow.placeOf(now.lines.from).line }),
        ...(row && {
          row: { columns: row.columns, before: row.cells, ...(isSameTable && { now: rowNow.cells }) },
        }),
      }
    }),
  }
}

function describeOwner(owner: Owner): KeywordOwner {
  const { page, headings = [], certainty } = owner
  return { ...toConfirmable(owner), title: page.content.title, headings, certainty }
}

function listPaths(sentences: AnswerSentence[]): string[] {
  return [...new Set(sentences.map(({ page }) => page.path))].sort()
}
