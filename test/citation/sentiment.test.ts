import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readSentiment } from '../../src/citation/sentiment.ts'

const labeled = readFileSync('test/citation/sentiment.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map(line => z.object({ sentiment: z.string(), text: z.string() }).parse(JSON.parse(line)))

describe('the sentiment of English sentences', () => {
  it('agrees with a reader for nine sentences in ten', () => {
    const right = labeled.filter(({ sentiment, text }) => readSentiment([text], ['Acme']) === sentiment)
    expect(right.length / labeled.length).toBeGreaterThanOrEqual(0.9)
  })

  it('is `none` without a sentence', () => {
    expect(readSentiment([], ['Acme'])).toBe('none')
  })

  it.each([
    ['positive', 'Acme is good.'],
    ['negative', 'Acme is not good.'],
    ['negative', 'Acme isn’t a good choice.'],
    ['negative', 'Acme comes without a good manual.'],
    ['positive', 'Acme is never bad.'],
  ])('is %s: %s', (sentiment, text) => {
    expect(readSentiment([text], ['Acme'])).toBe(sentiment)
  })

  it('combines all sentences', () => {
    expect(readSentiment(['Acme is great.', 'Acme is terrible.'], ['Acme'])).toBe('mixed')
  })

  it('does not count the brand’s name', () => {
    expect(readSentiment(['Best Buy sells laptops.'], ['Best Buy'])).toBe('neutral')
    expect(readSentiment(['Best Buy sells laptops.'], ['Acme'])).toBe('positive')
  })

  it('reads the name of a property of Object as a word', () => {
    expect(readSentiment(['Acme has a constructor and a toString method.'], ['Acme'])).toBe('neutral')
  })
})
