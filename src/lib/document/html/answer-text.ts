/** The text of an answer. Its Markdown is read by a lexer alone, and each piece of text is escaped by this folder. */
import { decodeHTML } from 'entities'
import { Lexer, type Token, type Tokens } from 'marked'
import { cleanLines, clip } from '../../text.ts'
import { parseWebUrl } from '../../web-url.ts'
import { lines, link, type Markup, type MarkupValue, markup, piece } from './markup.ts'

/** Code points of a text. */
const LONGEST_TEXT = 20_000
/** What is nested deeper is shown as plain text. */
const DEEPEST = 8
/** The lexer takes quadratic time for texts that are mostly syntax. No answer for people has as much of it. */
const DENSE_SYNTAX = 0.1
const FEW_SIGNS = 100

/**
 * Renders paragraphs, emphasis, lists, code, quotes and http(s) links. An image is shown by its description, a heading as
 * a bold line, a table as a list of its rows, and HTML as text.
 */
export function answerText(text: string): Markup {
  const source = clip(cleanLines(text), LONGEST_TEXT)
  const tokens = isMostlySyntax(source) ? undefined : lex(source)
  return tokens === undefined
    ? markup`<p class="lines">${lines(source)}</p>`
    : markup`${tokens.map(token => block(token, 0))}`
}

function isMostlySyntax(text: string): boolean {
  const signs = text.match(/[*_~`>[\]|]/g)?.length ?? 0
  return signs > FEW_SIGNS && signs > DENSE_SYNTAX * text.length
}

/** Returns undefined for a text that is nested deeper than the lexer's stack. */
function lex(text: string): Token[] | undefined {
  try {
    return Lexer.lex(text.replace(/^[ \t]{12,}/gm, '            '))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function block(token: Token, depth: number): Markup | undefined {
  if (depth > DEEPEST) return markup`<p>${lines(token.raw)}</p>`
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return undefined
    case 'paragraph':
      return markup`<p>${inline(token.tokens, depth)}</p>`
    case 'heading':
      return markup`<p><strong>${inline(token.tokens, depth)}</strong></p>`
    case 'blockquote':
      return markup`<blockquote>${blocks(token.tokens, depth)}</blockquote>`
    case 'code':
      return markup`<p class="lines"><code>${lines(textOf(token))}</code></p>`
    case 'list':
      return isList(token) ? list(token, depth) : undefined
    case 'table':
      return isTable(token) ? rows(token, depth) : undefined
    case 'text':
      return markup`<p>${token.tokens === undefined ? piece(decodeHTML(textOf(token))) : inline(token.tokens, depth)}</p>`
    default:
      return markup`<p>${lines(token.raw)}</p>`
  }
}

function blocks(tokens: Token[] | undefined, depth: number): MarkupValue {
  return (tokens ?? []).map(token => block(token, depth + 1))
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list' && 'items' in token
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table' && 'rows' in token
}

function list({ ordered, start, items }: Tokens.List, depth: number): Markup {
  const rendered = items.map(item => markup`<li>${item.tokens.map(token => itemPart(token, depth + 1))}</li>`)
  if (!ordered) return markup`<ul>${rendered}</ul>`
  const isFirst = typeof start !== 'number' || start === 1
  return markup`<ol${isFirst ? undefined : markup` start="${start}"`}>${rendered}</ol>`
}

/** A line of a list is no paragraph of its own. */
function itemPart(token: Token, depth: number): Markup | undefined {
  return token.type === 'text' && token.tokens !== undefined
    ? markup`${inline(token.tokens, depth)}`
    : block(token, depth)
}

function rows({ header, rows: body }: Tokens.Table, depth: number): Markup {
  const cells = (row: Tokens.TableCell[]): MarkupValue =>
    row.map(({ tokens }, index) => [index === 0 ? undefined : piece(' · '), inline(tokens, depth)])
  return markup`<ul><li><strong>${cells(header)}</strong></li>${body.map(row => markup`<li>${cells(row)}</li>`)}</ul>`
}

function inline(tokens: Token[] | undefined, depth: number): MarkupValue[] {
  return (tokens ?? []).map(token => span(token, depth + 1))
}

function span(token: Token, depth: number): MarkupValue {
  if (depth > DEEPEST) return piece(token.raw)
  switch (token.type) {
    case 'strong':
      return markup`<strong>${inline(token.tokens, depth)}</strong>`
    case 'em':
      return markup`<em>${inline(token.tokens, depth)}</em>`
    case 'del':
      return markup`${inline(token.tokens, depth)}`
    case 'codespan':
      return markup`<code>${piece(textOf(token))}</code>`
    case 'br':
      return markup`<br>`
    case 'link':
      return anchor(token, depth)
    case 'image':
    case 'escape':
      return piece(textOf(token))
    case 'text':
      return piece(decodeHTML(textOf(token)))
    default:
      return piece(token.raw)
  }
}

function anchor(token: Token, depth: number): Markup {
  const label = inline('tokens' in token ? token.tokens : undefined, depth)
  const url = parseWebUrl('href' in token && typeof token.href === 'string' ? token.href : '')
  return url === undefined ? markup`${label}` : link(url, label)
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw
}
