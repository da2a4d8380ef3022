/** Measures and limits the length of Markdown in visible words. */
import { Lexer, type Token } from 'marked'
import { readMarkdown } from '../pages/markdown.ts'
import type { Language } from '../repository/words.ts'

/** Counts the words of headings, paragraphs, lists, tables and code, but not those of URLs. */
export function countWords(markdown: string, language: Language): number {
  return Lexer.lex(markdown).reduce((sum, token) => sum + wordsOf(token, language), 0)
}

/**
 * Cuts Markdown to at most `maxLength` words, at the end of a sentence or a list item, and removes headings without text at
 * the end. Always keeps the first sentence with the headings before it.
 */
export function cutToLength(markdown: string, maxLength: number, language: Language): string {
  let kept = ''
  /** The text up to the last piece that is not a heading. */
  let complete = ''
  let left = maxLength
  for (const token of Lexer.lex(markdown)) {
    const words = wordsOf(token, language)
    const isText = token.type !== 'heading' && words > 0
    const mustKeep = complete === ''
    if (words > left && (isText || !mustKeep)) {
      complete = (kept + beginningOf(token, left, mustKeep, language)).trim() || complete
      return endWithText(complete)
    }
    kept += token.raw
    left -= words
    if (isText) complete = kept
  }
  return (complete || kept).trim()
}

/** Removes headings at the end. */
function endWithText(markdown: string): string {
  const tokens = Lexer.lex(markdown)
  const last = tokens.findLastIndex(({ type }) => type !== 'heading' && type !== 'space')
  return tokens
    .slice(0, last + 1)
    .map(({ raw }) => raw)
    .join('')
    .trim()
}

/** Returns the beginning of a block with at most `maxWords` words; with `mustKeep` at least its first piece. */
function beginningOf(token: Token, maxWords: number, mustKeep: boolean, language: Language): string {
  let beginning = ''
  for (const longer of beginningsOf(token, language)) {
    const fits = countWords(longer, language) <= maxWords
    if (!fits && (beginning !== '' || !mustKeep)) break
    beginning = longer
  }
  return beginning
}

/** Returns the beginnings of a block in ascending length; the last one is the whole block. */
function beginningsOf(token: Token, language: Language): string[] {
  if (token.type === 'list') {
    const items: string[] = token.items.map(({ raw }: Token) => raw)
    return items.map((_, index) => items.slice(0, index + 1).join(''))
  }
  if (token.type !== 'paragraph') return [token.raw]
  // A sentence may span several lines of a paragraph.
  const line = token.raw.replace(/\s+/g, ' ').trim()
  let end = 0
  return language.sentences(line).map(sentence => {
    end = line.indexOf(sentence, end) + sentence.length
    return line.slice(0, end)
  })
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
    numbered() {},
  })
  return words
}
