import { clip, toSingleLine } from '../../lib/text.ts'
import { plainLine } from '../escape.ts'
import type { Inline, Line } from './blocks.ts'

const NAME_LENGTH = 120
const QUOTE_LENGTH = 300

/** Returns a line as plain text, for a title, a log or a message. Holds no control characters. */
export function plainOf(line: Line): string {
  return plainLine(line.map(textOf).join(''), Number.POSITIVE_INFINITY)
}

function textOf(part: Inline): string {
  if (typeof part === 'string') return part
  if ('name' in part) return clip(toSingleLine(part.name), part.most ?? NAME_LENGTH) || '–'
  if ('quote' in part) return `“${clip(toSingleLine(part.quote), part.most ?? QUOTE_LENGTH)}”`
  if ('code' in part) return toSingleLine(part.code)
  if ('link' in part) return part.label.map(textOf).join('')
  if ('strong' in part) return part.strong.map(textOf).join('')
  return ('small' in part ? part.small : part.toned).map(textOf).join('')
}
