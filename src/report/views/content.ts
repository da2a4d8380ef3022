/** What a change of pages did to the answers drawn from them, keyword by keyword. People read "question" for keyword. */
import type { BaselineOrigin } from '../../comparison/baseline.ts'
import type { KeywordChange } from '../../embedded/repository/compare.ts'
import type { Cause, Quote } from '../../embedded/repository/outcome.ts'
import { countFiles, describePassedOver } from '../corpus-words.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeCauses } from './causes.ts'
import { fileUrl } from './file-url.ts'
import type { Tone } from './tone.ts'

/** A sentence of a page, and the page. Both come from outside. */
export interface QuoteView {
  text: string
  path: string
  /** The file at the commit that the sentence is from; undefined where no web address is known. */
  url: string | undefined
}

export interface QuestionView {
  question: string
  outcome: 'lost' | 'weaker' | 'gained'
  /** `lost its answer`, `lost 34% of its answer`. */
  words: string
  tone: Tone
  before: QuoteView | undefined
  after: QuoteView | undefined
  /** What did it, one sentence each. May hold text from outside. */
  causes: string[]
  /** What to do; undefined for a gain. */
  advice: string | undefined
}

export interface ContentView {
  /** What happened in one sentence, without a full stop. */
  headline: string
  /** Questions that changed, the lost ones first. */
  questions: QuestionView[]
  /** What was checked, and how many files were passed over. */
  checked: string
  /** The files that were passed over, a line for each reason. May hold text from outside. */
  passedOver: string[]
}

const TONES = { lost: 'worse', weaker: 'doubtful', gained: 'better' } as const satisfies Record<string, Tone>

const ORDER = ['lost', 'weaker', 'gained'] as const

/** Returns what changed between two trees of pages; undefined unless two trees were compared. */
export function viewContent(outcome: Outcome): ContentView | undefined {
  const { baseline, verdict } = outcome
  if (baseline?.content === undefined || factsOf(verdict).blocker !== undefined) return undefined
  const { keywords, pages, passedOver } = baseline.content
  const those = (wanted: KeywordChange['outcome']) => keywords.filter(each => each.outcome === wanted)
  const unchanged = those('unchanged')
  const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length
  const answered = unchanged.length - unanswered
  const rest = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const files = countFiles(passedOver)
  return {
    headline: describeHeadline(verdict, {
      all: keywords.length,
      lost: those('lost').length,
      weaker: those('weaker').length,
      gained: those('gained').length,
    }),
    questions: ORDER.flatMap(wanted => those(wanted).map(change => viewQuestion(change, wanted, outcome))),
    checked: [
      `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`,
      `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
      files > 0 ? ` ${countOf(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over.` : '',
    ].join(''),
    passedOver: describePassedOver(passedOver),
  }
}

function describeHeadline(
  { status }: Outcome['verdict'],
  { all, lost, weaker, gained }: { all: number; lost: number; weaker: number; gained: number },
): string {
  if (lost > 0) {
    const subject = lost === all ? ofAll(all) : `${lost} of ${countOf(all, 'question')}`
    return `${subject} lost ${lost === 1 ? 'its' : 'their'} answer`
  }
  const kept = 'o question lost its answer'
  if (status === 'fail') return `A rule failed, though n${kept}`
  if (status === 'inconclusive') return `A rule could not be judged, though n${kept}`
  const others = [
    ...(weaker > 0 ? [`${weaker} ${weaker === 1 ? 'has a weaker one' : 'have weaker ones'}`] : []),
    ...(gained > 0 ? [`${gained} ${gained === 1 ? 'has a new one' : 'have new ones'}`] : []),
  ]
  return [`N${kept}`, ...others].join(', ')
}

function ofAll(all: number): string {
  return all === 1 ? 'The question' : `All ${all} questions`
}

function viewQuestion(
  change: KeywordChange,
  outcome: QuestionView['outcome'],
  { baseline, run }: Outcome,
): QuestionView {
  const { keyword, before, after, causes } = change
  const base = commitOf(baseline?.origin)
  const quote = (from: Quote | undefined, commit: string | undefined) =>
    from && { text: from.text, path: from.place.path, url: fileUrl(run, commit, from.place.path) }
  return {
    question: keyword,
    outcome,
    words: describeChange(change, outcome),
    tone: TONES[outcome],
    before: quote(before, base),
    after: quote(after, run.sha),
    causes: describeCauses(causes),
    advice: outcome === 'gained' ? undefined : adviseOn(causes),
  }
}

/** The commit of the base; undefined for a folder, whose files no forge shows. */
function commitOf(origin: BaselineOrigin | undefined): string | undefined {
  if (origin?.kind === 'inputs') return commitOf(origin.rest)
  return origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined
}

function describeChange({ loss, causes }: KeywordChange, outcome: QuestionView['outcome']): string {
  switch (outcome) {
    case 'lost': {
      const share = formatPercent(loss)
      return share === '100%' ? 'lost its answer' : `lost ${share} of its answer`
    }
    case 'weaker':
      if (causes.some(({ kind }) => kind === 'outranked')) return 'is answered by a competitor now'
      return causes.every(({ kind }) => kind === 'moved')
        ? 'has its answer at another address'
        : 'has a weaker answer'
    case 'gained':
      return 'has an answer now'
  }
}

const ADVICE: Record<Cause['kind'], string> = {
  hidden: 'Remove that line if answer engines should still use the page.',
  deleted: 'Keep the page, or move its text to another page and redirect the old address there.',
  unread: 'Restore the page, and put the new text into a file of its own.',
  rewritten: 'Restore the sentence, or answer the question in new words.',
  moved: 'Redirect the old address to the new one.',
  outranked: 'Answer the question more fully than those pages do.',
}

/** The advice for the cause that weighs most. */
function adviseOn(causes: Cause[]): string | undefined {
  const kinds: Cause['kind'][] = ['hidden', 'deleted', 'unread', 'rewritten', 'moved', 'outranked']
  const first = kinds.find(kind => causes.some(cause => cause.kind === kind))
  return first && ADVICE[first]
}
