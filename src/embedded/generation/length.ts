/** Measures and limits the length of Markdown in visible words. */
import { Lexer, type Token } from 'marked'
import { readMarkdown } from '../../pages/markdown.ts'
import type { Language } from '../../retrieval/words.ts'

/** Counts the words of headings, paragraphs, lists, tables and code, but not those of URLs. */
export function countWords(markdown: string, language: Language): number {
  return Lexer.lex(markdown).reduce((sum, token) => sum + wordsOf(token, language), 0)
}

/**
 * Cuts Markdown to at most `maxLength` words, at the end of a sentence, a list item or another block, and removes headings
 * without text at the end. Always keeps the first sentence with the headings before it.
 */
export function cutToLength(markdown: string, maxLength: number, language: Language): string {
  let kept = ''
  /** The text up to the last piece that is not a heading. */
  let complete = ''
  let left = maxLength
  for (const { raw, isText } of Lexer.lex(markdown).flatMap(token => piecesOf(token, language))) {
    const words = countWords(raw, language)
    if (words > left && complete !== '') break
    kept += raw
    left -= words
    if (isText && words > 0) complete = kept
  }
  return (complete || kept).trim()
}

interface Piece {
  raw: string
  isText: boolean
}

/** Divides a block where it may end: a paragraph after each sentence, a list after each item. */
function piecesOf(token: Token, language: Language): Piece[] {
  if (token.type === 'list') return token.items.map(({ raw }: Token): Piece => ({ raw, isText: true }))
  if (token.type !== 'paragraph') return [{ raw: token.raw, isText: token.type !== 'heading' }]
  const { raw } = token
  // A sentence may span several lines of a paragraph.
  const sentences = language.sentences(raw.replace(/\s+/g, ' ').trim())
  let end = 0
  const ends = sentences.map(sentence => {
    for (const word of sentence.split(' ')) end = raw.indexOf(word, end) + word.length
    return end
  })
  const bounds = [0, ...ends.slice(0, -1), raw.length]
  return bounds.slice(1).map((bound, index) => ({ raw: raw.slice(bounds[index], bound), isText: true }))
}

function wordsOf(token: Token, language: Language): number {
  if (token.type === 'code') return language.words(token.text).length
  let words = 0
  const count = (text: string) => {
    words += language.words(text).length
  }
  readMarkdown(token.raw, {
    heading: (_, text) => count(text),
    block: count,
    code() {},
  })
  return words
}
