/** HTML as a type of its own, so that plain text cannot be used in its place. */
import { readablePlace } from '../web-url.ts'
import { cutList, NAME_LENGTH } from '../words.ts'
import { escapeHtml, escapeHtmlLines } from './escape-html.ts'

const LABEL_LENGTH = 100

/** HTML that this folder wrote. All texts in it are escaped. */
export interface Markup {
  readonly html: string
}

export type MarkupValue = Markup | string | number | undefined | MarkupValue[]

/**
 * Renders a template. Escapes and trims each value, and each item of a list, unless it is markup. Renders undefined as an
 * empty string.
 */
export function markup(strings: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return { html: strings.map((text, index) => text + toHtml(values[index])).join('') }
}

function toHtml(value: MarkupValue): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(toHtml).join('')
  return typeof value === 'object' ? value.html : escapeHtml(String(value))
}

/** Joins values with commas. */
export function listOf(values: MarkupValue[]): MarkupValue {
  return values.flatMap((value, index) => (index === 0 ? [value] : [markup`, `, value]))
}

/** Renders words of this program with the spaces around them; they may hold `<1%`. */
export function own(text: string): Markup {
  return { html: text.replaceAll('<', '&lt;') }
}

/** Renders a text from outside, which may be right to left. */
export function name(text: string, maxLength = NAME_LENGTH): Markup {
  const html = escapeHtml(text, maxLength)
  return html === '' ? markup`–` : { html: `<span dir="auto">${html}</span>` }
}

/** Renders a text from outside with its line feeds. */
export function lines(text: string): Markup {
  return { html: escapeHtmlLines(text) }
}

/** Renders a part of a text from outside, with a space where it begins or ends with white space. */
export function piece(text: string): Markup {
  const [before, after] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''))
  return { html: `${before}${escapeHtmlLines(text.trimStart())}${after}` }
}

/** Renders the first names with commas, and how many more there are. */
export function names(texts: string[], most = 20): Markup {
  if (texts.length === 0) return markup`–`
  const { shown, more } = cutList(texts, most)
  return markup`${listOf(shown.map(text => name(text)))}${{ html: more }}`
}

/** Renders a link to a web page. The default label is its host and path. */
export function link(url: URL, label = readablePlace(url)): Markup {
  return markup`<a href="${url.href}" rel="noopener noreferrer nofollow">${name(label, LABEL_LENGTH)}</a>`
}
