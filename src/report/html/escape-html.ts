/** The one door through which text reaches the HTML report. */
import { clip, toSingleLine } from '../../lib/text.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * `text` as one line that stays text, between tags and in a quoted attribute: no control or invisible format
 * characters, well-formed, at most `maxLength` code points before escaping.
 */
export function escapeHtml(text: string, maxLength = 2000): string {
  return clip(toSingleLine(text), maxLength).replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
