/** The line of a review that accepts lost answers, if its readers see it as the reviewer's own words. Pure. */
import type { Token } from 'marked'
import { lexMarkdown } from '../../pages/lex-markdown.ts'
import { ACCEPT_LINE } from '../../report/words/words.ts'

/** Comments are not elements. */
const ELEMENT = /<[a-z/?]|<!(?!--)/i

/**
 * Returns whether a paragraph of the review has the line as plain text. Elements and definitions of links or footnotes can
 * hide or strike out the text that follows them, so a line after one does not count.
 */
export function hasAcceptLine(body: string): boolean {
  if (!body.toLowerCase().includes(ACCEPT_LINE)) return false
  for (const token of lex(body)) {
    if (token.type === 'def' || (token.type !== 'code' && ELEMENT.test(token.raw))) return false
    if (token.type === 'paragraph' && plainLines(token.tokens ?? []).includes(ACCEPT_LINE)) return true
  }
  return false
}

/** Returns lines in lower case, with a mark in place of each part that is not plain text. */
function plainLines(parts: readonly Token[]): string[] {
  const text = parts
    .map(part => (part.type === 'text' || part.type === 'br' ? part.raw : '\u{fffc}'))
    .join('')
  return text.split('\n').map(line => line.trim().toLowerCase())
}

function lex(body: string): Token[] {
  try {
    return lexMarkdown(body)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
