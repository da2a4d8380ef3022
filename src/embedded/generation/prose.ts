/** Writes plain text as Markdown. */
import { toSingleLine } from '../../lib/text.ts'

/** Characters of inline syntax. An underscore within a word has no meaning in Markdown. */
const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Characters at the start of a line that begin a list or underline a heading. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/** Escapes `text` as one line of Markdown. Braces become character references, because site generators evaluate them. */
export function escapeProse(text: string): string {
  return toSingleLine(text).replace(SYNTAX, '\\$&').replace(LINE_START, '\\$&').replaceAll('{', '&#123;')
}

/** Returns `- [title](url)`; without a link if the URL is not http(s). */
export function formatSource(title: string, url: string): string {
  const label = escapeProse(title || url)
  const target = URL.parse(url)
  if (target === null || !/^https?:$/.test(target.protocol)) {
    return title === '' ? `- ${label}` : `- ${label} (${escapeProse(url)})`
  }
  return `- [${label}](${target.href.replace(/[()<>{}\\\s]/g, percentEncode)})`
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
