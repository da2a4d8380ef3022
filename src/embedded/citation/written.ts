/** How answers write the name of a brand that is also a common word, and what that tells. Pure. */

/** Counts over answers. */
export interface Written {
  /** How often the name stands within a sentence with its capitals. */
  capital: number
  /** How often it stands anywhere without them. */
  small: number
  /** Number of answers in which it stands where every word has a capital, before other words. */
  start: number
}

export const UNSEEN: Written = { capital: 0, small: 0, start: 0 }

/** Adds the counts of different answers. */
export function addWritten(a: Written = UNSEEN, b: Written): Written {
  return { capital: a.capital + b.capital, small: a.small + b.small, start: a.start + b.start }
}

/** Share of small letters up to which a capital stands for the brand. */
const MOST_SMALL = 0.2

/** Share of capitals up to which it stands for the word. */
const MOST_CAPITALS = 0.1

/** Answers that begin a sentence with a name, and none that writes it small, before the name stands for the brand. */
const FEWEST_STARTS = 3

/** Returns whether a capital at the start of a sentence stands for the brand: the answers hardly use the common word. */
export function isBrand({ capital, small, start }: Written): boolean {
  const isSeen = capital > 0 || start >= FEWEST_STARTS
  return isSeen && small <= MOST_SMALL * (small + capital + start)
}

/** Returns whether it stands for the word: the answers hardly name the brand within a sentence. */
export function isWord({ capital, small }: Written): boolean {
  return small > 0 && capital <= MOST_CAPITALS * (small + capital)
}
