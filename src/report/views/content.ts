/** What a change of pages did to the answers drawn from them, keyword by keyword. People read "question" for keyword. */
import type { KeywordChange } from '../../embedded/repository/compare.ts'
import type { Cause, Quote } from '../../embedded/repository/outcome.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeCause } from './causes.ts'
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
  /** `lost its answer`. */
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
  /** The verdict in one sentence. */
  headline: string
  /** Questions that changed, the lost ones first. */
  questions: QuestionView[]
  /** What was checked, in one sentence. */
  checked: string
}

const WORDS = {
  lost: { words: 'lost its answer', tone: 'worse' },
  weaker: { words: 'has a weaker answer', tone: 'doubtful' },
  gained: { words: 'has an answer now', tone: 'better' },
} as const satisfies Record<string, { words: string; tone: Tone }>

const ORDER = ['lost', 'weaker', 'gained'] as const

/** Returns what changed between two trees of pages; undefined unless two trees were compared. */
export function viewContent(outcome: Outcome): ContentView | undefined {
  const { baseline, verdict } = outcome
  if (baseline?.content === undefined || verdict.blocker !== undefined) return undefined
  const { keywords, pages } = baseline.content
  const those = (wanted: KeywordChange['outcome']) => keywords.filter(each => each.outcome === wanted)
  const unchanged = those('unchanged')
  const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length
  const rest = [
    `${unchanged.length - unanswered} unchanged`,
    ...(unanswered > 0 ? [`${unanswered} without an answer before and after`] : []),
  ]
  return {
    headline: describeHeadline(those('lost').length, those('weaker').length, keywords.length),
    questions: ORDER.flatMap(wanted => those(wanted).map(change => viewQuestion(change, wanted, outcome))),
    checked: `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}: ${rest.join(', ')}.`,
  }
}

function describeHeadline(lost: number, weaker: number, all: number): string {
  if (lost > 0) {
    const subject = lost === all ? ofAll(all) : `${lost} of ${countOf(all, 'question')}`
    return `${subject} lost ${lost === 1 ? 'its' : 'their'} answer`
  }
  if (weaker > 0)
    return `No question lost its answer, ${weaker} ${weaker === 1 ? 'has a weaker one' : 'have weaker ones'}`
  return 'No question lost its answer'
}

function ofAll(all: number): string {
  return all === 1 ? 'The question' : `All ${all} questions`
}

function viewQuestion(
  { keyword, before, after, causes }: KeywordChange,
  outcome: QuestionView['outcome'],
  { baseline, run }: Outcome,
): QuestionView {
  const origin = baseline?.origin
  const base = origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined
  const quote = (from: Quote | undefined, commit: string | undefined) =>
    from && { text: from.text, path: from.place.path, url: fileUrl(run, commit, from.place.path) }
  return {
    question: keyword,
    outcome,
    ...WORDS[outcome],
    before: quote(before, base),
    after: quote(after, run.sha),
    causes: causes.flatMap(describeCause),
    advice: outcome === 'gained' ? undefined : adviseOn(causes),
  }
}

const ADVICE: Record<Cause['kind'], string> = {
  hidden: 'Take the line out if answer engines should go on quoting the page.',
  deleted: 'Keep the page, or put its text on another page and redirect the old address.',
  rewritten: 'Put a sentence that answers the question back on the page.',
  moved: 'Redirect the old address to the new one.',
  outranked: 'Compare the two pages, and say more on the question.',
}

/** The advice for the cause that weighs most. */
function adviseOn(causes: Cause[]): string | undefined {
  const kinds: Cause['kind'][] = ['hidden', 'deleted', 'rewritten', 'moved', 'outranked']
  const first = kinds.find(kind => causes.some(cause => cause.kind === kind))
  return first && ADVICE[first]
}
