/** Where in a source a sentence of its page stands, whatever marks and line ends the source has between the words. */
import { UNSPACED } from '../../lib/unspaced-scripts.ts'

/** Lines of a file, from 1. */
export interface LineRange {
  from: number
  to: number
}

/** Words between two words of a sentence: the address of a link, the attributes of a tag. */
const MOST_BETWEEN = 30

/** What a search may cost; a text that says the same word without end is not searched through. */
const MOST_STEPS = 3_000_000

/** A character of a script without spaces is a word, as marks can stand between any two of them. */
const WORD = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu')

/** Returns the first lines of `lines` that have all words of `sentence` in order; undefined where there are none. */
export function findSentence(lines: string[], sentence: string): LineRange | undefined {
  const [first, ...rest] = wordsOf(sentence)
  if (first === undefined) return undefined
  const words = lines.flatMap((line, index) => wordsOf(line).map(word => ({ word, line: index + 1 })))
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
