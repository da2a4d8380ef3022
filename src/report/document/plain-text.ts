/** Lines of a document as plain text. */
import type { Line } from '../../lib/document/blocks.ts'
import { partsOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../escape.ts'

/** Returns a line as plain text, for a title, a log or a message. Holds no control characters. */
export function plainOf(line: Line): string {
  return plainLine(
    partsOf(line)
      .map(({ text }) => text)
      .join(''),
    Number.POSITIVE_INFINITY,
  )
}
