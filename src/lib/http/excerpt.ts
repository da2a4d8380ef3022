/** Text from outside, made safe to be part of an error. */
import { clip, toSingleLine } from '../text.ts'

const EXCERPT_LENGTH = 200

/** Returns at most 200 characters of `text` on one line, without control characters and other invisible characters. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 10 * EXCERPT_LENGTH)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line
}

/** Characters of a page that are searched for its title. */
const HEAD_LENGTH = 2000

/**
 * Returns the words of an error from outside as one line without markup, at most 200 characters. A page or an XML document
 * gives its title or its error code. JSON gives no words of its own.
 */
export function plainDetail(text: string): string {
  const line = toSingleLine(text.slice(0, HEAD_LENGTH))
  if (/<[a-z!?/]/i.test(line)) return clip(titleOf(line) || 'a page instead of JSON', EXCERPT_LENGTH)
  return (/^[[{]/.test(line) ? '' : clip(line, EXCERPT_LENGTH)) || 'no reason given'
}

/** `Code` is the error code of Azure's storage, which keeps the artifacts of GitHub. */
function titleOf(markup: string): string | undefined {
  return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim()
}
