import { createHash } from 'node:crypto'

/** Returns the hash of a style sheet or a script, as a content security policy names it. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
