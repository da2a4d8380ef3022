import { cleanLines, clip, toSingleLine } from '../../text.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes `text` for use between tags and in quoted attributes: one line without control and invisible characters. */
export function escapeHtml(text: string, maxLength = 2000): string {
  return toEntities(clip(toSingleLine(text), maxLength))
}

/** Escapes like `escapeHtml`, but keeps line feeds and up to 20,000 code points. */
export function escapeHtmlLines(text: string): string {
  return toEntities(clip(cleanLines(text), 20_000))
}

function toEntities(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
