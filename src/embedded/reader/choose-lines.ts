/** Which lines of the head a reader is shown, and which texts check it. Pure. */
import { judgeLine } from './judge-line.ts'
import type { Piece, PlacedPiece } from './pieces.ts'
import type { Control } from './reader-case.ts'

/** Tokens of all lines together. */
const MOST_TOKENS = 3000
/** Lines beyond are not ranked: comparing them takes time. */
const MOST_RANKED = 5000

/** A line that may be shown. */
export interface Candidate extends PlacedPiece {
  isAdded: boolean
}

/**
 * Returns the lines to show: what the change added comes first, what is like a statement before what is not, until 3,000
 * tokens are reached; then in the order of the pages.
 */
export function chooseLines(candidates: readonly Candidate[], statements: readonly Piece[]): Candidate[] {
  const ranked = candidates
    .slice(0, MOST_RANKED)
    .map((line, place) => ({
      line,
      place,
      like: Math.max(0, ...statements.map(each => likeness(each, line))),
    }))
    .toSorted(
      (a, b) => Number(b.line.isAdded) - Number(a.line.isAdded) || b.like - a.like || a.place - b.place,
    )
  const seen = new Set<string>()
  let left = MOST_TOKENS
  const chosen = ranked.filter(({ line }) => {
    const tokens = countTokens(line.text) + TOKENS_OF_NUMBER
    if (seen.has(line.text) || tokens > left) return false
    seen.add(line.text)
    left -= tokens
    return true
  })
  return chosen.toSorted((a, b) => a.place - b.place).map(({ line }) => line)
}

/** Of `L12| `. */
const TOKENS_OF_NUMBER = 4

/** Estimates the tokens of a text for any model: one for four characters of ASCII, one for each other character. */
export function countTokens(text: string): number {
  let others = 0
  for (const character of text) if (character > '\u007F') others += 1
  return Math.ceil((text.length - others) / 4) + others
}

/** Share of the terms of a piece that a line has, 0 to 1. */
function likeness({ content: { terms } }: Piece, line: Piece): number {
  let shared = 0
  for (const term of terms) if (line.content.terms.has(term)) shared += 1
  return terms.size === 0 ? 0 : shared / terms.size
}

/** A control has so many terms: what says little can be found anywhere. */
const LEAST_TERMS = 4
/** Another line that has a larger share of the terms may say the same. */
const MOST_ALIKE = 0.3

/** A text that no documentation holds, for a site without another page. */
const NOWHERE = 'The ferry to the northern island leaves pier twelve at sunset in winter.'

/**
 * Returns the two controls: a text that stands in one line alone, and a text of another page that no line says. Undefined
 * where no line can be told from the others.
 */
export function chooseControls(
  lines: readonly Candidate[],
  statements: readonly Piece[],
  elsewhere: readonly Piece[],
): Control[] | undefined {
  const isAlone = (piece: Piece, others: readonly Piece[]) =>
    piece.content.terms.size >= LEAST_TERMS && others.every(other => likeness(piece, other) <= MOST_ALIKE)
  const canSay = (line: Candidate) =>
    statements.some(({ content }) => judgeLine(content, line.content, line.isAdded).status !== 'refused')
  const alone = lines.flatMap((line, index) =>
    isAlone(
      line,
      lines.filter(other => other !== line),
    )
      ? [{ line, index }]
      : [],
  )
  const present = alone.find(({ line }) => !canSay(line)) ?? alone[0]
  if (present === undefined) return undefined
  const absent = elsewhere.find(piece => isAlone(piece, lines))
  return [
    { text: present.line.text, line: present.index },
    { text: absent?.text ?? NOWHERE, line: undefined },
  ]
}
