/** The text of Markdown and MDX, as a reader of the page sees it. */
import { decodeHTML } from 'entities'
import { Lexer, type Token, type Tokens } from 'marked'
import { readHtml } from './html.ts'
import type { Outline } from './outline.ts'

/** Directives of site generators: Liquid tags, Hugo shortcodes, ids of headings, kinds of notes, and containers' fences. */
const DIRECTIVES =
  /\{%[^%]*%\}|\{\{[<%][^{}]*[%>]\}\}|\{#[\w-]+\}|\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|^ {0,3}:::.*$/gm

/** Adds the headings and texts of `markdown` to `outline`. Code blocks and images are left out; inline code stays. */
export function readMarkdown(markdown: string, outline: Outline): void {
  readBlocks(Lexer.lex(markdown.replace(DIRECTIVES, '')), outline)
}

/** Like readMarkdown; imports, exports, expressions and the tags of components are left out, not what they enclose. */
export function readMdx(mdx: string, outline: Outline): void {
  const prose = withoutExpressions(mdx.replace(DIRECTIVES, ''))
    .replace(CODE_OR_TAG, keepCode)
    // What a component encloses is indented, which would make it code.
    .replace(/^[ \t]+/gm, '')
  readBlocks(Lexer.lex(prose).filter(isNotModuleCode), outline)
}

function readBlocks(tokens: Token[], outline: Outline): void {
  for (const token of tokens) readBlock(token, outline)
}

function readBlock(token: Token, outline: Outline): void {
  switch (token.type) {
    case 'heading':
      outline.heading(token.depth, textOf(token.tokens))
      break
    case 'paragraph':
    case 'text':
      outline.block(token.tokens ? textOf(token.tokens) : decode(token.text))
      break
    case 'list':
      for (const item of token.items) readBlocks(item.tokens, outline)
      break
    case 'blockquote':
      readBlocks(token.tokens ?? [], outline)
      break
    case 'table':
      for (const row of [token.header, ...token.rows]) {
        outline.block(row.map((cell: Tokens.TableCell) => textOf(cell.tokens)).join(', '))
      }
      break
    case 'html':
      readHtml(token.text, outline)
  }
}

/** The text of inline tokens. */
function textOf(tokens: Token[] = []): string {
  return tokens.map(textOfOne).join('')
}

function textOfOne(token: Token): string {
  switch (token.type) {
    case 'text':
      return token.tokens ? textOf(token.tokens) : decode(token.text)
    case 'escape':
    case 'codespan':
      return token.text
    case 'link':
      // A footnote's mark or a bare address is no text.
      return /^(?:\^|https?:\/\/)/.test(token.text) ? '' : textOf(token.tokens)
    case 'strong':
    case 'em':
    case 'del':
      return textOf(token.tokens)
    case 'br':
      return ' '
    case 'html':
      return /^<br\b/i.test(token.raw) ? ' ' : ''
    default:
      return ''
  }
}

/** Character references, which marked leaves as they are. */
function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text
}

const INLINE_CODE = '`[^`\\n]*`'
const CODE_OR_TAG = new RegExp(`${INLINE_CODE}|</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*)?>`, 'g')

/** An expression that stays within its paragraph; those inside others go first. */
const CODE_OR_EXPRESSION = new RegExp(
  `${INLINE_CODE}|\\{(?:[^{}\\n]|\\n(?![ \\t]*(?:\\n|\`\`\`|~~~)))*\\}`,
  'g',
)

const MOST_NESTED_EXPRESSIONS = 8

function withoutExpressions(mdx: string): string {
  let text = mdx
  for (let depth = 0; depth < MOST_NESTED_EXPRESSIONS && text.includes('{'); depth += 1) {
    text = text.replace(CODE_OR_EXPRESSION, keepCode)
  }
  return text
}

function keepCode(found: string): string {
  return found.startsWith('`') ? found : ''
}

/** What an import or export looks like once its braces are gone. */
const MODULE_CODE =
  /^(?:import\s+(?:[^'"\n]*\sfrom\s+)?['"]|export(?:\s*$|\s+(?:\*|(?:default|const|let|var|function|class|async|from)\b)))/

function isNotModuleCode({ type, raw }: Token): boolean {
  return type !== 'paragraph' || !MODULE_CODE.test(raw.slice(0, 500))
}
