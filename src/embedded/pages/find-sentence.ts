/** Where in a source a sentence of its page stands, whatever marks and line ends the source has between the words. */
import { UNSPACED } from '../../lib/unspaced-scripts.ts'

/** Lines of a file, from 1. */
export interface LineRange {
  from: number
  to: number
}

/** What is further down is looked for in vain. */
const MOST_CHARACTERS = 200_000

/** Words between two words of a sentence: the address of a link, the attributes of a tag. */
const MOST_BETWEEN = 30

/** What a search may cost; a text that says the same word without end is not searched through. */
const MOST_STEPS = 3_000_000

/** A character of a script without spaces is a word, as marks can stand between any two of them. */
const WORD = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu')

interface Word {
  word: string
  /** From 1. */
  line: number
}

/** Returns a search for the first lines that have all words of a sentence in order; it finds undefined where there are none. */
export function createSentenceFinder(lines: string[]): (sentence: string) => LineRange | undefined {
  let words: Word[] | undefined
  return sentence => {
    words ??= readWords(lines)
    return findWords(words, wordsOf(sentence))
  }
}

function readWords(lines: string[]): Word[] {
  let left = MOST_CHARACTERS
  return lines.flatMap((text, index) => {
    left -= text.length + 1
    return left < 0 ? [] : wordsOf(text).map(word => ({ word, line: index + 1 }))
  })
}

function findWords(words: Word[], [first, ...rest]: string[]): LineRange | undefined {
  if (first === undefined) return undefined
  let steps = 0
  for (const [start, { word, line }] of words.entries()) {
    if (word !== first) continue
    let at = start
    const isWhole = rest.every(wanted => {
      const end = Math.min(words.length, at + 2 + MOST_BETWEEN)
      const before = at
      do at += 1
      while (at < end && words[at]?.word !== wanted)
      steps += at - before
      return at < end
    })
    if (isWhole) {
      const to = words[at]?.line ?? line
      // The first word may have stood before, in another sentence: each one nearest to the next is the sentence's own.
      for (const wanted of [first, ...rest].slice(0, -1).reverse()) {
        do at -= 1
        while (words[at]?.word !== wanted)
      }
      return { from: words[at]?.line ?? line, to }
    }
    if (steps > MOST_STEPS) return undefined
  }
  return undefined
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
