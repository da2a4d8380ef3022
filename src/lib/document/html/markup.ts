import { NO_VALUE } from '../../numbers.ts'
import { parseWebUrl } from '../../web-url.ts'
import type { Inline, Line } from '../blocks.ts'
import { CODE_LENGTH, NAME_LENGTH, QUOTE_LENGTH } from '../plain-text.ts'
import { escapeHtml, escapeHtmlLines } from './escape-html.ts'

/** Escaped HTML. The type keeps plain text from being used as HTML. */
export interface Markup {
  readonly html: string
}

export type MarkupValue = Markup | string | number | undefined | MarkupValue[]

/** Renders a template. Escapes and trims every value that is not markup. Undefined becomes an empty string. */
export function markup(strings: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return { html: strings.map((text, index) => text + toHtml(values[index])).join('') }
}

function toHtml(value: MarkupValue): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(toHtml).join('')
  return typeof value === 'object' ? value.html : escapeHtml(String(value))
}

/** Puts markup between values. */
export function join(values: MarkupValue[], between: Markup): MarkupValue {
  return values.flatMap((value, index) => (index === 0 ? [value] : [between, value]))
}

/** Returns the size of markup in bytes of UTF-8. */
export function sizeOf({ html }: Markup): number {
  return Buffer.byteLength(html)
}

/** Renders a text from outside that may be right to left. */
export function name(text: string, maxLength = NAME_LENGTH): Markup {
  const html = escapeHtml(text, maxLength)
  return html === '' ? markup`${NO_VALUE}` : { html: `<span dir="auto">${html}</span>` }
}

/** Renders a text from outside with its line feeds. */
export function lines(text: string): Markup {
  return { html: escapeHtmlLines(text) }
}

/** Renders a part of a text. White space at its ends becomes one space. */
function piece(text: string): Markup {
  const [before, after] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''))
  return { html: `${before}${escapeHtmlLines(text.trimStart())}${after}` }
}

/** Renders a line with its links. */
export function renderLine(line: Line): Markup {
  return render(line, true)
}

/** Renders a line without links, for the inside of a link or the title of a fold: controls must not be nested. */
export function renderLabel(line: Line): Markup {
  return render(line, false)
}

function render(line: Line, hasLinks: boolean): Markup {
  return markup`${line.map(part => inline(part, hasLinks))}`
}

function inline(part: Inline, hasLinks: boolean): Markup {
  if (typeof part === 'string') return piece(part)
  if ('name' in part) return name(part.name, part.most)
  if ('quote' in part) return markup`“${name(part.quote, part.most ?? QUOTE_LENGTH)}”`
  if ('code' in part) return markup`<code>${name(part.code, CODE_LENGTH)}</code>`
  if ('strong' in part) return markup`<strong>${render(part.strong, hasLinks)}</strong>`
  if ('small' in part) return markup`<small>${render(part.small, hasLinks)}</small>`
  if ('toned' in part) return markup`<span class="${part.tone}">${render(part.toned, hasLinks)}</span>`
  return linked(hasLinks ? part.link : undefined, renderLabel(part.label))
}

/** Links a label to a web page, a part of this file or a page of the dashboard. Returns only the label for other addresses. */
export function linked(address: string | undefined, label: Markup): Markup {
  if (address === undefined) return label
  if (/^(?:#[\w-]+|brands\/[\w-]+\.html)$/.test(address)) return markup`<a href="${address}">${label}</a>`
  const url = parseWebUrl(address)
  return url === undefined
    ? label
    : markup`<a href="${url.href}" rel="noopener noreferrer nofollow">${label}</a>`
}
