import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REWORDED, SAID, tokensPage } from '../../../scripts/lib/reader-site.ts'
import { decide, type OpenCase } from '../../../src/embedded/reader/open-case.ts'
import type { StatementStatus } from '../../../src/embedded/reader/reader-case.ts'
import { compareTokens } from '../../support/reader-case.ts'

function require(found: OpenCase | undefined): OpenCase {
  if (found === undefined) throw new RangeError('the case is not open')
  return found
}
const all = (found: OpenCase, status: StatementStatus) => found.readerCase.statements.map(() => status)

describe('what words leave open', () => {
  it('is a text in other words', async () => {
    const { found } = await compareTokens({ 'tokens.md': tokensPage(REWORDED) })
    const { statements, lines, controls } = require(found).readerCase
    expect(statements.map(({ quote }) => quote.text)).toContain(
      'A revoked token cannot be restored by anybody at Acme.',
    )
    expect(statements.every(({ isOwners }) => isOwners)).toBe(true)
    expect(lines.filter(({ isAdded }) => isAdded).map(({ quote }) => quote.text)).toEqual(
      expect.arrayContaining(['Nobody at Acme is able to bring a revoked token back.']),
    )
    expect(controls.map(({ line }) => line === undefined)).toEqual([false, true])
    expect(statements.length).toBeLessThanOrEqual(8)
  })

  it.each<[string, Record<string, string>]>([
    ['a deleted page', {}],
    ['a stub', { 'tokens.md': '# API tokens\n\nTo be written.\n' }],
    ['an equal page', { 'tokens.md': tokensPage(SAID) }],
    [
      'other marks, order and small words',
      { 'tokens.md': tokensPage(SAID.map(text => text.replace(/^A /, '**A** '))).replace('# API', '#  API') },
    ],
  ])('is not %s', async (_, head) => {
    expect((await compareTokens(head)).found).toBeUndefined()
  })

  it('is nothing without a reader', async () => {
    expect((await compareTokens({ 'tokens.md': tokensPage(REWORDED) }, false)).found).toBeUndefined()
  })
})

describe('a reading', () => {
  it('keeps what is found, loses what is missing, and is no more than weaker by text that stood there before', async () => {
    const found = require((await compareTokens({ 'tokens.md': tokensPage(REWORDED) })).found)
    const outcomes = (['same', 'changed', 'standing', 'missing', 'refused'] as const).map(
      status => found.settle(all(found, status)).outcome,
    )
    expect(outcomes).toEqual(['kept', 'kept', 'weaker', 'lost', 'unclear'])
  })

  it('decides only with a second one that says the same', async () => {
    const found = require((await compareTokens({ 'tokens.md': tokensPage(REWORDED) })).found)
    const [same, missing, refused] = [all(found, 'same'), all(found, 'missing'), all(found, 'refused')]
    expect(decide(found, [same, same])).toMatchObject({ outcome: 'kept', evidence: { outcome: 'unchanged' } })
    expect(decide(found, [missing, missing])).toMatchObject({
      outcome: 'lost',
      evidence: { outcome: 'lost' },
    })
    expect(decide(found, [same, missing])).toEqual({ outcome: 'undecided', evidence: undefined })
    expect(decide(found, [refused, refused])).toEqual({ outcome: 'undecided', evidence: undefined })
    expect(decide(found, [same])).toEqual({ outcome: 'not-read', evidence: undefined })
  })

  it('never gets better by a statement that is found less', async () => {
    const found = require((await compareTokens({ 'tokens.md': tokensPage(REWORDED) })).found)
    const worse: StatementStatus[] = ['same', 'standing', 'missing']
    const rank = ['kept', 'weaker', 'lost']
    const statuses = fc.array(fc.constantFrom(...worse), {
      minLength: found.readerCase.statements.length,
      maxLength: found.readerCase.statements.length,
    })
    fc.assert(
      fc.property(statuses, fc.nat(), (before, place) => {
        const index = place % before.length
        const after = before.with(index, worse[worse.indexOf(before[index] ?? 'same') + 1] ?? 'missing')
        const [one, other] = [found.settle(before).outcome, found.settle(after).outcome]
        expect(rank.indexOf(other)).toBeGreaterThanOrEqual(rank.indexOf(one))
      }),
    )
  })
})
