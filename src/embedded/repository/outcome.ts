/** What became of a keyword, and what did it. Pure. */
import { toSingleLine } from '../../lib/text.ts'
import type { Block } from '../pages/blocks.ts'
import { isOwn, type Page } from '../pages/corpus.ts'
import type { HiddenReason } from '../pages/facts.ts'
import type { PassedOverFile } from '../pages/source.ts'
import type { AnswerSentence } from './answer.ts'
import { goneOf, lossOf, type TracedSentence } from './evidence.ts'
import type { Cause, KeywordOwner, StoredEvidence } from './keyword-change.ts'
import { type Owner, toConfirmable } from './owner.ts'
import type { OwnerLoss } from './owner-loss.ts'
import type { Quote } from './quote.ts'
import type { KeywordResult } from './scan.ts'
import type { OwnerTrace } from './trace-owners.ts'

/** Without an owner that is sure, a keyword is lost when more of its answer's evidence is gone: nearly all of it. */
const NEARLY_ALL = 0.8

/** A smaller loss of the evidence is an edit: a little less than one of five equal sentences. */
const LEAST_EVIDENCE_LOSS = 0.19

/** Text that answered a keyword and that its page says no more. */
export interface GoneText {
  path: string
  text: string
}

/** What a comparison of two trees tells of a keyword. Where the lines of its sentences are is looked up later. */
export interface KeywordEvidence extends StoredEvidence {
  /** What pages that were rewritten, translated, emptied or deleted say no more, the most of the evidence first. */
  gone: GoneText[]
}

/** What is known of the pages beside their text. */
export interface OutcomeOptions {
  /** Share of the text behind an answer that may go, 0 to 1. */
  mostLoss?: number | undefined
  /** Files of the head that answer engines may not use, by path, and why; they are not among its pages. */
  hidden?: ReadonlyMap<string, HiddenReason[]>
  /** Files of the head that were passed over, by path. */
  passedOver?: ReadonlyMap<string, PassedOverFile>
  /** Paths of the base's pages whose address leads on to another page of the head. */
  redirected?: ReadonlySet<string>
}

interface OutcomeContext extends OutcomeOptions {
  /** Paths of pages added, removed or with other content. */
  changed: ReadonlySet<string>
  /** The brand's pages of the head. */
  headByPath: ReadonlyMap<string, Page>
}

/** Judges a keyword for which the base does not cite the brand. */
export function judgeUncited(
  keyword: string,
  head: KeywordResult | undefined,
  owner: Owner | undefined,
  changed: ReadonlySet<string>,
): KeywordEvidence {
  const files = pathsOf(head?.sentences ?? []).filter(path => changed.has(path))
  const isGained = head?.cited === true && files.length > 0
  const after = head?.sentences.find(({ page }) => isOwn(page))
  return {
    keyword,
    outcome: isGained ? 'gained' : 'unchanged',
    owner: owner && describeOwner(owner),
    loss: 0,
    before: undefined,
    after: after && quote(after),
    causes: [],
    files: isGained ? files : [],
    gone: [],
  }
}

/** What became of the text behind an answer. */
interface KeywordTrace {
  /** Undefined where no page owns the keyword. */
  owner: OwnerTrace | undefined
  /** The sentences that the base cites the brand for. */
  traced: TracedSentence[]
}

/**
 * Judges a keyword that the base has an owner of, or cites the brand for. An owner that is sure decides alone: sentences
 * elsewhere have the words of the question by chance. Beside a guess, and without an owner, the sentences count too.
 */
export function judgeCited(
  base: KeywordResult,
  head: KeywordResult,
  { owner, traced }: KeywordTrace,
  context: OutcomeContext,
): KeywordEvidence {
  const { changed } = context
  const bySentences = judgeSentences(traced, context)
  const outranking =
    base.cited && !head.cited ? head.sentences.filter(({ page }) => changed.has(page.path)) : []
  const found = owner === undefined ? bySentences : judgeOwner(owner, bySentences, context)
  const causes: Cause[] = [
    ...found.causes,
    ...pathsOf(outranking).map(path => ({ kind: 'outranked' as const, path })),
  ]
  const outcome = found.outcome === 'unchanged' && outranking.length > 0 ? 'weaker' : found.outcome
  const own = head.sentences.find(({ page }) => isOwn(page))
  const named = owner && describeOwner(owner.owner)
  if (outcome === 'unchanged') {
    const after = own && quote(own)
    return {
      keyword: base.keyword,
      outcome,
      owner: named,
      loss: found.loss,
      before: undefined,
      after,
      causes: [],
      files: [],
      gone: [],
    }
  }
  const first = base.sentences.find(({ page }) => isOwn(page))
  const after = found.after ?? (own && quote(own)) ?? (outranking[0] && quote(outranking[0]))
  const sorted = causes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return {
    keyword: base.keyword,
    outcome,
    owner: named,
    loss: found.loss,
    before: found.before ?? (first && quote(first)),
    after,
    causes: sorted,
    files: sorted.map(({ path }) => path),
    gone: found.gone,
  }
}

/** A judgment by one kind of evidence. */
type Judgment = Pick<KeywordEvidence, 'outcome' | 'loss' | 'before' | 'after' | 'causes' | 'gone'>

function judgeSentences(traced: TracedSentence[], context: OutcomeContext): Judgment {
  const { mostLoss = 0 } = context
  const loss = lossOf(traced)
  const causes = new Map<string, Cause>()
  const gone: TracedSentence[] = []
  const touched = traced.filter(trace => {
    const cause = causeOf(trace, context)
    // What takes text away says more than where the rest went.
    if (cause) causes.set(cause.path, joinCauses(causes.get(cause.path), cause))
    if (cause && isTakenOut(cause)) gone.push(trace)
    return cause !== undefined
  })
  const isWeaker =
    loss > LEAST_EVIDENCE_LOSS || [...causes.values()].some(cause => isWeakening(cause, context))
  const worst = touched.reduce<TracedSentence | undefined>(
    (most, trace) => (most === undefined || goneOf(trace) > goneOf(most) ? trace : most),
    undefined,
  )
  const after = worst && sentenceAfter(worst)
  return {
    outcome: loss >= NEARLY_ALL && loss > mostLoss ? 'lost' : isWeaker ? 'weaker' : 'unchanged',
    loss,
    before: worst && quote(worst.sentence),
    after: after && quote(after),
    causes: [...causes.values()],
    gone: gone
      .sort((one, other) => goneOf(other) - goneOf(one))
      .map(({ sentence: { page, text } }) => ({ path: page.path, text })),
  }
}

function judgeOwner(
  { owner, loss, movedTo }: OwnerTrace,
  bySentences: Judgment,
  context: OutcomeContext,
): Judgment {
  const { page, certainty } = owner
  const isSure = certainty !== 'guessed'
  const nothing: Judgment = {
    outcome: 'unchanged',
    loss: loss?.share ?? 0,
    before: undefined,
    after: undefined,
    causes: [],
    gone: [],
  }
  if (loss === undefined)
    return isSure || bySentences.outcome !== 'lost' ? nothing : { ...bySentences, outcome: 'weaker' }
  const cause = causeOfOwner(page, loss, movedTo, context)
  const isWholly = cause.kind === 'deleted' || cause.kind === 'hidden' || loss.isEmptied
  const isLost = loss.size === 'substantial' && (isSure || isWholly || bySentences.outcome === 'lost')
  const isWeaker = loss.size !== 'none' || (cause.kind === 'moved' && !context.redirected?.has(page.path))
  // Without the words of the question the page is about something else.
  if (!isLost && !isWeaker)
    return bySentences.outcome === 'lost' ? { ...bySentences, outcome: 'weaker' } : nothing
  const [first] = loss.gone
  return {
    outcome: isLost ? 'lost' : 'weaker',
    loss: loss.share,
    before: first ? quoteBlock(first, page) : bySentences.before,
    after: loss.after && quoteBlock(loss.after, page),
    causes: [cause],
    gone: loss.gone.map(({ text }) => ({ path: page.path, text })),
  }
}

/** What took the owner's text away, or its address. */
function causeOfOwner(
  page: Page,
  { gone, way, size }: OwnerLoss,
  movedTo: Page | undefined,
  { headByPath, hidden, passedOver }: OutcomeContext,
): Cause {
  const { path } = page
  const now = headByPath.get(path)
  const reasons = hidden?.get(path)
  if (now === undefined) {
    if (size === 'none' && movedTo !== undefined) return { kind: 'moved', path, to: movedTo.path }
    if (reasons) return { kind: 'hidden', path, reasons }
    const file = passedOver?.get(path)
    if (file !== undefined) {
      const { reason, language } = file
      return { kind: 'unread', path, reason, ...(language !== undefined && { language }) }
    }
    return size !== 'substantial' && movedTo !== undefined
      ? { kind: 'moved', path, to: movedTo.path }
      : { kind: 'deleted', path }
  }
  const hiding = now.content.hiddenTexts.find(({ text }) => gone.some(block => text.includes(block.text)))
  if (hiding !== undefined) {
    const { file = path, line, evidence } = hiding
    return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file, line, evidence }] }
  }
  return { kind: 'rewritten', path, way }
}

function describeOwner(owner: Owner): KeywordOwner {
  const { page, headings = [], certainty } = owner
  return { ...toConfirmable(owner), title: page.content.title, headings, certainty }
}

function quoteBlock({ text, headings }: Block, { path, url, content: { title } }: Page): Quote {
  return {
    text: toSingleLine(text),
    url,
    place: { path, title, headings: headings.filter(heading => heading !== title) },
  }
}

function sentenceAfter({ sentence, standing, replacement }: TracedSentence): AnswerSentence | undefined {
  return standing === undefined ? replacement : { ...sentence, page: standing }
}

/** Whether a cause took the text out of its file. Of a file that is not read, the text may be there. */
function isTakenOut(cause: Cause): boolean {
  if (cause.kind === 'unread') return cause.reason === 'language' || cause.reason === 'no-text'
  return cause.kind === 'rewritten' || cause.kind === 'deleted'
}

/** Whether a cause makes an answer weaker that lost no text. */
function isWeakening({ kind, path }: Cause, { redirected }: OutcomeContext): boolean {
  if (kind === 'deleted') return redirected?.has(path) !== true
  return kind === 'moved' || kind === 'outranked'
}

/** Of two causes for one page: what takes text away says more than where the rest went, and what hides it most. */
function joinCauses(before: Cause | undefined, cause: Cause): Cause {
  if (before === undefined || before.kind === 'moved') return cause
  if (before.kind !== 'hidden') return cause.kind === 'moved' ? before : cause
  if (cause.kind !== 'hidden') return before
  const isNew = ({ kind, file, line }: HiddenReason) =>
    !before.reasons.some(each => each.kind === kind && each.file === file && each.line === line)
  return { ...before, reasons: [...before.reasons, ...cause.reasons.filter(isNew)] }
}

/** Undefined when the sentence stands at an address that still leads to it. */
function causeOf(
  { sentence: { page, text }, kept, standing }: TracedSentence,
  { headByPath, hidden, passedOver, redirected }: OutcomeContext,
): Cause | undefined {
  const { path } = page
  const now = headByPath.get(path)
  const reasons = hidden?.get(path)
  if (standing === undefined) {
    if (now !== undefined && kept === 1) return undefined
    const hidingText = now?.content.hiddenTexts.find(hiddenText => hiddenText.text.includes(text))
    if (hidingText !== undefined) {
      const { file = path, line, evidence } = hidingText
      return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file, line, evidence }] }
    }
    if (now !== undefined) return { kind: 'rewritten', path, way: 'rewritten' }
    if (reasons) return { kind: 'hidden', path, reasons }
    const file = passedOver?.get(path)
    if (file === undefined) return { kind: 'deleted', path }
    const { reason, language } = file
    return { kind: 'unread', path, reason, ...(language !== undefined && { language }) }
  }
  const isSameAddress = now !== undefined && now.url === page.url && now.content.slug === page.content.slug
  if (isSameAddress || redirected?.has(path)) return undefined
  return now === undefined && reasons
    ? { kind: 'hidden', path, reasons }
    : { kind: 'moved', path, to: standing.path }
}

function quote({ text, page, headings }: AnswerSentence): Quote {
  return { text, url: page.url, place: { path: page.path, title: page.content.title, headings } }
}

function pathsOf(sentences: AnswerSentence[]): string[] {
  return [...new Set(sentences.map(({ page }) => page.path))].sort()
}
