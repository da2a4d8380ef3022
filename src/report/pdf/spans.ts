/** Lines of a document in the looks of a page. */
import type { Color } from '@cantoo/pdf-lib'
import { BAD, DOUBT, GOOD, INK, MUTED, RAISED } from '../../lib/pdf/colors.ts'
import type { Span } from '../../lib/pdf/text.ts'
import type { Line, Mark, Tone } from '../document/blocks.ts'
import { partsOf, SIGNS } from '../document/plain-text.ts'

export const SMALL = 8
const COLORS: Record<Tone, Color> = { better: GOOD, worse: BAD, doubtful: DOUBT }

/** The style of a note. */
export const NOTE = { size: SMALL, color: MUTED } as const

/** Returns a line as spans; each part that says nothing else has the look. */
export function spansOf(line: Line, look: Omit<Span, 'text'> = {}): Span[] {
  return partsOf(line).map(({ text, isStrong, isSmall, isCode, tone, url }) => ({
    ...look,
    ...(isStrong && { isBold: true }),
    ...(isSmall && NOTE),
    ...(isCode && { ground: RAISED }),
    ...(tone && { color: COLORS[tone] }),
    ...(url !== undefined && { url }),
    text,
  }))
}

/** Returns the color of a tone; that of text for none. */
export function colorOf(tone: Tone | undefined): Color {
  return tone === undefined ? INK : COLORS[tone]
}

/** Returns the sign of a mark in its color. */
export function signOf(mark: Mark): Span {
  const { sign, tone } = SIGNS[mark]
  return { text: `${sign} `, isBold: true, color: colorOf(tone) }
}
