import { createHash } from 'node:crypto'

/** Returns the hash of a style sheet or script for a content security policy. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
