/** Composes extractive answers: sentences of the best passages, each citing its page. */
import { sum } from '../lib/numbers.ts'
import type { Passage } from '../pages/outline.ts'
import type { PageContent } from '../pages/page.ts'
import type { Page } from '../sites/corpus.ts'
import type { Queries, Query } from './retrieval.ts'
import type { Language } from './words.ts'

const MAX_SENTENCES = 5

/** Share of a query's weight that a passage with its headings and title must have. Otherwise the words are only scattered. */
const MIN_PASSAGE_SHARE = 0.65

const HEADING_COVERAGE = 0.5

/** A sentence of a lower value, 0 to 1, would only lengthen the answer. */
const MIN_VALUE = 0.1

/** Shorter sentences are labels and links. */
const MIN_WORDS = 3

export interface RetrievedPassage {
  page: Page
  passage: Passage
  score: number
}

interface ReadSentence {
  text: string
  words: number
  vocabulary: Set<string>
  terms: Set<number | undefined>
}

export interface AnswerSentence extends ReadSentence {
  page: Page
  headings: string[]
  score: number
  /** Coverage of each query term: 1 by the sentence, HEADING_COVERAGE by its headings, or 0. */
  termCoverage: number[]
}

export interface Answer {
  sentences: AnswerSentence[]
  /** Share of the query's terms that the sentences cover, or would cover. Unweighted, so that uncited pages have no effect. */
  coverage: number
}

interface ReadPassage {
  sentences: ReadSentence[]
  around: Set<number | undefined>
}

type PassageReader = (content: PageContent, passage: Passage) => ReadPassage

/** Returns a reader that segments each passage once. `onPassage`: called before, and afterwards without content. */
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
        .filter(({ words }) => words >= MIN_WORDS),
      around: termsOf([content.title, ...passage.headings].flatMap(language.words)),
    }
    onPassage(undefined, passage)
    known.set(passage, found)
    return found
  }

  return (content, passage) => known.get(passage) ?? readOnce(content, passage)
}

/**
 * Chooses sentences by their value: strength of the passage × covered share of the query's weight (terms already covered
 * count half) × novelty (1 − the largest Jaccard similarity with a chosen sentence). `passages`: best first.
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
  const repeated = new Map<AnswerSentence, number>()
  let covered = query.terms.map(() => 0)
  while (chosen.length < MAX_SENTENCES) {
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
  const passageWeights = byPassage.map(sentences => {
    const isCovered = (_: number, term: number) =>
      sentences.some(({ termCoverage }) => (termCoverage[term] ?? 0) > 0)
    return sum(queryWeights.filter(isCovered))
  })
  const isAnswer = total > 0 && Math.max(0, ...passageWeights) >= MIN_PASSAGE_SHARE * total
  return { sentences: isAnswer ? chosen : [], coverage }
}

function findSentences(
  { terms: asked }: Query,
  { page, passage, score }: RetrievedPassage,
  readPassage: PassageReader,
): AnswerSentence[] {
  const { sentences, around } = readPassage(page.content, passage)
  const inHeadings = asked.map(term => (around.has(term) ? HEADING_COVERAGE : 0))
  return sentences
    .map(sentence => ({
      ...sentence,
      page,
      headings: passage.headings,
      score,
      termCoverage: inHeadings.map((part, index) => (sentence.terms.has(asked[index]) ? 1 : part)),
    }))
    .filter(({ termCoverage }) => termCoverage.some(part => part > 0))
}

function findBest(
  candidates: AnswerSentence[],
  worthOf: (candidate: AnswerSentence) => number,
): AnswerSentence | undefined {
  let best: AnswerSentence | undefined
  let most = MIN_VALUE
  for (const candidate of candidates) {
    const value = worthOf(candidate)
    if (value <= most) continue
    best = candidate
    most = value
  }
  return best
}

function similarity(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}
