/** Texts from outside, and what is good or bad news, as a page shows them. */
import type { Color } from '@cantoo/pdf-lib'
import { BAD, DOUBT, GOOD, MUTED } from '../../lib/pdf/colours.ts'
import type { TextPart } from '../../lib/pdf/strips.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { Tone } from '../views/tone.ts'
import { readablePlace } from '../web-url.ts'
import { cutList, NAME_LENGTH } from '../words.ts'

export const SMALL = 8
export const COLOURS: Record<Tone, Color> = { better: GOOD, worse: BAD, doubtful: DOUBT }

/** Of what is said beside something else. */
export const NOTE = { size: SMALL, color: MUTED, isBold: false } as const

const LONGEST_TEXT = 2000
const LABEL_LENGTH = 100

/** One line, cut where it is very long. */
export function plain(text: string): string {
  return clip(toSingleLine(text), LONGEST_TEXT)
}

export function name(text: string, maxLength = NAME_LENGTH): string {
  return clip(toSingleLine(text), maxLength) || '–'
}

/** Names with commas, the first few, and how many more there are. */
export function names(texts: string[], most = 20): string {
  if (texts.length === 0) return '–'
  const { shown, more } = cutList(texts, most)
  return shown.map(text => name(text)).join(', ') + more
}

export function muted(text: string): TextPart {
  return { text, ...NOTE }
}

/** A link to a web page that was parsed as one. Without a label its host and path stand for it. */
export function link(url: URL, label = readablePlace(url)): TextPart {
  return { text: name(label, LABEL_LENGTH), url: url.href }
}
