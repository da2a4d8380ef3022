/** Escaping for the HTML report. All text passes this function. */
import { cleanLines, clip, toSingleLine } from '../../text.ts'

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
  return toEntities(clip(toSingleLine(text), maxLength))
}

/** Returns `text` as `escapeHtml` does, but with its line feeds, and at most 20,000 code points of it. */
export function escapeHtmlLines(text: string): string {
  return toEntities(clip(cleanLines(text), 20_000))
}

function toEntities(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
