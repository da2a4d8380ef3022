/** Ranks passages for each query by BM25, counting only the terms of the queries. */
import { copyString } from '../lib/text.ts'
import type { PageContent } from '../pages/page.ts'
import type { Language } from './words.ts'

/** Parameters of BM25. Delta of BM25+ is not used. */
const K1 = 1.2
const B = 0.75

/** In counts and lengths (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004). */
export const TITLE_WEIGHT = 3
export const HEADING_WEIGHT = 2

/** For a page as one passage. A heading counts for each passage under it. */
const TITLE_WEIGHT_IN_PAGE = 6
const HEADING_WEIGHT_IN_PAGE = 1

/** The counts of query terms in the passages of a page, packed because there are millions. */
export interface Counts {
  lengths: Uint32Array
  /** For each passage, the index after its last entry in `terms` and `counts`. */
  ends: Uint32Array
  /** Ascending within each passage. */
  terms: Uint32Array
  counts: Uint32Array
}

interface TextTerms {
  words: number
  /** Numbers of the words that a query has, in order. */
  terms: number[]
}

/** Caches, because the passages of a page share its title and most headings. */
function createReader(queries: Queries, language: Language): (text: string) => TextTerms {
  const known = new Map<string, TextTerms>()
  return text => {
    const found = known.get(text) ?? readTerms(text, queries, language)
    known.set(text, found)
    return found
  }
}

function readTerms(text: string, { numberOf }: Queries, language: Language): TextTerms {
  const words = language.words(text)
  const terms: number[] = []
  for (const word of words) {
    const term = numberOf(word)
    if (term !== undefined) terms.push(term)
  }
  return { words: words.length, terms }
}

/** Returns a function that counts the query terms in the passages of a page. */
export function createCounter(queries: Queries, language: Language): (content: PageContent) => Counts {
  const tally = new Uint32Array(queries.termCount)
  const found = new Uint32Array(queries.termCount)
  return ({ title, passages }) => {
    const readOnce = createReader(queries, language)
    const lengths = new Uint32Array(passages.length)
    const ends = new Uint32Array(passages.length)
    const terms: number[] = []
    const counts: number[] = []
    passages.forEach(({ headings, text }, passage) => {
      let foundCount = 0
      const count = (text: TextTerms, weight: number) => {
        for (const term of text.terms) {
          const before = tally[term] ?? 0
          if (before === 0) found[foundCount++] = term
          tally[term] = before + weight
        }
        lengths[passage] = (lengths[passage] ?? 0) + text.words * weight
      }
      count(readOnce(title), TITLE_WEIGHT)
      for (const heading of headings) count(readOnce(heading), HEADING_WEIGHT)
      count(readTerms(text, queries, language), 1)
      for (const term of found.subarray(0, foundCount).sort()) {
        terms.push(term)
        counts.push(tally[term] ?? 0)
        tally[term] = 0
      }
      ends[passage] = terms.length
    })
    return { lengths, ends, terms: new Uint32Array(terms), counts: new Uint32Array(counts) }
  }
}

/** Returns a function that adds up the counts of a page's passages to those of the whole page. */
export function createPageCounter(
  queries: Queries,
  language: Language,
): (content: PageContent, inPassages: Counts) => Counts {
  const tally = new Int32Array(queries.termCount)
  return ({ title, passages }, inPassages) => {
    const readOnce = createReader(queries, language)
    let length = inPassages.lengths.reduce((sum, words) => sum + words, 0)
    inPassages.terms.forEach((term, index) => {
      tally[term] = (tally[term] ?? 0) + (inPassages.counts[index] ?? 0)
    })
    const count = (text: TextTerms, weight: number) => {
      for (const term of text.terms) tally[term] = (tally[term] ?? 0) + weight
      length += text.words * weight
    }
    for (const [index, { headings }] of passages.entries()) {
      count(readOnce(title), (index === 0 ? TITLE_WEIGHT_IN_PAGE : 0) - TITLE_WEIGHT)
      for (const heading of headings) count(readOnce(heading), HEADING_WEIGHT_IN_PAGE - HEADING_WEIGHT)
    }
    const terms = Uint32Array.from(new Set(inPassages.terms)).sort()
    const counts = terms.map(term => tally[term] ?? 0)
    for (const term of terms) tally[term] = 0
    return { lengths: Uint32Array.of(length), ends: Uint32Array.of(terms.length), terms, counts }
  }
}

export interface Statistics {
  averageLength: number
  /** For each term ln(1 + (N − n + 0.5) / (n + 0.5)), if n of N passages have it. Above 0 even if all have it. */
  weights: number[]
}

/** Computes the mean length of the passages and the weight of each term. Source: BM25 as in Lucene. */
export function collectStatistics(pages: Counts[], termCount: number): Statistics {
  const having = new Array<number>(termCount).fill(0)
  let passages = 0
  let total = 0
  for (const { lengths, terms } of pages) {
    passages += lengths.length
    for (const length of lengths) total += length
    for (const term of terms) having[term] = (having[term] ?? 0) + 1
  }
  return {
    averageLength: total / passages,
    weights: having.map(count => Math.log(1 + (passages - count + 0.5) / (count + 0.5))),
  }
}

interface Ranked {
  passage: number
  score: number
}

/** Returns the `most` best passages for each query, best first; the earlier passage wins a tie. */
export function rankPassages(
  pages: Counts[],
  { averageLength, weights }: Statistics,
  { queries, termCount }: Queries,
  most: number,
): Ranked[][] {
  // A large corpus has millions of pairs of passage and query, so the loop allocates nothing for unranked passages.
  const queriesWith = listQueriesByTerm(queries, termCount)
  const rankings = queries.map((): Ranked[] => [])
  // For the current passage: the queries that share a term with it, and its score for each query.
  const touched = new Uint32Array(queries.length)
  const scores = new Float64Array(queries.length)
  let passage = 0
  for (const { lengths, ends, terms, counts } of pages) {
    let index = 0
    for (let inPage = 0; inPage < lengths.length; inPage += 1) {
      const norm = K1 * (1 - B + (B * (lengths[inPage] ?? 0)) / averageLength)
      let touchedCount = 0
      for (const end = ends[inPage] ?? 0; index < end; index += 1) {
        const term = terms[index] ?? 0
        const count = counts[index] ?? 0
        const score = ((weights[term] ?? 0) * count * (K1 + 1)) / (count + norm)
        for (const query of queriesWith[term] ?? []) {
          const before = scores[query] ?? 0
          // Scores are above 0, so 0 means untouched.
          if (before === 0) touched[touchedCount++] = query
          scores[query] = before + score
        }
      }
      for (let position = 0; position < touchedCount; position += 1) {
        const query = touched[position] ?? 0
        offer(rankings[query], passage, scores[query] ?? 0, most)
        scores[query] = 0
      }
      passage += 1
    }
  }
  return rankings
}

function listQueriesByTerm(queries: Query[], termCount: number): Uint32Array[] {
  const lists = Array.from({ length: termCount }, (): number[] => [])
  queries.forEach(({ terms }, query) => {
    for (const term of terms) lists[term]?.push(query)
  })
  return lists.map(list => Uint32Array.from(list))
}

function offer(ranking: Ranked[] = [], passage: number, score: number, most: number): void {
  const last = ranking[most - 1]
  if (last !== undefined && score <= last.score) return
  const place = ranking.findIndex(other => other.score < score)
  ranking.splice(place === -1 ? ranking.length : place, 0, { passage, score })
  if (ranking.length > most) ranking.pop()
}

export interface Query {
  keyword: string
  /** Numbers of the informative terms, without repetitions. */
  terms: number[]
}

export interface Queries {
  queries: Query[]
  termCount: number
  /** Returns the number of a word's term, if a query has it. */
  numberOf(word: string): number | undefined
}

/** Bounds the memory of a corpus full of identifiers. */
const MAX_KNOWN_WORDS = 100_000

/** Numbers the terms of keywords. A keyword of only stop words keeps them. */
export function createQueries(keywords: string[], language: Language): Queries {
  const numbers = new Map<string, number>()
  const queries = keywords.map(keyword => {
    const words = language.words(keyword)
    const informative = words.filter(language.isInformative)
    const terms = new Set((informative.length > 0 ? informative : words).map(language.term))
    for (const term of terms) if (!numbers.has(term)) numbers.set(term, numbers.size)
    return { keyword, terms: Array.from(terms, term => numbers.get(term) ?? 0) }
  })

  // Each word is stemmed once. null: no query has it.
  const known = new Map<string, number | null>()
  return {
    queries,
    termCount: numbers.size,
    numberOf(word) {
      const found = known.get(word)
      if (found !== undefined) return found ?? undefined
      const number = numbers.get(language.term(word))
      if (known.size >= MAX_KNOWN_WORDS) known.clear()
      known.set(copyString(word), number ?? null)
      return number
    },
  }
}
