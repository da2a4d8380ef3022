/** Lines of a document for surfaces without markup of their own: a PDF, a terminal, a title, a message. */
import { clip, toSingleLine } from '../text.ts'
import { parseWebUrl } from '../web-url.ts'
import type { Inline, Line, Mark, Tone } from './blocks.ts'

const NAME_LENGTH = 120
const QUOTE_LENGTH = 300
const CODE_LENGTH = 200

/** A part of a line as text, cut to its limit. */
interface PlainPart {
  text: string
  isStrong?: boolean
  isSmall?: boolean
  isCode?: boolean
  tone?: Tone
  /** Of a link: an http(s) URL without credentials. */
  url?: string
}

/** How each mark looks: in Markdown, where no emoji can be shown, in a cell whose color must not stand alone, and in words. */
export const MARKS = {
  pass: { emoji: '✅', sign: '✓', shape: '✓', status: 'Passed', tone: 'better' },
  fail: { emoji: '❌', sign: '✗', shape: '✗', status: 'Failed', tone: 'worse' },
  error: { emoji: '🛑', sign: '✗', shape: '■', status: 'Not measured', tone: 'worse' },
  warn: { emoji: '⚠️', sign: '!', shape: '!', status: 'Look at it', tone: 'doubtful' },
  report: { emoji: '📊', sign: '–', shape: '○', status: 'Cannot fail yet', tone: undefined },
} as const satisfies Record<Mark, { tone: Tone | undefined } & Record<string, string | undefined>>

/** Returns the parts of a line as texts. */
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
