/** Makes parts of sentences from texts from outside. */
import { NAME_LENGTH } from '../lib/document/plain-text.ts'
import { plainLine } from '../lib/escape.ts'

const DETAIL_LENGTH = 200

/** Shortens a name to a part of a sentence. */
export function nameOf(text = ''): string {
  return plainLine(text, NAME_LENGTH)
}

/** Joins names with commas, and shortens the list to a part of a sentence. */
export function listNames(names: readonly string[]): string {
  return plainLine(names.join(', '), DETAIL_LENGTH)
}

/** Returns the first seven characters of a commit id. */
export function shortId(commit = ''): string {
  return plainLine(commit.slice(0, 7))
}

/** Names the setting that makes addresses unknown; '' for none. A `name` of '' is the whole file. */
export function describeNeeds(setting: { name: string; file: string } | undefined): string {
  if (setting === undefined) return ''
  const name = setting.name === '' ? '' : `${nameOf(setting.name)} in `
  return `, because ${name}${nameOf(setting.file)} is not a plain value`
}

/** Shortens a text to a part of a sentence: one line without a full stop at its end. */
export function detailOf(text: string): string {
  return plainLine(text, DETAIL_LENGTH).replace(/[.\s]+$/, '')
}

/** Puts a text in parentheses after a space; '' for none. */
export function inParentheses(text: string): string {
  const detail = detailOf(text)
  return detail && ` (${detail})`
}
