/** The digest of a loss, by which a person accepts it. */
import { scryptSync } from 'node:crypto'
import type { KeywordEvidence } from './outcome.ts'

/**
 * 80 bits in groups that people read, each of which takes a computer more than 10 ms: an author must not be able to make a
 * small loss and a large one that have the same digest.
 */
const BYTES = 10
const COST = { N: 2 ** 13 }
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Returns the digest of a lost keyword: of the question, of the page that owns it, of how much is gone, of what took it
 * away, of the text itself, and of the values that it says no more.
 * It stays the same as long as the loss does.
 */
export function codeOfLoss({
  keyword,
  owner,
  loss,
  causes,
  gone,
  values,
}: Pick<KeywordEvidence, 'keyword' | 'owner' | 'loss' | 'causes' | 'gone' | 'values'>): string {
  const facts = [
    keyword,
    owner === undefined ? [] : [owner.path, owner.headings],
    Math.round(100 * loss),
    causes.map(cause => [cause.kind, cause.path, cause.kind === 'moved' ? cause.to : '']),
    gone,
    ...(values?.places.map(place => place.values) ?? []),
  ]
  const digest = BigInt(`0x${scryptSync(JSON.stringify(facts), 'loss', BYTES, COST).toString('hex')}`)
  const digits = Array.from({ length: 16 }, (_, index) => DIGITS[Number((digest >> BigInt(5 * index)) & 31n)])
  return digits.join('').replace(/(.{4})(?=.)/g, '$1-')
}
