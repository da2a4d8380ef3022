/** What became of a keyword, and what did it. Pure. */
import { toSingleLine } from '../../lib/text.ts'
import type { Block } from '../pages/blocks.ts'
import { isOwn, type Page } from '../pages/corpus.ts'
import { isProse } from '../pages/data-text.ts'
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

/** What the words of code count for where a text is chosen to be quoted. */
const CODE_PART = 0.5

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
  /** Paths of the base's pages whose address no page of the head has, and from which no redirect leads on. */
  unreachable?: ReadonlySet<string>
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
  // A question with an owner had its answer before.
  const isGained = owner === undefined && head?.cited === true && files.length > 0
  const after = head?.sentences.find(({ page }) => isOwn(page) && page.path === (owner?.page ?? page).path)
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
  /** How much of the question a text has. */
  weightIn(text: string): number
}

/**
 * Judges a keyword that the base has an owner of, or cites the brand for. An owner that is sure decides alone: sentences
 * elsewhere have the words of the question by chance. Beside a guess, and without an owner, the sentences count too.
 */
export function judgeCited(
  base: KeywordResult,
  head: KeywordResult,
  { owner, traced, weightIn }: KeywordTrace,
  context: OutcomeContext,
): KeywordEvidence {
  const { changed } = context
  const bySentences = judgeSentences(traced, context)
  const outranking =
    base.cited && !head.cited ? head.sentences.filter(({ page }) => changed.has(page.path)) : []
  const found = owner === undefined ? bySentences : judgeOwner(owner, bySentences, weightIn, context)
  const causes: Cause[] = [
    ...found.causes,
    ...pathsOf(outranking).map(path => ({ kind: 'outranked' as const, path })),
  ]
  const outcome = found.outcome === 'unchanged' && outranking.length > 0 ? 'weaker' : found.outcome
  const answers = owner && [owner.owner.page.path, owner.movedTo?.path]
  const isAnswer = ({ page }: AnswerSentence) => isOwn(page) && (answers?.includes(page.path) ?? true)
  const own = head.sentences.find(isAnswer)
  const named = owner && describeOwner(owner.owner)
  const unchanged: KeywordEvidence = {
    ...{ keyword: base.keyword, outcome, owner: named, loss: found.loss },
    ...{ before: undefined, after: own && quote(own), causes: [], files: [], gone: [] },
  }
  if (outcome === 'unchanged') return unchanged
  const first = base.sentences.find(isAnswer)
  const sorted = causes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return {
    ...unchanged,
    before: found.before ?? (first && quote(first)),
    after: found.after ?? unchanged.after ?? (outranking[0] && quote(outranking[0])),
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
    const cause = causeOf(trace, traced, context)
    // What takes text away says more than where the rest went.
    if (cause && !(cause.kind === 'moved' && causes.has(cause.path))) causes.set(cause.path, cause)
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
  weightIn: KeywordTrace['weightIn'],
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
  const isWeaker = loss.size !== 'none' || cause.kind === 'moved'
  // Without the words of the question the page is about something else.
  if (!isLost && !isWeaker)
    return bySentences.outcome === 'lost' ? { ...bySentences, outcome: 'weaker' } : nothing
  const rankOf = ({ kind, text }: Block) =>
    kind === 'field' ? -1 : isProse(text) ? weightIn(text) * (kind === 'code' ? CODE_PART : 1) : 0
  const [nearest] = loss.gone
    .map(block => ({ block, rank: rankOf(block) }))
    .toSorted((a, b) => b.rank - a.rank)
  return {
    outcome: isLost ? 'lost' : 'weaker',
    loss: loss.share,
    before: nearest ? quoteBlock(nearest.block, page) : bySentences.before,
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
  context: OutcomeContext,
): Cause {
  const { path } = page
  const now = context.headByPath.get(path)
  if (now === undefined) {
    const standing: Cause | undefined =
      size === 'substantial' || movedTo === undefined
        ? undefined
        : context.unreachable?.has(path)
          ? { kind: 'moved', path, to: movedTo.path }
          : { kind: 'rewritten', path, way }
    if (size === 'none' && standing) return standing
    return causeInHead(path, context) ?? standing ?? { kind: 'deleted', path }
  }
  return findHiding(now, gone) ?? { kind: 'rewritten', path, way }
}

/** Why a file of the head is no page; undefined where it is gone. */
function causeInHead(path: string, { hidden, passedOver }: OutcomeContext): Cause | undefined {
  const reasons = hidden?.get(path)
  if (reasons) return { kind: 'hidden', path, reasons }
  const file = passedOver?.get(path)
  if (file === undefined) return undefined
  const { reason, language } = file
  return { kind: 'unread', path, reason, ...(language !== undefined && { language }) }
}

/**
 * What hides the text that is gone from a page, what hides most of it first; undefined where no more than half of its
 * characters are hidden.
 */
function findHiding({ path, content }: Page, gone: readonly { text: string }[]): Cause | undefined {
  const lengthOf = (texts: readonly { text: string }[]) =>
    texts.reduce((sum, { text }) => sum + text.length, 0)
  const found = content.hiddenTexts
    .map(({ file = path, line, evidence, text }) => ({
      reason: { kind: 'not-shown' as const, file, line, evidence },
      texts: gone.filter(each => text.includes(each.text)),
    }))
    .filter(({ texts }) => texts.length > 0)
    .toSorted((a, b) => lengthOf(b.texts) - lengthOf(a.texts))
  const hidden = new Set(found.flatMap(({ texts }) => texts))
  return 2 * lengthOf([...hidden]) > lengthOf(gone)
    ? { kind: 'hidden', path, reasons: found.map(({ reason }) => reason) }
    : undefined
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
function isWeakening({ kind, path }: Cause, { unreachable }: OutcomeContext): boolean {
  if (kind === 'deleted') return unreachable?.has(path) === true
  return kind === 'moved' || kind === 'outranked'
}

/** Undefined when the sentence stands at an address that still leads to it. What stands nowhere has one cause for each page. */
function causeOf(
  { sentence: { page }, kept, standing }: TracedSentence,
  traced: TracedSentence[],
  context: OutcomeContext,
): Cause | undefined {
  const { path } = page
  const now = context.headByPath.get(path)
  if (standing !== undefined) {
    const reasons = now === undefined ? context.hidden?.get(path) : undefined
    if (reasons) return { kind: 'hidden', path, reasons }
    return context.unreachable?.has(path) ? { kind: 'moved', path, to: standing.path } : undefined
  }
  if (now === undefined) return causeInHead(path, context) ?? { kind: 'deleted', path }
  if (kept === 1) return undefined
  const gone = traced.filter(each => goneOf(each) > 0 && each.sentence.page === page)
  const texts = gone.map(({ sentence }) => sentence)
  return findHiding(now, texts) ?? { kind: 'rewritten', path, way: 'rewritten' }
}

function quote({ text, page, headings }: AnswerSentence): Quote {
  return { text, url: page.url, place: { path: page.path, title: page.content.title, headings } }
}

function pathsOf(sentences: AnswerSentence[]): string[] {
  return [...new Set(sentences.map(({ page }) => page.path))].sort()
}
