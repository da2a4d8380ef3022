import { decodeHTML } from 'entities'
import type { Token, Tokens } from 'marked'
import { quoteExpressions, readParameters } from './data-text.ts'
import { readHtml } from './html.ts'
import { lexMarkdown } from './lex-markdown.ts'
import { findFenced, maskBetween } from './mask-code.ts'
import { type Outline, withLines } from './outline.ts'
import { countBreaks, keepLines, takeMarks } from './source-lines.ts'

const INLINE_CODE = '`[^`\\n]*`'

const DIRECTIVES = [
  '\\{%[^%]*%\\}',
  '\\{\\{[<%][^{}]*[%>]\\}\\}',
  '\\{ ?(?:#[\\w-]|\\.[A-Za-z]|:)[^{}\\n]*\\}',
  '\\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\]',
  '(?<!\\\\)\\[\\^[^\\]\\s]{1,200}\\]:?',
  '^[ \\t]*:::.*$',
]

/** Braces with at most two levels inside. The limit keeps the time linear. */
const BRACES = '\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}'

const CODE_OR_DIRECTIVE = createPattern(DIRECTIVES)

/** Also matches interpolations, JSX comments and tags. */
const CODE_OR_TEMPLATE = createPattern([
  ...DIRECTIVES,
  '\\{\\{(?:[^{}]|\\{[^{}]*\\})*\\}\\}',
  '\\{/\\*[^{}]*\\*/\\}',
  `<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>"'{}])*>`,
])

const TEMPLATE = createPattern(['\\{%[^%]*%\\}', '\\{\\{(?:[^{}]|\\{[^{}]*\\})*\\}\\}'])

/** Removes template tags and interpolations from HTML, but keeps prose in their parameters. */
export function withoutTemplates(html: string): string {
  return html.replace(TEMPLATE, keepCodeAndParameters)
}

function createPattern(parts: string[]): RegExp {
  return new RegExp([INLINE_CODE, ...parts].join('|'), 'gm')
}

/**
 * Adds headings and text to `outline`, with inline code but without images. Reads Markdown with imports or exports as MDX,
 * which Docusaurus also accepts in `.md` files.
 */
export function readMarkdown(markdown: string, outline: Outline): void {
  if (hasModuleCode(markdown)) {
    readMdx(markdown, outline)
    return
  }
  const shown = maskBetween(markdown, '{% comment %}', '{% endcomment %}')
  const text = changeProse(openAdmonitions(shown), prose =>
    quoteExpressions(prose).replace(CODE_OR_TEMPLATE, keepCodeAndHtml),
  )
  readMarked(text, outline, () => true)
}

const FENCE_OR_MODULE_CODE =
  /^[ \t]*(```+|~~~+)|^(?:import\s[^'"]{0,300}?['"][^'"\n]+['"];?[ \t]*\r?$|export\s+(?:const|default|function)\b.*[={(]\s*$)/gm

function hasModuleCode(markdown: string): boolean {
  let open = ''
  for (const [, fence] of markdown.matchAll(FENCE_OR_MODULE_CODE)) {
    if (fence === undefined && open === '') return true
    if (fence === undefined) continue
    if (open === '') open = fence
    else if (fence.startsWith(open)) open = ''
  }
  return false
}

/** Like readMarkdown. Leaves out imports, exports and expressions, and the tags of components but not their contents. */
export function readMdx(mdx: string, outline: Outline): void {
  const text = changeProse(openAdmonitions(mdx), prose =>
    withoutExpressions(
      quoteExpressions(maskBetween(maskBetween(prose, '<script', '</script>'), '<style', '</style>')).replace(
        CODE_OR_DIRECTIVE,
        keepCodeAndParameters,
      ),
    ).replace(CODE_OR_TAG, keepCodeAndParameters),
  )
  // The content of a component is indented, which would make it code.
  readMarked(text.replace(/^[ \t]+/gm, ''), outline, isNotModuleCode)
}

function readMarked(marked: string, outline: Outline, isShown: (token: Token) => boolean): void {
  const { text, ...places } = takeMarks(marked)
  readBlocks(lexMarkdown(text), withLines(outline, places.startOf, places.endOf), 1, isShown)
}

function changeProse(markdown: string, change: (prose: string) => string): string {
  if (!/```|~~~/.test(markdown)) return change(markdown)
  const lines = markdown.split('\n')
  const fenced = findFenced(lines)
  const parts: string[] = []
  for (let start = 0; start < lines.length; ) {
    const next = fenced.indexOf(!fenced[start], start)
    const end = next < 0 ? lines.length : next
    const part = lines.slice(start, end).join('\n')
    parts.push(fenced[start] ? part : change(part))
    start = end
  }
  return parts.join('\n')
}

const ADMONITION = /^( *)(?:(?:!!!|\?\?\?\+?)[\w -]+(?:"[^"]*")?|===[!+]? "[^"]*")$/

/** Removes the first lines of admonitions and tabs, and the indent of their content, which would make it code. */
function openAdmonitions(markdown: string): string {
  if (!/^ *(?:!!!|\?\?\?|===[!+]? ")/m.test(markdown)) return markdown
  const open: number[] = []
  const lines = markdown.split('\n').map(line => {
    const indent = line.search(/\S/)
    while (indent >= 0 && indent <= (open.at(-1) ?? -1)) open.pop()
    const [, before] = ADMONITION.exec(line.trimEnd()) ?? []
    const text = before === undefined ? line.slice(Math.min(4 * open.length, Math.max(0, indent))) : ''
    if (before !== undefined) open.push(before.length)
    return text
  })
  return lines.join('\n')
}

function readBlocks(tokens: Token[], outline: Outline, first: number, isShown = (_: Token) => true): void {
  let line = first
  for (const [index, token] of tokens.entries()) {
    if (isShown(token) && !isFrontMatter(token, tokens[index - 1])) readBlock(token, outline, line)
    line += countBreaks(token.raw)
  }
}

/** Recognizes a quoted front matter, which Markdown reads as a thematic break and a heading. */
function isFrontMatter(token: Token, before: Token | undefined): boolean {
  return token.type === 'heading' && before?.type === 'hr' && /^[\w-]+:\s[\s\S]*\n---+\s*$/.test(token.raw)
}

function readBlock(token: Token, outline: Outline, line: number): void {
  const lines = { from: line, to: line + countBreaks(token.raw.trimEnd()) }
  switch (token.type) {
    case 'heading':
      outline.heading(token.depth, toText(token.tokens))
      break
    case 'paragraph':
    case 'text':
      outline.block(token.tokens ? toText(token.tokens) : decode(token.text), lines, hasLink(token.tokens))
      break
    case 'code':
      outline.code(token.text, /^\s*[`~]/.test(token.raw) ? { ...lines, from: line + 1 } : lines)
      break
    case 'list':
      for (const item of token.items) {
        readBlocks(item.tokens, outline, line)
        line += countBreaks(item.raw)
      }
      break
    case 'blockquote':
      readBlocks(token.tokens ?? [], outline, line)
      break
    case 'table':
      for (const [index, row] of [token.header, ...token.rows].entries()) {
        // The delimiter row is below the header.
        const at = line + index + (index === 0 ? 0 : 1)
        outline.block(
          row.map((cell: Tokens.TableCell) => toText(cell.tokens)).join(', '),
          { from: at, to: at },
          row.some((cell: Tokens.TableCell) => hasLink(cell.tokens)),
        )
      }
      break
    case 'html':
      readHtml(
        token.text,
        withLines(outline, other => line + other - 1),
        true,
      )
  }
}

/** Returns the cells of a Markdown table as plain text, the header first; empty if the text is not a table. */
export function readTable(markdown: string): string[][] {
  const table = lexMarkdown(markdown).find((token): token is Tokens.Table => token.type === 'table')
  if (table === undefined) return []
  return [table.header, ...table.rows].map(row => row.map(({ tokens }) => toText(tokens)))
}

function toText(tokens: Token[] = []): string {
  return tokens.map(convertToken).join('')
}

function convertToken(token: Token): string {
  switch (token.type) {
    case 'text':
      return token.tokens ? toText(token.tokens) : decode(token.text)
    case 'escape':
    case 'codespan':
      return token.text
    case 'link':
      // A bare address is not text.
      return /^https?:\/\//.test(token.text) ? '' : toText(token.tokens)
    case 'strong':
    case 'em':
      return toText(token.tokens)
    case 'br':
      return ' '
    case 'html':
      return /^<br\b/i.test(token.raw) ? ' ' : ''
    default:
      return ''
  }
}

function hasLink(tokens: Token[] = []): boolean {
  return tokens.some(token =>
    token.type === 'link' ? convertToken(token).trim() !== '' : 'tokens' in token && hasLink(token.tokens),
  )
}

/** Decodes character references, which marked leaves as they are. */
function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text
}

const CODE_OR_TAG = new RegExp(`${INLINE_CODE}|</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*)?>`, 'g')

/** Matches code, or an innermost expression within a paragraph. */
const CODE_OR_EXPRESSION = new RegExp(
  `${INLINE_CODE}|\\{(?:[^{}\\n]|\\n(?![ \\t]*(?:\\n|\`\`\`|~~~)))*\\}`,
  'g',
)

const MAX_NESTED_EXPRESSIONS = 8

function withoutExpressions(mdx: string): string {
  let text = mdx
  for (let depth = 0; depth < MAX_NESTED_EXPRESSIONS && text.includes('{'); depth += 1) {
    text = text.replace(CODE_OR_EXPRESSION, keepCode)
  }
  return text
}

function keepCode(found: string): string {
  return found.startsWith('`') ? found : keepLines(found, '')
}

/**
 * Also keeps prose in the parameters of a tag at the start of a line, as a paragraph of the same list or quotation. Within
 * a line it would split a sentence, so there only the text of `{{< tooltip text="Pods" >}}` is kept.
 */
function keepCodeAndParameters(found: string, offset: number, text: string): string {
  return found.startsWith('`') ? found : keepLines(found, readProse(found, offset, text))
}

function readProse(found: string, offset: number, text: string): string {
  if (!found.includes('=')) return ''
  let start = offset
  while (/[ \t\f]/.test(text[start - 1] ?? '')) start -= 1
  const isFirst = start === 0 || /[\n\r]/.test(text[start - 1] ?? '')
  const before = text.slice(start, offset).replaceAll('\f', '')
  const prose = isFirst ? readParameters(found) : []
  if (prose.length > 0) return prose.map(paragraph => `\n\n${before}${paragraph}\n\n${before}`).join('')
  const [, shown = ''] = found.startsWith('{{') ? (SHORTCODE_TEXT.exec(found) ?? []) : []
  return shown
}

const SHORTCODE_TEXT = /\stext="([^"]*)"/

/** Also keeps HTML tags. Marked would read one with an attribute of JSX as text. */
function keepCodeAndHtml(found: string, offset: number, text: string): string {
  const isHtml = found.startsWith('<') && !found.includes('={')
  const kept = isHtml && !COMPONENT.test(found) ? found : keepCodeAndParameters(found, offset, text)
  return kept.trim() === '' && isHtml ? found : kept
}

const COMPONENT = /^<(?:[A-Z]|[a-z]+-)/

const MODULE_CODE =
  /^(?:import\s+(?:[^'"\n]*\sfrom\s+)?['"]|export(?:\s*$|\s+(?:\*|(?:default|const|let|var|function|class|async|from)\b)))/

function isNotModuleCode({ type, raw }: Token): boolean {
  return type !== 'paragraph' || !MODULE_CODE.test(raw.slice(0, 500))
}
