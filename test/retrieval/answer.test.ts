import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeAnswer } from '../../src/retrieval/answer.ts'
import { createQueries } from '../../src/retrieval/retrieval.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { pagesOf } from '../support/pages.ts'

const language = createLanguage('en')

/** Answers `keyword` from pages of Markdown, best first. `strengths` of the pages and `weights` of the terms are 1 by default. */
function answer(
  keyword: string,
  texts: string[],
  { strengths = [] as number[], weights = [] as number[] } = {},
) {
  const queries = createQueries([keyword], language)
  const [query = { keyword, terms: [] }] = queries.queries
  const pages = pagesOf(Object.fromEntries(texts.map((text, index) => [`${index}.md`, text])))
  const passages = pages.flatMap((page, index) =>
    page.content.passages.map(passage => ({ page, passage, score: strengths[index] ?? 1 })),
  )
  const { sentences, coverage } = composeAnswer(
    query,
    passages,
    query.terms.map((_, term) => weights[term] ?? 1),
    queries,
    language,
  )
  return { texts: sentences.map(({ text }) => text), coverage, sentences }
}

describe('composeAnswer', () => {
  it('begins with the sentence that covers most of the query', () => {
    const texts = ['Backup is good for you. Cloud backup pricing is simple. Pricing is simple.']
    expect(answer('cloud backup pricing', texts).texts[0]).toBe('Cloud backup pricing is simple.')
  })

  it('prefers terms that are not covered yet', () => {
    const texts = ['Red apples taste good. Red apples grow here. Green pears grow there.']
    expect(answer('red apples pears', texts).texts.slice(0, 2)).toEqual([
      'Red apples taste good.',
      'Green pears grow there.',
    ])
  })

  it('prefers the sentence of the stronger passage', () => {
    const texts = ['Apples are red fruits.', 'Apples are sweet things.']
    expect(answer('apples', texts, { strengths: [0.5, 1] }).texts[0]).toBe('Apples are sweet things.')
  })

  it('keeps the order of the passages on a tie', () => {
    expect(answer('apples', ['Apples are red fruits.', 'Apples taste sweet everywhere.']).texts).toEqual([
      'Apples are red fruits.',
      'Apples taste sweet everywhere.',
    ])
  })

  it('does not repeat itself', () => {
    const texts = ['Apples are red fruits.', 'Apples are red fruits!', 'Eat apples every single day.']
    expect(answer('apples', texts).texts).toEqual(['Apples are red fruits.', 'Eat apples every single day.'])
  })

  it('has at most five sentences', () => {
    const texts = Array.from(
      { length: 8 },
      (_, index) => `Apples number${index} are kind${index} of sort${index}.`,
    )
    expect(answer('apples', texts).texts).toHaveLength(5)
  })

  it('does not use a label as a sentence', () => {
    expect(answer('apples', ['Apples\n\nRed apples\n\nApples are red.']).texts).toEqual(['Apples are red.'])
  })

  it('counts half a term for a heading or title', () => {
    const text = '# Apples\n\nThey are very sweet.\n\n## Pricing\n\nThree dollars a kilo.'
    const { texts, coverage } = answer('apples pricing', [text])
    expect(texts).toEqual(['Three dollars a kilo.', 'They are very sweet.'])
    expect(coverage).toBe(0.5)
  })

  it('covers a term fully by a sentence and by half by the headings around it, regardless of weights', () => {
    const texts = ['# Apples and pears\n\nPears are very sweet.']
    expect(answer('apples pears', texts).coverage).toBe(3 / 4)
    expect(answer('apples pears', texts, { weights: [1, 5] }).coverage).toBe(3 / 4)
    expect(answer('apples pears plums', texts).coverage).toBe(1.5 / 3)
  })

  it('is empty if no single passage has enough of the terms', () => {
    const apart = ['Apples are very sweet.', 'Pears are very soft.']
    expect(answer('apples pears', apart)).toMatchObject({ texts: [], coverage: 1 })
    expect(answer('apples pears', [apart.join(' ')]).texts).toHaveLength(2)
    expect(answer('apples pears', apart, { weights: [6.5, 3.5] }).texts).toHaveLength(2)
    expect(answer('apples pears', apart, { weights: [6.4, 3.6] }).texts).toEqual([])
  })

  it('counts the headings and the page title as part of a passage', () => {
    expect(answer('apples pears plums', ['# Pears\n\n## Plums\n\nApples are very sweet.']).texts).toEqual([
      'Apples are very sweet.',
    ])
  })

  it('is empty without passages, and for a keyword without words', () => {
    expect(answer('apples', [])).toMatchObject({ texts: [], coverage: 0 })
    expect(answer('???', ['Apples are very sweet.'])).toMatchObject({ texts: [], coverage: 0 })
  })

  it('leaves out sentences that would add next to nothing', () => {
    const weights = [20, 20, 1]
    expect(
      answer('apples pears plums', ['Apples and pears are sweet.', 'Plums sell well today.'], { weights })
        .texts,
    ).toEqual(['Apples and pears are sweet.'])
  })

  it('counts words and names the page of each sentence', () => {
    expect(answer('apples', ['Apples are very sweet.']).sentences).toMatchObject([
      { words: 4, page: { path: '0.md', url: 'https://acme.example/0' } },
    ])
  })

  it('has text of the pages, nothing twice, and a coverage of at most 1', () => {
    const word = fc.constantFrom('apples', 'pears', 'plums', 'figs', 'red', 'sweet', 'cheap')
    const text = fc.array(word, { minLength: 3, maxLength: 8 }).map(words => `${words.join(' ')}.`)
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), texts => {
        const { coverage, texts: said } = answer('apples pears plums', texts)
        expect(coverage).toBeLessThanOrEqual(1)
        expect(new Set(said).size).toBe(said.length)
        for (const sentence of said) expect(texts).toContain(sentence)
      }),
    )
  })
})
