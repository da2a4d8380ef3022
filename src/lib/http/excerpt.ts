/** Text from outside, made safe to be part of an error. */

const EXCERPT_LENGTH = 200

/** Returns at most 200 characters of `text` on one line, without control characters and other invisible characters. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 10 * EXCERPT_LENGTH)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line
}
