/** The keywords as the terms that are counted in the pages. */
import { copyString } from '../../lib/copy-string.ts'
import type { Language } from './words.ts'

export interface Query {
  keyword: string
  /** Numbers of its informative terms, each once; empty when it has no words at all. */
  terms: number[]
}

export interface Queries {
  queries: Query[]
  /** How many different terms they have; numbered from 0. */
  termCount: number
  /** The number of a text's word; undefined when no query has its term. */
  numberOf(word: string): number | undefined
}

/** Bounds the memory of a corpus full of identifiers. */
const MOST_KNOWN_WORDS = 100_000

/** A keyword that says nothing but stop words is taken at its word. */
export function createQueries(keywords: string[], language: Language): Queries {
  const numbers = new Map<string, number>()
  const queries = keywords.map(keyword => {
    const words = language.words(keyword)
    const informative = words.filter(language.isInformative)
    const terms = new Set((informative.length > 0 ? informative : words).map(language.term))
    for (const term of terms) if (!numbers.has(term)) numbers.set(term, numbers.size)
    return { keyword, terms: Array.from(terms, term => numbers.get(term) ?? 0) }
  })

  // Words repeat: each is brought to its term once. null: known to be in no query.
  const known = new Map<string, number | null>()
  return {
    queries,
    termCount: numbers.size,
    numberOf(word) {
      const found = known.get(word)
      if (found !== undefined) return found ?? undefined
      const number = numbers.get(language.term(word))
      if (known.size >= MOST_KNOWN_WORDS) known.clear()
      known.set(copyString(word), number ?? null)
      return number
    },
  }
}
