import { plainLine } from '../escape.ts'
import { clip, toSingleLine } from '../text.ts'
import { parseWebUrl } from '../web-url.ts'
import type { Inline, Line, Tone } from './blocks.ts'

/** Code points shown on every surface. */
export const NAME_LENGTH = 120
export const QUOTE_LENGTH = 300
export const CODE_LENGTH = 200

interface PlainPart {
  text: string
  isStrong?: boolean
  isSmall?: boolean
  isCode?: boolean
  tone?: Tone
  /** An http(s) URL without credentials. */
  url?: string
}

/** Returns the parts of a line as text, cut to their limits. */
export function partsOf(line: Line, look: Omit<PlainPart, 'text'> = {}): PlainPart[] {
  return line.flatMap((part: Inline): PlainPart[] => {
    if (typeof part === 'string') return [{ ...look, text: part }]
    if ('name' in part)
      return [{ ...look, text: clip(toSingleLine(part.name), part.most ?? NAME_LENGTH) || '–' }]
    if ('quote' in part)
      return [{ ...look, text: `“${clip(toSingleLine(part.quote), part.most ?? QUOTE_LENGTH)}”` }]
    if ('code' in part) return [{ ...look, text: clip(toSingleLine(part.code), CODE_LENGTH), isCode: true }]
    if ('strong' in part) return partsOf(part.strong, { ...look, isStrong: true })
    if ('small' in part) return partsOf(part.small, { ...look, isSmall: true })
    if ('toned' in part) return partsOf(part.toned, { ...look, tone: part.tone })
    const url = parseWebUrl(part.link)?.href
    return partsOf(part.label, { ...look, ...(url !== undefined && { url }) })
  })
}

/** Returns a line as text without markup, of any length. */
export function plainOf(line: Line): string {
  const text = partsOf(line).map(part => part.text)
  return plainLine(text.join(''), Number.POSITIVE_INFINITY)
}

/** Removes common Markdown syntax from an answer. */
export function plainAnswer(text: string): string {
  return text
    .replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]*#+[ \t]+/gm, '')
}
