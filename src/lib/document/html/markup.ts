import { NO_VALUE } from '../../numbers.ts'
import { NAME_LENGTH } from '../plain-text.ts'
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
export function piece(text: string): Markup {
  const [before, after] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''))
  return { html: `${before}${escapeHtmlLines(text.trimStart())}${after}` }
}

/** Renders a link to a web page. */
export function link({ href }: URL, label: MarkupValue): Markup {
  return markup`<a href="${href}" rel="noopener noreferrer nofollow">${label}</a>`
}
