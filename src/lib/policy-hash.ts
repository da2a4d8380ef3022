import { createHash } from 'node:crypto'

/** Hashes a style sheet or script for a content security policy. Not in `document/`, which must not use `node:crypto`. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
