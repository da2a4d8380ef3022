import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerSentence } from '../../../src/embedded/repository/answer.ts'
import { lossOf, traceSentences } from '../../../src/embedded/repository/evidence.ts'
import { createLanguage } from '../../../src/embedded/repository/words.ts'
import { pagesOf } from '../../support/pages.ts'

const language = createLanguage('en')
const [page] = pagesOf({ 'a.md': 'Anything at all.' })
if (page === undefined) throw new Error('no page')

/** A sentence of a passage that scores 1, and covers the only term of the query by its own words. */
const sentence = (text: string, { score = 1, termCoverage = [1] } = {}): AnswerSentence => ({
  text,
  words: text.split(' ').length,
  page,
  headings: [],
  score,
  termCoverage,
})

/** What is kept of each of `sentences` by `added`, by terms that weigh 1. */
const kept = (sentences: AnswerSentence[], added: AnswerSentence[], standing: string[] = []) =>
  traceSentences(
    sentences,
    {
      weights: [1, 1],
      added,
      titleShareOf: () => 0,
      findStanding: ({ text }) => (standing.includes(text) ? page : undefined),
    },
    language,
  ).map(fate => fate.kept)

const rain = sentence('Rain falls in northern Norway')

describe('followSentences', () => {
  it('keeps a sentence wholly that stands, and nothing of a sentence without a replacement', () => {
    expect(kept([rain], [], [rain.text])).toEqual([1])
    expect(kept([rain], [])).toEqual([0])
  })

  it('keeps of a rewording the share of the terms, where it says as much of the query', () => {
    const weak = { score: 0.1 }
    expect(kept([rain], [sentence('Rain falls in Norway', weak)])).toEqual([3 / 4])
    expect(kept([rain], [sentence('Rain falls in Norway', { ...weak, termCoverage: [0.5] })])).toEqual([
      3 / 8,
    ])
  })

  it('does not count words that say how, not what', () => {
    expect(kept([rain], [sentence('it is in the', { score: 0.1 })])).toEqual([0.1])
    expect(kept([rain], [sentence('it is in the', { termCoverage: [0.5] })])).toEqual([0])
  })

  it('keeps by another sentence what that answers of the query in its own words', () => {
    expect(kept([rain], [sentence('Umbrellas help', { score: 0.6 })])).toEqual([0.6])
    expect(kept([rain], [sentence('Umbrellas help', { score: 5 })])).toEqual([1])
  })

  it('keeps nothing by headings alone', () => {
    expect(kept([rain], [sentence('Umbrellas help', { score: 9, termCoverage: [0.5] })])).toEqual([0])
  })

  it('compares own words by the weights of the terms', () => {
    const both = sentence('Rain falls', { termCoverage: [1, 1] })
    expect(kept([both], [sentence('Umbrellas help', { termCoverage: [1, 0] })])).toEqual([0.5])
  })

  it('names the replacement that keeps most', () => {
    const [fate] = traceSentences(
      [rain],
      {
        weights: [1],
        added: [sentence('Sun shines', { score: 0.2 }), sentence('Umbrellas help', { score: 0.6 })],
        findStanding: () => undefined,
        titleShareOf: () => 0,
      },
      language,
    )
    expect(fate?.replacement?.text).toBe('Umbrellas help')
  })
})

describe('the weight of a sentence', () => {
  it('is the score of its passage, up to twice where the title of its page has the query', () => {
    const weigh = (titleShare: number) =>
      traceSentences(
        [sentence('Rain falls', { score: 3 })],
        { weights: [1], added: [], findStanding: () => page, titleShareOf: () => titleShare },
        language,
      ).map(({ weight }) => weight)
    expect(weigh(0)).toEqual([3])
    expect(weigh(0.5)).toEqual([4.5])
    expect(weigh(1)).toEqual([6])
  })
})

describe('lossOf', () => {
  const fate = (weight: number, kept: number) => ({
    sentence: rain,
    weight,
    kept,
    standing: undefined,
    replacement: undefined,
  })

  it('weighs the sentences', () => {
    expect(lossOf([fate(3, 1), fate(1, 0)])).toBe(1 / 4)
    expect(lossOf([fate(3, 0.5), fate(1, 0)])).toBe(2.5 / 4)
  })

  it('is 0 of no sentences', () => {
    expect(lossOf([])).toBe(0)
  })

  it('is from 0 to 1, and grows with what is gone', () => {
    const parts = fc.array(
      fc.tuple(fc.double({ min: 0.1, max: 30, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(parts, parts => {
        const loss = lossOf(parts.map(([weight, kept]) => fate(weight, kept)))
        expect(loss).toBeGreaterThanOrEqual(0)
        expect(loss).toBeLessThanOrEqual(1 + 1e-12)
        const more = lossOf(parts.map(([weight, kept]) => fate(weight, kept / 2)))
        expect(more).toBeGreaterThanOrEqual(loss - 1e-12)
      }),
    )
  })
})
