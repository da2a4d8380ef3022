/** Words that belong to a topic: what its passages speak of more than the corpus does. Pure. */
import type { Page } from '../corpus/corpus.ts'
import type { RetrievedPassage } from '../repository/answer.ts'
import { createQueries } from '../repository/queries.ts'
import { collectStatistics, createCounter } from '../repository/retrieval.ts'
import type { Language } from '../repository/words.ts'

const MOST_KEYWORDS = 10

/** What is shorter in an alphabet is seldom a subject; scripts of syllables and words need less. */
const LEAST_LETTERS = 3

export interface KeywordSubject {
  /** Brand and topic, which need no recommending. */
  known: string[]
  /** The passages of the topic. */
  passages: RetrievedPassage[]
  /** Plain text of the draft. */
  draft: string
}

interface Candidate {
  /** As its passages first have it. */
  display: string
  terms: string[]
  count: number
}

/**
 * At most ten words and pairs of words, best first: count in the passages × the sum of their weights in the corpus
 * (TF-IDF). Only what the draft has, and nothing that is part of another one.
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
  const weightOf = weigh(pages, candidates, language)
  const ranked = candidates
    .map(candidate => ({ ...candidate, value: candidate.count * weightOf(candidate) }))
    .sort((a, b) => b.value - a.value)
  const chosen: Candidate[] = []
  for (const candidate of ranked) {
    if (chosen.length >= MOST_KEYWORDS) break
    if (!chosen.some(other => overlaps(candidate.terms, other.terms))) chosen.push(candidate)
  }
  return chosen.map(({ display }) => display)
}

/** Whether all of the shorter one is in the longer one. */
function overlaps(a: string[], b: string[]): boolean {
  return a.length < b.length ? a.every(term => b.includes(term)) : b.every(term => a.includes(term))
}

function weigh(pages: Page[], candidates: Candidate[], language: Language): (candidate: Candidate) => number {
  const queries = createQueries(
    candidates.map(({ display }) => display),
    language,
  )
  const countTerms = createCounter(queries, language)
  const { weights } = collectStatistics(
    pages.map(({ content }) => countTerms(content)),
    queries.termCount,
  )
  const termsOf = new Map(queries.queries.map(({ keyword, terms }) => [keyword, terms]))
  return ({ display }) => (termsOf.get(display) ?? []).reduce((sum, term) => sum + (weights[term] ?? 0), 0)
}

/** Words and pairs of neighbours, by their terms. */
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
        // Only blanks and hyphens hold a pair together.
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

/** Empty where the word says nothing of its own: a stop word, a number, a letter or two. */
function informativeTerms(word: string, language: Language): string[] {
  const words = language.words(word)
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const least = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? LEAST_LETTERS : 2
  return letters < least || !words.every(language.isInformative) ? [] : words.map(language.term)
}
