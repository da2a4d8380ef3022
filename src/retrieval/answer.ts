/** An extractive answer: sentences of the best passages, each citing its page. Pure and deterministic. */

import type { Passage } from '../pages/outline.ts'
import type { PageContent } from '../pages/page.ts'
import type { Page } from '../sites/corpus.ts'
import type { Queries, Query } from './retrieval.ts'
import type { Language } from './words.ts'

/** About what answer engines show. */
const MOST_SENTENCES = 5

/**
 * Share of a query's weight that one passage must have, its headings and its page's title included; otherwise the words
 * of the query are only scattered over the pages, and there is no answer.
 */
const LEAST_TOGETHER = 0.65

/** What a term counts for when it is only in the headings around a sentence. */
const HEADING_COVERAGE = 0.5

/** A sentence worth less, from 0 to 1, would only lengthen the answer. */
const LEAST_VALUE = 0.1

/** Shorter ones are labels and links, not statements. */
const LEAST_WORDS = 3

export interface RetrievedPassage {
  page: Page
  passage: Passage
  /** Of the retrieval; above 0. */
  score: number
}

interface ReadSentence {
  text: string
  /** How many words it has. */
  words: number
  vocabulary: Set<string>
  /** Numbers of the queries' terms that it has. */
  terms: Set<number | undefined>
}

export interface AnswerSentence extends ReadSentence {
  page: Page
  /** Those around it, outermost first; without the page's title. */
  headings: string[]
  /** BM25 of its passage. */
  score: number
  /** How far it covers each of the query's terms: 1 by its own words, HEADING_COVERAGE by the headings, or 0. */
  termCoverage: number[]
}

export interface Answer {
  /** Best first; empty when there is no answer. */
  sentences: AnswerSentence[]
  /**
   * Share of the query's terms that the sentences cover, 0 to 1; of no answer, what they would have. Terms count
   * alike, so that it does not move with the statistics of pages that the answer does not cite.
   */
  coverage: number
}

interface ReadPassage {
  /** Without those of fewer than LEAST_WORDS words. */
  sentences: ReadSentence[]
  /** Numbers of the queries' terms in the headings and the page's title. */
  around: Set<number | undefined>
}

/** Reads a passage of a page. */
type PassageReader = (content: PageContent, passage: Passage) => ReadPassage

/**
 * Returns a reader that segments each passage once, however many queries and scans retrieve it. `onPassage` hears before
 * and after that whose passage it is.
 */
export function createPassageReader(
  queries: Queries,
  language: Language,
  onPassage: (content: PageContent | undefined, passage: Passage) => void = () => {},
): PassageReader {
  const known = new WeakMap<Passage, ReadPassage>()
  const termsOf = (words: string[]) => new Set(words.map(queries.numberOf))

  function readSentence(text: string): ReadSentence {
    const words = language.words(text)
    return { text, words: words.length, vocabulary: new Set(words), terms: termsOf(words) }
  }

  function readOnce(content: PageContent, passage: Passage): ReadPassage {
    onPassage(content, passage)
    const found = {
      sentences: language
        .sentences(passage.text)
        .map(readSentence)
        .filter(({ words }) => words >= LEAST_WORDS),
      around: termsOf([content.title, ...passage.headings].flatMap(language.words)),
    }
    onPassage(undefined, passage)
    known.set(passage, found)
    return found
  }

  return (content, passage) => known.get(passage) ?? readOnce(content, passage)
}

/**
 * Chooses sentences one by one. The value of a sentence is its passage's strength × the share of the query's weight it
 * covers, terms already covered counting half × what it does not repeat (1 − its largest Jaccard similarity with
 * a chosen sentence). The earlier candidate wins a tie. `passages` best first; `weights` by term number.
 */
export function composeAnswer(
  query: Query,
  passages: RetrievedPassage[],
  weights: number[],
  queries: Queries,
  language: Language,
  readPassage = createPassageReader(queries, language),
): Answer {
  const queryWeights = query.terms.map(term => weights[term] ?? 0)
  const total = sum(queryWeights)
  const byPassage = passages.map(passage => findSentences(query, passage, readPassage))
  const candidates = byPassage.flat()
  const bestScore = passages[0]?.score ?? 1
  const chosen: AnswerSentence[] = []
  /** The largest similarity of each candidate with a chosen one. */
  const repeated = new Map<AnswerSentence, number>()
  let covered = query.terms.map(() => 0)
  while (chosen.length < MOST_SENTENCES) {
    const best = findBest(candidates, candidate => {
      const relevance = sum(
        queryWeights.map(
          (weight, term) => weight * (candidate.termCoverage[term] ?? 0) * (1 - (covered[term] ?? 0) / 2),
        ),
      )
      return ((candidate.score / bestScore) * relevance * (1 - (repeated.get(candidate) ?? 0))) / total
    })
    if (best === undefined) break
    chosen.push(best)
    for (const candidate of candidates) {
      const shared = similarity(candidate.vocabulary, best.vocabulary)
      repeated.set(candidate, Math.max(shared, repeated.get(candidate) ?? 0))
    }
    covered = covered.map((before, term) => Math.max(before, best.termCoverage[term] ?? 0))
  }
  const coverage = covered.length === 0 ? 0 : sum(covered) / covered.length
  const together = Math.max(
    0,
    ...byPassage.map(sentences =>
      sum(
        queryWeights.filter((_, term) => sentences.some(({ termCoverage }) => (termCoverage[term] ?? 0) > 0)),
      ),
    ),
  )
  const isAnswer = total > 0 && together >= LEAST_TOGETHER * total
  return { sentences: isAnswer ? chosen : [], coverage }
}

/** Returns the sentences of a passage that cover a term of the query, in their order; labels and links are left out. */
function findSentences(
  { terms: asked }: Query,
  { page, passage, score }: RetrievedPassage,
  readPassage: PassageReader,
): AnswerSentence[] {
  const { sentences, around } = readPassage(page.content, passage)
  const coverageOf = ({ terms }: ReadSentence) =>
    asked.map(term => (terms.has(term) ? 1 : around.has(term) ? HEADING_COVERAGE : 0))
  return sentences
    .map(sentence => ({
      ...{ ...sentence, page, headings: passage.headings, score },
      termCoverage: coverageOf(sentence),
    }))
    .filter(({ termCoverage }) => termCoverage.some(part => part > 0))
}

/** The first of the most valuable candidates; undefined when none is worth saying. */
function findBest(
  candidates: AnswerSentence[],
  worthOf: (candidate: AnswerSentence) => number,
): AnswerSentence | undefined {
  let best: AnswerSentence | undefined
  let most = LEAST_VALUE
  for (const candidate of candidates) {
    const value = worthOf(candidate)
    if (value <= most) continue
    best = candidate
    most = value
  }
  return best
}

/** Jaccard: what two sets share, of all they have. */
function similarity(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
