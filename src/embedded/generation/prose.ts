/** Plain text as Markdown. */
import { toSingleLine } from '../../lib/text.ts'

/** Marks of inline syntax; an underscore inside a word is none. */
const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** What starts a list or underlines a heading, at the start of a line. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/** One line of Markdown that reads as `text` does; braces, which site generators read, become references. */
export function escapeProse(text: string): string {
  return toSingleLine(text).replace(SYNTAX, '\\$&').replace(LINE_START, '\\$&').replaceAll('{', '&#123;')
}

/** `- [title](url)`; without the link where the address is none of the web. */
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
