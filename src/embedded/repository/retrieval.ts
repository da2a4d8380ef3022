/** The best passages for each query: BM25 over the terms of the queries alone. Pure. */
import type { PageContent } from '../corpus/page.ts'
import type { Queries } from './queries.ts'
import type { Language } from './words.ts'

/** Of BM25; without the constant that BM25+ adds (its d). */
const K1 = 1.2
const B = 0.75

/**
 * A word of a title counts as three of the text's, a word of a heading as two, in the counts and in the length alike
 * (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004).
 */
export const TITLE_WEIGHT = 3
export const HEADING_WEIGHT = 2

/** How often the passages of a page have each of the queries' terms; packed, for there are millions of counts. */
export interface PageCounts {
  /** Of each passage, in words, weighted. */
  lengths: Uint32Array
  /** Where the terms of each passage end in the two lists below. */
  ends: Uint32Array
  /** Numbers of the terms that a passage has, ascending within it, and the weighted count of each. */
  terms: Uint32Array
  counts: Uint32Array
}

/** Returns a function that counts the queries' terms in the passages of a page. */
export function createCounter(queries: Queries, language: Language): (content: PageContent) => PageCounts {
  const tally = new Uint32Array(queries.termCount)
  return ({ title, passages }) => {
    const titleWords = language.words(title)
    const lengths: number[] = []
    const ends: number[] = []
    const terms: number[] = []
    const counts: number[] = []
    for (const { headings, text } of passages) {
      const found: number[] = []
      const count = (words: string[], weight: number) => {
        for (const word of words) {
          const term = queries.numberOf(word)
          if (term === undefined) continue
          const before = tally[term] ?? 0
          if (before === 0) found.push(term)
          tally[term] = before + weight
        }
        return words.length * weight
      }
      const inTitle = count(titleWords, TITLE_WEIGHT)
      const inHeadings = count(headings.flatMap(language.words), HEADING_WEIGHT)
      lengths.push(inTitle + inHeadings + count(language.words(text), 1))
      for (const term of found.sort((a, b) => a - b)) {
        terms.push(term)
        counts.push(tally[term] ?? 0)
        tally[term] = 0
      }
      ends.push(terms.length)
    }
    return {
      lengths: Uint32Array.from(lengths),
      ends: Uint32Array.from(ends),
      terms: Uint32Array.from(terms),
      counts: Uint32Array.from(counts),
    }
  }
}

/** What is known of the passages as a whole. */
export interface Statistics {
  /** Mean length of a passage. */
  averageLength: number
  /** For each term: ln(1 + (N − n + 0.5) / (n + 0.5)), n of N passages having it. Above 0, even when all have it. */
  weights: number[]
}

export function collectStatistics(pages: PageCounts[], termCount: number): Statistics {
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

export interface Ranked {
  /** Index of the passage among those of all pages. */
  passage: number
  /** BM25, above 0. */
  score: number
}

/**
 * The `most` best passages for each query, best first; the earlier one on a tie. One pass: each passage scores for all
 * the queries that have one of its terms.
 */
export function rankPassages(
  pages: PageCounts[],
  { averageLength, weights }: Statistics,
  { queries, termCount }: Queries,
  most: number,
): Ranked[][] {
  const queriesWith = Array.from({ length: termCount }, (): number[] => [])
  queries.forEach(({ terms }, query) => {
    for (const term of terms) queriesWith[term]?.push(query)
  })
  const rankings = queries.map((): Ranked[] => [])
  const scores = new Map<number, number>()
  let passage = 0
  for (const { lengths, ends, terms, counts } of pages) {
    let index = 0
    for (const [inPage, length] of lengths.entries()) {
      const norm = K1 * (1 - B + (B * length) / averageLength)
      for (const end = ends[inPage] ?? 0; index < end; index += 1) {
        const term = terms[index] ?? 0
        const count = counts[index] ?? 0
        const score = ((weights[term] ?? 0) * count * (K1 + 1)) / (count + norm)
        for (const query of queriesWith[term] ?? []) scores.set(query, (scores.get(query) ?? 0) + score)
      }
      for (const [query, score] of scores) offer(rankings[query], { passage, score }, most)
      scores.clear()
      passage += 1
    }
  }
  return rankings
}

/** Puts `candidate` behind all that are as good, if it is among the `most` best. */
function offer(ranking: Ranked[] = [], candidate: Ranked, most: number): void {
  const last = ranking[most - 1]
  if (last !== undefined && candidate.score <= last.score) return
  const place = ranking.findIndex(({ score }) => score < candidate.score)
  ranking.splice(place === -1 ? ranking.length : place, 0, candidate)
  if (ranking.length > most) ranking.pop()
}
