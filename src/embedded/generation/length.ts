/** The length of Markdown, counted in words as a reader sees them. */
import { Lexer, type Token } from 'marked'
import { readMarkdown } from '../corpus/markdown.ts'
import type { Language } from '../repository/words.ts'

/** Words of headings, paragraphs, lists, tables and code; not of addresses. */
export function countWords(markdown: string, language: Language): number {
  return Lexer.lex(markdown).reduce((sum, token) => sum + wordsOf(token, language), 0)
}

/**
 * The beginning of `markdown` that has at most `maxLength` words, cut at the end of a sentence or a list item and
 * without a heading that nothing follows. The first sentence always stays, with the headings before it.
 */
export function cutToLength(markdown: string, maxLength: number, language: Language): string {
  let kept = ''
  /** Up to the last piece that is no heading. */
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

/** Takes off headings at the end, which a cut leaves without their text. */
function endWithText(markdown: string): string {
  const tokens = Lexer.lex(markdown)
  const last = tokens.findLastIndex(({ type }) => type !== 'heading' && type !== 'space')
  return tokens
    .slice(0, last + 1)
    .map(({ raw }) => raw)
    .join('')
    .trim()
}

/** As much of a block as has `most` words; with `mustKeep` its first piece in any case. */
function beginningOf(token: Token, most: number, mustKeep: boolean, language: Language): string {
  let beginning = ''
  for (const longer of beginningsOf(token, language)) {
    const fits = countWords(longer, language) <= most
    if (!fits && (beginning !== '' || !mustKeep)) break
    beginning = longer
  }
  return beginning
}

/** Ever longer beginnings of a block, up to all of it. */
function beginningsOf(token: Token, language: Language): string[] {
  if (token.type === 'list') {
    const items: string[] = token.items.map(({ raw }: Token) => raw)
    return items.map((_, index) => items.slice(0, index + 1).join(''))
  }
  if (token.type !== 'paragraph') return [token.raw]
  // Sentences run over the lines of a paragraph.
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
    title: () => '',
    end: () => [],
  })
  return words
}
