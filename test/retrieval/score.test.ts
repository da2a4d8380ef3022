import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionAdjustedWordShare, relativeWordShare, scoreOf } from '../../src/retrieval/score.ts'

/** `B10 r5`: ten words that cite the brand, then five that cite Rival. */
const answer = (text: string) =>
  text
    .split(' ')
    .filter(part => part !== '')
    .map(part => ({ words: Number(part.slice(1)), isCited: part.startsWith('B') }))

const documentation = readFileSync(new URL('../../docs/research/evaluation.md', import.meta.url), 'utf8')
const examples = Array.from(
  documentation.matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\|$/gm),
  ([, text = '', share]): [string, number] => [text, Number(share)],
)

const sentences = fc.array(fc.record({ words: fc.integer({ min: 1, max: 60 }), isCited: fc.boolean() }), {
  minLength: 1,
})

describe('relativeWordShare', () => {
  it.each(examples)('is what the documentation states: of %j, %d', (text, share) => {
    expect(relativeWordShare(answer(text))).toBeCloseTo(share, 15)
  })

  it('agrees with the examples in the documentation', () => {
    expect(examples).toHaveLength(8)
  })

  it('is 0 for no answer', () => {
    expect(relativeWordShare([])).toBe(0)
  })

  it('is 1 for an answer that only cites the source, and adds up to 1 with that of all others', () => {
    fc.assert(
      fc.property(sentences, sentences => {
        const all = sentences.map(({ words }) => ({ words, isCited: true }))
        const others = sentences.map(({ words, isCited }) => ({ words, isCited: !isCited }))
        expect(relativeWordShare(all)).toBe(1)
        expect(relativeWordShare(sentences) + relativeWordShare(others)).toBeCloseTo(1, 12)
      }),
    )
  })

  it('does not fall when an answer from one source gets another sentence of the source', () => {
    expect(relativeWordShare(answer('B10 B10'))).toBe(relativeWordShare(answer('B10')))
  })
})

describe('positionAdjustedWordShare', () => {
  it.each([
    ['B12', 1],
    ['B10 r10', 0.5],
    ['r10 B10', 0.3032653298563167],
    ['r12 B8 r20', 0.1433062621147579],
    ['B10 B10 B10 B10 B10', 0.6974382798649738],
  ])('follows the paper: %j has %d', (text, share) => {
    expect(positionAdjustedWordShare(answer(text))).toBeCloseTo(share, 15)
  })

  it('is 0 for no answer', () => {
    expect(positionAdjustedWordShare([])).toBe(0)
  })

  it('is 0 to 1, and 0 only if the source is not cited', () => {
    fc.assert(
      fc.property(sentences, sentences => {
        const share = positionAdjustedWordShare(sentences)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share === 0).toBe(sentences.every(({ isCited }) => !isCited))
      }),
    )
  })

  it('adds up over all sources to the share of a source that every sentence cites', () => {
    fc.assert(
      fc.property(sentences, sentences => {
        const others = sentences.map(({ words, isCited }) => ({ words, isCited: !isCited }))
        const all = sentences.map(({ words }) => ({ words, isCited: true }))
        const sum = positionAdjustedWordShare(sentences) + positionAdjustedWordShare(others)
        expect(sum).toBeCloseTo(positionAdjustedWordShare(all), 12)
      }),
    )
  })

  it('falls when a citing sentence moves back', () => {
    expect(positionAdjustedWordShare(answer('B10 r10 r10'))).toBeGreaterThan(
      positionAdjustedWordShare(answer('r10 B10 r10')),
    )
  })
})

describe('scoreOf', () => {
  it('is 100 times the mean of coverage times share', () => {
    const keywords = [
      { coverage: 1, share: 0.5 },
      { coverage: 0.5, share: 0.5 },
      { coverage: 0.9, share: 0 },
    ]
    expect(scoreOf(keywords)).toBe(25)
  })

  it('is 0 for no keywords', () => {
    expect(scoreOf([])).toBe(0)
  })
})
