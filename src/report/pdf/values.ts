/** Texts from outside, as a page shows them. */
import type { TextPart } from '../../pdf/strips.ts'
import { clip, toSingleLine } from '../../text.ts'
import { readable } from '../html/markup.ts'

export const SMALL = 8

const LONGEST_TEXT = 2000
const NAME_LENGTH = 120
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
  const shown = texts.slice(0, most).map(text => name(text))
  return shown.join(', ') + (texts.length > most ? ` and ${texts.length - most} more` : '')
}

/** A link to a web page that was parsed as one. Without a label its host and path stand for it. */
export function link(url: URL, label = readablePlace(url)): TextPart {
  return { text: name(label, LABEL_LENGTH), url: url.href }
}

function readablePlace({ host, pathname }: URL): string {
  return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname))
}
