import { describe, expect, it } from 'vitest'
import { createQueries } from '../../../src/embedded/repository/retrieval.ts'
import { createLanguage } from '../../../src/embedded/repository/words.ts'

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

  it('takes a keyword of nothing but stop words at its word', () => {
    expect(createQueries(['The Who'], english).queries).toEqual([{ keyword: 'The Who', terms: [0, 1] }])
  })

  it('has no terms for a keyword without words', () => {
    expect(createQueries(['???'], english)).toMatchObject({ queries: [{ terms: [] }], termCount: 0 })
  })

  it('still knows its terms after more different words than it remembers', () => {
    const { numberOf } = createQueries(['pricing'], english)
    for (let index = 0; index < 100_010; index += 1) numberOf(`w${index}`)
    expect(numberOf('prices')).toBe(0)
  })
})
