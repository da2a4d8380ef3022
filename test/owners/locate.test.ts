import { describe, expect, it } from 'vitest'
import { findHunks } from '../../src/owners/locate.ts'
import { expectLinear } from '../support/processor-time.ts'

const numbered = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

describe('findHunks', () => {
  it('joins changes that have blank lines alone between them', () => {
    const before = ['kept', 'a', '', 'b', 'kept too', 'c']
    expect(findHunks(before, ['kept', 'x', '', 'y', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 4 } },
      { before: { from: 6, to: 6 }, now: { from: 6, to: 5 } },
    ])
  })

  it('takes blank lines for nothing in the place of others', () => {
    const before = ['kept', 'a', '', 'b', '', 'kept too']
    expect(findHunks(before, ['kept', '', '', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 1 } },
    ])
  })

  it('gives up in time on files with very many changes', () => {
    expectLinear(24_000, size => {
      const before = ['same', ...numbered(size, 'old'), 'end']
      expect(findHunks(before, ['same', ...numbered(size * 0.8, 'new'), 'end'])).toEqual([])
    })
  })
})
