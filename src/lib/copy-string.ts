/**
 * A copy of `text` of its own, with U+FFFD for half a surrogate pair. What is cut from a text keeps all of that text in memory; what is kept for long is
 * detached from it.
 */
export function detach(text: string): string {
  return Buffer.from(text).toString()
}
