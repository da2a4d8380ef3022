/** Texts, columns and colours of a page. */
import type { Color } from '@cantoo/pdf-lib'
import { BAD, DOUBT, GOOD, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TextPart } from '../../lib/pdf/strips.ts'
import type { TableColumn } from '../../lib/pdf/table.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { Column } from '../views/table.ts'
import type { Tone } from '../views/tone.ts'
import { readablePlace } from '../web-url.ts'
import { cutList, NAME_LENGTH } from '../words.ts'

export const SMALL = 8
export const COLOURS: Record<Tone, Color> = { better: GOOD, worse: BAD, doubtful: DOUBT }

/** The style of a note. */
export const NOTE = { size: SMALL, color: MUTED, isBold: false } as const

const LONGEST_TEXT = 2000
const LABEL_LENGTH = 100

/** Returns one line, cut where it is very long. */
export function plain(text: string): string {
  return clip(toSingleLine(text), LONGEST_TEXT)
}

/** Returns a text from outside as one line; a dash for an empty one. */
export function name(text: string, maxLength = NAME_LENGTH): string {
  return clip(toSingleLine(text), maxLength) || '–'
}

/** Returns the first names with commas, and how many more there are. */
export function names(texts: string[], most = 20): string {
  if (texts.length === 0) return '–'
  const { shown, more } = cutList(texts, most)
  return shown.map(text => name(text)).join(', ') + more
}

/** Returns a text in the style of a note. */
export function muted(text: string): TextPart {
  return { text, ...NOTE }
}

/** Returns a link to a web page. The default label is its host and path. */
export function link(url: URL, label = readablePlace(url)): TextPart {
  return { text: name(label, LABEL_LENGTH), url: url.href }
}

/** Returns the columns of a view with their shares of the width, which add up to 1. */
export function columnsOf(columns: Column[], shares: number[]): TableColumn[] {
  return columns.map(({ title, isNumber }, index) => ({
    title,
    share: shares[index] ?? 0,
    ...(isNumber && { align: 'right' as const }),
  }))
}

/** Writes the title of a part of a section. */
export function subheading(flow: Flow, text: string): void {
  flow.space(10)
  flow.paragraph(text, { size: 11, isBold: true })
  flow.space(2)
}
