import { describe, expect, it } from 'vitest'
import { codeOfLoss } from '../../src/owners/loss-code.ts'

const loss: Parameters<typeof codeOfLoss>[0] = {
  keyword: 'cancel a token',
  owner: { path: 'docs/tokens.md', title: 'Tokens', headings: [], certainty: 'confirmed' },
  loss: 0.5,
  causes: [{ kind: 'rewritten', path: 'docs/tokens.md', way: 'rewritten' }],
  gone: ['Click Revoke.'],
}

describe('codeOfLoss', () => {
  it('is the same for the same loss', () => {
    expect(codeOfLoss(structuredClone(loss))).toBe(codeOfLoss(loss))
    expect(codeOfLoss(loss)).toMatch(/^[\da-z]{4}(-[\da-z]{4}){3}$/)
  })

  it.each<[string, Partial<typeof loss>]>([
    ['another question', { keyword: 'cancel a subscription' }],
    ['another owner', { owner: undefined }],
    ['a larger share', { loss: 0.6 }],
    ['another page', { causes: [{ kind: 'rewritten', path: 'docs/api.md', way: 'rewritten' }] }],
    ['a deleted page', { causes: [{ kind: 'deleted', path: 'docs/tokens.md' }] }],
    ['one more sentence', { gone: [...loss.gone, 'It stops at once.'] }],
    ['another sentence', { gone: ['It stops at once.'] }],
  ])('is another one for %s', (_, change) => {
    expect(codeOfLoss({ ...loss, ...change })).not.toBe(codeOfLoss(loss))
  })
})
