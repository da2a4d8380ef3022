/** Recommends keywords: words that are more frequent in the passages of a topic than in all pages. Pure. */

import { createScanner } from '../../owners/scan.ts'
import type { RetrievedPassage } from '../../retrieval/answer.ts'
import type { Language } from '../../retrieval/words.ts'
import type { Page } from '../../sites/corpus.ts'

const MAX_KEYWORDS = 10

/** Minimum length of a keyword in an alphabetic script. Words of other scripts may be shorter. */
const MIN_LETTERS = 3

interface KeywordSubject {
  /** Brand and topic. They are not recommended. */
  known: string[]
  /** The passages of the topic. */
  passages: RetrievedPassage[]
  /** Plain text of the draft. */
  draft: string
}

interface Candidate {
  /** Spelling of the first occurrence. */
  display: string
  terms: string[]
  count: number
}

/**
 * Returns at most ten words and word pairs, best first, by TF-IDF: the count in the passages times the sum of the term
 * weights over all pages. Only words that occur in the draft, and none that is part of another keyword.
 */
export function recommendKeywords(
  pages: Page[],
  { known, passages, draft }: KeywordSubject,
  language: Language,
  languageCode: string,
): string[] {
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'word' })
  const collect = (texts: string[]) => collectCandidates(texts, language, segmenter)
  const covered = collect(draft.split('\n'))
  const knownTerms = new Set(known.flatMap(language.words).map(language.term))
  const candidates = [...collect(passages.flatMap(({ passage }) => passage.text.split('\n'))).entries()]
    .filter(([key, { terms }]) => covered.has(key) && !terms.every(term => knownTerms.has(term)))
    .map(([, candidate]) => candidate)
  const weightOf = createWeights(pages, candidates, languageCode)
  const ranked = candidates
    .map(candidate => ({ ...candidate, value: candidate.count * weightOf(candidate) }))
    .sort((a, b) => b.value - a.value)
  const chosen: Candidate[] = []
  for (const candidate of ranked) {
    if (chosen.length >= MAX_KEYWORDS) break
    if (!chosen.some(other => overlaps(candidate.terms, other.terms))) chosen.push(candidate)
  }
  return chosen.map(({ display }) => display)
}

/** Returns whether the longer keyword contains all terms of the shorter one. */
function overlaps(a: string[], b: string[]): boolean {
  return a.length < b.length ? a.every(term => b.includes(term)) : b.every(term => a.includes(term))
}

/** Returns a function that sums the weights of a candidate's terms over all pages. */
function createWeights(
  pages: Page[],
  candidates: Candidate[],
  languageCode: string,
): (candidate: Candidate) => number {
  const { queries, statisticsOf } = createScanner(
    candidates.map(({ display }) => display),
    languageCode,
  )
  const { weights } = statisticsOf(pages)
  const termsOf = new Map(queries.queries.map(({ keyword, terms }) => [keyword, terms]))
  return ({ display }) => (termsOf.get(display) ?? []).reduce((sum, term) => sum + (weights[term] ?? 0), 0)
}

/** Collects words and pairs of neighboring words, by their terms. */
function collectCandidates(
  lines: string[],
  language: Language,
  segmenter: Intl.Segmenter,
): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>()
  const add = (display: string, terms: string[]) => {
    const key = terms.join(' ')
    const candidate = candidates.get(key) ?? { display, terms, count: 0 }
    candidate.count += 1
    candidates.set(key, candidate)
  }
  for (const line of lines) {
    let before: { start: number; end: number; terms: string[] } | undefined
    for (const { segment, index, isWordLike } of segmenter.segment(line)) {
      if (!isWordLike) {
        // Any other character between two words separates them.
        if (!/^[\s\p{Pd}]+$/u.test(segment)) before = undefined
        continue
      }
      const terms = informativeTerms(segment, language)
      const end = index + segment.length
      if (terms.length === 0) {
        before = undefined
        continue
      }
      add(segment, terms)
      if (before !== undefined) add(line.slice(before.start, end), [...before.terms, ...terms])
      before = { start: index, end, terms }
    }
  }
  return candidates
}

/** Returns the terms of a word; empty for a stop word, a number and a word of too few letters. */
function informativeTerms(word: string, language: Language): string[] {
  const words = language.words(word)
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const minLetters = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? MIN_LETTERS : 2
  return letters < minLetters || !words.every(language.isInformative) ? [] : words.map(language.term)
}
