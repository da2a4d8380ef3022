/** The lines of a review that accept losses: those that its readers see as its own words. Pure. */
import type { Token } from 'marked'
import { lexMarkdown } from '../pages/lex-markdown.ts'
import { type AcceptLine, shortenQuestion } from './acceptance.ts'

const MOST_LINES = 200

const LINE = /^accept loss ([\da-z]{4}(?:-[\da-z]{4}){3})(?::(.*))?$/i

/** Elements whose text is struck out or folded. */
const HIDING = /^<\/?(?:del|s|strike|details|summary|template)\b/i

/** Reads the lines of a review that accept a loss, the first 200 of them. */
export function parseAcceptLines(body: string): AcceptLine[] {
  return shownText(body)
    .split('\n')
    .flatMap(line => {
      const [, code, question = ''] = LINE.exec(line.trim()) ?? []
      return code === undefined ? [] : [{ code: code.toLowerCase(), question: shortenQuestion(question) }]
    })
    .slice(0, MOST_LINES)
}

/**
 * Returns the source of the paragraphs outside of quotations, lists and elements, without what is struck out or a comment.
 * Text in a fence may be a quotation of the gate's own comment, unless the review holds nothing else.
 */
function shownText(body: string): string {
  const tokens = lex(body).filter(({ type }) => type !== 'space')
  const [only, ...others] = tokens
  if (only?.type === 'code' && others.length === 0) return 'text' in only ? only.text : ''
  let shown = ''
  for (const token of tokens) {
    if (token.type === 'html' && !isComment(token)) break
    const inline = token.type === 'paragraph' && 'tokens' in token ? (token.tokens ?? []) : []
    for (const part of inline) {
      if (HIDING.test(part.raw)) return shown
      const isWithin = part.type !== 'text' && part.type !== 'br' && part.raw.includes('\n')
      if (part.type !== 'del' && !isWithin && !isComment(part)) shown += part.raw
    }
    shown += '\n'
  }
  return shown
}

function isComment({ raw }: Token): boolean {
  const text = raw.trim()
  return text.startsWith('<!--') && text.indexOf('-->') === text.length - 3
}

/** A review that the parser cannot follow has no lines. */
function lex(body: string): Token[] {
  try {
    return lexMarkdown(body)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
