/** The digest of a loss, by which a person accepts it. */
import { createHash } from 'node:crypto'
import type { KeywordEvidence } from './outcome.ts'

/** 128 bits: with fewer, an author could make a small loss and a large one that have the same digest. */
const DIGITS = 32

/**
 * Returns the digest of a lost keyword: of the question, of the page that owns it, of how much is gone, of what took it
 * away, and of the text itself.
 * It stays the same as long as the loss does.
 */
export function codeOfLoss({
  keyword,
  owner,
  loss,
  causes,
  gone,
}: Pick<KeywordEvidence, 'keyword' | 'owner' | 'loss' | 'causes' | 'gone'>): string {
  const facts = [
    keyword,
    owner === undefined ? [] : [owner.path, owner.headings],
    Math.round(100 * loss),
    causes.map(cause => [cause.kind, cause.path, cause.kind === 'moved' ? cause.to : '']),
    gone.map(({ path, text }) => [path, text]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, DIGITS)
}
