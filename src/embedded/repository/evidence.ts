/** How much of the evidence behind an answer a change of pages takes away. Pure; docs/research/evaluation.md has the rule. */
import type { Page } from '../pages/corpus.ts'
import type { AnswerSentence } from './answer.ts'
import type { Language } from './words.ts'

/** What a keyword's answer is judged by. */
interface PageChange {
  /** Weight of each of the query's terms, by the statistics of the base. */
  weights: number[]
  /** The page of the head that still says the sentence; undefined when none does. */
  findStanding(sentence: AnswerSentence): Page | undefined
  /** Share of the query's weight that the title of a page has, 0 to 1. */
  titleShareOf(page: Page): number
  /** Sentences of the changed pages of the head that the base does not have, with scores by the base's statistics. */
  added: AnswerSentence[]
}

/** What became of a sentence. */
export interface TracedSentence {
  sentence: AnswerSentence
  /** What it counts for among the answer's sentences. */
  weight: number
  /** Of what it said, 0 to 1. */
  kept: number
  /** The page of the head that says it word for word. */
  standing: Page | undefined
  /** The added sentence that comes closest to it. */
  replacement: AnswerSentence | undefined
}

/**
 * Follows the sentences of an answer into the head. A sentence that stands somewhere is kept wholly. Otherwise an added
 * sentence t keeps of a sentence s the larger of
 *
 *     likeness(s, t) · min(1, coverage(t) / coverage(s))        a rewording
 *     min(1, score(t) · own(t) / (score(s) · own(s)))           another sentence that answers as well
 *
 * likeness is the share of the informative terms of s that t has, coverage the weight of the query's terms that a
 * sentence covers, headings by half, and own the same by the sentence's own words alone.
 */
export function traceSentences(
  sentences: AnswerSentence[],
  { weights, findStanding, titleShareOf, added }: PageChange,
  language: Language,
): TracedSentence[] {
  const termsOf = (text: string) =>
    new Set(language.words(text).filter(language.isInformative).map(language.term))
  const fresh = added.map(sentence => ({
    sentence,
    terms: termsOf(sentence.text),
    ...coverageOf(sentence, weights),
  }))
  return sentences.map(sentence => {
    const weight = sentence.score * (1 + titleShareOf(sentence.page))
    const standing = findStanding(sentence)
    if (standing !== undefined) return { sentence, weight, kept: 1, standing, replacement: undefined }
    const terms = termsOf(sentence.text)
    const { coverage, own } = coverageOf(sentence, weights)
    let trace: TracedSentence = { sentence, weight, kept: 0, standing, replacement: undefined }
    for (const other of fresh) {
      const rewording = shareOf(terms, other.terms) * atMostOne(other.coverage, coverage)
      const asGood = atMostOne(other.sentence.score * other.own, sentence.score * own)
      const kept = Math.max(rewording, asGood)
      if (kept > trace.kept) trace = { ...trace, kept, replacement: other.sentence }
    }
    return trace
  })
}

/**
 * Returns the share of an answer's evidence that is gone, 0 to 1: Σ weight · (1 − kept) / Σ weight over its sentences.
 * A sentence weighs the BM25 of its passage in the base, times 1 + the share of the query's weight that the title of its
 * page has. 0 of no sentences.
 */
export function lossOf(traced: TracedSentence[]): number {
  const total = traced.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : traced.reduce((sum, trace) => sum + goneOf(trace), 0) / total
}

/** Returns what of a sentence's weight is gone. */
export function goneOf({ weight, kept }: TracedSentence): number {
  return weight * (1 - kept)
}

function coverageOf({ termCoverage }: AnswerSentence, weights: number[]): { coverage: number; own: number } {
  let coverage = 0
  let own = 0
  termCoverage.forEach((part, term) => {
    coverage += part * (weights[term] ?? 0)
    if (part === 1) own += weights[term] ?? 0
  })
  return { coverage, own }
}

/** Of the terms, those that are in `others` too. */
function shareOf(terms: Set<string>, others: Set<string>): number {
  let shared = 0
  for (const term of terms) if (others.has(term)) shared += 1
  return terms.size === 0 ? 0 : shared / terms.size
}

/** A ratio, 1 at the most; 0 of nothing. */
function atMostOne(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole)
}
