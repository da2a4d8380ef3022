/** Escaping for the HTML report. All text passes this function. */
import { clip, toSingleLine } from '../../lib/text.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Returns `text` as one escaped line, safe between tags and in a quoted attribute: well-formed, without control and
 * invisible format characters, at most `maxLength` code points before escaping.
 */
export function escapeHtml(text: string, maxLength = 2000): string {
  return clip(toSingleLine(text), maxLength).replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
