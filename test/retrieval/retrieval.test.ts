import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageContent } from '../../src/pages/page.ts'
import {
  collectStatistics,
  createCounter,
  createPageCounter,
  createQueries,
  rankPassages,
  type Statistics,
} from '../../src/retrieval/retrieval.ts'
import { createLanguage } from '../../src/retrieval/words.ts'

/** A language without stemmer and stop words: every word counts as it is. */
const swedish = createLanguage('sv')

/** A page of passages, by default without headings. */
function aPage(texts: string[], { title = '', headings = [] as string[] } = {}): PageContent {
  return {
    title,
    slug: undefined,
    fields: undefined,
    language: undefined,
    signals: [],
    names: [],
    passages: texts.map(text => ({ headings, text })),
  }
}

function rank(pages: PageContent[], keywords: string[], most = 10, language = swedish) {
  const queries = createQueries(keywords, language)
  const counts = pages.map(createCounter(queries, language))
  return rankPassages(counts, collectStatistics(counts, queries.termCount), queries, most)
}

describe('rankPassages', () => {
  it('scores by the formula', () => {
    const rankings = rank([aPage(['x y y z', 'x', 'z z'])], ['y z'])
    // Lengths 4, 1 and 2, so 7/3 on average; y is in 1 of 3 passages, z in 2.
    const norm = 1.2 * (0.25 + (0.75 * 4) / (7 / 3))
    const first =
      Math.log(1 + 2.5 / 1.5) * ((2 * 2.2) / (2 + norm)) + Math.log(1 + 1.5 / 2.5) * (2.2 / (1 + norm))
    expect(rankings[0]?.map(({ passage }) => passage)).toEqual([0, 2])
    expect(rankings[0]?.[0]?.score).toBeCloseTo(first, 12)
  })

  it('counts a title’s word three times and a heading’s word twice, in the length too', () => {
    const weighted = rank(
      [aPage(['w'], { title: 't', headings: ['h', 'i'] }), aPage(['u v'])],
      ['t', 'h', 'w'],
    )
    const written = rank([aPage(['t t t h h i i w']), aPage(['u v'])], ['t', 'h', 'w'])
    expect(weighted).toEqual(written)
  })

  it('counts the title and a heading in every passage below them', () => {
    const queries = createQueries(['a b'], swedish)
    const page = aPage(['x', 'a y'], { title: 'a', headings: ['b', 'a b'] })
    const { lengths, ends, terms, counts } = createCounter(queries, swedish)(page)
    expect([[...lengths], [...ends]]).toEqual([
      [10, 11],
      [2, 4],
    ])
    expect([[...terms], [...counts]]).toEqual([
      [0, 1, 0, 1],
      [5, 4, 6, 4],
    ])
  })

  it('counts a title’s word six times in the whole of a page, and a heading’s word for each passage under it', () => {
    const queries = createQueries(['a b'], swedish)
    const page = aPage(['x', 'a y'], { title: 'a', headings: ['b', 'a b'] })
    const whole = createPageCounter(queries, swedish)(page, createCounter(queries, swedish)(page))
    expect(whole).toEqual({
      lengths: Uint32Array.of(15),
      ends: Uint32Array.of(2),
      terms: Uint32Array.of(0, 1),
      counts: Uint32Array.of(9, 4),
    })
  })

  it('keeps only the best, and the earlier passage on a tie', () => {
    const pages = [aPage(['x', 'x y y', 'x']), aPage(['x', 'y'])]
    expect(rank(pages, ['x'], 3)[0]?.map(({ passage }) => passage)).toEqual([0, 2, 3])
    expect(rank(pages, ['x'], 1)[0]?.map(({ passage }) => passage)).toEqual([0])
  })

  it('ranks nothing for words that no passage has, and for no words', () => {
    expect(rank([aPage(['x'])], ['nowhere', '???', 'x'])).toMatchObject([[], [], [{ passage: 0 }]])
    expect(rank([], ['x'])).toEqual([[]])
  })

  it('finds other forms of an English word', () => {
    const english = createLanguage('en')
    const rankings = rank([aPage(['It costs much.', 'Our pricing.'])], ['how is it priced'], 10, english)
    expect(rankings[0]?.map(({ passage }) => passage)).toEqual([1])
  })
})

describe('rankPassages on many passages and queries', () => {
  it('ranks as if each passage were scored separately for each query', () => {
    const word = fc.constantFrom(...'abcdefghij')
    const text = fc.array(word, { maxLength: 20 }).map(words => words.join(' '))
    const pages = fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 8 })
    const keywords = fc.array(text, { maxLength: 12 })
    fc.assert(
      fc.property(pages, keywords, fc.integer({ min: 1, max: 5 }), (pages, keywords, most) => {
        const queries = createQueries(keywords, swedish)
        const counts = pages.map(texts => createCounter(queries, swedish)(aPage(texts)))
        const statistics = collectStatistics(counts, queries.termCount)
        const rankings = rankPassages(counts, statistics, queries, most)
        const passages = pages.flat().map(swedish.words)
        expect(rankings).toEqual(
          queries.queries.map(({ terms }) => {
            const numbers = new Set(terms)
            const scored = passages.map((words, passage) => ({
              passage,
              score: scoreAlone(words.map(queries.numberOf), numbers, statistics),
            }))
            return scored
              .filter(({ score }) => score > 0)
              .toSorted((a, b) => b.score - a.score)
              .slice(0, most)
          }),
        )
      }),
      { seed: 10, numRuns: 300 },
    )
  })
})

/** BM25 of one passage for one query, its terms added in ascending order. */
function scoreAlone(
  words: (number | undefined)[],
  terms: Set<number>,
  { averageLength, weights }: Statistics,
): number {
  const norm = 1.2 * (1 - 0.75 + (0.75 * words.length) / averageLength)
  return [...terms]
    .toSorted((a, b) => a - b)
    .map(term => [term, words.filter(word => word === term).length] as const)
    .filter(([, count]) => count > 0)
    .reduce((sum, [term, count]) => sum + ((weights[term] ?? 0) * count * (1.2 + 1)) / (count + norm), 0)
}

const english = createLanguage('en')

describe('createQueries', () => {
  it('numbers each informative term once, whatever its form and case', () => {
    const { queries, termCount } = createQueries(['How to price a price?', 'Best pricing'], english)
    expect(queries).toEqual([
      { keyword: 'How to price a price?', terms: [0] },
      { keyword: 'Best pricing', terms: [1, 0] },
    ])
    expect(termCount).toBe(2)
  })

  it('knows the words of a text that have a query’s term', () => {
    const { numberOf } = createQueries(['pricing'], english)
    for (const _ of ['once', 'again']) {
      expect(['prices', 'priced', 'cost'].map(numberOf)).toEqual([0, 0, undefined])
    }
  })

  it('keeps the stop words of a keyword that has no other words', () => {
    expect(createQueries(['The Who'], english).queries).toEqual([{ keyword: 'The Who', terms: [0, 1] }])
  })

  it('has no terms for a keyword without words', () => {
    expect(createQueries(['???'], english)).toMatchObject({ queries: [{ terms: [] }], termCount: 0 })
  })

  it('still knows its terms after more different words than it caches', () => {
    const { numberOf } = createQueries(['pricing'], english)
    for (let index = 0; index < 100_010; index += 1) numberOf(`w${index}`)
    expect(numberOf('prices')).toBe(0)
  })
})
