/** What became of a keyword, and what did it. Pure. */
import type { Page } from '../pages/corpus.ts'
import type { HiddenReason } from '../pages/facts.ts'
import type { PassedOverFile } from '../pages/source.ts'
import type { AnswerSentence } from './answer.ts'
import { goneOf, lossOf, type TracedSentence } from './evidence.ts'
import type { Cause, Quote, StoredEvidence } from './keyword-change.ts'
import type { KeywordResult } from './scan.ts'

/**
 * A keyword is lost when more than this share of its answer's evidence is gone: a little less than one of five equal
 * sentences. docs/content-gate.md has the evaluation.
 */
const MOST_EVIDENCE_LOSS = 0.19

/** A smaller loss is an edit: a quarter of one of five equal sentences. */
const LEAST_EVIDENCE_LOSS = 0.05

/** A sentence that an answer cited and its page says no more. */
export interface GoneSentence {
  path: string
  text: string
}

/** What a comparison of two trees tells of a keyword. Where the lines of its sentences are is looked up later. */
export interface KeywordEvidence extends StoredEvidence {
  /** What pages that were rewritten, translated, emptied or deleted say no more, the most of the evidence first. */
  gone: GoneSentence[]
}

/** What is known of the pages beside their text. */
export interface OutcomeOptions {
  /** Of the evidence, 0 to 1: a keyword that lost more is lost. MOST_EVIDENCE_LOSS unless told. */
  mostLoss?: number
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
  changed: ReadonlySet<string>,
): KeywordEvidence {
  const files = pathsOf(head?.sentences ?? []).filter(path => changed.has(path))
  const isGained = head?.cited === true && files.length > 0
  const after = head?.sentences.find(({ page }) => isOwn(page))
  return {
    keyword,
    outcome: isGained ? 'gained' : 'unchanged',
    loss: 0,
    before: undefined,
    after: after && quote(after),
    causes: [],
    files: isGained ? files : [],
    gone: [],
  }
}

/** Judges a keyword by what became of the sentences that the base cites the brand for. */
export function judgeCited(
  base: KeywordResult,
  head: KeywordResult,
  traced: TracedSentence[],
  context: OutcomeContext,
): KeywordEvidence {
  const { changed, mostLoss = MOST_EVIDENCE_LOSS } = context
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
  const outranking =
    base.cited && !head.cited ? head.sentences.filter(({ page }) => changed.has(page.path)) : []
  for (const path of pathsOf(outranking)) causes.set(path, { kind: 'outranked', path })
  const isWeaker =
    loss > LEAST_EVIDENCE_LOSS || [...causes.values()].some(cause => isWeakening(cause, context))
  const outcome = loss > mostLoss ? 'lost' : isWeaker ? 'weaker' : 'unchanged'
  const own = head.sentences.find(({ page }) => isOwn(page))
  if (outcome === 'unchanged') {
    const after = own && quote(own)
    return { keyword: base.keyword, outcome, loss, before: undefined, after, causes: [], files: [], gone: [] }
  }
  const worst = touched.reduce<TracedSentence | undefined>(
    (most, trace) => (most === undefined || goneOf(trace) > goneOf(most) ? trace : most),
    undefined,
  )
  const before = worst?.sentence ?? base.sentences.find(({ page }) => isOwn(page))
  const after = (worst && sentenceAfter(worst)) ?? own ?? outranking[0]
  const sorted = [...causes.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    keyword: base.keyword,
    outcome,
    loss,
    before: before && quote(before),
    after: after && quote(after),
    causes: sorted,
    files: sorted.map(({ path }) => path),
    gone: gone
      .sort((one, other) => goneOf(other) - goneOf(one))
      .map(({ sentence: { page, text } }) => ({ path: page.path, text })),
  }
}

/** Whether a page is the brand's own. */
export function isOwn({ owner }: Page): boolean {
  return owner === undefined
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
      const { line, evidence } = hidingText
      return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file: path, line, evidence }] }
    }
    if (now !== undefined) return { kind: 'rewritten', path }
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
