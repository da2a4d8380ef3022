/** Texts of pages in pieces that can be said in other words: sentences, steps and lines of code. Pure. */
import { clip, toSingleLine } from '../../lib/text.ts'
import type { Block } from '../pages/blocks.ts'
import type { Page } from '../pages/corpus.ts'
import type { Quote } from '../repository/quote.ts'
import { type Content, type ReaderLanguage, readContent } from './judge-line.ts'

/** Shorter ones are labels and links. */
const LEAST_WORDS = 3
/** What is longer is cut, in code points: nobody reads it, and a model is paid for it. */
const MOST_CHARACTERS = 600

export interface Piece {
  /** One line. */
  text: string
  /** Number of words. */
  weight: number
  content: Content
  /** Equal for pieces that say the same but for order and small words. */
  key: string
}

/** A piece and where it stands. */
export interface PlacedPiece extends Piece {
  quote: Quote
}

/** Returns the pieces of a block, each as one line without control and invisible characters. */
export function splitBlock({ kind, text }: Pick<Block, 'kind' | 'text'>, language: ReaderLanguage): Piece[] {
  const parts = kind === 'code' ? text.split('\n') : language.sentences(text)
  return parts.flatMap(part => {
    const line = clip(toSingleLine(part), MOST_CHARACTERS)
    const weight = language.words(line).length
    if (weight < LEAST_WORDS) return []
    const content = readContent(line, language)
    return [{ text: line, weight, content, key: keyOf(content) }]
  })
}

/** Returns a piece as a quote; its line is looked up later. */
export function quotePiece(
  { text }: Pick<Piece, 'text'>,
  { path, url, content: { title } }: Page,
  headings: readonly string[],
): Quote {
  return { text, url, place: { path, title, headings: headings.filter(heading => heading !== title) } }
}

function keyOf({ terms, values, names, isNegated }: Content): string {
  return JSON.stringify([[...terms].sort(), [...values.keys()].sort(), [...names].sort(), isNegated])
}
