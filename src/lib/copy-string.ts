/**
 * Returns a copy of `text`; a lone surrogate becomes U+FFFD. In V8, a part of a string keeps the whole string in memory.
 * Copy a part before storing it for long.
 */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}
